import SourceText

internal import PropertyLists

/// The entries of one dictionary, found by name, for one thread.
///
/// Every rule and every child is handed them: of an object only the reference is copied.
final class KeyedEntries {
  /// A key and its value.
  struct Entry {
    fileprivate let document: PropertyListDocument
    fileprivate let place: Place

    /// The text of the key, which is made anew each time; empty if the key is not a string.
    var key: String { keyNode.string ?? "" }

    /// Whether the key is a string; others occur in odd binary files only.
    var isNamed: Bool { place.mark != 0 }

    /// Looks at the bytes of the key, without making a text of them; at nothing if the key is not a string.
    func readKey(_ body: (Span<UInt8>) -> Void) { document.readText(of: Int(place.key), body) }

    /// Whether the key is a certain text.
    func hasKey(_ text: String) -> Bool { document.isText(text, of: Int(place.key)) }

    /// Whether the key is a text that begins with another.
    func hasKey(beginningWith text: String) -> Bool {
      var begins = false
      readKey { begins = $0.begins(with: text) }
      return begins
    }

    /// Whether the key is a text that ends in another.
    func hasKey(endingIn text: String) -> Bool {
      var ends = false
      readKey { ends = $0.ends(in: text) }
      return ends
    }

    /// The key.
    var keyNode: PropertyListNode { PropertyListNode(document: document, index: Int(place.key)) }

    /// The value.
    var value: PropertyListNode { PropertyListNode(document: document, index: Int(place.value)) }

    /// Whether the system sees the entry.
    var counts: Bool { place.effective < 0 }
  }

  /// Where the key and value of an entry are, and which entry counts in its place.
  fileprivate struct Place {
    // There may be millions of entries; a file with more nodes than 32 bits count would have 8 GB.
    let key: UInt32
    let value: UInt32
    /// A part of the hash of the key, so that few keys have to be compared; 0 only if the key is not a string.
    let mark: UInt32
    /// The index of the entry that counts in this one's place, or -1 if this one counts.
    var effective: Int32 = -1
  }

  /// Up to so many entries are looked through one by one.
  private static let tableThreshold = 8

  /// Keys whose hashes are alike are compared, but not more than so many: whoever writes a file can make all alike.
  private static let probeLimit = 64

  /// The document, nil for no dictionary.
  private let document: PropertyListDocument?
  private var places: [Place] = []
  /// Whether keys occur twice.
  private(set) var hasDuplicates = false
  /// The indexes of the entries that count, by the hash of their key, -1 where there is none; empty for a few entries,
  /// and for many that are sorted.
  private var table: [Int32] = []
  /// The entries that count, by their key, where hashes do not tell keys apart; nil everywhere else.
  private var names: [[UInt8]: Int]?
  /// Whether the entries are many and sorted by their keys, as the system writes them, and so all differ.
  private let isSorted: Bool

  /// Creates the entries of no dictionary.
  init() {
    document = nil
    isSorted = false
  }

  /// Reads the entries of a dictionary.
  ///
  /// Of keys that occur twice the last one counts in text formats, the first one in binary files (F26, F54).
  ///
  /// - Complexity: O(*n*) on average.
  init(of node: PropertyListNode) {
    document = node.document
    isSorted = node.hasManyAscendingKeys
    let firstCounts = node.document.format == .binary
    // Not even a broken file counts more than it has bytes.
    let count = node.count
    places.reserveCapacity(count)
    if !isSorted, count > Self.tableThreshold {
      var capacity = 16
      while capacity < count * 2 { capacity *= 2 }
      table = Array(repeating: -1, count: capacity)
    }
    node.forEachEntry { key, value, hash in
      add(key, value, hash, keepingFirst: firstCounts)
    }
    if hasDuplicates { settleChains() }
  }

  private func add(_ key: Int, _ value: Int, _ hash: UInt64?, keepingFirst: Bool) {
    let index = places.count
    places.append(
      Place(
        key: UInt32(truncatingIfNeeded: key), value: UInt32(truncatingIfNeeded: value),
        mark: hash.map { Self.mark($0) } ?? 0))
    guard !isSorted, let hash else { return }
    let earlier: Int?
    if names != nil {
      earlier = enterName(index, keepingFirst: keepingFirst)
    } else if table.isEmpty {
      let mark = Self.mark(hash)
      earlier = (0..<index).first { places[$0].mark == mark && counts($0) && haveSameKey($0, index) }
    } else {
      earlier = enter(index, hash, keepingFirst: keepingFirst)
    }
    guard let earlier else { return }
    hasDuplicates = true
    if keepingFirst {
      places[index].effective = Int32(truncatingIfNeeded: earlier)
    } else {
      places[earlier].effective = Int32(truncatingIfNeeded: index)
    }
  }

