internal import KeyCatalog
internal import PropertyLists
internal import SourceText

/// A value of a document and everything known about its place, as the rules see it.
///
/// One visit goes through the whole document; a rule sees it while it has its turn and keeps nothing of it.
final class Visit {
  /// The value.
  var node: PropertyListNode
  /// The path of the value from the root.
  var path: [PropertyListPathStep] = []
  /// Its key; nil for the root and for items of arrays.
  var entry: KeyedEntries.Entry?
  /// The key taken apart, for a top-level key with a suffix for a platform or device.
  var variant: KeyName?
  /// What the catalog knows at this place, nil if it knows nothing.
  var place: CatalogPlace?
  /// What the catalog knows at the place of the dictionary that the key stands in.
  var container: CatalogPlace?
  /// The record of the value.
  var facts: RecordFacts?
  /// The record of the array or dictionary around the value.
  var outerFacts: RecordFacts?
  /// The type that the array or dictionary around the value asks for, where the value has no record.
  var expectedShape: ValueShape?
  /// The entries of the dictionary that the key stands in; in a step for dictionaries, of the dictionary.
  var entries: KeyedEntries

  /// Begins at a value.
  init(node: PropertyListNode, entries: KeyedEntries) {
    self.node = node
    self.entries = entries
  }

  /// Whether the value stands directly in the root dictionary.
  var isTopLevel: Bool { path.count == 1 }

  /// Whether the value is an item of which the record of the array demands something.
  var isItemOfDemand: Bool { entry == nil && !(outerFacts?.demands.isEmpty ?? true) }

  /// Whether the value is the root.
  var isRoot: Bool { path.isEmpty }

  /// The key without suffixes; empty for the root and for items.
  var keyRoot: String { variant?.root ?? entry?.key ?? "" }

  /// What the value is called at the beginning of a sentence: its key, or `Item 2 of UIDeviceFamily`.
  var title: String {
    switch path.last {
    case nil: return "The root"
    case .key(let key): return key.shown
    case .index(let index): return "Item \(index) of \(containerName)"
    }
  }

  /// The bytes with which a dictionary opens: its tag or brace.
  var openingRange: ByteRange { node.openingRange }
}

extension Visit {
  /// What the dictionary or array around the value is called: the nearest key above.
  var containerName: String {
    for step in path.dropLast().reversed() {
      if case .key(let key) = step { return key.shown }
    }
    return "the root"
  }
}
