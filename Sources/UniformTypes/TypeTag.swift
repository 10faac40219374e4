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

  /// The tags that are looked for one after another: the tag itself, and for a MIME type with parameters also what it is
  /// without spaces, and what it is without parameters (L13).
  public var forms: [TypeTag] {
    guard tagClass == .mimeType, value.utf8.contains(UInt8(ascii: ";")) else { return [self] }
    let bytes = value.utf8.filter { $0 != 0x20 && $0 != 0x09 }
    return [
      self, TypeTag(.mimeType, String(decoding: bytes, as: UTF8.self)),
      TypeTag(.mimeType, String(decoding: bytes.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)),
    ]
  }

  /// Whether two tags mark the same things.
  public func isSame(as other: TypeTag) -> Bool {
    tagClass == other.tagClass
      && (tagClass.mindsCase
        ? value.isSameText(as: other.value) : value.isSameTextIgnoringCase(as: other.value))
  }
}
