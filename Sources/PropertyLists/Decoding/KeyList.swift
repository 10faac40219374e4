/// Keys with the numbers of their nodes, each key once, and a table to find them by.
@safe
struct KeyList: ~Copyable {
  @unsafe
  private struct Entry {
    let hash: UInt64
    let start: UnsafePointer<UInt8>?
    let length: Int
    var value: Int
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

  /// Whether nothing more can be added.
  var isFull: Bool { count == capacity }

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
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ hash: KeyHash, value: Int) {
    if !hash.isASCII { hasNonASCIIKeys = true }
    let earlier = unsafe number(of: bytes, hash)
    if earlier >= 0 {
      if !firstWins { unsafe entries[earlier].value = value }
      return
    }
    precondition(count < capacity, "more keys were added than there is room for")
    unsafe (entries + count).initialize(
      to: Entry(hash: hash.value, start: bytes.baseAddress, length: bytes.count, value: value))
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

  /// The value of an entry.
  @inline(__always)
  func value(_ number: Int) -> Int { unsafe entries[number].value }

  /// The bytes of an entry's key, good as long as the list and the file are there.
  @unsafe
  @inline(__always)
  func key(_ number: Int) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: entries[number].start, count: entries[number].length)
  }

  @unsafe
  @inline(__always)
  private func isKey(_ key: UnsafeBufferPointer<UInt8>, of number: Int) -> Bool {
    let count = key.count
    guard unsafe entries[number].length == count else { return false }
    guard let left = unsafe entries[number].start, let right = key.baseAddress else { return count == 0 }
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
