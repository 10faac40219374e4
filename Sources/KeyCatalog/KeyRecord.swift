/// What the catalog knows about one key.
///
/// A record has two sides that are kept apart: what the ``books`` said, and what is true ``today``. The
/// functions that take an ``Era`` join them the way that era sees the key.
///
/// The value is a small handle; prose, platforms, values and constraints are read from the record's text when
/// asked for.
public struct KeyRecord: Sendable {
  let index: RecordIndex
  let number: Int

  /// The number of the record in its catalog, below ``Catalog/count``; good for tables beside the catalog.
  public var ordinal: Int { number }

  @inline(__always)
  var entry: RecordEntry { index.entries[number] }

  /// The kind of document the key stands in.
  public var document: DocumentKind { index.sources[entry.source].document }

  /// The identity of the key: the list of its path components.
  public var path: RecordPath {
    guard let path = RecordPath(index.texts[entry.source].string(entry.header)) else {
      preconditionFailure("the path of a record is malformed")
    }
    return path
  }

  /// The last named component of the path: `CFBundleTypeRole`, or `<domain>` for a free key.
  public var key: String {
    var node = index.nodes[Int(entry.node)]
    while node.kind == .items, node.parent >= 0 { node = index.nodes[Int(node.parent)] }
    let name = index.texts[node.source].string(node.name)
    return node.kind == .free ? "<\(name)>" : name
  }

  /// Whether the key stands at the top level of its document.
  public var isTopLevel: Bool { index.nodes[Int(index.nodes[Int(entry.node)].parent)].kind == .root }

  /// The place of the key in the tree of all keys.
  public var place: CatalogPlace { CatalogPlace(index: index, node: entry.node, other: -1) }

  /// What the books of 2010 and 2018 said, nil for a key they do not have.
  ///
  /// - Complexity: O(*n*) in the size of the record's text, at each call.
  public var books: BookFacts? {
    do { return try index.books(of: entry) } catch { preconditionFailure(error.description) }
  }

  /// What newer data say, nil for a key that only the books have.
  ///
  /// - Complexity: O(*n*) in the size of the record's text, at each call.
  public var today: TodayFacts? {
    do { return try index.today(of: entry) } catch { preconditionFailure(error.description) }
  }
}

extension KeyRecord: Hashable {
  /// Whether two records describe the same key of the same catalog.
  public static func == (left: KeyRecord, right: KeyRecord) -> Bool {
    left.index === right.index && left.number == right.number
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
