/// Reads what ``RecordWriter`` wrote; bytes that it did not write are an error, whatever they are.
///
/// The bytes stay where they are, in the memory of the database: a reader is only for the closure it is handed to.
@safe
struct RecordReader {
  /// The bytes are no record.
  struct Malformed: Error {}

  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    unsafe self.bytes = bytes
  }

  @inline(__always)
  private mutating func byte() throws(Malformed) -> UInt8 {
    guard unsafe position < bytes.count else { throw Malformed() }
    position += 1
    return unsafe bytes[position - 1]
  }

  @inline(__always)
  mutating func number() throws(Malformed) -> Int {
    let first = try byte()
    let value = first < 0x80 ? UInt64(first) : try longNumber(first)
    return Int(truncatingIfNeeded: Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1))
  }

  /// A number of which the first byte was read, and says that more follow.
  private mutating func longNumber(_ first: UInt8) throws(Malformed) -> UInt64 {
    var value = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while true {
      let byte = try byte()
      guard shift < 64 else { throw Malformed() }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  /// How many bytes or items follow, each of which takes a byte at least.
  @inline(__always)
  private mutating func count() throws(Malformed) -> Int {
    let count = try number()
    guard count >= 0, unsafe count <= bytes.count - position else { throw Malformed() }
    return count
  }

  mutating func text() throws(Malformed) -> String {
    let count = try count()
    guard count > 0 else { return "" }
    let text = unsafe UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
    position += count
    // Short texts take no memory of their own this way, and longer ones are checked where they come to stand.
    return unsafe String(unsafeUninitializedCapacity: count) { buffer in
      unsafe UnsafeMutableRawBufferPointer(buffer).copyMemory(from: text)
      return count
    }
  }

  mutating func optional() throws(Malformed) -> String? { try flag() ? try text() : nil }

  mutating func flag() throws(Malformed) -> Bool { try byte() != 0 }

  mutating func texts() throws(Malformed) -> [String] {
    try list { reader throws(Malformed) in try reader.text() }
  }

  @inline(__always)
  mutating func list<Item>(
    _ read: (inout RecordReader) throws(Malformed) -> Item
  ) throws(Malformed) -> [Item] {
    let count = try count()
    // Most lists are empty, and making room for nothing takes its time, too.
    guard count > 0 else { return [] }
    var items: [Item] = []
    items.reserveCapacity(count)
    for _ in 0..<count { items.append(try read(&self)) }
    return items
  }
}
