extension PropertyListNode {
  /// The entries that count when keys occur twice, in the order of the file.
  ///
  /// In text formats the last of them counts, in binary files the first (F26, F54).
  ///
  /// - Complexity: O(*n*) on average.
  public var effectiveEntries: [PropertyListEntry] {
    let all = Array(entries)
    let losers = duplicateIndexes(of: all)
    guard !losers.isEmpty else { return all }
    return all.indices.filter { !losers.contains($0) }.map { all[$0] }
  }

  /// The entries that do not count, each with the one that counts in its place, in the order of the file.
  ///
  /// - Complexity: O(*n*) on average.
  public var duplicateEntries: [(ignored: PropertyListEntry, effective: PropertyListEntry)] {
    let all = Array(entries)
    let losers = duplicateIndexes(of: all)
    guard !losers.isEmpty else { return [] }
    var winners: [[UInt8]: PropertyListEntry] = [:]
    for (index, entry) in all.enumerated() where !losers.contains(index) {
      winners[Array(entry.key.utf8)] = entry
    }
    return losers.sorted().compactMap { index in
      winners[Array(all[index].key.utf8)].map { (ignored: all[index], effective: $0) }
    }
  }

  /// The positions of the entries whose key occurs again in a place that counts more.
  ///
  /// Keys are the same if their characters are; the system does not compose any before it compares.
  private func duplicateIndexes(of all: [PropertyListEntry]) -> Set<Int> {
    guard mayRepeatKeys(all) else { return [] }
    var places: [[UInt8]: Int] = [:]
    places.reserveCapacity(all.count)
    var losers: Set<Int> = []
    for (index, entry) in all.enumerated() {
      guard let key = entry.keyNode.string.map({ Array($0.utf8) }) else { continue }
      if let earlier = places[key] {
        losers.insert(document.firstDuplicateWins ? index : earlier)
        if document.firstDuplicateWins { continue }
      }
      places[key] = index
    }
    return losers
  }

  /// Whether a key may occur twice, going by hashes.
  private func mayRepeatKeys(_ all: [PropertyListEntry]) -> Bool {
    var hashes = KeyHashes()
    for entry in all {
      let hash =
        switch document.body {
        case .tape(let tape):
          TapeStore(tape, of: document).withText(of: entry.keyNode.index) { ByteHash.of($0) }
        case .binary(let objects): objects.withText(of: entry.keyNode.index) { ByteHash.of($0) }
        case .nothing: nil as UInt64?
        }
      if let hash { hashes.add(hash) }
    }
    return hashes.hasRepetition()
  }
}
