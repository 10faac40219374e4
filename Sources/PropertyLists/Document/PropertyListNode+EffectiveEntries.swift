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
    var winners: [String: PropertyListEntry] = [:]
    for (index, entry) in all.enumerated() where !losers.contains(index) { winners[entry.key] = entry }
    return losers.sorted().compactMap { index in
      winners[all[index].key].map { (ignored: all[index], effective: $0) }
    }
  }

  /// The positions of the entries whose key occurs again in a place that counts more.
  private func duplicateIndexes(of all: [PropertyListEntry]) -> Set<Int> {
    var places: [String: Int] = [:]
    places.reserveCapacity(all.count)
    var losers: Set<Int> = []
    for (index, entry) in all.enumerated() {
      guard let key = entry.keyNode.string else { continue }
      if let earlier = places[key] {
        losers.insert(document.firstDuplicateWins ? index : earlier)
        if document.firstDuplicateWins { continue }
      }
      places[key] = index
    }
    return losers
  }
}
