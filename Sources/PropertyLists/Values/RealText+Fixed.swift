extension Double {
  /// The number with six digits behind the point, as C's `%f` writes it: exactly, however large it is.
  package var fixedText: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    var mantissa = significandBitPattern
    var power = Int(exponentBitPattern) - 1075
    if exponentBitPattern == 0 { power += 1 } else { mantissa |= 1 << 52 }
    var whole = BigNatural(0)
    var millionths: UInt64 = 0
    if power >= 0 {
      whole = BigNatural(mantissa)
      whole.shiftLeft(by: power)
    } else if power > -100 {
      let shift = UInt64(-power)
      let fraction = shift < 64 ? mantissa & (1 << shift - 1) : mantissa
      let (high, low) = fraction.multipliedFullWidth(by: 1_000_000)
      millionths = Self.rounded(high, low, right: shift)
      var number = shift < 64 ? mantissa >> shift : 0
      if millionths == 1_000_000 {
        millionths = 0
        number += 1
      }
      whole = BigNatural(number)
    }
    // Anything smaller is less than half of the last digit.
    var text = whole.isZero ? [UInt8(ascii: "0")] : Self.decimalDigits(of: whole)
    text.append(UInt8(ascii: "."))
    var output = OutputBytes()
    output.append(decimal: millionths, digits: 6)
    text += output.finish()
    return (sign == .minus ? "-" : "") + String(decoding: text, as: UTF8.self)
  }

  /// A number of 128 bits divided by 2 to the power of 1 to 100, rounded, half to even; the result has 64 bits.
  private static func rounded(_ high: UInt64, _ low: UInt64, right shift: UInt64) -> UInt64 {
    let isLong = shift >= 64
    let whole = isLong ? (shift == 64 ? high : high >> (shift - 64)) : high << (64 - shift) | low >> shift
    let place = shift - 1
    let half = place >= 64 ? high >> (place - 64) & 1 : low >> place & 1
    let rest: Bool
    if place >= 64 {
      rest = low != 0 || high & (1 << (place - 64) - 1) != 0
    } else {
      rest = low & (1 << place - 1) != 0
    }
    return half == 1 && (rest || whole & 1 == 1) ? whole + 1 : whole
  }

  private static func decimalDigits(of number: BigNatural) -> [UInt8] {
    var number = number
    var digits: [UInt8] = []
    while !number.isZero { digits.append(UInt8(ascii: "0") + number.divideByTen()) }
    return digits.reversed()
  }
}
