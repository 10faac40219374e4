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
      var number = BigNumber(mantissa)
      number.shiftLeft(power)
      return number.dividing(byTenTo: -scale)
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
    var number = BigNumber(mantissa)
    number.multiply(byFiveTo: scale)
    if shift >= 0 {
      number.shiftLeft(shift)
      return Scaled(whole: number.low64, roundsUp: false)
    }
    return number.shiftedRight(-shift)
  }

  /// A number of up to 116 bits, divided by a power of two that leaves at least 53 of them.
  private static func rounding(_ high: UInt64, _ low: UInt64, right shift: UInt64) -> Scaled {
    let whole = high << (64 - shift) | low >> shift
    let rest = low & (1 << shift - 1)
    let half: UInt64 = 1 << (shift - 1)
    return Scaled(whole: whole, roundsUp: rest > half || (rest == half && whole & 1 == 1))
  }

  // MARK: Numbers past 128 bits

  /// A whole number of any size, in words of 32 bits, the lowest first.
  private struct BigNumber {
    private var words: [UInt32]

    init(_ value: UInt64) {
      words = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    }

    var low64: UInt64 { UInt64(words[0]) | (words.count > 1 ? UInt64(words[1]) << 32 : 0) }

    mutating func multiply(byFiveTo power: Int) {
      var rest = power
      while rest > 0 {
        // 5^13 is the largest power that fits a word.
        let step = min(rest, 13)
        multiply(by: (0..<step).reduce(1) { product, _ in product * 5 })
        rest -= step
      }
    }

    private mutating func multiply(by factor: UInt32) {
      var carry: UInt64 = 0
      for index in words.indices {
        let product = UInt64(words[index]) * UInt64(factor) + carry
        words[index] = UInt32(truncatingIfNeeded: product)
        carry = product >> 32
      }
      if carry > 0 { words.append(UInt32(truncatingIfNeeded: carry)) }
    }

    mutating func shiftLeft(_ shift: Int) {
      multiply(by: 1 << UInt32(shift % 32))
      words.insert(contentsOf: repeatElement(0, count: shift / 32), at: 0)
    }

    /// The number divided by a power of two, if that leaves no more than 64 bits.
    func shiftedRight(_ shift: Int) -> Scaled {
      let (skipped, bits) = shift.quotientAndRemainder(dividingBy: 32)
      var whole: UInt64 = 0
      for place in 0..<3 where skipped + place < words.count {
        let word = UInt64(words[skipped + place])
        let left = 32 * place - bits
        whole |= left >= 0 ? word << UInt64(left) : word >> UInt64(-left)
      }
      // The bit below the last one tells which half it is, all the others whether it is just half.
      let (lower, bit) = (shift - 1).quotientAndRemainder(dividingBy: 32)
      guard lower < words.count, words[lower] >> UInt32(bit) & 1 == 1 else {
        return Scaled(whole: whole, roundsUp: false)
      }
      let isMore = words[lower] & (1 << UInt32(bit) - 1) != 0 || words[..<lower].contains { $0 != 0 }
      return Scaled(whole: whole, roundsUp: isMore || whole & 1 == 1)
    }

    /// The number divided by a power of ten, if that leaves no more than 64 bits.
    func dividing(byTenTo power: Int) -> Scaled {
      var quotient = self
      var rest = power
      var isExact = true
      // All but one digit first; of them it matters only whether they are all zero.
      while rest > 1 {
        let step = min(rest - 1, 9)
        isExact = quotient.divide(by: (0..<step).reduce(1) { product, _ in product * 10 }) == 0 && isExact
        rest -= step
      }
      let digit = quotient.divide(by: 10)
      let whole = quotient.low64
      let isHalf = digit == 5 && isExact
      return Scaled(whole: whole, roundsUp: isHalf ? whole & 1 == 1 : digit >= 5)
    }

    /// Divides the number and returns what is left.
    private mutating func divide(by divisor: UInt32) -> UInt32 {
      var rest: UInt64 = 0
      for index in words.indices.reversed() {
        let value = rest << 32 | UInt64(words[index])
        words[index] = UInt32(truncatingIfNeeded: value / UInt64(divisor))
        rest = value % UInt64(divisor)
      }
      while let last = words.last, last == 0, words.count > 1 { words.removeLast() }
      return UInt32(truncatingIfNeeded: rest)
    }
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
