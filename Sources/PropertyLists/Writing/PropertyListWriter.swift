internal import SourceText

/// A sink that makes a file of what it takes.
protocol PropertyListWriter: PropertyListSink {
  /// Begins a file.
  init(options: WriteOptions)

  /// Makes room ahead.
  ///
  /// - Parameter sourceCount: How many bytes of a text file the values take that will come.
  mutating func expect(sourceCount: Int)

  /// Ends the file, once the root has been handed over whole.
  mutating func finish() throws(WriteError) -> [UInt8]
}

extension PropertyListWriter {
  /// Not every writer gains from it.
  mutating func expect(sourceCount: Int) {}
}

extension PropertyListDocument {
  /// Writes the property list in a format.
  ///
  /// - Parameter limit: How many values may come of it; see ``PropertyListNode/value(limit:)``.
  /// - Throws: ``WriteError`` if the document has errors, or holds what the format cannot.
  /// - Complexity: O(*n*) in what is written.
  public func encoded(
    as options: WriteOptions, limit: Int = PropertyListNode.defaultExpansionLimit
  ) throws(WriteError) -> [UInt8] {
    guard isValid, let root else {
      throw WriteError(
        .invalidDocument, "The file has errors, so there is nothing to write.",
        hint: "Mend the file first; its errors say how.")
    }
    return try root.encoded(as: options, limit: limit)
  }
}

extension PropertyListNode {
  /// Writes the value, with everything in it, as a property list of its own.
  ///
  /// - Parameter limit: How many values may come of it; see ``PropertyListNode/value(limit:)``.
  /// - Throws: ``WriteError`` if the value holds what the format cannot.
  /// - Complexity: O(*n*) in what is written.
  public func encoded(
    as options: WriteOptions, limit: Int = defaultExpansionLimit
  ) throws(WriteError) -> [UInt8] {
    try checkExpansion(limit: limit)
    switch options.format {
    case .xml: return try encoded(with: XMLWriter(options: options), options)
    case .binary: return try encoded(with: BinaryWriter(options: options), options)
    case .openStep, .gnustep, .strings: return try encoded(with: OpenStepWriter(options: options), options)
    case .json: return try encoded(with: JSONWriter(options: options), options)
    }
  }

  private func encoded<Writer: PropertyListWriter>(
    with writer: Writer, _ options: WriteOptions
  ) throws(WriteError) -> [UInt8] {
    var writer = writer
    if document.format != .binary { writer.expect(sourceCount: range.count) }
    try walk(
      into: &writer,
      options: WalkOptions(
        sortsKeys: options.sortsKeysOfFormat, keepsDuplicates: options.keepsDuplicates,
        readsUIDDictionaries: options.format == .binary))
    return try writer.finish()
  }
}

extension PropertyListValue {
  /// Writes the value as a property list.
  ///
  /// - Throws: ``WriteError`` if the value holds what the format cannot.
  /// - Complexity: O(*n*) in what is written.
  public func encoded(as options: WriteOptions) throws(WriteError) -> [UInt8] {
    switch options.format {
    case .xml: return try encoded(with: XMLWriter(options: options), options)
    case .binary: return try encoded(with: BinaryWriter(options: options), options)
    case .openStep, .gnustep, .strings: return try encoded(with: OpenStepWriter(options: options), options)
    case .json: return try encoded(with: JSONWriter(options: options), options)
    }
  }

  private func encoded<Writer: PropertyListWriter>(
    with writer: Writer, _ options: WriteOptions
  ) throws(WriteError) -> [UInt8] {
    var writer = writer
    try walk(into: &writer, sortsKeys: options.sortsKeysOfFormat)
    return try writer.finish()
  }
}

extension WriteOptions {
  /// Whether keys come sorted; the system always sorts them in XML (F43).
  fileprivate var sortsKeysOfFormat: Bool { sortsKeys || (format == .xml && style == .apple) }
}
