/// Sorts keys by their UTF-16 code units, as the system does (F43).
struct KeyOrder {
  private struct Key {
    /// The first eight bytes, the first of them in the highest place.
    let prefix: UInt64
    /// Where the whole key lies among the bytes.
    let start: Int
    let end: Int
    /// What the caller calls it.
    let number: Int
  }

  /// The keys one after another, as bytes whose order is that of UTF-16.
  private var bytes: [UInt8] = []
  private var keys: [Key] = []

  /// Adds a key.
  ///
  /// - Parameter number: What ``sorted()`` gives for it.
  mutating func add(_ utf8: borrowing Span<UInt8>, number: Int) {
    let start = bytes.count
    unsafe utf8.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    var prefix: UInt64 = 0
    for offset in start..<bytes.count {
      bytes[offset] = Self.inOrderOfUTF16(bytes[offset])
      if offset - start < 8 { prefix |= UInt64(bytes[offset]) << UInt64(56 - 8 * (offset - start)) }
    }
    keys.append(Key(prefix: prefix, start: start, end: bytes.count, number: number))
  }

  /// A byte of UTF-8, changed so that texts compare as in UTF-16.
  ///
  /// Only there do characters past U+FFFF come before those from U+E000 on, for they begin with a surrogate.
  @inline(__always)
  private static func inOrderOfUTF16(_ byte: UInt8) -> UInt8 {
    switch byte {
    case ..<0xEE: byte
    case 0xEE, 0xEF: byte + 5
    default: byte - 2
    }
  }

  /// The numbers of the keys, in order; those of equal keys in the order in which they came.
  ///
  /// - Complexity: O(*n* log *n*); O(*n*) if they are in order already.
  func sorted() -> [Int] {
    let isSorted = keys.indices.dropFirst().allSatisfy { !precedes(keys[$0], keys[$0 - 1]) }
    return isSorted ? keys.map { $0.number } : keys.sorted { precedes($0, $1) }.map { $0.number }
  }

  private func precedes(_ left: Key, _ right: Key) -> Bool {
    if left.prefix != right.prefix { return left.prefix < right.prefix }
    var (leftOffset, rightOffset) = (left.start + 8, right.start + 8)
    while leftOffset < left.end, rightOffset < right.end {
      if bytes[leftOffset] != bytes[rightOffset] { return bytes[leftOffset] < bytes[rightOffset] }
      leftOffset += 1
      rightOffset += 1
    }
    let (leftCount, rightCount) = (left.end - left.start, right.end - right.start)
    // Where they are the same up to the end of one, the shorter comes first. (A prefix may end in zeros.)
    return leftCount != rightCount ? leftCount < rightCount : left.start < right.start
  }
}
