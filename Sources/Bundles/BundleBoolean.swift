import SourceText
public import PropertyLists

/// Reading of values that switch something on (B60).
public enum BundleBoolean {
  /// Whether a value means yes: true, a number other than 0, or the text `YES` or `true` in any case.
  public static func isYes(_ node: PropertyListNode?) -> Bool {
    guard let node else { return false }
    if let boolean = node.boolean { return boolean }
    if let text = node.string {
      return text.isSameTextIgnoringCase(as: "yes") || text.isSameTextIgnoringCase(as: "true")
    }
    if let number = node.integer { return number != 0 }
    return node.real.map { $0 != 0 } ?? false
  }
}
