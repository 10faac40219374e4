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
    case .date, .data: return content(of: node)
    case .array, .set: return "[]"
    case .dictionary: return "{}"
    }
  }

  /// The value as it is shown in a tree: text in quotes, long data cut.
  static func shown(_ node: PropertyListNode) -> String {
    switch node.kind {
    case .string: return quoted(node.string ?? "")
    case .uid: return "UID \(plain(node))"
    case .data:
      let bytes = node.data ?? []
      let start = bytes.prefix(16).map(hexadecimal).joined()
      return
        "<\(bytes.count == 1 ? "1 byte" : "\(bytes.count) bytes"): \(start)\(bytes.count > 16 ? "…" : "")>"
    default: return plain(node)
    }
  }

  /// A text in double quotes, on one line.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result += SafeText.visible(String(scalar))
      }
    }
    return result + "\""
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  /// A date or data, by way of its XML element.
  private static func content(of node: PropertyListNode) -> String {
    guard let bytes = try? node.encoded(as: WriteOptions(format: .xml)) else { return "" }
    let text = String(decoding: bytes, as: UTF8.self)
    let tag = node.kind == .date ? "date" : "data"
    guard let start = text.range(of: "<\(tag)>"), let end = text.range(of: "</\(tag)>") else { return "" }
    return String(text[start.upperBound..<end.lowerBound].filter { !$0.isWhitespace })
  }
}

extension String {
  /// The first place a text occurs at.
  fileprivate func range(of other: String) -> Range<String.Index>? {
    let (text, pattern) = (utf8, other.utf8)
    var start = text.startIndex
    while let end = text.index(start, offsetBy: pattern.count, limitedBy: text.endIndex) {
      if text[start..<end].elementsEqual(pattern) { return start..<end }
      start = text.index(after: start)
    }
    return nil
  }
}
