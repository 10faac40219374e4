/// Writes HTML that is well-formed XML as well.
///
/// Text and attributes are escaped here and nowhere else, so no record can break a page.
struct HTMLText {
  /// An attribute and its value.
  typealias Attribute = (name: StaticString, value: String)

  private(set) var bytes: [UInt8] = []

  /// Writes an element around what the closure writes.
  mutating func element(
    _ name: StaticString, _ attributes: Attribute..., body: (inout HTMLText) -> Void
  ) {
    open(name, attributes)
    bytes.append(UInt8(ascii: ">"))
    body(&self)
    bytes += "</".utf8
    append(name)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Writes an element around a text.
  mutating func element(_ name: StaticString, _ attributes: Attribute..., text: String) {
    open(name, attributes)
    bytes.append(UInt8(ascii: ">"))
    self.text(text)
    bytes += "</".utf8
    append(name)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Writes an element that never holds anything, such as `meta`.
  mutating func void(_ name: StaticString, _ attributes: Attribute...) {
    open(name, attributes)
    bytes += "/>".utf8
  }

  /// Writes a text.
  ///
  /// Characters that XML cannot hold are shown as U+FFFD.
  mutating func text(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"): bytes.append(byte)
      case 0..<0x20: bytes += "\u{FFFD}".utf8
      // U+FFFE and U+FFFF end in these bytes, U+FFFD in the one before.
      case 0xBE...0xBF where bytes.suffix(2).elementsEqual([0xEF, 0xBF]): bytes.append(0xBD)
      default: bytes.append(byte)
      }
    }
  }

  /// Begins a line, to keep the source readable.
  mutating func line() { bytes.append(UInt8(ascii: "\n")) }

  /// Writes what stands before the root element.
  mutating func documentType() { bytes += "<!DOCTYPE html>\n".utf8 }

  private mutating func open(_ name: StaticString, _ attributes: [Attribute]) {
    bytes.append(UInt8(ascii: "<"))
    append(name)
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      append(attribute.name)
      bytes += "=\"".utf8
      text(attribute.value)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }
}
