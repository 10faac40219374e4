internal import PropertyLists

extension KeyedEntries {
  /// All entries, in the order of the file.
  var all: Entries { Entries(owner: self) }

  /// The entries of a dictionary, in the order of the file.
  struct Entries: RandomAccessCollection {
    fileprivate let owner: KeyedEntries

    var startIndex: Int { 0 }
    var endIndex: Int { owner.count }

    subscript(index: Int) -> Entry { owner.entry(at: index) }

    /// The entries that the system sees.
    var counting: Counting { Counting(owner: owner) }
  }

  /// The entries that the system sees, in the order of the file.
  struct Counting: Sequence, IteratorProtocol {
    fileprivate let owner: KeyedEntries
    private var index = 0

    fileprivate init(owner: KeyedEntries) { self.owner = owner }

    mutating func next() -> Entry? {
      while index < owner.count {
        defer { index += 1 }
        if owner.counts(index) { return owner.entry(at: index) }
      }
      return nil
    }
  }
}
