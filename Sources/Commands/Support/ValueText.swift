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
    case .date: return content(of: node, in: "<date>")
    case .data: return content(of: node, in: "<data>")
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

  /// A date or data, by way of its XML element.
  private static func content(of node: PropertyListNode, in tag: StaticString) -> String {
    guard let bytes = try? node.encoded(as: WriteOptions(format: .xml)), let start = bytes.end(of: tag) else {
      return ""
    }
    let content = bytes[start...].prefix { $0 != UInt8(ascii: "<") }
    return String(decoding: content.filter { $0 > 0x20 }, as: UTF8.self)
  }
}

extension [UInt8] {
  /// The index behind the first occurrence of a text.
  fileprivate func end(of text: StaticString) -> Int? {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return nil }
    for start in 0...(count - length)
    where (0..<length).allSatisfy({ unsafe self[start + $0] == text.utf8Start[$0] }) {
      return start + length
    }
    return nil
  }
}
