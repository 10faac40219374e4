/// A place in the tree of all known keys.
///
/// Walking a document beside the tree answers, at every step, what is known about the value there: start at
/// ``Catalog/root(of:)`` and go down with ``key(_:)`` and ``items``. Exact names beat free ones: under
/// `UTTypeTagSpecification` the key `public.mime-type` has a record of its own, any other key that of
/// `<tagClass>`; what a named key leaves open is answered by the free one beside it.
public struct CatalogPlace: Sendable {
  let index: RecordIndex
  let node: Int32
  /// A second place that answers what the first leaves open, or -1.
  let other: Int32

  /// What a dictionary at a place may hold.
  public enum Keys: Sendable, Hashable {
    /// The records list the keys; any other is unknown.
    case listed
    /// The records list some keys; others are possible.
    case partlyListed
    /// Every key has a meaning of its own choice, as the names of environment variables.
    case free
    /// No record says what the keys mean, so nothing can be said against any.
    case undescribed
  }

  /// The record of the value at this place, nil where the records only describe what lies below.
  public var record: KeyRecord? { ordinal.map { KeyRecord(index: index, number: $0) } }

  /// The ``KeyRecord/ordinal`` of the record, nil if there is none; asked for more quickly than the record.
  public var ordinal: Int? {
    let first = node >= 0 ? index.nodes[Int(node)].record : -1
    if first >= 0 { return Int(first) }
    let second = other >= 0 ? index.nodes[Int(other)].record : -1
    return second >= 0 ? Int(second) : nil
  }

  /// The place of a key of the dictionary at this place, nil if the key is unknown.
  ///
  /// - Complexity: O(1) on average. Takes no memory.
  public func key(_ name: String) -> CatalogPlace? {
    // Without a copy of the name, which would be counted.
    if let found = unsafe name.utf8.withContiguousStorageIfAvailable({ unsafe key($0) }) { return found }
    var name = name
    return name.withUTF8 { unsafe key($0) }
  }

  /// The place of a key given as UTF-8.
  ///
  /// - Complexity: O(1) on average. Takes no memory.
  public func key(utf8 name: Span<UInt8>) -> CatalogPlace? {
    unsafe name.withUnsafeBufferPointer { unsafe key($0) }
  }

  private func key(_ name: UnsafeBufferPointer<UInt8>) -> CatalogPlace? {
    let first = contents(of: node)
    let second = contents(of: other)
    var found: Int32 = -1
    var alternative: Int32 = -1
    if first >= 0 { take(unsafe index.tree.key(name, under: first), &found, &alternative) }
    if second >= 0 { take(unsafe index.tree.key(name, under: second), &found, &alternative) }
    if first >= 0 { take(index.nodes[Int(first)].free, &found, &alternative) }
    if second >= 0 { take(index.nodes[Int(second)].free, &found, &alternative) }
    return found < 0 ? nil : CatalogPlace(index: index, node: found, other: alternative)
  }

  private func take(_ node: Int32, _ found: inout Int32, _ alternative: inout Int32) {
    guard node >= 0 else { return }
    if found < 0 { found = node } else if alternative < 0 { alternative = node }
  }

  /// The place of each item of the array at this place, nil if the records say nothing about items.
  public var items: CatalogPlace? {
    var found: Int32 = -1
    var alternative: Int32 = -1
    if node >= 0 { take(index.nodes[Int(contents(of: node))].items, &found, &alternative) }
    if other >= 0 { take(index.nodes[Int(contents(of: other))].items, &found, &alternative) }
    return found < 0 ? nil : CatalogPlace(index: index, node: found, other: alternative)
  }

  /// Goes one step down.
  public func step(_ step: PathStep) -> CatalogPlace? {
    switch step {
    case .key(let name): key(name)
    case .index: items
    }
  }

  /// What the dictionary at this place may hold.
  public var keys: Keys {
    let places = [contents(of: node), contents(of: other)]
    if places.contains(where: { $0 >= 0 && index.nodes[Int($0)].free >= 0 }) { return .free }
    let entry = record?.entry
    if let entry, entry.books.has(.members) || entry.today.has(.members) { return .free }
    guard places.contains(where: { $0 >= 0 && index.nodes[Int($0)].firstKey >= 0 }) else {
      return .undescribed
    }
    if let entry { return entry.books.has(.openKeys) || entry.today.has(.openKeys) ? .partlyListed : .listed }
    // The records of arrays answer for their items. Where no record describes the dictionary itself, nobody
    // says that the list is complete.
    let kind = index.nodes[Int(node)].kind
    return kind == .root || kind == .items ? .listed : .partlyListed
  }

  /// The places of the named keys, the place of the free ones, and that of the items, in this order.
  ///
  /// - Complexity: O(*n*) in the number of places.
  public var children: [CatalogPlace] {
    var result = namedChildren.map { CatalogPlace(index: index, node: $0, other: -1) }
    for place in [contents(of: node), contents(of: other)] where place >= 0 {
      let free = index.nodes[Int(place)].free
      if free >= 0 { result.append(CatalogPlace(index: index, node: free, other: -1)) }
    }
    if let items { result.append(items) }
    return result
  }

  /// The nodes of the named keys.
  var namedChildren: [Int32] {
    var result: [Int32] = []
    for place in [contents(of: node), contents(of: other)] where place >= 0 {
      var child = index.nodes[Int(place)].firstKey
      while child >= 0 {
        result.append(child)
        child = index.nodes[Int(child)].nextKey
      }
    }
    return result
  }

  /// The name of the step that leads here: a key, `<word>` for a free one, `[]` for items, empty at a root.
  public var name: String {
    let node = index.nodes[Int(node)]
    switch node.kind {
    case .root: return ""
    case .items: return "[]"
    case .key: return index.texts[node.source].string(node.name)
    case .free: return "<\(index.texts[node.source].string(node.name))>"
    }
  }

  /// The place whose children count for a place, which differs only for recursive contents.
  private func contents(of node: Int32) -> Int32 {
    guard node >= 0 else { return -1 }
    let shared = index.nodes[Int(node)].shared
    return shared >= 0 ? shared : node
  }
}