  /// Makes every entry that does not count refer to the one that does, where a key occurs three times.
  private func settleChains() {
    for index in places.indices.reversed() {
      guard let next = effective(index), let last = effective(next) else { continue }
      places[index].effective = Int32(truncatingIfNeeded: last)
    }
  }

  // MARK: By place

  /// How many entries there are.
  var count: Int { places.count }

  /// The entry at a place in the order of the file.
  func entry(at index: Int) -> Entry {
    guard let document else { preconditionFailure("an entry of no dictionary") }
    return Entry(document: document, place: places[index])
  }

  /// A key, without the entry.
  func keyNode(_ index: Int) -> PropertyListNode { node(places[index].key) }

  /// A value, without the entry.
  func valueNode(_ index: Int) -> PropertyListNode { node(places[index].value) }

  private func node(_ index: UInt32) -> PropertyListNode {
    guard let document else { preconditionFailure("a node of no dictionary") }
    return PropertyListNode(document: document, index: Int(index))
  }

  /// Whether the system sees an entry.
  func counts(_ index: Int) -> Bool { places[index].effective < 0 }

  /// The entry that counts in the place of one, nil if this one counts.
  func effective(_ index: Int) -> Int? {
    let effective = places[index].effective
    return effective < 0 ? nil : Int(effective)
  }

  // MARK: By name

  /// The value that counts for a key, or nil.
  func value(_ key: String) -> PropertyListNode? { index(of: key).map { valueNode($0) } }

  /// Whether an entry counts for a key.
  func has(_ key: String) -> Bool { index(of: key) != nil }

  /// The entry that counts for a key, or nil.
  ///
  /// - Complexity: O(1) on average, O(log *n*) for many entries that are sorted.
  subscript(key: String) -> Entry? { index(of: key).map { entry(at: $0) } }

  private func index(of key: String) -> Int? {
    if places.isEmpty { return nil }
    if isSorted { return sortedIndex(of: key) }
    if let names { return names[Array(key.utf8)] }
    let hash = PropertyListNode.textHash(of: key)
    let mark = Self.mark(hash)
    if table.isEmpty {
      for index in places.indices where places[index].mark == mark && counts(index) && isKey(key, index) {
        return index
      }
      return nil
    }
    var slot = firstSlot(hash)
    while table[slot] >= 0 {
      let index = Int(table[slot])
      if places[index].mark == mark, isKey(key, index) { return index }
      slot = (slot + 1) & (table.count - 1)
    }
    return nil
  }

  private func sortedIndex(of key: String) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      switch entry(at: middle).key.precedesAsKey(key) {
      case nil: return middle
      case true?: low = middle + 1
      case false?: high = middle
      }
    }
    return nil
  }

  private static func mark(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) | 1 }

  private func firstSlot(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (table.count - 1) }

  /// Whether the key of an entry is a string with this text.
  private func isKey(_ text: String, _ index: Int) -> Bool {
    document?.isText(text, of: Int(places[index].key)) ?? false
  }

  /// Whether two keys are strings with the same text.
  private func haveSameKey(_ index: Int, _ other: Int) -> Bool {
    let (key, otherKey) = (places[index].key, places[other].key)
    // In a binary file, what is the same is mostly one object.
    return key == otherKey || document?.isSameText(Int(key), Int(otherKey)) ?? false
  }

  /// Puts an entry into the table and gives the one with the same key that was there, or nil.
  private func enter(_ index: Int, _ hash: UInt64, keepingFirst: Bool) -> Int? {
    var slot = firstSlot(hash)
    var probes = 0
    while table[slot] >= 0 {
      let earlier = Int(table[slot])
      if places[earlier].mark == places[index].mark, haveSameKey(earlier, index) {
        if !keepingFirst { table[slot] = Int32(truncatingIfNeeded: index) }
        return earlier
      }
      slot = (slot + 1) & (table.count - 1)
      probes += 1
      if probes > Self.probeLimit {
        var names: [[UInt8]: Int] = [:]
        for known in table where known >= 0 { names[keyBytes(Int(known))] = Int(known) }
        self.names = names
        return enterName(index, keepingFirst: keepingFirst)
      }
    }
    table[slot] = Int32(truncatingIfNeeded: index)
    return nil
  }

  /// The same by the key itself, with a hash that is another in every run.
  private func enterName(_ index: Int, keepingFirst: Bool) -> Int? {
    let key = keyBytes(index)
    let earlier = names?[key]
    if earlier == nil || !keepingFirst { names?[key] = index }
    return earlier
  }

  private func keyBytes(_ index: Int) -> [UInt8] { Array((keyNode(index).string ?? "").utf8) }
}
