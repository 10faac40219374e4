/// A hash of a key that cannot be foreseen without the seed.
struct KeyHash {
  let value: UInt64
  /// Whether the key is ASCII.
  let isASCII: Bool

  /// The hash of some bytes.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  @unsafe
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64) {
    let count = bytes.count
    guard let start = bytes.baseAddress else {
      value = seed
      isASCII = true
      return
    }
    let base = unsafe UnsafeRawPointer(start)
    var state = seed ^ UInt64(truncatingIfNeeded: count)
    var seen: UInt64 = 0
    var first: UInt64 = 0
    var last: UInt64 = 0
    if count >= 8 {
      var offset = 0
      while count - offset > 16 {
        let word = unsafe base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        seen |= word
        state = Self.mix(state ^ word, seed)
        offset += 8
      }
      // The last two words may take in bytes of one another, and the first of them of the one before.
      first = unsafe base.loadUnaligned(fromByteOffset: max(count - 16, 0), as: UInt64.self)
      last = unsafe base.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    } else if count >= 4 {
      first = unsafe UInt64(base.loadUnaligned(as: UInt32.self))
      last = unsafe UInt64(base.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    } else if count > 0 {
      first = unsafe UInt64(bytes[0]) << 16 | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1])
    }
    seen |= first | last
    value = Self.mix(first ^ state, last ^ seed.byteSwapped)
    isASCII = seen & 0x8080_8080_8080_8080 == 0
  }

  @inline(__always)
  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let (high, low) = (left ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: right ^ 0xD1B5_4A32_D192_ED03)
    return high ^ low
  }
}
