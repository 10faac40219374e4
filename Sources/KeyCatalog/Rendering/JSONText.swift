/// Writes JSON, compact and in the order in which the members come.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  /// Whether a comma is due before the next item.
  private var needsComma = false

  /// Writes an object around what the closure writes.
  mutating func object(_ body: (inout JSONText) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  /// Writes an array of what the closure writes for each item.
  mutating func array<Item>(_ items: [Item], _ body: (inout JSONText, Item) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "["))
    needsComma = false
    for item in items { body(&self, item) }
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// Writes the name of a member; its value has to follow.
  mutating func name(_ name: StaticString) {
    separate()
    name.withUTF8Buffer { unsafe quote($0) }
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes the name of a member that is not known beforehand.
  mutating func name(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a text.
  mutating func string(_ text: String) {
    separate()
    var text = text
    text.withUTF8 { unsafe quote($0) }
    needsComma = true
  }

  /// Writes a text, or null.
  mutating func string(_ text: String?) {
    if let text { string(text) } else { null() }
  }

  /// Writes a member whose value is a text, or null.
  mutating func member(_ name: StaticString, _ text: String?) {
    self.name(name)
    string(text)
  }

  /// Writes a member whose value is an array of texts.
  mutating func member(_ name: StaticString, _ texts: [String]) {
    self.name(name)
    array(texts) { json, text in json.string(text) }
  }

  /// Writes a truth value.
  mutating func boolean(_ value: Bool) { raw(value ? "true" : "false") }

  /// Writes a whole number.
  mutating func integer(_ value: Int) {
    separate()
    bytes += "\(value)".utf8
    needsComma = true
  }

  /// Writes null.
  mutating func null() { raw("null") }

  /// Writes a value of a record.
  mutating func value(_ value: CatalogValue?) {
    switch value {
    case nil: null()
    case .boolean(let value): boolean(value)
    case .integer(let value): integer(value)
    case .real(let value): string(raw: CatalogValue.text(of: value))
    case .string(let value): string(value)
    case .array(let items): array(items) { json, item in json.value(item) }
    case .dictionary(let members):
      object { json in
        for member in members {
          json.name(member.key)
          json.value(member.value)
        }
      }
    }
  }

  private mutating func string(raw text: String) {
    separate()
    bytes += text.utf8
    needsComma = true
  }

  private mutating func raw(_ text: StaticString) {
    separate()
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    for index in 0..<text.count {
      let byte = unsafe text[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        let digits: StaticString = "0123456789abcdef"
        bytes += "\\u00".utf8
        digits.withUTF8Buffer { hex in
          unsafe bytes.append(hex[Int(byte >> 4)])
          unsafe bytes.append(hex[Int(byte & 15)])
        }
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension CatalogValue {
  /// A real number with at least one and at most six digits behind the point.
  static func text(of value: Double) -> String {
    let scaled = Int64(value.magnitude * 1_000_000 + 0.5)
    var fraction = scaled % 1_000_000
    var digits = 6
    while digits > 1, fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    let written = "\(fraction)"
    let zeros = String(repeating: "0", count: digits - written.utf8.count)
    return (value < 0 ? "-" : "") + "\(scaled / 1_000_000)." + zeros + written
  }
}
