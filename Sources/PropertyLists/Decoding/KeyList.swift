/// Keys with the positions of their entries, each key once, and a table to find them by.
///
/// Few keys are compared one by one, by their hashes; for many there is a table.
@safe
struct KeyList: ~Copyable {
  @unsafe
  private struct Entry {
    let hash: UInt64
    let start: UnsafePointer<UInt8>?
    let length: Int
    var position: Int
  }

  private let entries: UnsafeMutablePointer<Entry>
  /// A table with open addressing of entry numbers plus one; 0 is free.
  private let slots: UnsafeMutablePointer<UInt32>
  /// The number of slots less one; -1 if there is no table.
  private let mask: Int
  private let capacity: Int
  private let firstWins: Bool
  /// Keys that do not lie in the file as they are.
  private var kept: [UnsafeMutableBufferPointer<UInt8>]

  private(set) var count = 0
  /// Whether a key has characters that are not ASCII, so that another one may be equivalent to it.
  private(set) var hasNonASCIIKeys = false

  /// So many entries are compared one by one.
  private static let linearLimit = 8

  /// Begins an empty list.
  ///
  /// - Parameters:
  ///   - capacity: So many keys are added at most.
  ///   - firstWins: Of two equal keys the first counts, rather than the last.
  init(capacity: Int, firstWins: Bool) {
    self.capacity = capacity
    self.firstWins = firstWins
    unsafe kept = []
    unsafe entries = .allocate(capacity: max(capacity, 1))
    if capacity > Self.linearLimit {
      let size = 1 << (Int.bitWidth - (capacity &* 2 &- 1).leadingZeroBitCount)
      unsafe slots = .allocate(capacity: size)
      unsafe slots.initialize(repeating: 0, count: size)
      mask = size - 1
    } else {
      unsafe slots = .allocate(capacity: 1)
      mask = -1
    }
  }

  deinit {
    unsafe entries.deallocate()
    unsafe slots.deallocate()
    unsafe kept.forEach { unsafe $0.deallocate() }
  }

  /// Keeps a copy of some bytes, for as long as the list is there.
  @unsafe
  mutating func keep(_ bytes: [UInt8]) -> UnsafeBufferPointer<UInt8> {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe copy.initialize(fromContentsOf: bytes)
    unsafe kept.append(copy)
    return UnsafeBufferPointer(copy)
  }

  /// Adds a key, whose bytes stay where they are, unless it is there already.
  @unsafe
  @inline(__always)
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ hash: KeyHash, position: Int) {
    if !hash.isASCII { hasNonASCIIKeys = true }
    let earlier = unsafe number(of: bytes, hash)
    if earlier >= 0 {
      if !firstWins { unsafe entries[earlier].position = position }
      return
    }
    precondition(count < capacity, "more keys were added than there is room for")
    unsafe (entries + count).initialize(
      to: Entry(hash: hash.value, start: bytes.baseAddress, length: bytes.count, position: position))
    count += 1
    guard mask >= 0 else { return }
    var slot = Int(truncatingIfNeeded: hash.value) & mask
    while unsafe slots[slot] != 0 { slot = (slot + 1) & mask }
    unsafe slots[slot] = UInt32(truncatingIfNeeded: count)
  }

  /// The number of the entry that has a key, or -1.
  @unsafe
  @inline(__always)
  func number(of key: UnsafeBufferPointer<UInt8>, _ hash: KeyHash) -> Int {
    guard mask >= 0 else {
      for number in 0..<count where unsafe entries[number].hash == hash.value {
        if unsafe isKey(key, of: number) { return number }
      }
      return -1
    }
    var slot = Int(truncatingIfNeeded: hash.value) & mask
    while true {
      let number = unsafe Int(slots[slot]) - 1
      if number < 0 { return -1 }
      if unsafe entries[number].hash == hash.value, unsafe isKey(key, of: number) { return number }
      slot = (slot + 1) & mask
    }
  }

  /// The position of a key's entry, or -1.
  ///
  /// A key that is the same byte by byte goes before one that is only equivalent.
  @unsafe
  func position(of key: UnsafeBufferPointer<UInt8>, _ hash: KeyHash) -> Int {
    let found = unsafe number(of: key, hash)
    if found >= 0 { return unsafe entries[found].position }
    return hash.isASCII && !hasNonASCIIKeys ? -1 : unsafe positionOfEquivalent(to: key)
  }

  @unsafe
  private func positionOfEquivalent(to key: UnsafeBufferPointer<UInt8>) -> Int {
    let key = unsafe String(decoding: key, as: UTF8.self)
    for number in 0..<count where text(number) == key { return unsafe entries[number].position }
    return -1
  }

  /// The text of a key.
  ///
  /// - Precondition: `0 <= number < count`.
  func text(_ number: Int) -> String {
    precondition(number >= 0 && number < count, "there is no entry of that number")
    let bytes = unsafe UnsafeBufferPointer(start: entries[number].start, count: entries[number].length)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  @unsafe
  @inline(__always)
  private func isKey(_ key: UnsafeBufferPointer<UInt8>, of number: Int) -> Bool {
    guard unsafe entries[number].length == key.count else { return false }
    return unsafe Self.isSame(UnsafeBufferPointer(start: entries[number].start, count: key.count), key)
  }

  /// Whether two runs of bytes of the same length are the same.
  @unsafe
  @inline(__always)
  static func isSame(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = left.count
    guard let left = left.baseAddress, let right = right.baseAddress else { return count == 0 }
    let (leftRaw, rightRaw) = unsafe (UnsafeRawPointer(left), UnsafeRawPointer(right))
    var offset = 0
    while count - offset >= 8 {
      guard
        unsafe leftRaw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == rightRaw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      else { return false }
      offset += 8
    }
    while offset < count {
      guard unsafe left[offset] == right[offset] else { return false }
      offset += 1
    }
    return true
  }
}
