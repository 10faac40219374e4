public import KeyCatalog
public import PropertyLists
internal import SourceText

/// Keys that users describe themselves, gathered from schema files and added to a catalog.
///
/// A schema is a JSON file as `infoplist keys --format json` writes it: an object with `schemaVersion` 1 and
/// `keys`, an array of records. A record needs the path of its key and its `types`; what records of the books
/// have beyond that is read over.
public struct KeySchema: Sendable {
  private let base: Catalog
  /// The text of the records of each kind of document.
  private var records: [[UInt8]] = DocumentKind.allCases.map { _ in [] }
  /// The paths added so far, by kind of document.
  private var known: [Set<[UInt8]>] = DocumentKind.allCases.map { _ in [] }

  /// Creates a schema without keys.
  ///
  /// - Parameter base: The catalog that is added to.
  public init(addingTo base: Catalog = .standard) { self.base = base }

  /// Adds the keys of a file.
  ///
  /// - Parameter document: The file, read as JSON.
  /// - Returns: Every mistake in the file, in the order of the places; if there is one, none of its keys has been
  ///   added.
  public mutating func add(_ document: PropertyListDocument) -> [ConfigurationMistake] {
    var decoder = SchemaDecoder(document)
    var added = self
    for record in decoder.records() { added.add(record, &decoder) }
    let mistakes = decoder.reader.orderedMistakes
    if mistakes.isEmpty { self = added }
    return mistakes
  }

  private mutating func add(_ record: SchemaRecord, _ decoder: inout SchemaDecoder) {
    let index = Int(record.document.rawValue)
    let path = record.path.description
    if base.record(record.path, document: record.document)?.path.description.isSameText(as: path) == true {
      decoder.reader.fail(
        .knownKey, record.pathRange, "\(path.shown) is in the catalog already.",
        hint: "Leave the record out; a schema adds keys and changes none.")
      return
    }
    guard known[index].insert(Array(path.utf8)).inserted else {
      decoder.reader.fail(
        .knownKey, record.pathRange, "\(path.shown) has a record already.",
        hint: "Keep one of the two.")
      return
    }
    do throws(RecordError) { try Catalog.check(record.text, document: record.document) } catch {
      decoder.reader.fail(
        .unknownValue, record.pathRange,
        "The record cannot be read: \(error.message) in \(error.text.quoted).")
      return
    }
    records[index] += record.text
  }

  /// The catalog with the keys.
  ///
  /// - Complexity: O(*n*) in the size of the whole catalog, O(1) if no key has been added.
  public func catalog() -> Catalog {
    let added = DocumentKind.allCases.map { (document: $0, text: records[Int($0.rawValue)]) }
      .filter { !$0.text.isEmpty }
    guard !added.isEmpty else { return base }
    // Every record has been read by itself, and none has the path of another.
    return (try? base.adding(added)) ?? base
  }
}

/// A record of a schema in the catalog's form.
struct SchemaRecord {
  let document: DocumentKind
  let path: RecordPath
  /// Where the path stands in the file.
  let pathRange: ByteRange
  /// The record as text.
  let text: [UInt8]
}
