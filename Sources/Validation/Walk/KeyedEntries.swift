import SourceText

internal import PropertyLists

/// The entries of one dictionary, found by name, for one thread.
struct KeyedEntries {
  /// A key and its value.
  ///
  /// Entries are handed around for each rule and key: of an object only the reference is copied.
  final class Entry {
    /// The text of the key; empty if it is not a string.
    let key: String
    private let document: PropertyListDocument
    private let place: Place
    /// The index of the entry that counts in this one's place, or -1 if this one counts.
    let effective: Int32
    /// Whether the key is a string; others occur in odd binary files only.
    let isNamed: Bool

    init(_ place: Place, in document: PropertyListDocument) {
      let text = PropertyListNode(document: document, index: Int(place.key)).string
      key = text ?? ""
      isNamed = text != nil
      self.document = document
      self.place = place
      effective = place.effective
    }

    /// The key.
    var keyNode: PropertyListNode { PropertyListNode(document: document, index: Int(place.key)) }

    /// The value.
    var value: PropertyListNode { PropertyListNode(document: document, index: Int(place.value)) }

    /// Whether the system sees the entry.
    var counts: Bool { effective < 0 }
  }

  /// Where the key and value of an entry are, and which entry counts in its place.
  struct Place {
    // There may be millions of entries; a file with more nodes than 32 bits count would have 8 GB.
    let key: UInt32
    let value: UInt32
    var effective: Int32 = -1

    init(key: Int, value: Int) {
      self.key = UInt32(truncatingIfNeeded: key)
      self.value = UInt32(truncatingIfNeeded: value)
    }
  }

  /// The hashes of a few keys.
  private typealias FewHashes = SIMD8<UInt64>

  /// Up to so many entries are looked through one by one.
  private static let tableThreshold = FewHashes.scalarCount

  /// Keys whose hashes are alike are compared, but not more than so many: whoever writes a file can make all alike.
  private static let probeLimit = 64

  /// All entries, in the order of the file.
  private(set) var all = Entries()
  /// Whether keys occur twice.
  private(set) var hasDuplicates = false
  /// The entries that count, by the hash of their key; empty for a few entries, and for many that are sorted.
  private var table: [Slot] = []
  /// The entries that count, by their key, where hashes do not tell keys apart; empty everywhere else.
  private var names: [[UInt8]: Int] = [:]
  /// Whether the entries are many and sorted by their keys, as the system writes them, and so all differ.
  private var isSorted = false

  /// The index of an entry and a part of the hash of its key, so that few keys have to be compared.
  private struct Slot {
    static let free = Slot(index: -1, mark: 0)

    let index: Int32
    let mark: UInt32

    init(index: Int32, mark: UInt32) {
      self.index = index
      self.mark = mark
    }

    init(_ index: Int, hash: UInt64) {
      self.init(index: Int32(truncatingIfNeeded: index), mark: UInt32(truncatingIfNeeded: hash >> 32))
    }
  }

  /// Creates the entries of no dictionary.
  init() {}

  /// Reads the entries of a dictionary.
  ///
  /// Of keys that occur twice the last one counts in text formats, the first one in binary files (F26, F54).
  ///
  /// - Complexity: O(*n*) on average.
  init(of node: PropertyListNode) {
    let firstCounts = node.document.format == .binary
    isSorted = node.hasManyAscendingKeys
    // Not even a broken file counts more than it has bytes.
    let count = node.count
    all = Entries(of: node.document, count: count)
    if !isSorted, count > Self.tableThreshold {
      var capacity = 16
      while capacity < count * 2 { capacity *= 2 }
      table = Array(repeating: .free, count: capacity)
    }
    var hashes = FewHashes()
    node.forEachEntry { key, value, hash in
      let index = all.count
      all.append(Place(key: key, value: value))
      guard !isSorted, let hash else { return }
      let earlier: Int?
      if !names.isEmpty {
        earlier = enterName(index, keepingFirst: firstCounts)
      } else if table.isEmpty {
        earlier = (0..<index).first { hashes[$0] == hash && all.counts($0) && all.haveSameKey($0, index) }
        hashes[index] = hash
      } else {
        earlier = enter(index, hash, keepingFirst: firstCounts)
      }
      guard let earlier else { return }
      hasDuplicates = true
      if firstCounts {
        all.replace(index, by: earlier)
      } else {
        all.replace(earlier, by: index)
      }
    }
    if hasDuplicates { all.settleChains() }
  }

  /// The entry that counts for a key, or nil.
  ///
  /// - Complexity: O(1) on average, O(log *n*) for many entries that are sorted.
  subscript(key: String) -> Entry? {
    if isSorted { return sortedEntry(key) }
    if !names.isEmpty { return names[Array(key.utf8)].map { all[$0] } }
    if table.isEmpty {
      for entry in all.counting where entry.isNamed && entry.key.isSameText(as: key) { return entry }
      return nil
    }
    let hash = PropertyListNode.textHash(of: key)
    let mark = Slot(0, hash: hash).mark
    var slot = firstSlot(hash)
    while table[slot].index >= 0 {
      let index = Int(table[slot].index)
      if table[slot].mark == mark {
        let entry = all[index]
        if entry.key.isSameText(as: key) { return entry }
      }
      slot = (slot + 1) & (table.count - 1)
    }
    return nil
  }

  private func sortedEntry(_ key: String) -> Entry? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      let entry = all[middle]
      switch entry.key.precedesAsKey(key) {
      case nil: return entry
      case true?: low = middle + 1
      case false?: high = middle
      }
    }
    return nil
  }

  /// The value that counts for a key, or nil.
  func value(_ key: String) -> PropertyListNode? { self[key]?.value }

  /// Puts an entry into the table and gives the one with the same key that was there, or nil.
  private mutating func enter(_ index: Int, _ hash: UInt64, keepingFirst: Bool) -> Int? {
    let mine = Slot(index, hash: hash)
    var slot = firstSlot(hash)
    var probes = 0
    while table[slot].index >= 0 {
      let earlier = Int(table[slot].index)
      if table[slot].mark == mine.mark, all.haveSameKey(earlier, index) {
        if !keepingFirst { table[slot] = mine }
        return earlier
      }
      slot = (slot + 1) & (table.count - 1)
      probes += 1
      if probes > Self.probeLimit {
        for slot in table where slot.index >= 0 { names[keyBytes(Int(slot.index))] = Int(slot.index) }
        return enterName(index, keepingFirst: keepingFirst)
      }
    }
    table[slot] = mine
    return nil
  }

  /// The same by the key itself, with a hash that is another in every run.
  private mutating func enterName(_ index: Int, keepingFirst: Bool) -> Int? {
    let key = keyBytes(index)
    let earlier = names[key]
    if earlier == nil || !keepingFirst { names[key] = index }
    return earlier
  }

  private func keyBytes(_ index: Int) -> [UInt8] { Array((all.keyNode(index).string ?? "").utf8) }

  private func firstSlot(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (table.count - 1) }
}
