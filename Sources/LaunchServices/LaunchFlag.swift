import SourceText

internal import PropertyLists
internal import UniformTypes

/// Reading of values that Launch Services takes for yes (L41).
enum LaunchFlag {
  /// Whether a value is true, a number other than 0, or the text `1`, `YES` or `true` in any case.
  static func isOn(_ node: PropertyListNode?) -> Bool {
    guard let node else { return false }
    if let boolean = node.boolean { return boolean }
    if let text = node.string {
      return text.isSameText(as: "1") || text.isSameTextIgnoringCase(as: "yes")
        || text.isSameTextIgnoringCase(as: "true")
    }
    if let number = node.integer { return number != 0 }
    return node.real.map { $0 != 0 } ?? false
  }
}
