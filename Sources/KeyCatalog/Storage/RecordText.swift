/// The text of one file of records, which lives as long as the program, or as its ``RecordStorage``.
///
/// Records are the library's own, or were written by it, so offsets are checked in the checking build only, in
/// which a test reads every record.
@safe
struct RecordText: @unchecked Sendable {
  private let base: UnsafePointer<UInt8>
  /// The number of bytes.
  let count: Int

  init(_ text: StaticString) {
    unsafe base = text.utf8Start
    count = text.utf8CodeUnitCount
  }

  /// Makes a text of memory that somebody else keeps; without memory the text is empty.
  init(_ base: UnsafePointer<UInt8>?, count: Int) {
    let empty: StaticString = ""
    unsafe self.base = base ?? empty.utf8Start
    self.count = unsafe base == nil ? 0 : count
  }

  /// The byte at an offset.
  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < count, "an offset lies outside the records")
    return unsafe base[offset]
  }

  /// The offset of the first line break at or after an offset, or the end of the text.
  @inline(__always)
  func lineEnd(from start: Int) -> Int {
    var offset = start
    while offset + 8 <= count {
      let word = unsafe UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
      // A byte of `word ^ newlines` is zero exactly where a line break stands; the lowest one is found.
      let difference = UInt64(littleEndian: word) ^ 0x0a0a_0a0a_0a0a_0a0a
      let hit = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
      if hit != 0 { return offset + hit.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count, unsafe base[offset] != UInt8(ascii: "\n") { offset += 1 }
    return offset
  }

  /// The bytes from an offset up to a colon, at most eight, the first one lowest; and how many they are.
  ///
  /// Eight without a colon behind them are only the beginning of the word.
  @inline(__always)
  func wordBeforeColon(at offset: Int) -> (word: UInt64, length: Int) {
    guard offset + 8 <= count else {
      var word: UInt64 = 0
      var length = 0
      while offset + length < count, self[offset + length] != UInt8(ascii: ":") {
        word |= UInt64(self[offset + length]) << UInt64(8 * length)
        length += 1
      }
      return (word, length)
    }
    let loaded = unsafe UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
    let word = UInt64(littleEndian: loaded)
    let difference = word ^ 0x3a3a_3a3a_3a3a_3a3a
    let hit = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
    if hit == 0 { return (word, 8) }
    let length = hit.trailingZeroBitCount / 8
    return (length == 0 ? 0 : word & (UInt64.max >> UInt64(64 - 8 * length)), length)
  }

  /// The bytes of a range, good only during the call.
  @inline(__always)
  func withBytes<Result, Failure: Error>(
    _ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    assert(range.lowerBound >= 0 && range.upperBound <= count, "a range lies outside the records")
    return unsafe try body(UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// The text of a range.
  func string(_ range: Range<Int>) -> String {
    unsafe withBytes(range) { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a range holds exactly this text.
  @inline(__always)
  func matches(_ range: Range<Int>, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    return unsafe withBytes(range) { bytes in
      text.withUTF8Buffer { unsafe $0.hasSameBytes(as: bytes) }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether two buffers hold the same bytes, eight compared at a time.
  @inline(__always)
  func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    let left = UnsafeRawBufferPointer(self)
    let right = UnsafeRawBufferPointer(other)
    var index = 0
    while index + 8 <= left.count {
      let first = unsafe left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let second = unsafe right.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if first != second { return false }
      index += 8
    }
    while index < left.count {
      if unsafe left[index] != right[index] { return false }
      index += 1
    }
    return true
  }
}
