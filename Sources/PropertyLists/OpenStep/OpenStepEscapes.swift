/// The backslash sequences of quoted text (F64, F70).
struct OpenStepEscapes {
  let isGNUstep: Bool

  /// The UTF-8 of the text between quotes.
  ///
  /// Units of UTF-16 that form a pair are put together; half a pair becomes U+FFFD.
  func unescaped(_ text: TextScanner, _ start: Int, _ end: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(end - start)
    var offset = start
    while offset < end {
      let backslash = min(text.first(UInt8(ascii: "\\"), from: offset), end)
      unsafe result.append(contentsOf: text.buffer(offset, backslash))
      offset = backslash
      while let (unit, next) = unit(text, offset, end) {
        offset = next
        if unit & 0xFC00 == 0xD800, let (second, next) = self.unit(text, offset, end),
          second & 0xFC00 == 0xDC00,
          let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
        {
          result += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
          offset = next
        } else {
          result += Unicode.Scalar(unit).flatMap(UTF8.encode) ?? UTF8.encodedReplacementCharacter
        }
      }
      // A backslash before a character that needs several bytes stands for that character.
      if offset < end, text[offset] == UInt8(ascii: "\\") { offset += 1 }
    }
    return result
  }

  /// The offset of the first sequence that stands for half a pair of UTF-16 without the other half.
  func firstLoneSurrogate(_ text: TextScanner, _ start: Int, _ end: Int) -> Int? {
    var offset = text.first(UInt8(ascii: "\\"), from: start)
    while offset < end {
      guard let (unit, next) = unit(text, offset, end) else {
        offset = text.first(UInt8(ascii: "\\"), from: min(offset + 2, end))
        continue
      }
      if unit & 0xF800 == 0xD800 {
        guard unit < 0xDC00, let (second, behind) = self.unit(text, next, end), second & 0xFC00 == 0xDC00
        else { return offset }
        offset = behind
      } else {
        offset = next
      }
      if offset < end, text[offset] != UInt8(ascii: "\\") {
        offset = text.first(UInt8(ascii: "\\"), from: offset)
      }
    }
    return nil
  }

  /// The UTF-16 unit of the sequence whose backslash is at an offset, and the offset behind it.
  ///
  /// - Returns: `nil` if there is no sequence, or one that stands for a character beyond ASCII as it is.
  private func unit(_ text: TextScanner, _ start: Int, _ end: Int) -> (unit: UInt16, next: Int)? {
    guard start + 1 < end, text[start] == UInt8(ascii: "\\") else { return nil }
    let byte = text[start + 1]
    let next = start + 2
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(text, start + 1, end)
    case UInt8(ascii: "U"): return hexadecimal(text, next, end)
    case UInt8(ascii: "u") where isGNUstep: return hexadecimal(text, next, end)
    case UInt8(ascii: "a"): return (0x07, next)
    case UInt8(ascii: "b"): return (0x08, next)
    case UInt8(ascii: "f"): return (0x0C, next)
    case UInt8(ascii: "n"): return (0x0A, next)
    case UInt8(ascii: "r"): return (0x0D, next)
    case UInt8(ascii: "t"): return (0x09, next)
    case UInt8(ascii: "v"): return (0x0B, next)
    case 0x80...: return nil
    default: return (UInt16(byte), next)
    }
  }

  /// Up to three octal digits: a character of the NeXTSTEP encoding, or for GNUstep of Unicode.
  private func octal(_ text: TextScanner, _ start: Int, _ end: Int) -> (unit: UInt16, next: Int) {
    var value: UInt16 = 0
    var offset = start
    while offset < min(start + 3, end), text[offset] & 0xF8 == UInt8(ascii: "0") {
      value = value << 3 | UInt16(text[offset] & 7)
      offset += 1
    }
    return (isGNUstep ? value : NextStepEncoding.unit(of: UInt8(truncatingIfNeeded: value)), offset)
  }

  /// Up to four hexadecimal digits; none of them stand for U+0000.
  private func hexadecimal(_ text: TextScanner, _ start: Int, _ end: Int) -> (unit: UInt16, next: Int) {
    var value: UInt16 = 0
    var offset = start
    while offset < min(start + 4, end), let digit = hexadecimalValue(text[offset]) {
      value = value << 4 | UInt16(digit)
      offset += 1
    }
    return (value, offset)
  }
}
