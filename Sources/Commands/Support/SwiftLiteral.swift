internal import PropertyLists

/// A value as a literal of Swift source, of the types Foundation gives for a property list.
struct SwiftLiteral {
  private var answer: AnswerWriter

  /// Appends a literal and a line feed to an answer.
  static func append(_ root: PropertyListNode, to answer: inout AnswerWriter) {
    var literal = SwiftLiteral(answer: answer)
    NodeTraversal.walk(root) { literal.add($0) }
    literal.answer.append("\n")
    answer = literal.answer
  }

  private mutating func add(_ event: NodeTraversal.Event) {
    switch event {
    case .leaf(let node, let step, let depth):
      begin(step, depth: depth)
      addValue(node)
      if depth > 0 { answer.append(",") }
    case .begin(_, let step, let depth):
      begin(step, depth: depth)
      answer.append("[")
    case .end(_, let depth):
      answer.append("\n")
      answer.indent(depth)
      answer.append(depth > 0 ? "]," : "]")
    }
  }

  private mutating func begin(_ step: PropertyListPathStep?, depth: Int) {
    guard depth > 0 else { return }
    answer.append("\n")
    answer.indent(depth)
    if case .key(let key) = step {
      answer.append(quoted: key)
      answer.append(": ")
    }
  }

  private mutating func addValue(_ node: PropertyListNode) {
    switch node.kind {
    case .string: answer.append(quoted: node.string ?? "")
    case .date:
      answer.append("Date(timeIntervalSinceReferenceDate: \(node.date?.secondsSinceReference ?? 0))")
    case .data: addData(node.data ?? [])
    case .null: answer.append("NSNull()")
    case .dictionary: answer.append("[:]")
    case .real:
      let value = node.real ?? 0
      answer.append(
        value.isNaN
          ? "Double.nan" : value.isInfinite ? (value < 0 ? "-" : "") + "Double.infinity" : "\(value)")
    default: answer.append(ValueText.plain(node))
    }
  }

  private mutating func addData(_ bytes: [UInt8]) {
    let separator = Array(", ".utf8)
    let numbers = (UInt8.min...UInt8.max).map { Array("\($0)".utf8) }
    answer.append("Data([")
    for (index, byte) in bytes.enumerated() {
      if index > 0 { answer.append(separator) }
      answer.append(numbers[Int(byte)])
    }
    answer.append("])")
  }
}
