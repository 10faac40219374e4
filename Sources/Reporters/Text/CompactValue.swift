internal import PropertyLists

extension PropertyListNode {
  /// The value in a few words, for files that have no lines to show.
  ///
  /// - Parameter limit: How many characters of a text are shown at most.
  func compactText(limit: Int) -> String {
    switch kind {
    case .string: Self.quoted(string ?? "", limit: limit)
    case .boolean: boolean == true ? "true" : "false"
    case .integer: integer?.description ?? "an integer"
    case .real: real.map { "\($0)" } ?? "a real"
    case .date: "a date"
    case .data: Self.counted(data?.count ?? 0, "byte", "bytes") + " of data"
    case .uid: "UID " + (uid.map { "\($0)" } ?? "?")
    case .array: "an array of " + Self.counted(count, "item", "items")
    case .set: "a set of " + Self.counted(count, "item", "items")
    case .dictionary: "a dictionary of " + Self.counted(count, "entry", "entries")
    case .null: "null"
    }
  }

  private static func quoted(_ text: String, limit: Int) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return "\"\(text)\"" }
    return "\"" + String(scalars[..<end]) + CodeFrame.ellipsis + "\""
  }

  private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) " + (count == 1 ? one : many)
  }
}
