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

  private mutating func byte() throws(Malformed) -> UInt8 {
    guard unsafe position < bytes.count else { throw Malformed() }
    position += 1
    return unsafe bytes[position - 1]
  }

  mutating func number() throws(Malformed) -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try byte()
      guard shift < 64 else { throw Malformed() }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    return Int(truncatingIfNeeded: Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1))
  }

  mutating func text() throws(Malformed) -> String {
    let count = try number()
    guard count >= 0, unsafe count <= bytes.count - position else { throw Malformed() }
    defer { position += count }
    return unsafe String(
      decoding: UnsafeRawBufferPointer(rebasing: bytes[position..<position + count]), as: UTF8.self)
  }

  mutating func optional() throws(Malformed) -> String? { try flag() ? try text() : nil }

  mutating func flag() throws(Malformed) -> Bool { try byte() != 0 }

  mutating func texts() throws(Malformed) -> [String] {
    try list { reader throws(Malformed) in try reader.text() }
  }

  mutating func list<Item>(
    _ read: (inout RecordReader) throws(Malformed) -> Item
  ) throws(Malformed) -> [Item] {
    let count = try number()
    // Each item takes a byte at least.
    guard count >= 0, unsafe count <= bytes.count - position else { throw Malformed() }
    var items: [Item] = []
    items.reserveCapacity(count)
    for _ in 0..<count { items.append(try read(&self)) }
    return items
  }
}
