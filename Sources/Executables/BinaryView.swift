internal import SourceText

/// Numbers and texts at offsets of a part of a file, and nothing from outside it.
///
/// Every question about a place that is not there is answered with nil.
struct BinaryView: Sendable {
  /// The bytes of the part.
  let bytes: SourceBytes
  /// Whether the most significant byte of a number comes first.
  var isBigEndian: Bool

  /// How many bytes there are.
  var count: Int { bytes.count }

  /// A part of this part, nil if it does not lie inside.
  func part(at offset: Int, count: Int) -> BinaryView? {
    guard holds(offset, count) else { return nil }
    return BinaryView(bytes: bytes[ByteRange(start: offset, count: count)], isBigEndian: isBigEndian)
  }

  /// Whether so many bytes from an offset on lie inside.
  func holds(_ offset: Int, _ count: Int) -> Bool {
    offset >= 0 && count >= 0 && offset <= self.count && count <= self.count - offset
  }

  /// The byte at an offset.
  func byte(at offset: Int) -> UInt8? {
    holds(offset, 1) ? bytes[offset] : nil
  }

  /// The 16-bit number at an offset.
  func half(at offset: Int) -> UInt16? {
    number(at: offset, size: 2).map { UInt16(truncatingIfNeeded: $0) }
  }

  /// The 32-bit number at an offset.
  func word(at offset: Int) -> UInt32? {
    number(at: offset, size: 4).map { UInt32(truncatingIfNeeded: $0) }
  }

  /// The 64-bit number at an offset.
  func long(at offset: Int) -> UInt64? {
    number(at: offset, size: 8)
  }

  /// The 32- or 64-bit number at an offset, nil if it is too large to be an offset itself.
  func size(at offset: Int, isLong: Bool) -> Int? {
    number(at: offset, size: isLong ? 8 : 4).flatMap { Int(exactly: $0) }
  }

  /// The text from an offset to the next zero byte, nil if there is none before the end.
  ///
  /// - Parameter limit: The text has at most so many bytes.
  func text(at offset: Int, limit: Int = .max) -> String? {
    guard offset >= 0, offset < count else { return nil }
    let end = limit < count - offset ? offset + limit : count
    var cursor = offset
    while cursor < end, bytes[cursor] != 0 { cursor += 1 }
    guard cursor < count, bytes[cursor] == 0 else { return nil }
    return String(decoding: bytes[ByteRange(offset, cursor)].array, as: UTF8.self)
  }

  /// A name in a field of a fixed size, which a zero byte ends if it is shorter.
  func name(at offset: Int, size: Int = 16) -> String? {
    guard let field = part(at: offset, count: size) else { return nil }
    return String(decoding: field.bytes.array.prefix { $0 != 0 }, as: UTF8.self)
  }

  private func number(at offset: Int, size: Int) -> UInt64? {
    guard holds(offset, size) else { return nil }
    var result: UInt64 = 0
    for index in 0..<size {
      let byte = UInt64(bytes[offset + index])
      if isBigEndian { result = result << 8 | byte } else { result |= byte << (8 * UInt64(index)) }
    }
    return result
  }
}
