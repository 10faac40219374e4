/// Dates as text that gives the same date back, bit for bit.
enum JSONDate {
  /// The text for a date: ISO 8601 in UTC, with a fraction if it does not fall on a whole second.
  ///
  /// A date that is not a number, or beyond 64 bits of whole seconds, is written as its number of seconds.
  static func text(of date: PropertyListDate) -> String {
    // What else the bits of such a number say has no text.
    if date.secondsSinceReference.isNaN { return "nan" }
    guard let whole = date.wholeSeconds, !isNegativeZero(date) else {
      return "\(date.secondsSinceReference)"
    }
    let fields = DateFields(wholeSeconds: whole)
    if date.isWholeSecond, fields.year >= 0, let text = date.xmlText { return text }
    var text = Self.text(of: fields)
    if !date.isWholeSecond { text += "." + fraction(of: date.secondsSinceReference) }
    return text + "Z"
  }

  private static func text(of fields: DateFields) -> String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let digits = "\(fields.year.magnitude)"
    let zeros = String(repeating: "0", count: max(4 - digits.utf8.count, 0))
    return (fields.year < 0 ? "-" : "") + zeros + digits + "-" + padded(fields.month) + "-"
      + padded(fields.day)
      + "T" + padded(fields.hour) + ":" + padded(fields.minute) + ":" + padded(fields.second)
  }

  private static func isNegativeZero(_ date: PropertyListDate) -> Bool {
    !date.isWholeSecond && date.secondsSinceReference == 0
  }

  /// The decimal digits behind the point when the whole seconds are rounded down.
  private static func fraction(of seconds: Double) -> String {
    let digits = plainDigits(of: seconds.magnitude)
    guard seconds < 0 else { return String(decoding: digits, as: UTF8.self) }
    return String(decoding: complement(digits), as: UTF8.self)
  }

  /// What is missing to the next whole number.
  private static func complement(_ digits: [UInt8]) -> [UInt8] {
    var result = digits
    var carry: UInt8 = 1
    for index in result.indices.reversed() {
      let digit = 9 - (result[index] - UInt8(ascii: "0")) + carry
      carry = digit / 10
      result[index] = UInt8(ascii: "0") + digit % 10
    }
    return result
  }

  /// The digits behind the point of the shortest text of a number, written without exponent.
  private static func plainDigits(of value: Double) -> [UInt8] {
    let text = Array("\(value)".utf8)
    let exponentStart = text.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? text.count
    let mantissa = text[..<exponentStart]
    let point = mantissa.firstIndex(of: UInt8(ascii: ".")) ?? mantissa.endIndex
    let whole = Array(mantissa[..<point])
    let fraction = Array(mantissa[min(point + 1, mantissa.endIndex)...])
    let exponent =
      exponentStart < text.count ? Int(String(decoding: text[(exponentStart + 1)...], as: UTF8.self)) ?? 0 : 0
    guard exponent < 0 else {
      return Array((fraction + [UInt8](repeating: UInt8(ascii: "0"), count: exponent)).dropFirst(exponent))
    }
    return [UInt8](repeating: UInt8(ascii: "0"), count: -exponent - whole.count) + whole + fraction
  }

  /// The date of whole seconds, rounded down, and the digits of a fraction.
  static func date(wholeSeconds: Int64, fraction: [UInt8]) -> PropertyListDate? {
    var text: String
    if wholeSeconds >= 0 {
      text = "\(wholeSeconds)." + String(decoding: fraction, as: UTF8.self)
    } else {
      let isWhole = fraction.allSatisfy { $0 == UInt8(ascii: "0") }
      let (next, _) = wholeSeconds.addingReportingOverflow(isWhole ? 0 : 1)
      text =
        "-\(next.magnitude)." + String(decoding: isWhole ? fraction : complement(fraction), as: UTF8.self)
    }
    return RealText.value(of: Array(text.utf8)).map { PropertyListDate(secondsSinceReference: $0) }
  }
}
