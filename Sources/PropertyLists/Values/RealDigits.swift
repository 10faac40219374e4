/// A floating-point number in 17 significant decimal digits, rounded as C's `%.17g` does: exactly, and to the
/// even digit if it lies halfway.
struct RealDigits: Sendable, Hashable {
  /// The digits as one number: 0, or from 10^16 to 10^17 - 1.
  let digits: UInt64
  /// The power of ten of the first digit.
  let exponent: Int

  /// How many digits there are.
  static let count = 17

  /// - Parameter value: A finite number; its sign is set aside.
  init(_ value: Double) {
    guard value != 0, value.isFinite else {
      digits = 0
      exponent = 0
      return
    }
    var mantissa = value.significandBitPattern
    var power = Int(value.exponentBitPattern) - 1075
    if value.exponentBitPattern == 0 { power += 1 } else { mantissa |= 1 << 52 }
    // Of the two, 2^52 and 10^16, neither fits the other: the first guess of the power of ten may be one off.
    let bits = 64 - mantissa.leadingZeroBitCount
    var exponent = Self.floorOfLog10(ofTwoTo: power + bits - 1)
    var quotient = Self.scaled(mantissa, power, by: Self.count - 1 - exponent)
    if quotient.whole >= Self.limit {
      exponent += 1
      quotient = Self.scaled(mantissa, power, by: Self.count - 1 - exponent)
    }
    var digits = quotient.whole
    if quotient.roundsUp { digits += 1 }
    if digits == Self.limit {
      digits /= 10
      exponent += 1
    }
    self.digits = digits
    self.exponent = exponent
  }

  private static let limit: UInt64 = 100_000_000_000_000_000

  /// The power of ten at or below a power of two.
  private static func floorOfLog10(ofTwoTo power: Int) -> Int {
    // log10(2) in 2^-20ths is near enough for all powers that a Double has.
    (power * 315_653) >> 20
  }

  /// A number times a power of ten, cut to a whole number.
  private struct Scaled {
    var whole: UInt64
    /// Whether the whole number nearest to it is the next one.
    var roundsUp: Bool
  }

  /// `mantissa` times two to the `power` times ten to the `scale`, which must be less than 2^64.
  private static func scaled(_ mantissa: UInt64, _ power: Int, by scale: Int) -> Scaled {
    if scale < 0 {
      // A whole number, and a large one: its last digits are cut off.
      var number = BigNatural(mantissa)
      number.shiftLeft(by: power)
      return cutting(number, digits: -scale)
    }
    // Ten is twice five, so that all but the fives is a shift.
    let shift = power + scale
    if scale <= 27 {
      var five: UInt64 = 1
      for _ in 0..<scale { five *= 5 }
      let (high, low) = mantissa.multipliedFullWidth(by: five)
      if shift >= 0 { return Scaled(whole: low << UInt64(shift), roundsUp: false) }
      return rounding(high, low, right: UInt64(-shift))
    }
    var number = BigNatural(mantissa)
    number.multiply(byPowerOfTen: scale)
    return shifting(number, right: -power)
  }

  /// A number of up to 116 bits, divided by a power of two that leaves at least 53 of them.
  private static func rounding(_ high: UInt64, _ low: UInt64, right shift: UInt64) -> Scaled {
    let whole = high << (64 - shift) | low >> shift
    let rest = low & (1 << shift - 1)
    let half: UInt64 = 1 << (shift - 1)
    return Scaled(whole: whole, roundsUp: rest > half || (rest == half && whole & 1 == 1))
  }

  /// A number without its last decimal digits, if that leaves no more than 64 bits.
  private static func cutting(_ number: BigNatural, digits: Int) -> Scaled {
    var number = number
    var isExact = true
    for _ in 1..<digits { isExact = number.divideByTen() == 0 && isExact }
    let digit = number.divideByTen()
    let whole = low64(of: number)
    return Scaled(whole: whole, roundsUp: digit == 5 && isExact ? whole & 1 == 1 : digit >= 5)
  }

  /// A number divided by a power of two, if that leaves no more than 64 bits.
  private static func shifting(_ number: BigNatural, right shift: Int) -> Scaled {
    let limbs = number.limbs
    let (skipped, bits) = shift.quotientAndRemainder(dividingBy: 32)
    var whole: UInt64 = 0
    for place in 0..<3 where skipped + place < limbs.count {
      let limb = UInt64(limbs[skipped + place])
      let left = 32 * place - bits
      whole |= left >= 0 ? limb << UInt64(left) : limb >> UInt64(-left)
    }
    // The bit below the last one tells which half it is, all the others whether it is just half.
    let (lower, bit) = (shift - 1).quotientAndRemainder(dividingBy: 32)
    guard lower < limbs.count, limbs[lower] >> UInt32(bit) & 1 == 1 else {
      return Scaled(whole: whole, roundsUp: false)
    }
    let isMore = limbs[lower] & (1 << UInt32(bit) - 1) != 0 || limbs[..<lower].contains { $0 != 0 }
    return Scaled(whole: whole, roundsUp: isMore || whole & 1 == 1)
  }

  private static func low64(of number: BigNatural) -> UInt64 {
    number.limbs.prefix(2).reversed().reduce(0) { $0 << 32 | UInt64($1) }
  }
}

extension OutputBytes {
  /// Appends a finite number as C's `%.17g` writes it.
  mutating func append(seventeenDigits value: Double) {
    let number = RealDigits(value)
    if value.sign == .minus { append(UInt8(ascii: "-")) }
    var digits = number.digits
    var count = RealDigits.count
    // Zeros at the end are not written.
    while count > 1, digits % 10 == 0 {
      digits /= 10
      count -= 1
    }
    let exponent = number.exponent
    if exponent < -4 || exponent >= RealDigits.count {
      appendDigits(digits, count, pointAfter: 1)
      append(UInt8(ascii: "e"))
      append(UInt8(ascii: exponent < 0 ? "-" : "+"))
      append(decimal: UInt64(exponent.magnitude), digits: 2)
    } else if exponent < 0 {
      append("0.")
      append(repeating: UInt8(ascii: "0"), count: -exponent - 1)
      append(decimal: digits)
    } else if exponent + 1 >= count {
      append(decimal: digits)
      append(repeating: UInt8(ascii: "0"), count: exponent + 1 - count)
    } else {
      appendDigits(digits, count, pointAfter: exponent + 1)
    }
  }

  /// Appends digits with a point among them, if any are left behind it.
  private mutating func appendDigits(_ digits: UInt64, _ count: Int, pointAfter whole: Int) {
    var divisor: UInt64 = 1
    for _ in whole..<max(count, whole) { divisor *= 10 }
    append(decimal: digits / divisor)
    guard count > whole else { return }
    append(UInt8(ascii: "."))
    append(decimal: digits % divisor, digits: count - whole)
  }
}
