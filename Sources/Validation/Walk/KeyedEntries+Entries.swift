internal import PropertyLists

extension KeyedEntries {
  /// The entries of a dictionary, in the order of the file.
  ///
  /// Each is made when it is first asked for, since of many dictionaries only a few are. Those of a large one are made
  /// each time: a million of them would take many times the memory of their file.
  struct Entries: RandomAccessCollection {
    /// The entries of more than so many are not kept.
    static let keptCount = 20_000

    /// The entries made so far, which copies of a collection share.
    private final class Made {
      var entries: [Entry?]

      init(count: Int) { entries = Array(repeating: nil, count: count) }
    }

    private var places: [Place] = []
    private var document: PropertyListDocument?
    /// Nil if entries are not kept.
    private var made: Made?

    /// No entries.
    init() {}

    /// Room for the entries of a dictionary, which are to be added.
    init(of document: PropertyListDocument, count: Int) {
      self.document = document
      places.reserveCapacity(count)
      if count <= Self.keptCount { made = Made(count: count) }
    }

    /// Adds an entry.
    mutating func append(_ place: Place) { places.append(place) }

    var startIndex: Int { 0 }
    var endIndex: Int { places.count }

    subscript(index: Int) -> Entry {
      if let known = made?.entries[index] { return known }
      guard let document else { preconditionFailure("an entry of no dictionary") }
      let entry = Entry(places[index], in: document)
      made?.entries[index] = entry
      return entry
    }

    /// A key, without the entry.
    func keyNode(_ index: Int) -> PropertyListNode { node(places[index].key) }

    /// A value, without the entry.
    func valueNode(_ index: Int) -> PropertyListNode { node(places[index].value) }

    private func node(_ index: UInt32) -> PropertyListNode {
      guard let document else { preconditionFailure("a node of no dictionary") }
      return PropertyListNode(document: document, index: Int(index))
    }

    /// The entry that counts in the place of one, nil if this one counts.
    func effective(_ index: Int) -> Int? {
      let effective = places[index].effective
      return effective < 0 ? nil : Int(effective)
    }

    /// Whether two keys are strings with the same text.
    func haveSameKey(_ index: Int, _ other: Int) -> Bool {
      let (key, otherKey) = (places[index].key, places[other].key)
      // In a binary file, what is the same is mostly one object.
      return key == otherKey || document?.isSameText(Int(key), Int(otherKey)) ?? false
    }

    /// Whether the system sees an entry.
    func counts(_ index: Int) -> Bool { places[index].effective < 0 }

    /// The entries that the system sees; of the others none is made.
    var counting: some Sequence<Entry> { indices.lazy.filter { counts($0) }.map { self[$0] } }

    /// Notes that another entry counts in the place of one; before any is made.
    mutating func replace(_ index: Int, by other: Int) {
      places[index].effective = Int32(truncatingIfNeeded: other)
    }

    /// Makes every entry that does not count refer to the one that does, where a key occurs three times.
    mutating func settleChains() {
      for index in indices.reversed() {
        let next = places[index].effective
        guard next >= 0 else { continue }
        let last = places[Int(next)].effective
        if last >= 0 { replace(index, by: Int(last)) }
      }
    }
  }
}
