/// The strings of a binary file.
extension BinaryObjects {
  func string(of object: Int) -> String? {
    guard let found = self.object(object) else { return nil }
    switch found.form {
    case .ascii:
      guard isASCII(found) else { return String(decoding: latin1(found), as: UTF8.self) }
      return withExtendedLifetime(self) {
        unsafe String(decoding: buffer(found.content, found.count), as: UTF8.self)
      }
    case .utf16: return String(decoding: utf8OfUTF16(found), as: UTF8.self)
    default: return nil
    }
  }

  /// Whether no byte of an ASCII string is above 127.
  @inline(__always)
  func isASCII(_ object: BinaryObject) -> Bool {
    var seen: UInt64 = 0
    var offset = object.content
    let end = offset + object.count
    while end - offset >= 8 {
      seen |= word(offset)
      offset += 8
    }
    // What is loaded beyond the end is shifted out.
    if offset < end { seen |= word(offset) >> UInt64(64 - 8 * (end - offset)) }
    return seen & 0x8080_8080_8080_8080 == 0
  }

  /// An ASCII string with bytes above 127, read as Latin-1 (F50), in UTF-8.
  func latin1(_ object: BinaryObject) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(object.count + object.count / 4)
    for offset in object.content..<object.content + object.count {
      let byte = byte(offset)
      if byte < 0x80 {
        result.append(byte)
      } else {
        result.append(0xC0 | byte >> 6)
        result.append(0x80 | byte & 0x3F)
      }
    }
    return result
  }

  /// A UTF-16 string in UTF-8; lone surrogates become U+FFFD (F50).
  func utf8OfUTF16(_ object: BinaryObject) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(object.count * 3)
    var offset = object.content
    let end = offset + 2 * object.count
    while offset < end {
      var scalar = UInt32(word(offset) >> 48)
      offset += 2
      if scalar & 0xF800 == 0xD800 {
        let next = offset < end ? UInt32(word(offset) >> 48) : 0
        if scalar & 0xFC00 == 0xD800, next & 0xFC00 == 0xDC00 {
          scalar = 0x10000 + (scalar - 0xD800) << 10 + (next - 0xDC00)
          offset += 2
        } else {
          scalar = 0xFFFD
        }
      }
      switch scalar {
      case ..<0x80: result.append(UInt8(truncatingIfNeeded: scalar))
      case ..<0x800:
        result.append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
        result.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
      case ..<0x10000:
        result.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
        result.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
        result.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
      default:
        result.append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
        result.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F))
        result.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
        result.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
      }
    }
    return result
  }

  /// The offset of the first surrogate of a UTF-16 string that has no partner, or `nil`.
  func firstLoneSurrogate(_ object: BinaryObject) -> Int? {
    var offset = object.content
    let end = offset + 2 * object.count
    while offset < end {
      let unit = word(offset) >> 48
      if unit & 0xF800 == 0xD800 {
        let next = offset + 2 < end ? word(offset + 2) >> 48 : 0
        guard unit & 0xFC00 == 0xD800, next & 0xFC00 == 0xDC00 else { return offset }
        offset += 2
      }
      offset += 2
    }
    return nil
  }
}
