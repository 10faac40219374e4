/// Searches bytes a word at a time.
enum ByteSearch {
  /// The offset of the first occurrence of a byte from an offset on; the number of bytes if there is none.
  static func first(_ byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    var offset = start
    while offset + 8 <= bytes.count {
      let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let difference = UInt64(littleEndian: word) ^ pattern
      // The lowest mark stands where the first zero byte, and so the byte sought, is.
      let hits = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
      if hits != 0 { return offset + hits.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < bytes.count, unsafe bytes[offset] != byte { offset += 1 }
    return offset
  }
}
