internal import PropertyLists

extension KeyedEntries {
  /// The entries of a dictionary, in the order of the file.
  ///
  /// Those of a large dictionary are made each time they are asked for: a million of them would take many times the
  /// memory of their file.
  struct Entries: RandomAccessCollection {
    /// The entries of more than so many are not kept.
    static let keptCount = 20_000

    private var kept: [Entry] = []
    private var places: [Place] = []
    private var document: PropertyListDocument?

    /// No entries.
    init() {}

    /// Gathers the entries of a dictionary.
    init(of node: PropertyListNode) {
      // Not even a broken file counts more than it has bytes.
      let count = node.count
      if count <= Self.keptCount {
        kept.reserveCapacity(count)
        for entry in node.entries { kept.append(Entry(Place(entry), in: node.document)) }
      } else {
        document = node.document
        places.reserveCapacity(count)
        for entry in node.entries { places.append(Place(entry)) }
      }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { kept.count + places.count }

    subscript(index: Int) -> Entry {
      guard let document else { return kept[index] }
      return Entry(places[index], in: document)
    }

    /// Notes that another entry counts in the place of one.
    mutating func replace(_ index: Int, by other: Int) {
      if document == nil {
        kept[index].effective = Int32(truncatingIfNeeded: other)
      } else {
        places[index].effective = Int32(truncatingIfNeeded: other)
      }
    }

    /// Makes every entry that does not count refer to the one that does, where a key occurs three times.
    mutating func settleChains() {
      for index in indices.reversed() {
        let next = effective(index)
        guard next >= 0 else { continue }
        let last = effective(Int(next))
        if last >= 0 { replace(index, by: Int(last)) }
      }
    }

    /// The index of the entry that counts in the place of another, or -1.
    private func effective(_ index: Int) -> Int32 {
      document == nil ? kept[index].effective : places[index].effective
    }
  }
}
