/// Bytes, while they are being put together; little-endian where nothing else is said.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether the most significant byte of a number comes first.
  var isBigEndian = false

  mutating func append(_ more: [UInt8]) {
    bytes += more
  }

  mutating func word(_ value: UInt32) {
    let ordered = isBigEndian ? value.byteSwapped : value
    for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: ordered >> shift)) }
  }

  mutating func words(_ values: [UInt32]) {
    for value in values { word(value) }
  }

  mutating func long(_ value: UInt64) {
    let halves = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    words(isBigEndian ? halves.reversed() : halves)
  }

  /// Appends a number of the size of an address.
  mutating func address(_ value: UInt64, isLong: Bool) {
    if isLong { long(value) } else { word(UInt32(truncatingIfNeeded: value)) }
  }

  mutating func bigEndian(_ value: UInt32) {
    word(isBigEndian ? value : value.byteSwapped)
  }

  /// Appends a name of at most sixteen bytes, filled up with zeros.
  mutating func name(_ name: String) {
    precondition(name.utf8.count <= 16, "a segment's or section's name has at most sixteen bytes")
    append(Array(name.utf8))
    pad(to: bytes.count + 16 - name.utf8.count)
  }

  /// Appends zeros up to a size.
  mutating func pad(to size: Int) {
    while bytes.count < size { bytes.append(0) }
  }
}
