internal import KeyCatalog
internal import PropertyLists

/// A value as an indented tree, a line a value.
struct TreeText {
  /// Whether keys are shown by their readable names, where they have one (R8).
  private let usesReadableNames: Bool
  private let era: Era
  private var answer: AnswerWriter
  /// What the catalog knows about the containers on the way, outermost first.
  private var places: [CatalogPlace?]

  /// Appends a tree to an answer.
  static func append(
    _ root: PropertyListNode, at path: [PropertyListPathStep], usesReadableNames: Bool, era: Era,
    to answer: inout AnswerWriter
  ) {
    let steps = path.map { step -> PathStep in
      switch step {
      case .key(let key): .key(key)
      case .index(let index): .index(index)
      }
    }
    var tree = TreeText(
      usesReadableNames: usesReadableNames, era: era, answer: answer,
      places: [usesReadableNames ? Catalog.standard.place(at: steps) : nil])
    NodeTraversal.walk(root) { tree.add($0) }
    answer = tree.answer
  }

  private mutating func add(_ event: NodeTraversal.Event) {
    switch event {
    case .leaf(let node, let step, let depth):
      addStep(step, depth: depth)
      if step != nil { answer.append(" ") }
      ValueText.show(node, in: &answer)
      answer.append("\n")
    case .begin(_, let step, let depth):
      if step != nil {
        addStep(step, depth: depth)
        answer.append("\n")
        places.append(place(of: step))
      }
    case .end:
      if places.count > 1 { places.removeLast() }
    }
  }

  private mutating func addStep(_ step: PropertyListPathStep?, depth: Int) {
    answer.indent(depth - 1)
    switch step {
    case .key(let key):
      addName(of: key)
      answer.append(":")
    case .index(let index): answer.append("\(index):")
    case nil: break
    }
  }

  private mutating func addName(of key: String) {
    if usesReadableNames, let name = place(of: .key(key))?.record?.readableName(in: era) {
      return answer.append(name)
    }
    if SafeText.isWord(key) { answer.append(key, .onOneLine) } else { answer.append(quoted: key) }
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
