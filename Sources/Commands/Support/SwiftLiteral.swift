internal import PropertyLists

/// A value as a literal of Swift source, of the types Foundation gives for a property list.
struct SwiftLiteral {
  /// So many bytes of data are collected before they are appended.
  private static let pieceSize = 4_096

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
    let zero = UInt8(ascii: "0")
    answer.append("Data([")
    var piece: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if index > 0 {
        piece.append(UInt8(ascii: ","))
        piece.append(UInt8(ascii: " "))
      }
      if byte >= 100 { piece.append(zero + byte / 100) }
      if byte >= 10 { piece.append(zero + byte / 10 % 10) }
      piece.append(zero + byte % 10)
      if piece.count >= Self.pieceSize {
        answer.append(piece)
        piece.removeAll(keepingCapacity: true)
      }
    }
    answer.append(piece)
    answer.append("])")
  }
}
