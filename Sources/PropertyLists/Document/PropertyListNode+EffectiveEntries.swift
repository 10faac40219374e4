extension PropertyListNode {
  /// The entries that count when keys occur twice, in the order of the file.
  ///
  /// In text formats the last of them counts, in binary files the first (F26, F54).
  ///
  /// - Complexity: O(*n*) on average.
  public var effectiveEntries: [PropertyListEntry] {
    let all = Array(entries)
    guard let isLoser = ignoredEntries else { return all }
    return all.indices.filter { !isLoser[$0] }.map { all[$0] }
  }

  /// The entries that do not count, each with the one that counts in its place, in the order of the file.
  ///
  /// - Complexity: O(*n*) on average.
  public var duplicateEntries: [(ignored: PropertyListEntry, effective: PropertyListEntry)] {
    guard let isLoser = ignoredEntries else { return [] }
    let all = Array(entries)
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
  ///
  /// - Complexity: O(*n*) on average.
  package var ignoredEntries: [Bool]? {
    if hasManyAscendingKeys { return nil }
    var hashes = KeyHashes()
    var hasOddKeys = false
    forEachEntry { _, _, hash in
      if let hash { hashes.add(hash) } else { hasOddKeys = true }
    }
    guard hashes.hasRepetition() else { return nil }
    let keys = entries.map { $0.keyNode.index }
    // Keys that are not strings have no hash.
    let quick =
      hasOddKeys
      ? nil
      : hashes.losers(firstWins: document.firstDuplicateWins) { left, right in
        keys[left] == keys[right] || document.isSameText(keys[left], keys[right])
      }
    let isLoser = quick ?? losersByText(among: Array(entries))
    return isLoser.contains(true) ? isLoser : nil
  }

  /// Whether the keys are many strings, each of which comes before the next in the order of ``KeyOrder``.
  ///
  /// What is sorted, as the system writes it, repeats nothing, and takes no table to see that.
  ///
  /// - Complexity: O(*n*) in the keys up to the first that does not.
  package var hasManyAscendingKeys: Bool {
    guard count > KeyOrder.largestQuickTable else { return false }
    var entries = entries
    switch document.body {
    case .tape(let tape):
      return TapeStore(tape, of: document).areAscending { entries.nextIndexes(on: tape)?.key }
    case .binary(let objects): return objects.areAscending { entries.nextIndexes(of: objects)?.key }
    case .nothing: return false
    }
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

extension PropertyListDocument {
  /// Calls a closure with the text of a string or key.
  ///
  /// - Returns: `nil`, without a call, if the node is something else.
  @inline(__always)
  func withText<Result>(
    of node: Int, _ body: (borrowing Span<UInt8>) -> Result
  ) -> Result? {
    switch self.body {
    case .tape(let tape): TapeStore(tape, of: self).withText(of: node, body)
    case .binary(let objects): objects.withText(of: node, body)
    case .nothing: nil
    }
  }
}
