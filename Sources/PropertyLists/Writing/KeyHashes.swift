/// The hashes of one dictionary's keys, for telling whether a key may occur twice.
struct KeyHashes {
  private var hashes: [UInt64] = []
  /// The lower halves of the hashes, in a table with open addressing by the upper halves, in which 0 is free; kept
  /// from one dictionary to the next.
  private var slots: [UInt32] = []

  /// Begins another dictionary.
  @inline(__always)
  mutating func removeAll() { hashes.removeAll(keepingCapacity: true) }

  @inline(__always)
  mutating func add(_ hash: UInt64) { hashes.append(hash) }

  /// Whether two of the hashes may be the same; if not, no key occurs twice.
  ///
  /// - Complexity: O(*n*) on average. Once a table is crowded with hashes that were made for it, the answer
  ///   is that some are the same.
  mutating func hasRepetition() -> Bool {
    if hashes.count <= 8 {
      for index in hashes.indices.dropFirst() {
        for earlier in 0..<index where hashes[earlier] == hashes[index] { return true }
      }
      return false
    }
    let size = 1 << (Int.bitWidth - (2 * hashes.count - 1).leadingZeroBitCount)
    if slots.count < size {
      slots = Array(repeating: 0, count: size)
    } else {
      for slot in 0..<size { slots[slot] = 0 }
    }
    for hash in hashes {
      // No hash may look like a free place.
      let entry = UInt32(truncatingIfNeeded: hash) | 1
      var slot = Int(truncatingIfNeeded: hash >> 32) & (size - 1)
      var probes = 0
      while slots[slot] != 0 {
        probes += 1
        if slots[slot] == entry || probes > 256 { return true }
        slot = (slot + 1) & (size - 1)
      }
      slots[slot] = entry
    }
    return false
  }

  /// Which keys do not count because they occur again.
  ///
  /// - Parameters:
  ///   - firstWins: Whether the first of the same keys counts, or the last.
  ///   - isSame: Whether the keys of two positions, whose hashes are the same, are the same.
  /// - Returns: `nil` if the hashes were made to collide, so that another way is quicker.
  /// - Complexity: O(*n*) on average.
  func losers(firstWins: Bool, _ isSame: (_ left: Int, _ right: Int) -> Bool) -> [Bool]? {
    guard hashes.count <= 1 << 30 else { return nil }
    let size = 1 << (Int.bitWidth - (2 * max(hashes.count, 1) - 1).leadingZeroBitCount)
    var positions = [Int32](repeating: -1, count: size)
    var isLoser = Array(repeating: false, count: hashes.count)
    for (position, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash >> 32) & (size - 1)
      var probes = 0
      while positions[slot] >= 0 {
        let earlier = Int(positions[slot])
        if hashes[earlier] == hash, isSame(earlier, position) {
          isLoser[firstWins ? position : earlier] = true
          break
        }
        probes += 1
        guard probes <= 256 else { return nil }
        slot = (slot + 1) & (size - 1)
      }
      if positions[slot] < 0 || !firstWins { positions[slot] = Int32(truncatingIfNeeded: position) }
    }
    return isLoser
  }
}
