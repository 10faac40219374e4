/// Hashes of names, for the table of places.
enum NameHash {
  /// The hash of a name under a place.
  @inline(__always)
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>, under parent: Int32) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: parent) &* 0x9e37_79b9_7f4a_7c15
    var index = 0
    let count = bytes.count
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= count {
      hash = unsafe mixed(hash, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var tail = UInt64(truncatingIfNeeded: count)
    while index < count {
      tail = unsafe tail << 8 | UInt64(bytes[index])
      index += 1
    }
    return mixed(hash, tail)
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0xd6e8_feb8_6659_fd93
    return product ^ product >> 32
  }

  /// The bytes of a name as a set: letters without regard to case, digits, and one bit for all else.
  @inline(__always)
  static func letters(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var letters: UInt64 = 0
    for index in 0..<bytes.count {
      let byte = unsafe bytes[index].asciiLowercased
      if byte.isASCIILowercase {
        letters |= 1 << UInt64(byte - UInt8(ascii: "a"))
      } else if byte.isASCIIDigit {
        letters |= 1 << UInt64(byte - UInt8(ascii: "0") + 26)
      } else {
        letters |= 1 << UInt64(36 + (byte & 15))
      }
    }
    return letters
  }
}
