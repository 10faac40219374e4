extension Catalog {
  /// The JSON Schema (draft 2020-12) of a kind of document, for its JSON form.
  ///
  /// The schema refuses what no reader of the system takes: values of a wrong type, and values that are missing
  /// from a closed list. Like `check`, it lets older types pass that are understood, settings of the build
  /// such as `$(NAME)`, keys nobody knows, and whatever contradicts a fact that is only recalled or belongs to
  /// software of others. Variants of top-level keys (`Key~ipad`) are described like their keys.
  ///
  /// - Parameters:
  ///   - document: The kind of document.
  ///   - era: Whose view of the keys counts; keys it does not know are left out.
  /// - Returns: One JSON object in UTF-8, the same for the same catalog.
  public func jsonSchema(of document: DocumentKind, era: Era = .today) -> [UInt8] {
    SchemaWriter(root: root(of: document), era: era).schema()
  }
}
