internal import PropertyLists

/// JSON as plutil writes it: on one line, or with `-r` indented and its keys sorted; slashes escaped.
struct JSONText {
  private var bytes: [UInt8] = []
  private let isReadable: Bool

  /// The JSON of a value, without a line feed at the end.
  ///
  /// - Throws: ``PlutilError`` if the root is no container, or something in it has no form in JSON.
  static func of(_ root: PropertyListNode, isReadable: Bool) throws(PlutilError) -> [UInt8] {
    guard root.kind == .array || root.kind == .dictionary else { throw invalid }
    var text = JSONText(isReadable: isReadable)
    try text.add(root, depth: 0)
    return text.bytes
  }

  private init(isReadable: Bool) {
    self.isReadable = isReadable
  }

  private static let invalid = PlutilError("Invalid object in plist for JSON format")

  /// Containers lie no deeper in one another than the readers allow, so recursion is bounded.
  private mutating func add(_ node: PropertyListNode, depth: Int) throws(PlutilError) {
    switch node.kind {
    case .string: add(text: node.string ?? "")
    case .boolean: bytes += (node.boolean == true ? "true" : "false").utf8
    case .integer: bytes += (node.integer?.description ?? "0").utf8
    case .real:
      guard let value = node.real, value.isFinite else { throw Self.invalid }
      let text = "\(value)"
      bytes += text.hasSuffix(".0") ? text.utf8.dropLast(2) : text.utf8[...]
    case .null: bytes += "null".utf8
    case .array: try add(items: node, depth: depth)
    case .dictionary: try add(entries: node, depth: depth)
    case .date, .data, .uid, .set: throw Self.invalid
    }
  }

  private mutating func add(items node: PropertyListNode, depth: Int) throws(PlutilError) {
    bytes.append(UInt8(ascii: "["))
    breakLine(0)
    for (index, item) in node.items.enumerated() {
      if index > 0 { addComma() }
      indent(depth + 1)
      try add(item, depth: depth + 1)
    }
    breakLine(depth)
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func add(entries node: PropertyListNode, depth: Int) throws(PlutilError) {
    bytes.append(UInt8(ascii: "{"))
    breakLine(0)
    let entries = node.effectiveEntries
    for (index, entry) in (isReadable ? KeyCollation.sorted(entries) : entries).enumerated() {
      guard let key = entry.keyNode.string else { throw PlutilError.keysMustBeStrings }
      if index > 0 { addComma() }
      indent(depth + 1)
      add(text: key)
      bytes += (isReadable ? " : " : ":").utf8
      try add(entry.value, depth: depth + 1)
    }
    breakLine(depth)
    bytes.append(UInt8(ascii: "}"))
  }

  // MARK: Layout

  private mutating func addComma() {
    bytes.append(UInt8(ascii: ","))
    breakLine(0)
  }

  /// In an empty container the line between the brackets is empty.
  private mutating func breakLine(_ depth: Int) {
    guard isReadable else { return }
    bytes.append(UInt8(ascii: "\n"))
    indent(depth)
  }

  private mutating func indent(_ depth: Int) {
    guard isReadable else { return }
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func add(text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: bytes += "\\b".utf8
      case 0x0C: bytes += "\\f".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case ..<0x20: bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension PlutilError {
  /// A dictionary has other keys, or something holds no value.
  static let keysMustBeStrings = PlutilError(
    "Dictionaries are required to have string keys in property lists")
}
