internal import PropertyLists

/// A value as `Print` shows it: containers in braces, everything else bare.
struct EntryPrinter {
  private var bytes: [UInt8] = []

  /// The text of a value, with a line feed at the end.
  static func text(of value: PropertyListValue) -> [UInt8] {
    var printer = EntryPrinter()
    printer.add(value, depth: 0)
    printer.bytes.append(UInt8(ascii: "\n"))
    return printer.bytes
  }

  /// Containers lie no deeper in one another than the readers allow, so recursion is bounded.
  private mutating func add(_ value: PropertyListValue, depth: Int) {
    switch value {
    case .string(let text): bytes += text.utf8
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let number): bytes += number.description.utf8
    // The original keeps 32 bits of a number it prints.
    case .real(let number): bytes += Double(Float(number)).fixedText.utf8
    case .date(let date): bytes += LocalDate.text(of: date).utf8
    case .data(let data): bytes += data
    case .uid(let number): bytes += "\(number)".utf8
    case .null: bytes += "(null)".utf8
    case .array(let items), .set(let items):
      add("Array", items.map { (nil, $0) }, depth: depth)
    case .dictionary(let dictionary):
      add("Dict", dictionary.entries.map { ($0.key, $0.value) }, depth: depth)
    case .pairs(let pairs):
      add("Dict", pairs.map { ($0.key.stringText, $0.value) }, depth: depth)
    }
  }

  private mutating func add(
    _ name: String, _ children: [(key: String?, value: PropertyListValue)], depth: Int
  ) {
    bytes += "\(name) {\n".utf8
    for child in children {
      indent(depth + 1)
      if let key = child.key { bytes += "\(key) = ".utf8 }
      add(child.value, depth: depth + 1)
      bytes.append(UInt8(ascii: "\n"))
    }
    indent(depth)
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func indent(_ depth: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 4 * depth))
  }
}

extension PropertyListValue {
  /// The text of a key.
  fileprivate var stringText: String {
    if case .string(let text) = self { return text }
    return "(\(kind))"
  }
}
