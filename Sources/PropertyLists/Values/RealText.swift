/// Floating-point numbers as text (F38).
enum RealText {
  /// How a text is written.
  enum Form {
    /// Digits, with an optional minus sign, point and exponent.
    case usual
    /// Something else that the system reads, such as `nan`, `+1.5` or `.5`.
    case unusual
    /// No number.
    case invalid
  }

  /// Tells how a text is written.
  static func form(of bytes: [UInt8]) -> Form {
    if word(bytes) != nil { return .unusual }
    var rest = bytes.dropFirst(leadingSpace(of: bytes))
    var isUsual = rest.count == bytes.count
    if rest.first == UInt8(ascii: "-") {
      rest.removeFirst()
    } else if rest.first == UInt8(ascii: "+") {
      rest.removeFirst()
      isUsual = false
    }
    let whole = digits(&rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = digits(&rest)
      if whole == 0 || fraction == 0 { isUsual = false }
    }
    guard whole + fraction > 0 else { return .invalid }
    if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
      guard digits(&rest) > 0 else { return .invalid }
    }
    guard rest.isEmpty else { return .invalid }
    return isUsual ? .usual : .unusual
  }

  /// The number a text stands for, or `nil` if it is none.
  ///
  /// Too large a number is infinite, too small a one 0, as in C.
  static func value(of bytes: [UInt8]) -> Double? {
    if let word = word(bytes) { return word }
    guard form(of: bytes) != .invalid else { return nil }
    return DecimalReal(bytes.dropFirst(leadingSpace(of: bytes))).value
  }

  /// Whether a text stands for a number.
  static func isValue(_ text: String, _ value: Double) -> Bool {
    guard let found = Self.value(of: Array(text.utf8)) else { return false }
    return found == value || (found.isNaN && value.isNaN)
  }

  /// The number that digits with an optional minus sign and fraction are, or `nil` if they are something else
  /// or many.
  static func plainValue(_ text: TextScanner, _ start: Int, _ end: Int) -> Double? {
    var offset = start
    let isNegative = offset < end && text[offset] == UInt8(ascii: "-")
    if isNegative { offset &+= 1 }
    // More than 19 digits need not fit into a word.
    guard end &- offset <= 20 else { return nil }
    var digits: UInt64 = 0
    var point = -1
    let first = offset
    while offset < end {
      let digit = text[offset] &- UInt8(ascii: "0")
      if digit < 10 {
        digits = digits &* 10 &+ UInt64(digit)
      } else {
        guard text[offset] == UInt8(ascii: "."), point < 0, offset > first else { return nil }
        point = offset
      }
      offset &+= 1
    }
    guard point < 0 ? end &- first < 20 && end > first : point &+ 1 < end,
      let value = DecimalReal.value(of: digits, exponent: point < 0 ? 0 : point &+ 1 &- end)
    else { return nil }
    return isNegative ? -value : value
  }

  private static func digits(_ rest: inout ArraySlice<UInt8>) -> Int {
    let before = rest.count
    rest = rest.drop { $0 &- UInt8(ascii: "0") < 10 }
    return before - rest.count
  }

  /// How many bytes at the start the system takes for white space: controls and all kinds of blanks.
  private static func leadingSpace(of bytes: [UInt8]) -> Int {
    var count = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0...0x20, 0x7F...0xA0, 0x2000...0x200B, 0x2028...0x2029, 0x205F, 0x3000:
        count += UTF8.width(scalar)
      default: return count
      }
    }
    return count
  }

  /// The words that stand for numbers, letter case aside.
  private static func word(_ bytes: [UInt8]) -> Double? {
    guard bytes.count <= 9, let first = bytes.first, first < 0x30 || first > 0x39 else { return nil }
    let lowercase = bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }
    switch String(decoding: lowercase, as: UTF8.self) {
    case "nan": return .nan
    case "inf", "+inf", "infinity", "+infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    default: return nil
    }
  }
}
