package import SourceText

/// Loads and searches over the bytes of a text, a word at a time.
///
/// Words may be loaded up to ``SourceBytes/readAhead`` bytes past the end; every answer is clamped to it.
@safe
package struct TextScanner {
  private let base: UnsafeRawPointer
  /// The number of bytes.
  package let count: Int

  /// The scanner is good as long as the bytes are kept alive.
  package init(_ bytes: SourceBytes) {
    unsafe base = bytes.address
    count = bytes.count
  }

  /// The byte at an offset; anything in the read-ahead behind the end.
  @inline(__always)
  package subscript(offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < count + SourceBytes.readAhead)
    return unsafe base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// Eight bytes, the first in the lowest place.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= count + SourceBytes.readAhead)
    return unsafe UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The bytes of a range, good as long as the source is kept alive.
  @unsafe
  @inline(__always)
  func buffer(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(
      start: (base + start).assumingMemoryBound(to: UInt8.self), count: end - start)
  }

  /// Marks the zero bytes of a word with their highest bits; only the lowest mark is to be trusted.
  @inline(__always)
  static func zeroBytes(of word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// A word whose eight bytes are all the same.
  @inline(__always)
  static func spread(_ byte: UInt8) -> UInt64 {
    UInt64(byte) &* 0x0101_0101_0101_0101
  }

  /// The offset of the first of one byte from an offset on; `count` if there is none.
  @inline(__always)
  package func first(_ byte: UInt8, from start: Int) -> Int {
    let pattern = Self.spread(byte)
    var offset = start
    while offset < count {
      let hits = Self.zeroBytes(of: word(at: offset) ^ pattern)
      if hits != 0 { return min(offset + hits.trailingZeroBitCount / 8, count) }
      offset += 8
    }
    return count
  }

  /// The offset of the first of two bytes, and whether a byte above 127 comes before it.
  @inline(__always)
  package func first(_ byte: UInt8, or other: UInt8, from start: Int) -> (offset: Int, nonASCII: Bool) {
    let pattern = Self.spread(byte)
    let otherPattern = Self.spread(other)
    var seen: UInt64 = 0
    var offset = start
    while offset < count {
      let word = word(at: offset)
      let hits = Self.zeroBytes(of: word ^ pattern) | Self.zeroBytes(of: word ^ otherPattern)
      if hits != 0 {
        let lowest = hits & (0 &- hits)
        let found = offset + hits.trailingZeroBitCount / 8
        guard found < count else { break }
        seen |= word & (lowest &- 1)
        return (found, seen & 0x8080_8080_8080_8080 != 0)
      }
      seen |= word
      offset += 8
    }
    // The last word may have reached into the read-ahead, so look again where it matters.
    return (count, seen & 0x8080_8080_8080_8080 != 0 && hasNonASCII(start, count))
  }

  /// Whether a range holds a byte above 127.
  func hasNonASCII(_ start: Int, _ end: Int) -> Bool {
    var offset = start
    while end &- offset >= 8 {
      guard word(at: offset) & Self.spread(0x80) == 0 else { return true }
      offset &+= 8
    }
    while offset < end {
      guard self[offset] < 0x80 else { return true }
      offset &+= 1
    }
    return false
  }

  /// Whether the bytes at an offset are the given ones.
  @inline(__always)
  package func matches(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset + length <= count else { return false }
    var index = 0
    while index &+ 8 <= length {
      let expected = unsafe UnsafeRawPointer(text.utf8Start + index).loadUnaligned(as: UInt64.self)
      guard word(at: offset &+ index) == UInt64(littleEndian: expected) else { return false }
      index &+= 8
    }
    while index < length {
      guard unsafe self[offset &+ index] == text.utf8Start[index] else { return false }
      index &+= 1
    }
    return true
  }

  /// The offset of the first occurrence of a text from an offset on, or `nil`.
  ///
  /// - Complexity: O(*n*), for texts as short as the ones used here.
  package func first(of text: StaticString, from start: Int, upTo end: Int) -> Int? {
    let lead = unsafe text.utf8Start[0]
    var offset = first(lead, from: start)
    while offset + text.utf8CodeUnitCount <= end {
      if matches(text, at: offset) { return offset }
      offset = first(lead, from: offset + 1)
    }
    return nil
  }

  /// Whether so many bytes at two offsets are the same.
  @inline(__always)
  func isSame(_ left: Int, _ right: Int, count: Int) -> Bool {
    var offset = 0
    while count &- offset > 8 {
      guard word(at: left &+ offset) == word(at: right &+ offset) else { return false }
      offset &+= 8
    }
    guard count > offset else { return true }
    let difference = word(at: left &+ offset) ^ word(at: right &+ offset)
    return difference &<< UInt64(truncatingIfNeeded: 64 &- 8 &* (count &- offset)) == 0
  }

  /// The number that some digits are, or `nil` if there is anything else among them.
  ///
  /// - Precondition: There are 1 to 18 digits.
  @inline(__always)
  package func number(at start: Int, digits: Int) -> UInt64? {
    var value: UInt64 = 0
    var offset = start
    var left = digits
    // The digits of a word are added up in pairs, fours and eights.
    let first = (left &- 1) & 7 &+ 1
    var word =
      (word(at: offset) ^ Self.spread(UInt8(ascii: "0"))) &<< UInt64(truncatingIfNeeded: 64 &- 8 &* first)
    var excess = word | (word &+ Self.spread(0x76))
    value = Self.sumOfDigits(word)
    offset &+= first
    left &-= first
    while left > 0 {
      word = self.word(at: offset) ^ Self.spread(UInt8(ascii: "0"))
      excess |= word | (word &+ Self.spread(0x76))
      value = value &* 100_000_000 &+ Self.sumOfDigits(word)
      offset &+= 8
      left &-= 8
    }
    return excess & Self.spread(0x80) == 0 ? value : nil
  }

  /// The number that eight digits are, the first of which lies in the lowest byte.
  @inline(__always)
  private static func sumOfDigits(_ word: UInt64) -> UInt64 {
    let pairs = (word &* 10 &+ word &>> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ pairs &>> 16) & 0x0000_FFFF_0000_FFFF
    return (fours &* 10_000 &+ fours &>> 32) & 0xFFFF_FFFF
  }

  /// The seconds since 2001-01-01T00:00:00Z of a date that is written as `2026-01-31T23:59:59Z`, or `nil` if it
  /// is not.
  ///
  /// Days and times of day that no calendar or clock shows roll over; months do not.
  @inline(__always)
  func secondsOfUsualDate(at start: Int) -> Int64? {
    // Digits become their values, what stands between them 0.
    let first = word(at: start) ^ 0x2D30_302D_3030_3030
    let second = word(at: start &+ 8) ^ 0x3030_3A30_3054_3030
    let third = word(at: start &+ 12) ^ 0x5A30_303A_3030_3A30
    // A byte that is too large for its place reaches the highest bit of the sum.
    let excess =
      (first | (first &+ 0x7F76_767F_7676_7676)) | (second | (second &+ 0x7676_7F76_767F_7676))
      | (third | (third &+ 0x7F76_767F_7676_7F76))
    guard excess & 0x8080_8080_8080_8080 == 0 else { return nil }
    func pair(_ word: UInt64, _ place: UInt64) -> Int64 {
      Int64(truncatingIfNeeded: (word &>> (8 &* place) & 0xF) &* 10 &+ (word &>> (8 &* place &+ 8) & 0xF))
    }
    let month = pair(first, 5)
    guard month &- 1 < 12, month > 0 else { return nil }
    let days = DateFields.days(upToYear: pair(first, 0) &* 100 &+ pair(first, 2), month: Int(month))
    let time = pair(second, 3) &* 3600 &+ pair(second, 6) &* 60 &+ pair(third, 5)
    return (days &+ pair(second, 0) &- 1) &* 86_400 &+ time
  }

  /// The offset of the first byte that keeps a range from being UTF-8, or `nil`.
  ///
  /// Overlong forms, surrogates and scalars past U+10FFFF are invalid (F10).
  package func firstInvalidUTF8(_ start: Int, _ end: Int) -> Int? {
    var offset = start
    while offset < end {
      let high = word(at: offset) & Self.spread(0x80)
      guard high != 0 else {
        offset &+= 8
        // Most texts are ASCII, all of them or nearly so.
        while offset &+ 32 <= end,
          ((word(at: offset) | word(at: offset &+ 8)) | (word(at: offset &+ 16) | word(at: offset &+ 24)))
            & Self.spread(0x80) == 0
        {
          offset &+= 32
        }
        continue
      }
      offset &+= high.trailingZeroBitCount / 8
      while offset < end, self[offset] >= 0x80 {
        guard let length = lengthOfScalar(at: offset, upTo: end) else { return offset }
        offset &+= length
      }
    }
    return nil
  }

  /// The length in bytes of the well-formed UTF-8 of a scalar beyond ASCII, or `nil` if there is none.
  @inline(__always)
  private func lengthOfScalar(at offset: Int, upTo end: Int) -> Int? {
    let lead = self[offset]
    let length: Int
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, lowest) = (3, 0xA0)
    case 0xED: (length, highest) = (3, 0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, lowest) = (4, 0x90)
    case 0xF4: (length, highest) = (4, 0x8F)
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard offset &+ length <= end, self[offset &+ 1] >= lowest, self[offset &+ 1] <= highest else {
      return nil
    }
    if length > 2, self[offset &+ 2] & 0xC0 != 0x80 { return nil }
    if length > 3, self[offset &+ 3] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// The scalar whose UTF-8 begins at an offset; U+FFFD if there is none.
  func scalar(at offset: Int) -> Unicode.Scalar {
    let lead = self[offset]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead) & (length == 1 ? 0x7F : 0xFF >> UInt32(length + 1))
    for index in 1..<max(length, 1) {
      guard offset + index < count, self[offset + index] & 0xC0 == 0x80 else { return "\u{FFFD}" }
      value = value << 6 | UInt32(self[offset + index] & 0x3F)
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
