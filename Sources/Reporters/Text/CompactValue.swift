internal import PropertyLists
internal import SourceText

extension PropertyListNode {
  /// The value in a few words, for files that have no lines to show.
  ///
  /// - Parameter limit: How many characters of a text are shown at most.
  func compactText(limit: Int) -> String {
    switch kind {
    case .string where contentRange.count > 64 * limit:
      "a string of " + Self.counted(contentRange.count, "byte", "bytes")
    case .string: Self.quoted(string ?? "", limit: limit)
    case .integer: integer?.description ?? "an integer"
    case .boolean, .real, .date, .uid, .null: json
    case .data: Self.counted(contentRange.count, "byte", "bytes") + " of data"
    case .array: "an array of " + Self.counted(count, "item", "items")
    case .set: "a set of " + Self.counted(count, "item", "items")
    case .dictionary: "a dictionary of " + Self.counted(count, "entry", "entries")
    }
  }

  /// The value as JSON, where that is short.
  private var json: String {
    var json = JSONBuilder(.compact)
    do throws(WriteError) { try json.value(self) } catch { return error.message }
    return String(decoding: json.finish(), as: UTF8.self)
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
