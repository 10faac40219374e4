internal import KeyCatalog
internal import PropertyLists

/// A value as an indented tree, a line a value.
struct TreeText {
  /// Whether keys are shown by their readable names, where they have one (R8).
  let usesReadableNames: Bool
  let era: Era
  private(set) var text = ""
  /// What the catalog knows about the containers on the way, outermost first.
  private var places: [CatalogPlace?]

  init(of root: PropertyListNode, at path: [PropertyListPathStep], usesReadableNames: Bool, era: Era) {
    self.usesReadableNames = usesReadableNames
    self.era = era
    let steps = path.map { step -> PathStep in
      switch step {
      case .key(let key): .key(key)
      case .index(let index): .index(index)
      }
    }
    places = [usesReadableNames ? Catalog.standard.place(at: steps) : nil]
    NodeTraversal.walk(root) { add($0) }
  }

  private mutating func add(_ event: NodeTraversal.Event) {
    switch event {
    case .leaf(let node, let step, let depth):
      addLine(step, depth: depth, value: ValueText.shown(node))
    case .begin(_, let step, let depth):
      if step != nil {
        addLine(step, depth: depth, value: nil)
        places.append(place(of: step))
      }
    case .end:
      if places.count > 1 { places.removeLast() }
    }
  }

  private mutating func addLine(_ step: PropertyListPathStep?, depth: Int, value: String?) {
    var parts: [String] = []
    switch step {
    case .key(let key): parts.append(name(of: key) + ":")
    case .index(let index): parts.append("\(index):")
    case nil: break
    }
    if let value { parts.append(value) }
    text += String(repeating: "  ", count: max(0, depth - 1)) + parts.joined(separator: " ") + "\n"
  }

  private func name(of key: String) -> String {
    if usesReadableNames, let name = place(of: .key(key))?.record?.readableName(in: era) { return name }
    let isPlain = !key.isEmpty && key.unicodeScalars.allSatisfy { $0.value > 0x20 && $0 != ":" && $0 != "\"" }
    return isPlain ? SafeText.visible(key) : ValueText.quoted(key)
  }

  private func place(of step: PropertyListPathStep?) -> CatalogPlace? {
    guard let step, let place = places.last ?? nil else { return nil }
    switch step {
    case .key(let key):
      return place.key(key) ?? (places.count == 1 ? Catalog.standard.topLevelKey(key).place : nil)
    case .index(let index): return place.step(.index(index))
    }
  }
}
