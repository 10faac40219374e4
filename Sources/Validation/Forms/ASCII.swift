/// Kinds of ASCII characters.
enum ASCII {
  /// Whether a byte is one of A to Z and a to z.
  static func isLetter(_ byte: UInt8) -> Bool {
    byte < 0x80 && UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  /// Whether a byte is one of 0 to 9.
  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  /// Whether a byte is a letter or a digit.
  static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
}
