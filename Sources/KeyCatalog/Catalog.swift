/// Everything that is known about the keys of Info.plist, of privacy manifests and of entitlements.
public struct Catalog: Sendable {
  let index: RecordIndex

  /// The catalog that comes with the library.
  ///
  /// Made when first used, in about a millisecond.
  public static let standard = Catalog(Self.standardSources)

  init(_ index: RecordIndex) { self.index = index }

  /// Reads files of records.
  ///
  /// - Precondition: The records are well formed.
  init(_ sources: [RecordSource]) {
    do { index = try RecordIndex(sources) } catch { preconditionFailure(error.description) }
  }

  /// The number of records.
  public var count: Int { index.entries.count }

  /// The place of a document's root dictionary.
  public func root(of document: DocumentKind) -> CatalogPlace {
    CatalogPlace(index: index, node: Int32(document.rawValue), other: -1)
  }

  /// What is known about a top-level key, and how the key was understood.
  ///
  /// A name with a record of its own is taken as it is; otherwise platform and device suffixes are set aside,
  /// in Info.plist only (R27–R35).
  ///
  /// - Returns: The place, nil if the key is unknown, and the name taken apart.
  public func topLevelKey(
    _ name: String, in document: DocumentKind = .infoPlist, era: Era = .today
  ) -> (place: CatalogPlace?, name: KeyName) {
    let root = root(of: document)
    let parsed = KeyName(parsing: name, era: era)
    if let place = root.key(name) { return (place, parsed) }
    guard document == .infoPlist, parsed.isVariant else { return (nil, parsed) }
    return (root.key(parsed.root), parsed)
  }

  /// The place a path of a document leads to, nil if a key on the way is unknown.
  ///
  /// Variant suffixes of the first key are set aside as in ``topLevelKey(_:in:era:)``.
  public func place(at path: [PathStep], document: DocumentKind = .infoPlist) -> CatalogPlace? {
    guard case .key(let first)? = path.first else { return path.isEmpty ? root(of: document) : nil }
    var place = topLevelKey(first, in: document).place
    for step in path.dropFirst() { place = place?.step(step) }
    return place
  }

  /// The record of the value at a path of a document, nil if there is none.
  ///
  /// `["CFBundleDocumentTypes", 0, "CFBundleTypeRole"]` has the record
  /// `CFBundleDocumentTypes[].CFBundleTypeRole`.
  public func record(at path: [PathStep], document: DocumentKind = .infoPlist) -> KeyRecord? {
    place(at: path, document: document)?.record
  }

  /// The record with a path, nil if there is none.
  ///
  /// Free components may be written as in the record or as any name, and items as `[]` or as an index.
  public func record(_ path: RecordPath, document: DocumentKind = .infoPlist) -> KeyRecord? {
    let steps = path.components.map { component -> PathStep in
      switch component {
      case .key(let name): .key(name)
      case .free(let name): .key("<\(name)>")
      case .items: .index(0)
      }
    }
    return record(at: steps, document: document)
  }

  /// The record with the text of a path, as relations and `replacedBy` name it, nil if there is none.
  public func record(path text: String, document: DocumentKind = .infoPlist) -> KeyRecord? {
    if let record = root(of: document).key(text)?.record { return record }
    guard let path = RecordPath(text) else { return nil }
    return record(path, document: document)
  }
}

extension Catalog {
  /// Reads records of one kind of document and every field in them.
  ///
  /// - Throws: ``RecordError`` for the first mistake.
  package static func check(_ records: StaticString, document: DocumentKind = .infoPlist) throws(RecordError)
  {
    let index = try RecordIndex([RecordSource(document: document, text: records)])
    try Catalog(index).checkRecords()
  }

  /// Reads every field of every record.
  ///
  /// - Throws: ``RecordError`` for the first record that is malformed or names a path that does not exist.
  package func checkRecords() throws(RecordError) {
    for entry in index.entries {
      _ = try index.books(of: entry)
      _ = try index.today(of: entry)
    }
  }
}
