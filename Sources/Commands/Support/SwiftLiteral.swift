internal import PropertyLists

/// A value as a literal of Swift source, of the types Foundation gives for a property list.
struct SwiftLiteral {
  private(set) var text = ""

  init(of root: PropertyListNode) {
    NodeTraversal.walk(root) { add($0) }
    text += "\n"
  }

  private mutating func add(_ event: NodeTraversal.Event) {
    switch event {
    case .leaf(let node, let step, let depth):
      begin(step, depth: depth)
      text += literal(node)
      if depth > 0 { text += "," }
    case .begin(_, let step, let depth):
      begin(step, depth: depth)
      text += "["
    case .end(_, let depth):
      text += "\n" + String(repeating: "  ", count: depth) + (depth > 0 ? "]," : "]")
    }
  }

  private mutating func begin(_ step: PropertyListPathStep?, depth: Int) {
    guard depth > 0 else { return }
    text += "\n" + String(repeating: "  ", count: depth)
    if case .key(let key) = step { text += Self.quoted(key) + ": " }
  }

  private func literal(_ node: PropertyListNode) -> String {
    switch node.kind {
    case .string: return Self.quoted(node.string ?? "")
    case .date: return "Date(timeIntervalSinceReferenceDate: \(node.date?.secondsSinceReference ?? 0))"
    case .data: return "Data([\((node.data ?? []).map { "\($0)" }.joined(separator: ", "))])"
    case .null: return "NSNull()"
    case .dictionary: return "[:]"
    case .real:
      let value = node.real ?? 0
      return value.isNaN
        ? "Double.nan" : value.isInfinite ? (value < 0 ? "-" : "") + "Double.infinity" : "\(value)"
    default: return ValueText.plain(node)
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
