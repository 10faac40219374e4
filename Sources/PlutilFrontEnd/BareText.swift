internal import PropertyLists

/// A value as `raw` writes it, for scripts.
enum BareText {
  /// The text of a value, without a line feed at the end: of an array the number of its items, of a dictionary
  /// its keys, one a line.
  static func of(_ node: PropertyListNode) -> String {
    switch node.kind {
    case .string: node.string ?? ""
    case .boolean: node.boolean == true ? "true" : "false"
    case .integer: node.integer?.description ?? ""
    case .real: node.real?.fixedText ?? ""
    case .date: node.date?.xmlText ?? ""
    case .data: (node.data ?? []).base64Text
    case .uid: "\(node.uid ?? 0)"
    case .null: "<null>"
    case .array, .set: "\(node.count)"
    case .dictionary: KeyCollation.sorted(node.effectiveEntries).map(\.key).joined(separator: "\n")
    }
  }
}
