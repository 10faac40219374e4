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

  /// A table of the hashes of more keys than this is slower than a look at the keys, if that tells that they are sorted.
  static let largestQuickTable = 1_000

  /// The keys one after another.
  private var bytes: [UInt8] = []
  private var keys: [Key] = []

  /// Adds a key.
  ///
  /// - Parameter number: What ``sorted()`` gives for it.
  mutating func add(_ utf8: borrowing Span<UInt8>, number: Int) {
    let start = bytes.count
    let prefix = unsafe utf8.withUnsafeBufferPointer { text in
      unsafe bytes.append(contentsOf: text)
      return unsafe Self.prefix(of: text)
    }
    keys.append(Key(prefix: prefix, start: start, end: bytes.count, number: number))
  }

  /// The first eight bytes as a number that is ordered as they are; zeros stand for what is missing.
  private static func prefix(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var prefix: UInt64 = 0
    for offset in 0..<min(text.count, 8) {
      unsafe prefix |= UInt64(inOrderOfUTF16(text[offset])) << UInt64(56 - 8 * offset)
    }
    return prefix
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
    unsafe bytes.withUnsafeBufferPointer { bytes in
      let isSorted = keys.indices.dropFirst().allSatisfy {
        unsafe !Self.precedes(keys[$0], keys[$0 - 1], in: bytes)
      }
      if isSorted { return keys.map { $0.number } }
      return keys.sorted { unsafe Self.precedes($0, $1, in: bytes) }.map { $0.number }
    }
  }

  private static func precedes(_ left: Key, _ right: Key, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if left.prefix != right.prefix { return left.prefix < right.prefix }
    return unsafe precedes(
      UnsafeBufferPointer(rebasing: bytes[left.start..<left.end]),
      UnsafeBufferPointer(rebasing: bytes[right.start..<right.end])) ?? (left.start < right.start)
  }

  /// Whether one text comes before another; `nil` if they are the same.
  ///
  /// - Complexity: O(*n*) up to the first difference, eight bytes at a time.
  @unsafe
  static func precedes(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    let common = min(left.count, right.count)
    var offset = 0
    if let left = left.baseAddress, let right = right.baseAddress {
      while common - offset >= 8 {
        let difference =
          unsafe UnsafeRawPointer(left + offset).loadUnaligned(as: UInt64.self)
          ^ UnsafeRawPointer(right + offset).loadUnaligned(as: UInt64.self)
        if difference != 0 {
          offset += UInt64(littleEndian: difference).trailingZeroBitCount / 8
          break
        }
        offset += 8
      }
    }
    while offset < common, unsafe left[offset] == right[offset] { offset += 1 }
    guard offset < common else { return left.count == right.count ? nil : left.count < right.count }
    return unsafe inOrderOfUTF16(left[offset]) < inOrderOfUTF16(right[offset])
  }
}

extension String {
  /// Whether the text comes before another in the order in which the system sorts keys; nil if they are the same.
  package func precedesAsKey(_ other: String) -> Bool? {
    var (left, right) = (self, other)
    return left.withUTF8 { left in right.withUTF8 { unsafe KeyOrder.precedes(left, $0) } }
  }
}
