extension Catalog {
  /// The catalog with further records, which it must not have yet.
  ///
  /// - Parameter records: The text of the records of each kind of document, in the form of the library's own; see
  ///   `RecordSource`.
  /// - Throws: ``RecordError`` for the first record that is malformed, or whose path has a record already.
  /// - Complexity: O(*n*) in the size of all records: about a millisecond.
  package func adding(
    _ records: [(document: DocumentKind, text: [UInt8])]
  ) throws(RecordError) -> Catalog {
    let added = records.map { RecordSource(document: $0.document, bytes: $0.text) }
    // By themselves first, so that no field of the library's own records is read in vain.
    try Catalog(RecordIndex(added)).checkRecords()
    return Catalog(try RecordIndex(index.sources + added))
  }
}

extension Catalog {
  /// Reads records of one kind of document that were put together at run time, and every field in them.
  ///
  /// - Throws: ``RecordError`` for the first mistake.
  package static func check(_ records: [UInt8], document: DocumentKind) throws(RecordError) {
    try Catalog(RecordIndex([RecordSource(document: document, bytes: records)])).checkRecords()
  }
}
