internal import KeyCatalog
internal import PropertyLists
internal import SourceText

/// A value of a document and everything known about its place, as the rules see it.
///
/// One visit goes through the whole document; a rule sees it while it has its turn and keeps nothing of it.
final class Visit {
  /// The value.
  var node: PropertyListNode
  /// The container around the value; nil for the root.
  var frame: VisitFrame?
  /// Its key; nil for the root and for items of arrays.
  var entry: KeyedEntries.Entry?
  /// Its position among the items of an array.
  var position = 0
  /// The key taken apart, for a top-level key with a suffix for a platform or device.
  var variant: KeyName?
  /// What the catalog knows at this place, nil if it knows nothing.
  var place: CatalogPlace?
  /// The record of the value.
  var facts: RecordFacts?
  /// The type that the array or dictionary around the value asks for, where the value has no record.
  var expectedShape: ValueShape?
  /// The entries of the dictionary that the key stands in, of the nearest one around an item; in a step for
  /// dictionaries, of the dictionary.
  var entries: KeyedEntries

  /// Begins at a value.
  init(node: PropertyListNode, entries: KeyedEntries) {
    self.node = node
    self.entries = entries
  }

  /// What the catalog knows at the place of the dictionary that the key stands in.
  var container: CatalogPlace? { entry == nil ? nil : frame?.place }

  /// The record of the array or dictionary around the value.
  var outerFacts: RecordFacts? { frame?.facts }

  /// How many steps lead to the value from the root.
  var depth: Int { frame.map { $0.depth + 1 } ?? 0 }

  /// The last step of the path, nil for the root.
  var step: PropertyListPathStep? { frame == nil ? nil : entry.map { .key($0.key) } ?? .index(position) }

  /// The path of the value from the root.
  ///
  /// - Complexity: O(*n*) in the depth.
  var path: [PropertyListPathStep] {
    var steps: [PropertyListPathStep] = []
    steps.reserveCapacity(depth)
    if let step { steps.append(step) }
    var around = frame
    while let frame = around {
      if let step = frame.step { steps.append(step) }
      around = frame.outer
    }
    steps.reverse()
    return steps
  }

  /// Whether the value stands directly in the root dictionary.
  var isTopLevel: Bool { depth == 1 }

  /// Whether the value is an item of which the record of the array demands something.
  var isItemOfDemand: Bool { entry == nil && !(frame?.facts?.demands.isEmpty ?? true) }

  /// Whether the value is the root.
  var isRoot: Bool { frame == nil }

  /// The key without suffixes; empty for the root and for items.
  var keyRoot: String { variant?.root ?? entry?.key ?? "" }

  /// What the value is called at the beginning of a sentence: its key, or `Item 2 of UIDeviceFamily`.
  var title: String {
    switch step {
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
    var around = frame
    while let frame = around {
      if case .key(let key)? = frame.step { return key.shown }
      around = frame.outer
    }
    return "the root"
  }
}
