internal import PropertyLists

/// Values that hold no others, as text.
enum ValueText {
  /// The value itself: text without quotes, data as base-64, dates as in XML.
  static func plain(_ node: PropertyListNode) -> String {
    switch node.kind {
    case .string: return node.string ?? ""
    case .boolean: return node.boolean == true ? "true" : "false"
    case .integer: return node.integer?.description ?? ""
    case .real: return node.realText ?? node.real.map { "\($0)" } ?? ""
    case .uid: return node.uid.map { "\($0)" } ?? ""
    case .null: return "null"
    case .date: return node.date?.plainText ?? ""
    case .data: return node.data?.base64Text ?? ""
    case .array, .set: return "[]"
    case .dictionary: return "{}"
    }
  }

  /// Appends the value as it is shown in a tree: text in quotes, long data cut.
  static func show(_ node: PropertyListNode, in answer: inout AnswerWriter) {
    switch node.kind {
    case .string: answer.append(quoted: node.string ?? "")
    case .uid: answer.append("UID \(plain(node))")
    case .data:
      let bytes = node.data ?? []
      let start = bytes.prefix(16).map(hexadecimal).joined()
      answer.append(
        "<\(bytes.count == 1 ? "1 byte" : "\(bytes.count) bytes"): \(start)\(bytes.count > 16 ? "…" : "")>")
    default: answer.append(plain(node), .onOneLine)
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
