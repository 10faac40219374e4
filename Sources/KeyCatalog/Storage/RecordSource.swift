/// A file of records: the text, and the kind of document its keys stand in.
struct RecordSource {
  /// The kind of document.
  let document: DocumentKind
  /// The records.
  let text: StaticString
}
