/// A quick hash of bytes, the same in every run.
///
/// It finds what is probably equal. Whoever chooses the bytes can make hashes collide, so nothing may take
/// long, or go wrong, because many are equal.
enum ByteHash {
  /// The hash of some bytes.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  @inline(__always)
  static func of(_ bytes: borrowing Span<UInt8>) -> UInt64 {
    unsafe bytes.withUnsafeBufferPointer { unsafe of($0) }
  }

  /// The hash of some bytes.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  @unsafe
  @inline(__always)
  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = bytes.count
    guard let start = bytes.baseAddress else { return mix(0) }
    let base = unsafe UnsafeRawPointer(start)
    var hash = UInt64(truncatingIfNeeded: count)
    if count >= 8 {
      var offset = 0
      while count - offset > 8 {
        hash = unsafe mix(hash ^ base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      // The last word may take in some bytes of the one before.
      return unsafe mix(hash ^ base.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    }
    var word: UInt64 = 0
    if count >= 4 {
      let first = unsafe base.loadUnaligned(as: UInt32.self)
      let last = unsafe base.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      word = UInt64(first) << 32 | UInt64(last)
    } else if count > 0 {
      word = unsafe UInt64(bytes[0]) << 16 | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1])
    }
    return mix(hash ^ word &* 0x9E37_79B9_7F4A_7C15)
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let (high, low) = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return high ^ low
  }
}
