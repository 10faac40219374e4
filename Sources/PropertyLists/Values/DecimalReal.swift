/// Turns decimal digits into the nearest floating-point number, exactly, without a C library.
struct DecimalReal {
  /// The first significant digits, as many as fit into 64 bits.
  private var leading: UInt64 = 0
  /// How many digits `leading` holds.
  private var leadingCount = 0
  /// All significant digits that can decide the result.
  private var digits: [UInt8] = []
  /// A digit other than zero has been left out.
  private var isInexact = false
  /// The power of ten the digits are to be multiplied with.
  private var exponent = 0
  private var isNegative = false

  /// More digits than this never decide between two neighbors, but for whether all the rest are zeros.
  private static let digitLimit = 800

  /// Reads a text of the form that ``RealText/form(of:)`` accepts, without blanks.
  init(_ text: some Collection<UInt8>) {
    var isFraction = false
    var rest = text[...]
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
      isNegative = rest.removeFirst() == UInt8(ascii: "-")
    }
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else if byte | 0x20 == UInt8(ascii: "e") {
        exponent += Self.writtenExponent(rest)
        break
      } else {
        add(digit: byte &- UInt8(ascii: "0"), isFraction: isFraction)
      }
    }
  }

  private mutating func add(digit: UInt8, isFraction: Bool) {
    if isFraction { exponent -= 1 }
    if digits.isEmpty, digit == 0 { return }
    guard digits.count < Self.digitLimit else {
      isInexact = isInexact || digit != 0
      exponent += 1
      return
    }
    digits.append(digit)
    if leadingCount < 19 {
      leading = leading * 10 + UInt64(digit)
      leadingCount += 1
    }
  }

  private static func writtenExponent(_ text: some Collection<UInt8>) -> Int {
    var value = 0
    var isNegative = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "+"): break
      default: value = min(value * 10 + Int(byte &- UInt8(ascii: "0")), 1_000_000_000)
      }
    }
    return isNegative ? -value : value
  }

  /// The nearest floating-point number; of two equally near ones, the even one.
  var value: Double {
    let magnitude = self.magnitude
    return isNegative ? -magnitude : magnitude
  }

  private var magnitude: Double {
    guard !digits.isEmpty else { return 0 }
    // Numbers this far out are infinite or zero whatever their digits say.
    guard digits.count + exponent < 400 else { return .infinity }
    guard digits.count + exponent > -400 else { return 0 }
    if digits.count <= 19, !isInexact, let value = Self.value(of: leading, exponent: exponent) {
      return value
    }
    return roundedInBigNumbers
  }

  /// The floating-point number nearest to digits times a power of ten, or `nil` if words are too short to tell.
  static func value(of digits: UInt64, exponent: Int) -> Double? {
    if digits < 1 << 53, let exact = exactValue(digits, exponent) { return exact }
    return roundedInWords(digits, exponent)
  }

  /// The result of one multiplication or division of two numbers that are both exact.
  private static func exactValue(_ leading: UInt64, _ exponent: Int) -> Double? {
    guard exponent >= -22, exponent <= 22 else { return nil }
    var power = 1.0
    for _ in 0..<abs(exponent) { power *= 10 }
    return exponent < 0 ? Double(leading) / power : Double(leading) * power
  }

  /// The result from a product or quotient of 64-bit numbers.
  private static func roundedInWords(_ leading: UInt64, _ exponent: Int) -> Double? {
    guard exponent >= -19, exponent <= 19 else { return nil }
    var power: UInt64 = 1
    for _ in 0..<abs(exponent) { power *= 10 }
    if exponent >= 0 {
      let (high, low) = leading.multipliedFullWidth(by: power)
      guard high > 0 else { return assemble(significand: low, exponent: 0, isInexact: false) }
      let shift = UInt64(64 - high.leadingZeroBitCount)
      let significand = shift == 64 ? high : high << (64 - shift) | low >> shift
      let lost = shift == 64 ? low : low << (64 - shift)
      return assemble(significand: significand, exponent: Int(shift), isInexact: lost != 0)
    }
    // The quotient is made to have 63 or 64 bits.
    let shift = leading.leadingZeroBitCount
    let dividend = leading << UInt64(shift)
    let divisorShift = power.leadingZeroBitCount
    let divisor = power << UInt64(divisorShift)
    let (quotient, rest) = divisor.dividingFullWidth((dividend >> 1, dividend << 63))
    return assemble(
      significand: quotient, exponent: divisorShift - shift - 63, isInexact: rest != 0)
  }

  /// The result from exact numbers of any size.
  private var roundedInBigNumbers: Double {
    var numerator = BigNatural(0)
    var place = 0
    while place < digits.count {
      // Nine digits are as many as one factor of the base can bring in.
      var (part, factor): (UInt32, UInt32) = (0, 1)
      for digit in digits[place..<min(place + 9, digits.count)] {
        part = part * 10 + UInt32(digit)
        factor *= 10
      }
      numerator.multiply(by: factor, adding: part)
      place += 9
    }
    var denominator = BigNatural(1)
    if exponent >= 0 {
      numerator.multiply(byPowerOfTen: exponent)
    } else {
      denominator.multiply(byPowerOfTen: -exponent)
    }
    // Shifted so, the whole quotient has 64 or 65 bits; the division goes on until 64 of them are known.
    let shift = 64 - (numerator.bitWidth - denominator.bitWidth)
    if shift > 0 { numerator.shiftLeft(by: shift) } else { denominator.shiftLeft(by: -shift) }
    denominator.shiftLeft(by: 64)
    var quotient: UInt64 = 0
    var rounds = 0
    while quotient >> 63 == 0 {
      quotient <<= 1
      if numerator >= denominator {
        numerator.subtract(denominator)
        quotient |= 1
      }
      numerator.shiftLeft(by: 1)
      rounds += 1
    }
    return Self.assemble(
      significand: quotient, exponent: 65 - rounds - shift, isInexact: isInexact || !numerator.isZero)
  }

  /// The number nearest to a significand times a power of two.
  ///
  /// - Parameter isInexact: A little more than the significand is meant.
  private static func assemble(significand: UInt64, exponent: Int, isInexact: Bool) -> Double {
    guard significand != 0 else { return 0 }
    let zeros = significand.leadingZeroBitCount
    let normalized = significand << UInt64(zeros)
    // The value is normalized × 2^(exponent − zeros), and its highest bit stands for 2^top.
    let top = exponent - zeros + 63
    guard top <= 1023 else { return .infinity }
    let isSubnormal = top < -1022
    let dropped = isSubnormal ? 11 + (-1022 - top) : 11
    guard dropped <= 64 else { return 0 }
    let kept = dropped == 64 ? 0 : normalized >> UInt64(dropped)
    let half: UInt64 = 1 << UInt64(dropped - 1)
    let lost = dropped == 64 ? normalized : normalized & (half << 1 &- 1)
    let isAboveHalf = lost > half || (lost == half && (isInexact || kept & 1 == 1))
    let rounded = kept + (isAboveHalf ? 1 : 0)
    // A carry out of the significand is a carry into the exponent, which is what it should be.
    let biased = isSubnormal ? 0 : UInt64(top + 1022) << 52
    return Double(bitPattern: biased + rounded)
  }
}
