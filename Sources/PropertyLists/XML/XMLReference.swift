/// Entities and character references (F31, F32).
enum XMLReference {
  /// What a reference turned out to be.
  enum Result {
    /// It stands for a character and ends before an offset.
    case scalar(Unicode.Scalar, next: Int)
    /// It is wrong, in so many bytes.
    case failure(ReadError.Code, length: Int)
  }

  /// Reads the reference whose `&` is at an offset.
  static func read(_ text: TextScanner, at start: Int) -> Result {
    switch text[start + 1] {
    case UInt8(ascii: "l") where isNamed("&lt;", 4, text, start): return .scalar("<", next: start + 4)
    case UInt8(ascii: "g") where isNamed("&gt;", 4, text, start): return .scalar(">", next: start + 4)
    case UInt8(ascii: "a") where isNamed("&amp;", 5, text, start): return .scalar("&", next: start + 5)
    case UInt8(ascii: "a") where isNamed("&apos;", 6, text, start): return .scalar("'", next: start + 6)
    case UInt8(ascii: "q") where isNamed("&quot;", 6, text, start): return .scalar("\"", next: start + 6)
    case UInt8(ascii: "#") where start + 1 < text.count: return readNumber(text, at: start)
    default: return .failure(.unknownEntity, length: lengthOfName(text, at: start))
    }
  }

  @inline(__always)
  private static func isNamed(_ name: StaticString, _ length: Int, _ text: TextScanner, _ start: Int) -> Bool
  {
    text.word(at: start) & XMLReader.mask(length) == XMLReader.tag(name) && start + length <= text.count
  }

  /// Reads `&#…;` or `&#x…;`.
  private static func readNumber(_ text: TextScanner, at start: Int) -> Result {
    var offset = start + 2
    let isHexadecimal = text[offset] == UInt8(ascii: "x")
    if isHexadecimal { offset += 1 }
    let digitsEnd = offset + 8
    var value: UInt32 = 0
    while offset < text.count, text[offset] != UInt8(ascii: ";") {
      guard offset < digitsEnd, let digit = digit(text[offset], isHexadecimal: isHexadecimal) else {
        return .failure(.invalidCharacterReference, length: offset + 1 - start)
      }
      value = value &* (isHexadecimal ? 16 : 10) &+ digit
      offset += 1
    }
    guard offset < text.count, let scalar = Unicode.Scalar(value) else {
      return .failure(.invalidCharacterReference, length: offset + 1 - start)
    }
    return .scalar(scalar, next: offset + 1)
  }

  private static func digit(_ byte: UInt8, isHexadecimal: Bool) -> UInt32? {
    guard let value = hexadecimalValue(byte), isHexadecimal || value < 10 else { return nil }
    return UInt32(value)
  }

  /// The length of `&name;` or of whatever stands there, for pointing at it.
  private static func lengthOfName(_ text: TextScanner, at start: Int) -> Int {
    var offset = start + 1
    while offset < text.count, offset - start < 32 {
      let byte = text[offset]
      if byte == UInt8(ascii: ";") { return offset + 1 - start }
      let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      guard isLetter || hexadecimalValue(byte) != nil else { break }
      offset += 1
    }
    return 1
  }
}
