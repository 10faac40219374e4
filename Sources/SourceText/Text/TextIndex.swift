/// Numbers texts in the order they first come: 0, 1, 2 and so on.
///
/// It is a dictionary for a great many texts of files that are not trusted. Where case does not count, no copy of a
/// text in small letters is made; texts are compared byte by byte; and what belongs to them stands in arrays of
/// their numbers.
package struct TextIndex: Sendable {
  /// The texts by their numbers, each as it was when it first came.
  package private(set) var texts: [String] = []
  private let ignoresCase: Bool
  private let seed: UInt64
  /// As many places as a power of two, of which at most half are taken.
  ///
  /// In each stand the hash of a text and, in the lower half, its number and 1; 0 is a free place. A text stands in the
  /// place of its hash, or in the next one that was free when it came.
  private var places: [UInt64] = []

  /// What the hashes of this process are made with, so that nobody can choose texts that stand in each other's way.
  private static let processSeed: UInt64 = {
    // The hashers of the standard library are at random, too, and their numbers may have 32 bits only.
    let first = Hasher()
    var second = Hasher()
    second.combine(1 as UInt8)
    return UInt64(truncatingIfNeeded: first.finalize()) << 32
      ^ UInt64(truncatingIfNeeded: second.finalize())
  }()

  /// Creates an index without texts.
  ///
  /// - Parameters:
  ///   - ignoringCase: Whether texts are the same that differ only in the case of the letters A to Z.
  ///   - seed: What hashes are made with, nil for a number that is at random in each process.
  package init(ignoringCase: Bool, seed: UInt64? = nil) {
    ignoresCase = ignoringCase
    self.seed = seed ?? Self.processSeed
  }

  /// How many texts there are.
  package var count: Int { texts.count }

  /// Makes room for so many texts.
  package mutating func reserveCapacity(_ count: Int) {
    texts.reserveCapacity(count)
    var size = max(places.count, 16)
    while size < 2 * count { size *= 2 }
    if size > places.count { resize(size) }
  }

  /// The number of a text, nil if it never came.
  ///
  /// - Complexity: O(*n*) in the length of the text, on average.
  package func number(of text: String) -> Int? {
    guard !places.isEmpty else { return nil }
    let entry = places[find(text).place]
    return entry == 0 ? nil : Self.number(in: entry)
  }

  /// The number of a text, which gets the next one if it never came.
  ///
  /// - Complexity: O(*n*) in the length of the text, on average.
  package mutating func insert(_ text: String) -> Int {
    if 2 * (texts.count + 1) > places.count { resize(max(2 * places.count, 16)) }
    let (place, hash) = find(text)
    if places[place] != 0 { return Self.number(in: places[place]) }
    texts.append(text)
    places[place] = UInt64(hash) << 32 | UInt64(texts.count)
    return texts.count - 1
  }

  private static func number(in entry: UInt64) -> Int {
    Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) - 1
  }

  /// The place of a text, or the free one where it belongs, and its hash.
  private func find(_ text: String) -> (place: Int, hash: UInt32) {
    unsafe text.withBytes { bytes in
      let hash = unsafe bytes.hash(seed: seed, ignoringCase: ignoresCase)
      let mask = places.count - 1
      var place = Int(truncatingIfNeeded: hash) & mask
      while places[place] != 0 {
        if UInt32(truncatingIfNeeded: places[place] >> 32) == hash {
          let isSame = unsafe texts[Self.number(in: places[place])].withBytes {
            unsafe $0.isSame(as: bytes, ignoringCase: ignoresCase)
          }
          if isSame { break }
        }
        place = (place + 1) & mask
      }
      return (place, hash)
    }
  }

  private mutating func resize(_ size: Int) {
    let old = places
    places = [UInt64](repeating: 0, count: size)
    for entry in old where entry != 0 {
      var place = Int(truncatingIfNeeded: entry >> 32) & (size - 1)
      while places[place] != 0 { place = (place + 1) & (size - 1) }
      places[place] = entry
    }
  }
}

extension UnsafeRawBufferPointer {
  /// A hash that cannot be foreseen without the seed.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  @inline(__always)
  fileprivate func hash(seed: UInt64, ignoringCase: Bool) -> UInt32 {
    func folded(_ word: UInt64) -> UInt64 { ignoringCase ? word.asciiLowercased : word }
    var state = seed ^ UInt64(truncatingIfNeeded: count)
    var (first, last): (UInt64, UInt64) = (0, 0)
    if count >= 8 {
      var offset = 0
      while count - offset > 16 {
        let word = unsafe folded(loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        state = (state ^ word).mixed(with: seed)
        offset += 8
      }
      // The last two words may take in bytes of one another, and the first of them of the one before.
      first = unsafe loadUnaligned(fromByteOffset: Swift.max(count - 16, 0), as: UInt64.self)
      last = unsafe loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    } else if count >= 4 {
      first = unsafe UInt64(loadUnaligned(as: UInt32.self))
      last = unsafe UInt64(loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    } else if count > 0 {
      first = unsafe UInt64(self[0]) << 16 | UInt64(self[count / 2]) << 8 | UInt64(self[count - 1])
    }
    let hash = (folded(first) ^ state).mixed(with: folded(last) ^ seed.byteSwapped)
    return UInt32(truncatingIfNeeded: hash)
  }
}

extension UInt64 {
  /// Both numbers multiplied, and the halves of the product put into one.
  @inline(__always)
  fileprivate func mixed(with other: UInt64) -> UInt64 {
    let (high, low) = (self ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: other ^ 0xD1B5_4A32_D192_ED03)
    return high ^ low
  }
}
