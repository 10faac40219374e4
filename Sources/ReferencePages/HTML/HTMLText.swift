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
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes += "&amp;".utf8
      case "<": bytes += "&lt;".utf8
      case ">": bytes += "&gt;".utf8
      case "\"": bytes += "&quot;".utf8
      case "\t", "\n": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        bytes += "\u{FFFD}".utf8
      default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
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
