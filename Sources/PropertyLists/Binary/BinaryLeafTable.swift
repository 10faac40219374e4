internal import SourceText

/// The strings, numbers, dates, data and UIDs of a binary file that is being written, each once.
///
/// Objects are kept as the file will hold them, so that two are the same if their bytes are. They are found
/// through a table with open addressing, whose entries hold 32 bits of a hash and the number of the object.
struct BinaryLeafTable {
  /// The objects, one after another.
  private(set) var bytes = OutputBytes()
  /// Where each object begins.
  private(set) var starts: [Int] = []
  /// Hashes in the upper halves, numbers plus one in the lower; 0 if free.
  ///
  /// There are a power of two of them.
  private var slots = [UInt64](repeating: 0, count: 64)

  /// The number of objects.
  var count: Int { starts.count }

  /// Where an object ends.
  func end(of object: Int) -> Int {
    object + 1 < starts.count ? starts[object + 1] : bytes.count
  }

  /// Adds an object, unless it is there already.
  ///
  /// - Parameter encode: Writes the object.
  /// - Returns: The number of the object.
  /// - Complexity: O(*n*) in the size of the object, whatever the objects are.
  @inline(__always)
  mutating func add(_ encode: (inout OutputBytes) -> Void) -> Int {
    let start = bytes.count
    encode(&bytes)
    if starts.count >= slots.count / 2 { grow() }
    let hash = bytes.hash(from: start)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    var strangers = 0
    for _ in 0..<Self.probeLimit {
      let entry = slots[slot]
      if entry == 0 {
        slots[slot] = UInt64(hash) << 32 | UInt64(starts.count + 1)
        break
      }
      if UInt32(truncatingIfNeeded: entry >> 32) == hash {
        let candidate = Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) - 1
        let candidateEnd = candidate + 1 < starts.count ? starts[candidate + 1] : start
        if bytes.isRepeated(from: start, at: starts[candidate], length: candidateEnd - starts[candidate]) {
          bytes.rewind(to: start)
          return candidate
        }
        strangers += 1
        if strangers == Self.strangerLimit { break }
      }
      slot = (slot + 1) & mask
    }
    starts.append(start)
    return starts.count - 1
  }

  /// So many entries are looked at, and so many objects compared that have the same hash by chance.
  ///
  /// Only texts that were made for it reach these limits. An object is then written again although it is
  /// there, which costs room, rather than time without bounds.
  private static let probeLimit = 512
  private static let strangerLimit = 8

  @inline(never)
  private mutating func grow() {
    let old = slots
    let size = old.count * 2
    slots = unsafe [UInt64](unsafeUninitializedCapacity: size) { buffer, count in
      if let base = buffer.baseAddress {
        unsafe LargeMemory.willFill(base, count: size * MemoryLayout<UInt64>.stride)
      }
      unsafe buffer.initialize(repeating: 0)
      count = size
    }
    let mask = slots.count - 1
    for entry in old where entry != 0 {
      var slot = Int(truncatingIfNeeded: entry >> 32) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = entry
    }
  }
}

extension OutputBytes {
  /// A hash of the bytes from an offset to the end.
  @inline(__always)
  fileprivate func hash(from start: Int) -> UInt32 {
    unsafe withWritten { bytes in
      unsafe UInt32(truncatingIfNeeded: ByteHash.of(UnsafeBufferPointer(rebasing: bytes[start...])) >> 32)
    }
  }

  /// Whether the bytes from an offset to the end are the same as some before.
  @inline(__always)
  fileprivate func isRepeated(from start: Int, at other: Int, length: Int) -> Bool {
    guard count - start == length else { return false }
    return unsafe withRoom { base in
      var done = 0
      while length - done >= 8 {
        let left = unsafe base.loadUnaligned(fromByteOffset: start + done, as: UInt64.self)
        let right = unsafe base.loadUnaligned(fromByteOffset: other + done, as: UInt64.self)
        guard left == right else { return false }
        done += 8
      }
      while done < length {
        guard
          unsafe base.load(fromByteOffset: start + done, as: UInt8.self)
            == base.load(fromByteOffset: other + done, as: UInt8.self)
        else { return false }
        done += 1
      }
      return true
    }
  }
}
