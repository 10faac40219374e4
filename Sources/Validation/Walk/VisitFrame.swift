internal import KeyCatalog
internal import PropertyLists

/// A container whose children are being visited, and by the containers around it the path to it.
///
/// Every child of it asks for what is here: of an object only the reference is copied.
final class VisitFrame {
  /// The entries of a dictionary; none for an array.
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
  /// The step that leads here from there, nil for the root.
  let step: PropertyListPathStep?
  /// How many steps lead here from the root.
  let depth: Int
  /// The items of an array that are still to come; none for a dictionary.
  var items: PropertyListItems
  /// Which child comes next.
  var cursor = 0

  /// Begins with the children of a visited container.
  init(of visit: Visit, entries: KeyedEntries, isDictionary: Bool, childShape: ValueShape?) {
    self.entries = entries
    self.isDictionary = isDictionary
    self.childShape = childShape
    place = visit.place
    facts = visit.facts
    outer = visit.frame
    step = visit.step
    depth = visit.depth
    items = visit.node.items
  }
}
