/// The strings of a binary file.
extension BinaryObjects {
  func string(of object: Int) -> String? {
    guard let found = self.object(object), found.form == .ascii || found.form == .utf16 else { return nil }
    return string(found)
  }

  /// The text of a string.
  @inline(__always)
  func string(_ object: BinaryObject) -> String {
    guard object.form == .ascii, isASCII(object) else { return rarerString(object) }
    return withExtendedLifetime(self) {
      unsafe String(checked: buffer(object.content, object.count), isASCII: true)
    }
  }

  private func rarerString(_ object: BinaryObject) -> String {
    if object.form == .ascii { return String(decoding: latin1(object), as: UTF8.self) }
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: object.count * 3) { target in
      guard let base = target.baseAddress else { return "" }
      let count = unsafe writeUTF8(of: object, to: base)
      return unsafe String(checked: UnsafeBufferPointer(start: base, count: count), isASCII: false)
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
    // No unit takes more than three bytes; the two of a pair take four.
    unsafe .filled(upTo: object.count * 3) { base, count in
      count = unsafe writeUTF8(of: object, to: base)
    }
  }

  /// Writes a UTF-16 string as UTF-8, and returns how many bytes it is.
  @unsafe
  private func writeUTF8(of object: BinaryObject, to target: UnsafeMutablePointer<UInt8>) -> Int {
    var count = 0
    var offset = object.content
    let end = offset + 2 * object.count
    while offset < end {
      let units = word(offset)
      if units & 0xFF80_FF80_FF80_FF80 == 0, end &- offset >= 8 {
        // Four units of ASCII are put together to four bytes.
        let pairs = (units | units &>> 8) & 0x0000_FFFF_0000_FFFF
        let bytes = UInt32(truncatingIfNeeded: pairs | pairs &>> 16)
        unsafe UnsafeMutableRawPointer(target + count).storeBytes(of: bytes.bigEndian, as: UInt32.self)
        count &+= 4
        offset &+= 8
        continue
      }
      var scalar = UInt32(truncatingIfNeeded: units &>> 48)
      offset &+= 2
      if scalar < 0x80 {
        unsafe target[count] = UInt8(truncatingIfNeeded: scalar)
        count &+= 1
        continue
      }
      if scalar < 0x800 {
        unsafe target[count] = UInt8(truncatingIfNeeded: 0xC0 | scalar &>> 6)
        unsafe target[count &+ 1] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
        count &+= 2
        continue
      }
      if scalar & 0xF800 == 0xD800 {
        let next = offset < end ? UInt32(truncatingIfNeeded: word(offset) &>> 48) : 0
        if scalar & 0xFC00 == 0xD800, next & 0xFC00 == 0xDC00 {
          scalar = 0x10000 &+ (scalar &- 0xD800) &<< 10 &+ (next &- 0xDC00)
          offset &+= 2
          unsafe target[count] = UInt8(truncatingIfNeeded: 0xF0 | scalar &>> 18)
          unsafe target[count &+ 1] = UInt8(truncatingIfNeeded: 0x80 | scalar &>> 12 & 0x3F)
          unsafe target[count &+ 2] = UInt8(truncatingIfNeeded: 0x80 | scalar &>> 6 & 0x3F)
          unsafe target[count &+ 3] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
          count &+= 4
          continue
        }
        scalar = 0xFFFD
      }
      unsafe target[count] = UInt8(truncatingIfNeeded: 0xE0 | scalar &>> 12)
      unsafe target[count &+ 1] = UInt8(truncatingIfNeeded: 0x80 | scalar &>> 6 & 0x3F)
      unsafe target[count &+ 2] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
      count &+= 3
    }
    return count
  }

  /// The offset of the first surrogate of a UTF-16 string that has no partner, or `nil`.
  func firstLoneSurrogate(_ object: BinaryObject) -> Int? {
    var offset = object.content
    let end = offset + 2 * object.count
    while offset < end {
      // Four units without a surrogate among them take one step.
      let units = word(offset)
      let others = (units & 0xF800_F800_F800_F800) ^ 0xD800_D800_D800_D800
      if end &- offset >= 8, (others &- 0x0001_0001_0001_0001) & ~others & 0x8000_8000_8000_8000 == 0 {
        offset &+= 8
        continue
      }
      let unit = units >> 48
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
