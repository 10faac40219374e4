internal import KeyCatalog
internal import PropertyLists

/// A container whose children are being visited, and by the containers around it the path to it.
///
/// Every child of it asks for what is here: of an object only the reference is copied.
final class VisitFrame {
  /// The entries of the dictionary; for an array, of the nearest one around it.
  let entries: KeyedEntries
  let isDictionary: Bool
  /// What the catalog knows at the place of the container.
  let place: CatalogPlace?
  /// The record of the container.
  let facts: RecordFacts?
  /// The type of each child that has no record.
  let childShape: ValueShape?
  /// The container around this one, nil for the root.
  let outer: VisitFrame?
  /// The key of the container, or its position among the items of an array.
  let entry: KeyedEntries.Entry?
  private let position: Int
  /// How many steps lead here from the root.
  let depth: Int
  /// The items of an array that are still to come; none for a dictionary.
  var items: PropertyListItems
  /// Which child comes next.
  var cursor = 0

  /// Begins with the children of a visited container.
  init(of visit: Visit, isDictionary: Bool, childShape: ValueShape?) {
    self.isDictionary = isDictionary
    entries = visit.entries
    self.childShape = childShape
    place = visit.place
    facts = visit.facts
    outer = visit.frame
    entry = visit.entry
    position = visit.position
    depth = visit.depth
    items = visit.node.items
  }

  /// The step that leads here from the container around this one, nil for the root.
  var step: PropertyListPathStep? { outer == nil ? nil : entry.map { .key($0.key) } ?? .index(position) }
}
