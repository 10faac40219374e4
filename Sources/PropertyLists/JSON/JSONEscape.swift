/// The backslash sequences of JSON's strings.
enum JSONEscape {
  /// What a sequence turned out to be.
  enum Result {
    /// It stands for a character and ends before an offset.
    case scalar(Unicode.Scalar, next: Int)
    /// It is wrong, in so many bytes.
    case failure(length: Int)
  }

  /// Reads the sequence whose backslash is at an offset.
  ///
  /// Half of a pair of UTF-16 without the other half is wrong, as it is to Foundation.
  static func read(_ text: TextScanner, at start: Int) -> Result {
    guard start + 1 < text.count else { return .failure(length: 1) }
    let byte = text[start + 1]
    let next = start + 2
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return .scalar(Unicode.Scalar(byte), next: next)
    case UInt8(ascii: "b"): return .scalar("\u{8}", next: next)
    case UInt8(ascii: "f"): return .scalar("\u{C}", next: next)
    case UInt8(ascii: "n"): return .scalar("\n", next: next)
    case UInt8(ascii: "r"): return .scalar("\r", next: next)
    case UInt8(ascii: "t"): return .scalar("\t", next: next)
    case UInt8(ascii: "u"): break
    case 0x80...: return .failure(length: 1)
    default: return .failure(length: 2)
    }
    guard let unit = unit(text, at: next) else { return .failure(length: 2) }
    if let scalar = Unicode.Scalar(unit) { return .scalar(scalar, next: next + 4) }
    guard unit < 0xDC00, text.matches("\\u", at: next + 4), let second = self.unit(text, at: next + 6),
      second & 0xFC00 == 0xDC00,
      let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    else { return .failure(length: 6) }
    return .scalar(scalar, next: next + 10)
  }

  /// Four hexadecimal digits.
  private static func unit(_ text: TextScanner, at start: Int) -> UInt16? {
    guard start + 4 <= text.count else { return nil }
    var value: UInt16 = 0
    for offset in start..<start + 4 {
      guard let digit = hexadecimalValue(text[offset]) else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}

extension TextScanner {
  /// The offset of the first quote, backslash or control character from an offset on, and whether a byte
  /// above 127 comes before it.
  @inline(__always)
  func firstSpecialInJSON(from start: Int) -> (offset: Int, nonASCII: Bool) {
    let quote = Self.spread(UInt8(ascii: "\""))
    let backslash = Self.spread(UInt8(ascii: "\\"))
    var seen: UInt64 = 0
    var offset = start
    while offset < count {
      let word = word(at: offset)
      let controls = (word &- Self.spread(0x20)) & ~word & Self.spread(0x80)
      let hits = Self.zeroBytes(of: word ^ quote) | Self.zeroBytes(of: word ^ backslash) | controls
      if hits != 0 {
        let lowest = hits & (0 &- hits)
        let found = offset + hits.trailingZeroBitCount / 8
        guard found < count else { break }
        seen |= word & (lowest &- 1)
        return (found, seen & Self.spread(0x80) != 0)
      }
      seen |= word
      offset += 8
    }
    return (count, seen & Self.spread(0x80) != 0 && hasNonASCII(start, count))
  }
}
