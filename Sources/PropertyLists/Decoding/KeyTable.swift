internal import SourceText

/// The entries of one dictionary, to be found by key.
///
/// Of entries with the same key only the one that counts is there. Few entries are compared one by one, by
/// their hashes; for many there is a table.
@safe
package final class KeyTable {
  /// An entry, as it stands in the file.
  private struct Entry {
    let hash: UInt64
    let key: Int
    var value: Int
  }

  private let reader: NodeReader
  private let seed: UInt64
  private let entries: UnsafeMutablePointer<Entry>
  /// How many entries there are, each key once.
  package private(set) var count = 0
  /// A table with open addressing of entry numbers plus one; 0 is free.
  private let slots: UnsafeMutablePointer<UInt32>
  /// The number of slots less one; -1 if there is no table.
  private let mask: Int
  /// The first key that is not a string, if there is one; it is not among the entries.
  package private(set) var oddKey: Int?
  /// Whether a key has characters that are not ASCII, so that another one may be equivalent to it.
  package private(set) var hasNonASCIIKeys = false

  /// So many entries are compared one by one.
  private static let linearLimit = 8

  /// Finds the entries of a dictionary.
  ///
  /// - Parameter seed: Goes into the hashes. Whoever reads other people's files makes it at random, so that
  ///   nobody can choose keys whose hashes are the same.
  /// - Returns: `nil` if the node is no dictionary.
  /// - Complexity: O(*n*) on average.
  package init?(_ reader: NodeReader, of node: Int, seed: UInt64) {
    self.reader = reader
    self.seed = seed
    guard node >= 0 else { return nil }
    let capacity: Int
    var cursor: Int
    var isPairs = false
    if let tape = reader.tape {
      let kind = tape[node].kind
      guard kind == .dictionary || kind == .pairs else { return nil }
      isPairs = kind == .pairs
      capacity = tape.size(at: node).count
      cursor = tape.content(at: node).lowerBound
    } else {
      guard let object = reader.objects?.object(node), object.form == .dictionary else { return nil }
      capacity = object.count
      cursor = object.content
    }
    unsafe entries = .allocate(capacity: capacity)
    if capacity > Self.linearLimit {
      let size = 1 << (Int.bitWidth - (capacity &* 2 &- 1).leadingZeroBitCount)
      unsafe slots = .allocate(capacity: size)
      unsafe slots.initialize(repeating: 0, count: size)
      mask = size - 1
    } else {
      unsafe slots = .allocate(capacity: 0)
      mask = -1
    }
    if let tape = reader.tape {
      let end = tape.content(at: node).upperBound
      while cursor < end, count < capacity {
        // A pair is an array of its own.
        let key = isPairs ? cursor + 2 : cursor
        let value = tape.index(after: key)
        add(key: key, value: value)
        cursor = tape.index(after: isPairs ? cursor : value)
      }
    } else if let objects = reader.objects {
      let distance = capacity * objects.referenceSize
      for _ in 0..<capacity {
        add(key: objects.item(at: cursor), value: objects.item(at: cursor + distance))
        cursor += objects.referenceSize
      }
    }
  }

  deinit {
    unsafe entries.deallocate()
    unsafe slots.deallocate()
  }

  /// The value of a key, or `nil` if there is none.
  ///
  /// A key that is the same byte by byte goes before one that is only equivalent, as composed and decomposed
  /// letters are.
  ///
  /// - Parameter key: The key in UTF-8.
  /// - Complexity: O(*n*) in the length of the key, on average, if all are ASCII; otherwise a key that is not
  ///   there is compared with each that is.
  @unsafe
  package func value(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    let (hash, isASCII) = unsafe hash(key)
    let found = unsafe number(of: key, hash: hash)
    if found >= 0 { return unsafe entries[found].value }
    return isASCII && !hasNonASCIIKeys ? nil : unsafe valueOfEquivalent(to: key)
  }

  @unsafe
  @inline(never)
  private func valueOfEquivalent(to key: UnsafeBufferPointer<UInt8>) -> Int? {
    let key = unsafe String(decoding: key, as: UTF8.self)
    let found = (0..<count).first { self.key($0) == key }
    return found.map { unsafe entries[$0].value }
  }

  /// The text of a key.
  ///
  /// - Precondition: `0 <= number < count`.
  package func key(_ number: Int) -> String {
    precondition(number >= 0 && number < count, "there is no entry of that number")
    return unsafe reader.node(entries[number].key).string ?? ""
  }

  // MARK: Filling

  @inline(__always)
  private func add(key: Int, value: Int) {
    let isString: Void? = reader.withText(of: key) { text in
      unsafe text.withUnsafeBufferPointer { bytes in
        let (hash, isASCII) = unsafe hash(bytes)
        if !isASCII { hasNonASCIIKeys = true }
        let earlier = unsafe number(of: bytes, hash: hash)
        if earlier >= 0 {
          if !reader.document.firstDuplicateWins { unsafe entries[earlier].value = value }
          return
        }
        unsafe (entries + count).initialize(to: Entry(hash: hash, key: key, value: value))
        count += 1
        guard mask >= 0 else { return }
        var slot = Int(truncatingIfNeeded: hash) & mask
        while unsafe slots[slot] != 0 { slot = (slot + 1) & mask }
        unsafe slots[slot] = UInt32(truncatingIfNeeded: count)
      }
    }
    if isString == nil, oddKey == nil { oddKey = key }
  }

  /// The number of the entry that has a key, or -1.
  @unsafe
  @inline(__always)
  private func number(of key: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    guard mask >= 0 else {
      for number in 0..<count where unsafe entries[number].hash == hash {
        if unsafe isKey(key, of: number) { return number }
      }
      return -1
    }
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let number = unsafe Int(slots[slot]) - 1
      if number < 0 { return -1 }
      if unsafe entries[number].hash == hash, unsafe isKey(key, of: number) { return number }
      slot = (slot + 1) & mask
    }
  }

  @unsafe
  @inline(__always)
  private func isKey(_ key: UnsafeBufferPointer<UInt8>, of number: Int) -> Bool {
    let isSame = unsafe reader.withText(of: entries[number].key) { text in
      unsafe text.withUnsafeBufferPointer { unsafe $0.count == key.count && Self.isSame($0, key) }
    }
    return isSame ?? false
  }

  /// Whether two runs of bytes of the same length are the same.
  @unsafe
  @inline(__always)
  private static func isSame(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let count = left.count
    guard let leftBase = left.baseAddress, let rightBase = right.baseAddress else { return count == 0 }
    let (leftRaw, rightRaw) = unsafe (UnsafeRawPointer(leftBase), UnsafeRawPointer(rightBase))
    var offset = 0
    while count - offset >= 8 {
      guard
        unsafe leftRaw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == rightRaw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      else { return false }
      offset += 8
    }
    while offset < count {
      guard unsafe leftBase[offset] == rightBase[offset] else { return false }
      offset += 1
    }
    return true
  }

  /// A hash that cannot be foreseen without the seed, and whether the bytes are ASCII.
  @unsafe
  @inline(__always)
  private func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> (hash: UInt64, isASCII: Bool) {
    let count = bytes.count
    guard let start = bytes.baseAddress else { return (seed, true) }
    let base = unsafe UnsafeRawPointer(start)
    var state = seed ^ UInt64(truncatingIfNeeded: count)
    var seen: UInt64 = 0
    var first: UInt64 = 0
    var last: UInt64 = 0
    if count >= 8 {
      var offset = 0
      while count - offset > 16 {
        let word = unsafe base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        seen |= word
        state = Self.mix(state ^ word, seed)
        offset += 8
      }
      // The last two words may take in bytes of one another, and the first of them of the one before.
      first = unsafe base.loadUnaligned(fromByteOffset: max(count - 16, 0), as: UInt64.self)
      last = unsafe base.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    } else if count >= 4 {
      first = unsafe UInt64(base.loadUnaligned(as: UInt32.self))
      last = unsafe UInt64(base.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    } else if count > 0 {
      first = unsafe UInt64(bytes[0]) << 16 | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1])
    }
    seen |= first | last
    return (Self.mix(first ^ state, last ^ seed.byteSwapped), seen & 0x8080_8080_8080_8080 == 0)
  }

  @inline(__always)
  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let (high, low) = (left ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: right ^ 0xD1B5_4A32_D192_ED03)
    return high ^ low
  }
}
