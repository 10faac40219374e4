import SourceText

/// One mark of a type: its class and its text.
public struct TypeTag: Sendable, Hashable {
  /// The class.
  public let tagClass: TagClass
  /// The text, as it was written.
  public let value: String

  /// Creates a tag.
  public init(_ tagClass: TagClass, _ value: String) {
    self.tagClass = tagClass
    self.value = value
  }

  /// Whether two tags mark the same things.
  public func isSame(as other: TypeTag) -> Bool {
    tagClass == other.tagClass
      && (tagClass.mindsCase
        ? value.isSameText(as: other.value) : value.isSameTextIgnoringCase(as: other.value))
  }
}
