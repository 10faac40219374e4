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
    /// The key where it was met first.
    let word: TapeWord
    /// The dictionary that had it last.
    var dictionary: Int32
    /// The entry of the key that came next.
    var next: Int32
  }

  private let source: TextScanner
  private let capacity: Int
  private let entries: UnsafeMutablePointer<Entry>
  /// A table with open addressing of entry numbers; -1 is free.
  private let slots: UnsafeMutablePointer<Int16>
  private let slotCount: Int
  private var count = 1
  private var dictionary: Int32 = 0
  private var previous = 0
  /// Where the key looked for last would be, or -1 if it is not to be kept.
  private var freeSlot = -1
  /// Whether two keys of the dictionary may be the same.
  var isUnsure = false

  private static let probeLimit = 8

  /// - Parameters:
  ///   - source: The text that the keys lie in.
  ///   - keyCount: How many keys come at most; a small pool is made for few.
  init(_ source: TextScanner, expecting keyCount: Int) {
    self.source = source
    capacity = keyCount < 32 ? 32 : 256
    slotCount = 4 * capacity
    unsafe entries = .allocate(capacity: capacity)
    unsafe slots = .allocate(capacity: slotCount)
    unsafe slots.initialize(repeating: -1, count: slotCount)
    // What the first keys of dictionaries come after; no key is as long as this.
    let none = TapeWord(.key, offset: 0, length: TapeWord.longLength)
    unsafe entries.initialize(to: Entry(text: "", word: none, dictionary: -1, next: 0))
  }

  deinit {
    unsafe entries.deinitialize(count: count)
    unsafe entries.deallocate()
    unsafe slots.deallocate()
  }

  /// Forgets which keys have come.
  mutating func beginDictionary() {
    dictionary &+= 1
    previous = 0
    isUnsure = false
  }

  /// The text of a key that stands in the source as it is, or `nil` if it has to be made, and handed to
  /// ``keep(_:of:)``.
  @inline(__always)
  mutating func text(of key: TapeWord) -> String? {
    let expected = unsafe Int(entries[previous].next)
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
    let known = unsafe entries[number].word
    let length = key.length
    return known.length == length && source.isSame(key.offset, known.offset, count: length)
  }

  @inline(never)
  private mutating func search(_ key: TapeWord) -> String? {
    let end = min(key.offset + key.length, source.count)
    let hash = unsafe ByteHash.of(source.buffer(key.offset, max(key.offset, end)))
    freeSlot = -1
    var slot = Int(truncatingIfNeeded: hash >> 32)
    for _ in 0..<Self.probeLimit {
      slot &= slotCount - 1
      let number = unsafe Int(slots[slot])
      if number < 0 {
        freeSlot = slot
        return nil
      }
      if isKey(key, number) {
        unsafe entries[previous].next = Int32(truncatingIfNeeded: number)
        return take(number)
      }
      slot += 1
    }
    return nil
  }

  /// Keeps the text of the key that was looked for last, if there is room.
  mutating func keep(_ text: String, of key: TapeWord) {
    guard freeSlot >= 0, count < capacity else {
      isUnsure = true
      return
    }
    unsafe slots[freeSlot] = Int16(truncatingIfNeeded: count)
    unsafe (entries + count).initialize(to: Entry(text: text, word: key, dictionary: dictionary, next: 0))
    unsafe entries[previous].next = Int32(truncatingIfNeeded: count)
    previous = count
    count += 1
  }
}
