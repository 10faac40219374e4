internal import KeyCatalog
internal import PropertyLists

extension CheckRun {
  /// A place of the document that a path of the catalog leads to.
  struct Place {
    /// The value, or the key where the path ends in a free one.
    let node: PropertyListNode
    /// The path of the value.
    let path: [PropertyListPathStep]
  }

  /// So many places are looked at, for one path.
  private static let placeLimit = 10_000

  /// The places that a path of the catalog leads to, in the order of the file; for a path that ends in a free
  /// key, the keys.
  ///
  /// - Complexity: O(*n*) in the number of values on the way, up to a limit.
  func places(at path: RecordPath) -> [Place] {
    guard case .key(let first)? = path.components.first, let entry = rootEntries[first] else { return [] }
    var places = [Place(node: entry.value, path: [.key(first)])]
    if path.components.count == 1 { return places }
    for (index, component) in path.components.enumerated().dropFirst() {
      let isLast = index == path.components.count - 1
      var next: [Place] = []
      for place in places where next.count < Self.placeLimit {
        step(component, from: place, isLast: isLast, &next)
      }
      places = next
    }
    return places
  }

  private func step(
    _ component: RecordPath.Component, from place: Place, isLast: Bool, _ next: inout [Place]
  ) {
    switch component {
    case .items:
      guard place.node.kind == .array else { return }
      for (index, item) in place.node.items.enumerated() {
        if next.count >= Self.placeLimit { return }
        next.append(Place(node: item, path: place.path + [.index(index)]))
      }
    case .key(let name):
      guard let value = place.node[name] else { return }
      next.append(Place(node: value, path: place.path + [.key(name)]))
    case .free:
      for entry in place.node.effectiveEntries {
        if next.count >= Self.placeLimit { return }
        next.append(
          Place(node: isLast ? entry.keyNode : entry.value, path: place.path + [.key(entry.key)]))
      }
    }
  }
}
