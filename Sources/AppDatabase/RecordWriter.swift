/// Writes what a bundle says as bytes: numbers in groups of seven bits, texts with their length in front.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  mutating func number(_ value: Int) {
    // Small numbers below zero stay short, too.
    var rest = UInt64(bitPattern: Int64(value) << 1 ^ Int64(value) >> 63)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func text(_ value: String) {
    number(value.utf8.count)
    bytes += value.utf8
  }

  mutating func optional(_ value: String?) {
    flag(value != nil)
    if let value { text(value) }
  }

  mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func texts(_ values: [String]) { list(values) { $0.text($1) } }

  mutating func list<Item>(_ items: [Item], _ write: (inout RecordWriter, Item) -> Void) {
    number(items.count)
    for item in items { write(&self, item) }
  }
}
