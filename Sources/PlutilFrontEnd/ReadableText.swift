internal import PropertyLists

/// The text of `-p`: for people, and of no fixed form.
struct ReadableText {
  private var bytes: [UInt8] = []

  /// The text of a value, without a line feed at the end.
  static func of(_ root: PropertyListNode) -> [UInt8] {
    var text = ReadableText()
    text.add(root, depth: 0)
    return text.bytes
  }

  /// Containers lie no deeper in one another than the readers allow, so recursion is bounded.
  private mutating func add(_ node: PropertyListNode, depth: Int) {
    switch node.kind {
    case .string:
      // Nothing is escaped, as in the original.
      append("\"\(node.string ?? "")\"")
    case .boolean: append(node.boolean == true ? "true" : "false")
    case .integer: append(node.integer?.description ?? "")
    case .real: append(node.real.map { "\($0)" } ?? "")
    case .date: append(date(node.date))
    case .data: append(data(node.data ?? []))
    case .uid: append("<CFKeyedArchiverUID>{value = \(node.uid ?? 0)}")
    case .null: append("<null>")
    case .array, .set: add(items: node, depth: depth)
    case .dictionary: add(entries: node, depth: depth)
    }
  }

  private mutating func add(items node: PropertyListNode, depth: Int) {
    append("[\n")
    for (index, item) in node.items.enumerated() {
      indent(depth + 1)
      append("\(index) => ")
      add(item, depth: depth + 1)
      append("\n")
    }
    indent(depth)
    append("]")
  }

  private mutating func add(entries node: PropertyListNode, depth: Int) {
    append("{\n")
    for entry in KeyCollation.sorted(node.effectiveEntries) {
      indent(depth + 1)
      if let key = entry.keyNode.string { append("\"\(key)\"") } else { add(entry.keyNode, depth: depth + 1) }
      append(" => ")
      add(entry.value, depth: depth + 1)
      append("\n")
    }
    indent(depth)
    append("}")
  }

  private func date(_ date: PropertyListDate?) -> String {
    guard let text = date?.xmlText else { return "<description unavailable>" }
    return String(decoding: text.utf8.map { $0 == UInt8(ascii: "T") ? 0x20 : $0 }.dropLast(), as: UTF8.self)
      + " +0000"
  }

  /// Data up to this length is shown whole.
  private static let wholeData = 24

  private func data(_ data: [UInt8]) -> String {
    let shown =
      data.count <= Self.wholeData
      ? hexadecimal(data) : hexadecimal(data.prefix(8)) + "... " + hexadecimal(data.suffix(8))
    return "{length = \(data.count), bytes = 0x\(shown)}"
  }

  private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  private mutating func append(_ text: String) {
    bytes += text.utf8
  }

  private mutating func indent(_ depth: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
}
