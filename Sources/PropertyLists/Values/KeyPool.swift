internal import SourceText

/// The texts of keys that occur again and again, each made once.
///
/// In lists of records the same key follows the same key nearly always, so what came next the last time is
/// looked at first; otherwise the key is looked up by its hash. Keys beyond some number are not kept.
@safe
struct KeyPool: ~Copyable {
  @unsafe
  private struct Entry {
    let text: String
    /// Where the key was met first.
    let offset: Int
    let length: Int
    /// The dictionary that had it last.
    var dictionary: Int
    /// The entry of the key that came next.
    var next: Int
  }

  private let source: TextScanner
  private let entries: UnsafeMutablePointer<Entry>
  /// A table with open addressing of entry numbers; -1 is free.
  private let slots: UnsafeMutablePointer<Int16>
  private var count = 1
  private var dictionary = 0
  private var previous = 0
  /// Whether two keys of the dictionary may be the same.
  var isUnsure = false

  private static let capacity = 256
  private static let slotCount = 1024
  private static let probeLimit = 8

  init(_ source: TextScanner) {
    self.source = source
    unsafe entries = .allocate(capacity: Self.capacity)
    unsafe slots = .allocate(capacity: Self.slotCount)
    unsafe slots.initialize(repeating: -1, count: Self.slotCount)
    // What the first keys of dictionaries come after.
    unsafe entries.initialize(to: Entry(text: "", offset: 0, length: -1, dictionary: -1, next: 0))
  }

  deinit {
    unsafe entries.deinitialize(count: count)
    unsafe entries.deallocate()
    unsafe slots.deallocate()
  }

  /// Forgets which keys have come.
  mutating func beginDictionary() {
    dictionary += 1
    previous = 0
    isUnsure = false
  }

  /// The text of a key that stands in the source as it is, or `nil` if it is not kept.
  @inline(__always)
  mutating func text(of key: TapeWord) -> String? {
    let expected = unsafe entries[previous].next
    guard isKey(key, expected) else { return search(key) }
    return take(expected)
  }

  @inline(__always)
  private mutating func take(_ number: Int) -> String {
    if unsafe entries[number].dictionary == dictionary { isUnsure = true }
    unsafe entries[number].dictionary = dictionary
    previous = number
    return unsafe entries[number].text
  }

  @inline(__always)
  private func isKey(_ key: TapeWord, _ number: Int) -> Bool {
    let length = key.length
    guard unsafe entries[number].length == length else { return false }
    return unsafe source.isSame(key.offset, entries[number].offset, count: length)
  }

  @inline(never)
  private mutating func search(_ key: TapeWord) -> String? {
    let bytes = unsafe source.buffer(key.offset, min(key.offset + key.length, source.count))
    var slot = unsafe Int(truncatingIfNeeded: ByteHash.of(bytes) >> 32)
    for _ in 0..<Self.probeLimit {
      slot &= Self.slotCount - 1
      let number = unsafe Int(slots[slot])
      if number < 0 {
        guard count < Self.capacity else { break }
        unsafe slots[slot] = Int16(truncatingIfNeeded: count)
        return unsafe add(key, String(decoding: bytes, as: UTF8.self))
      }
      if isKey(key, number) {
        unsafe entries[previous].next = number
        return take(number)
      }
      slot += 1
    }
    isUnsure = true
    return nil
  }

  private mutating func add(_ key: TapeWord, _ text: String) -> String {
    unsafe (entries + count).initialize(
      to: Entry(text: text, offset: key.offset, length: key.length, dictionary: dictionary, next: 0))
    unsafe entries[previous].next = count
    previous = count
    count += 1
    return text
  }
}
