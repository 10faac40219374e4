import SourceText

internal import PropertyLists

/// The entries of one dictionary, with their keys decoded once and found by name.
struct KeyedEntries {
  /// A key and its value.
  ///
  /// Entries are handed around for each rule and key: of an object only the reference is copied.
  final class Entry {
    /// The text of the key; empty if it is not a string.
    let key: String
    private let document: PropertyListDocument
    // There may be millions of entries; a file with more nodes than 32 bits count would have 8 GB.
    private let keyIndex: UInt32
    private let valueIndex: UInt32
    /// The index of the entry that counts in this one's place, or -1 if this one counts.
    fileprivate(set) var effective: Int32 = -1
    /// Whether the key is a string; others occur in odd binary files only.
    let isNamed: Bool

    fileprivate init(key: String, keyNode: PropertyListNode, value: PropertyListNode, isNamed: Bool) {
      self.key = key
      document = value.document
      keyIndex = UInt32(truncatingIfNeeded: keyNode.index)
      valueIndex = UInt32(truncatingIfNeeded: value.index)
      self.isNamed = isNamed
    }

    /// The key.
    var keyNode: PropertyListNode { PropertyListNode(document: document, index: Int(keyIndex)) }

    /// The value.
    var value: PropertyListNode { PropertyListNode(document: document, index: Int(valueIndex)) }

    /// Whether the system sees the entry.
    var counts: Bool { effective < 0 }
  }

  /// Up to so many entries are looked through one by one.
  private static let tableThreshold = 8

  /// All entries, in the order of the file.
  private(set) var all: [Entry] = []
  /// Whether keys occur twice.
  private(set) var hasDuplicates = false
  /// The entries that count, by the hash of their key; empty for a few entries, and for many that are sorted.
  private var table: [Slot] = []
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

    init(_ index: Int, hash: Int) {
      self.init(index: Int32(truncatingIfNeeded: index), mark: UInt32(truncatingIfNeeded: hash >> 31))
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
    let count = node.count
    // Not even a broken file counts more than it has bytes.
    all.reserveCapacity(count)
    var sharedKeys = SharedKeys(node)
    for entry in node.entries {
      let text = sharedKeys.text(of: entry.keyNode)
      all.append(
        Entry(key: text ?? "", keyNode: entry.keyNode, value: entry.value, isNamed: text != nil))
    }
    isSorted = node.hasManyAscendingKeys
    if isSorted { return }
    let firstCounts = node.document.format == .binary
    if all.count > Self.tableThreshold {
      var capacity = 16
      while capacity < all.count * 2 { capacity *= 2 }
      table = Array(repeating: .free, count: capacity)
    }
    for index in all.indices where all[index].isNamed {
      let earlier = table.isEmpty ? earlierEntry(than: index) : enter(index, keepingFirst: firstCounts)
      guard earlier >= 0 else { continue }
      hasDuplicates = true
      if firstCounts {
        all[index].effective = Int32(earlier)
      } else {
        all[earlier].effective = Int32(index)
      }
    }
    if hasDuplicates { settleChains() }
  }

  /// The entry that counts for a key, or nil.
  ///
  /// - Complexity: O(1) on average, O(log *n*) for many entries that are sorted.
  subscript(key: String) -> Entry? {
    if isSorted { return sortedEntry(key) }
    if table.isEmpty {
      for entry in all where entry.counts && entry.isNamed && entry.key.isSameText(as: key) { return entry }
      return nil
    }
    let hash = Self.hash(key)
    let mark = Slot(0, hash: hash).mark
    var slot = hash & (table.count - 1)
    while table[slot].index >= 0 {
      let index = Int(table[slot].index)
      if table[slot].mark == mark, all[index].key.isSameText(as: key) { return all[index] }
      slot = (slot + 1) & (table.count - 1)
    }
    return nil
  }

  private func sortedEntry(_ key: String) -> Entry? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      switch all[middle].key.precedesAsKey(key) {
      case nil: return all[middle]
      case true?: low = middle + 1
      case false?: high = middle
      }
    }
    return nil
  }

  /// The value that counts for a key, or nil.
  func value(_ key: String) -> PropertyListNode? { self[key]?.value }

  /// The last entry before an index that counts and has the same key, or -1.
  private func earlierEntry(than index: Int) -> Int {
    for earlier in 0..<index where all[earlier].counts && all[earlier].isNamed {
      if all[earlier].key.isSameText(as: all[index].key) { return earlier }
    }
    return -1
  }

  /// Puts an entry into the table and gives the one with the same key that was there, or -1.
  private mutating func enter(_ index: Int, keepingFirst: Bool) -> Int {
    let hash = Self.hash(all[index].key)
    let mine = Slot(index, hash: hash)
    var slot = hash & (table.count - 1)
    while table[slot].index >= 0 {
      let earlier = Int(table[slot].index)
      if table[slot].mark == mine.mark, all[earlier].key.isSameText(as: all[index].key) {
        if !keepingFirst { table[slot] = mine }
        return earlier
      }
      slot = (slot + 1) & (table.count - 1)
    }
    table[slot] = mine
    return -1
  }

  /// Makes every entry that does not count refer to the one that does, where a key occurs three times.
  private mutating func settleChains() {
    for index in all.indices.reversed() {
      let next = all[index].effective
      if next >= 0, all[Int(next)].effective >= 0 { all[index].effective = all[Int(next)].effective }
    }
  }

  /// Mixes the bytes of a text, eight at a time.
  private static func hash(_ text: String) -> Int {
    // Without a copy of the text, which would be counted.
    if let hash = unsafe text.utf8.withContiguousStorageIfAvailable({ unsafe hash($0) }) { return hash }
    var text = text
    return text.withUTF8 { unsafe hash($0) }
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0
    var index = 0
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= bytes.count {
      hash = unsafe Self.mixed(hash, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var tail = UInt64(truncatingIfNeeded: bytes.count)
    while index < bytes.count {
      tail = unsafe tail << 8 | UInt64(bytes[index])
      index += 1
    }
    return Int(truncatingIfNeeded: Self.mixed(hash, tail) & 0x7FFF_FFFF_FFFF_FFFF)
  }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0xd6e8_feb8_6659_fd93
    return product ^ product >> 32
  }
}

/// The texts of a dictionary's keys, each made once where a binary file has many entries share it.
private struct SharedKeys {
  private var texts: [PropertyListNode: String] = [:]
  private let isUsed: Bool

  init(_ dictionary: PropertyListNode) {
    isUsed = dictionary.document.format == .binary && dictionary.count > 1_000
  }

  mutating func text(of key: PropertyListNode) -> String? {
    guard isUsed else { return key.string }
    if let known = texts[key] { return known }
    let text = key.string
    texts[key] = text
    return text
  }
}
