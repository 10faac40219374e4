/// Whole numbers as the system reads them from an `integer` element (F34–F36).
enum XMLInteger {
  /// What keeps a text from being a number.
  enum Problem {
    case incomplete, hexadecimalDigit, unknownCharacter

    func message(_ text: TextScanner, _ offset: Int) -> String {
      switch self {
      case .incomplete: return "The number has no digits."
      case .hexadecimalDigit:
        return "\(character(text, offset)) is a hexadecimal digit in a number without 0x."
      case .unknownCharacter: return "\(character(text, offset)) does not belong into a whole number."
      }
    }

    private func character(_ text: TextScanner, _ offset: Int) -> String {
      let byte = text[offset]
      return byte > 0x20 && byte < 0x7F
        ? "\"\(XMLText.excerpt(of: text, offset, offset + 1))\"" : "The byte 0x\(hexadecimal(byte))"
    }
  }

  /// What a text turned out to be.
  enum Result {
    /// A number. It is usual if it is written in plain decimal digits.
    case value(PropertyListInteger, isUsual: Bool)
    case empty
    case invalid(offset: Int, Problem)
    case overflow(isNegative: Bool)

    var isValue: Bool {
      if case .value = self { true } else { false }
    }
  }

  /// Reads the number between two offsets.
  static func read(_ text: TextScanner, _ start: Int, _ end: Int) -> Result {
    var offset = start
    skipSpace(text, &offset, end)
    guard offset < end else { return .empty }
    var isNegative = false
    var isUsual = offset == start
    if text[offset] == UInt8(ascii: "-") || text[offset] == UInt8(ascii: "+") {
      isNegative = text[offset] == UInt8(ascii: "-")
      isUsual = isUsual && isNegative
      offset += 1
      let digits = offset
      skipSpace(text, &offset, end)
      isUsual = isUsual && offset == digits
    }
    var isHexadecimal = false
    if offset + 1 < end, text[offset] == UInt8(ascii: "0"), text[offset + 1] | 0x20 == UInt8(ascii: "x") {
      isHexadecimal = true
      isUsual = false
      offset += 2
    }
    guard offset < end else { return .invalid(offset: offset, .incomplete) }
    if text[offset] == UInt8(ascii: "0"), offset + 1 < end { isUsual = false }
    return readDigits(
      text, offset, end, isHexadecimal: isHexadecimal, isNegative: isNegative, isUsual: isUsual)
  }

  private static func readDigits(
    _ text: TextScanner, _ start: Int, _ end: Int, isHexadecimal: Bool, isNegative: Bool, isUsual: Bool
  ) -> Result {
    var magnitude: UInt64 = 0
    var isTooLarge = false
    for offset in start..<end {
      guard let digit = hexadecimalValue(text[offset]) else {
        return .invalid(offset: offset, .unknownCharacter)
      }
      guard isHexadecimal || digit < 10 else { return .invalid(offset: offset, .hexadecimalDigit) }
      let (scaled, overflow) = magnitude.multipliedReportingOverflow(by: isHexadecimal ? 16 : 10)
      let (sum, carry) = scaled.addingReportingOverflow(UInt64(digit))
      isTooLarge = isTooLarge || overflow || carry
      magnitude = sum
    }
    if isNegative {
      guard !isTooLarge, magnitude <= 1 << 63 else { return .overflow(isNegative: true) }
      return .value(PropertyListInteger(Int64(truncatingIfNeeded: 0 &- magnitude)), isUsual: isUsual)
    }
    return isTooLarge
      ? .overflow(isNegative: false) : .value(PropertyListInteger(magnitude), isUsual: isUsual)
  }

  /// Skips what the system takes for white space here, which is more than elsewhere.
  private static func skipSpace(_ text: TextScanner, _ offset: inout Int, _ end: Int) {
    while offset < end, isSpace(text, offset, end) { offset += 1 }
  }

  private static func isSpace(_ text: TextScanner, _ offset: Int, _ end: Int) -> Bool {
    let byte = text[offset]
    if byte <= 0x20 || (byte >= 0x7F && byte <= 0xA0) { return true }
    guard offset + 2 < end else { return false }
    switch (byte, text[offset + 1], text[offset + 2]) {
    case (0xE2, 0x80, 0x80...0x8B), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
      return true
    default: return false
    }
  }
}
