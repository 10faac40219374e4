/// Writes one JSON value, without white space, its members in the order in which they come.
struct JSONWriter {
  /// The text so far, as UTF-8.
  private(set) var bytes: [UInt8] = []
  /// Whether a comma is due before the next item.
  private var needsComma = false

  /// Writes an object around the members that a closure writes.
  mutating func object(_ members: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    members(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array of what a closure writes for each element.
  mutating func array<Element>(
    _ elements: some Sequence<Element>, _ body: (inout JSONWriter, Element) -> Void
  ) {
    open(UInt8(ascii: "["))
    for element in elements { body(&self, element) }
    close(UInt8(ascii: "]"))
  }

  /// Writes the name of a member; its value has to follow.
  mutating func name(_ name: StaticString) {
    separate()
    name.withUTF8Buffer { unsafe quote($0) }
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a text, or null.
  mutating func string(_ text: String?) {
    guard var text else { return null() }
    separate()
    text.withUTF8 { unsafe quote($0) }
    needsComma = true
  }

  /// Writes a whole number, or null.
  mutating func integer(_ value: Int?) {
    guard let value else { return null() }
    separate()
    bytes += "\(value)".utf8
    needsComma = true
  }

  /// Writes null.
  mutating func null() {
    separate()
    bytes += "null".utf8
    needsComma = true
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
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
      case 0..<0x20, 0x7F:
        bytes += "\\u00".utf8
        bytes.append(Self.digit(byte >> 4))
        bytes.append(Self.digit(byte & 15))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
