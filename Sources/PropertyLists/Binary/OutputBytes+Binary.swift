/// The pieces that binary files are made of.
extension OutputBytes {
  /// The smallest of 1, 2, 4 and 8 bytes that hold a number (F59).
  static func size(of value: UInt64) -> Int {
    value < 1 << 8 ? 1 : value < 1 << 16 ? 2 : value < 1 << 32 ? 4 : 8
  }

  /// Appends the lowest bytes of a number, the highest of them first.
  @inline(__always)
  mutating func append(bigEndian value: UInt64, size: Int) {
    unsafe write(atMost: 8) { target in
      let bytes = (value << UInt64(64 - 8 * size)).bigEndian
      unsafe UnsafeMutableRawPointer(target).storeBytes(of: bytes, as: UInt64.self)
      return size
    }
  }

  /// Appends a whole number in the smallest form (F58).
  ///
  /// Forms of up to four bytes have no sign; so negative numbers take eight, and 16 if they need more, as do
  /// positive ones past 2^63 - 1.
  mutating func append(integer value: PropertyListInteger) {
    if let value = value.int64 {
      let size = value < 0 ? 8 : Self.size(of: UInt64(value))
      append(0x10 | UInt8(size.trailingZeroBitCount))
      append(bigEndian: UInt64(bitPattern: value), size: size)
    } else {
      append(0x14)
      append(bigEndian: UInt64(bitPattern: value.high), size: 8)
      append(bigEndian: value.low, size: 8)
    }
  }

  /// Appends a marker with a count: in its low half, or as a whole number behind it (F51).
  @inline(__always)
  mutating func append(marker: UInt8, count: Int) {
    if count < 15 {
      append(marker | UInt8(count))
    } else {
      append(marker | 15)
      append(integer: PropertyListInteger(count))
    }
  }

  /// How many bytes a marker with a count takes.
  static func markerSize(forCount count: Int) -> Int {
    count < 15 ? 1 : 2 + size(of: UInt64(count))
  }
}

/// Texts of binary files.
enum BinaryText {
  /// Whether no byte of a text is above 127.
  @unsafe
  @inline(__always)
  static func isASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = text.baseAddress else { return true }
    var seen: UInt64 = 0
    var offset = 0
    while text.count - offset >= 8 {
      unsafe seen |= UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
      offset += 8
    }
    while offset < text.count {
      unsafe seen |= UInt64(base[offset])
      offset += 1
    }
    return seen & 0x8080_8080_8080_8080 == 0
  }

  /// Appends a text in UTF-8 as UTF-16, the high byte of each unit first.
  @unsafe
  static func appendUTF16(_ text: UnsafeBufferPointer<UInt8>, to output: inout OutputBytes) {
    unsafe output.write(atMost: 2 * text.count) { target in
      let raw = UnsafeMutableRawPointer(target)
      var place = 0
      func append(_ unit: UInt32) {
        let bytes = UInt16(truncatingIfNeeded: unit).bigEndian
        unsafe raw.storeBytes(of: bytes, toByteOffset: place, as: UInt16.self)
        place += 2
      }
      var offset = 0
      while offset < text.count {
        let lead = unsafe text[offset]
        let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard length <= text.count - offset else { break }
        var scalar = UInt32(length == 1 ? lead : lead & (0xFF >> UInt8(length + 1)))
        for index in 1..<length {
          scalar = unsafe scalar << 6 | UInt32(text[offset + index] & 0x3F)
        }
        if scalar < 0x10000 {
          append(scalar)
        } else {
          append(0xD7C0 + scalar >> 10)
          append(0xDC00 + scalar & 0x3FF)
        }
        offset += length
      }
      return place
    }
  }
}
