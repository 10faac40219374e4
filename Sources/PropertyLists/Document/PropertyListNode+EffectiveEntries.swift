extension PropertyListNode {
  /// The entries that count when keys occur twice, in the order of the file.
  ///
  /// In text formats the last of them counts, in binary files the first (F26, F54).
  ///
  /// - Complexity: O(*n*) on average.
  public var effectiveEntries: [PropertyListEntry] {
    let all = Array(entries)
    guard let isLoser = losers(among: all) else { return all }
    return all.indices.filter { !isLoser[$0] }.map { all[$0] }
  }

  /// The entries that do not count, each with the one that counts in its place, in the order of the file.
  ///
  /// - Complexity: O(*n*) on average.
  public var duplicateEntries: [(ignored: PropertyListEntry, effective: PropertyListEntry)] {
    let all = Array(entries)
    guard let isLoser = losers(among: all) else { return [] }
    var winners: [[UInt8]: PropertyListEntry] = [:]
    for (index, entry) in all.enumerated() where !isLoser[index] {
      winners[Array(entry.key.utf8)] = entry
    }
    return all.indices.compactMap { index in
      guard isLoser[index] else { return nil }
      return winners[Array(all[index].key.utf8)].map { (ignored: all[index], effective: $0) }
    }
  }

  /// Which entries do not count since their key occurs again in a place that counts more; nil if all count.
  ///
  /// Keys are the same if their characters are; the system does not compose any before it compares.
  private func losers(among all: [PropertyListEntry]) -> [Bool]? {
    var hashes = KeyHashes()
    var hasOddKeys = false
    for entry in all {
      let hash =
        switch document.body {
        case .tape(let tape):
          TapeStore(tape, of: document).withText(of: entry.keyNode.index) { ByteHash.of($0) }
        case .binary(let objects): objects.withText(of: entry.keyNode.index) { ByteHash.of($0) }
        case .nothing: nil as UInt64?
        }
      if let hash { hashes.add(hash) } else { hasOddKeys = true }
    }
    guard hashes.hasRepetition() else { return nil }
    // Keys that are not strings have no hash.
    let quick =
      hasOddKeys
      ? nil
      : hashes.losers(firstWins: document.firstDuplicateWins) { left, right in
        all[left].keyNode.index == all[right].keyNode.index
          || all[left].key.utf8.elementsEqual(all[right].key.utf8)
      }
    let isLoser = quick ?? losersByText(among: all)
    return isLoser.contains(true) ? isLoser : nil
  }

  /// The same for keys whose hashes do not help.
  private func losersByText(among all: [PropertyListEntry]) -> [Bool] {
    var places: [[UInt8]: Int] = [:]
    var isLoser = Array(repeating: false, count: all.count)
    for (index, entry) in all.enumerated() {
      guard let key = entry.keyNode.string.map({ Array($0.utf8) }) else { continue }
      if let earlier = places[key] {
        isLoser[document.firstDuplicateWins ? index : earlier] = true
        if document.firstDuplicateWins { continue }
      }
      places[key] = index
    }
    return isLoser
  }
}
