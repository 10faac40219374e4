import SourceText

internal import KeyCatalog
internal import PropertyLists

extension CheckRun {
  /// A container whose children are being visited.
  private struct Frame {
    /// The entries of a dictionary; none for an array.
    let entries: KeyedEntries
    /// The items of an array; none for a dictionary.
    var items: PropertyListItems
    let isDictionary: Bool
    var cursor = 0
    let place: CatalogPlace?
    let facts: RecordFacts?
    /// The type of each child that has no record.
    let childShape: ValueShape?
  }

  /// A container together with what is known about its place.
  private struct Seen: Hashable {
    let node: PropertyListNode
    let record: KeyRecord?
  }

  /// Goes through the document once, with the catalog beside it, and lets the rules look at every place.
  ///
  /// The depth of the document is kept on a stack of its own. Containers that a binary file shares are gone
  /// through once for each record that describes them.
  mutating func walk(_ rules: ActiveRules) {
    guard let root = document.root else { return }
    var seen: Set<Seen> = []
    let isBinary = document.format == .binary
    var frames: [Frame] = []
    let visit = Visit(node: root, entries: KeyedEntries())
    visit.place = subject.document.map { catalog.root(of: $0) }
    open(visit, rules, &frames)
    while let top = frames.indices.last {
      guard nextChild(of: &frames[top], into: visit, rules) else {
        frames.removeLast()
        visit.path.removeLast()
        if let outer = frames.last { visit.entries = outer.entries }
        continue
      }
      if let facts = visit.facts {
        turn(facts.steps(of: rules).value, visit)
      } else if visit.expectedShape != nil || visit.isItemOfDemand {
        turn(rules.value.unknown, visit)
      }
      guard visit.node.isContainer else { continue }
      if isBinary, !seen.insert(Seen(node: visit.node, record: visit.facts?.record)).inserted { continue }
      open(visit, rules, &frames)
    }
  }

  /// Begins with the children of a container, if it is one.
  private mutating func open(_ visit: Visit, _ rules: ActiveRules, _ frames: inout [Frame]) {
    let isDictionary = visit.node.kind == .dictionary
    if isDictionary {
      visit.entries = visit.isRoot ? rootEntries : KeyedEntries(of: visit.node)
      turn(visit.facts?.steps(of: rules).dictionary ?? rules.dictionary.unknown, visit)
    }
    let shape: ValueShape?
    if let facts = visit.facts {
      shape = isDictionary ? facts.memberShape : facts.itemShape
    } else {
      shape = isDictionary ? nil : visit.expectedShape?.item.map { ValueShape($0) }
    }
    frames.append(
      Frame(
        entries: isDictionary ? visit.entries : KeyedEntries(), items: visit.node.items,
        isDictionary: isDictionary, place: visit.place, facts: visit.facts, childShape: shape))
    // A place for the step to each child.
    visit.path.append(.index(0))
  }

  /// Goes on to the next child of a container that counts.
  private mutating func nextChild(
    of frame: inout Frame, into visit: Visit, _ rules: ActiveRules
  ) -> Bool {
    if frame.isDictionary {
      while frame.cursor < frame.entries.all.count {
        let entry = frame.entries.all[frame.cursor]
        frame.cursor += 1
        guard entry.counts else { continue }
        enter(entry, of: frame, visit, rules)
        return true
      }
      return false
    }
    guard let item = frame.items.next() else { return false }
    visit.path[visit.path.count - 1] = .index(frame.cursor)
    frame.cursor += 1
    visit.node = item
    visit.entry = nil
    visit.variant = nil
    visit.container = nil
    settle(frame.place?.items, of: frame, visit)
    return true
  }

  private mutating func enter(
    _ entry: KeyedEntries.Entry, of frame: Frame, _ visit: Visit, _ rules: ActiveRules
  ) {
    visit.path[visit.path.count - 1] = .key(entry.key)
    visit.node = entry.value
    visit.entry = entry
    visit.variant = nil
    visit.container = frame.place
    guard let container = frame.place, entry.isNamed else {
      settle(nil, of: frame, visit)
      return
    }
    var place = container.key(entry.key)
    if visit.isTopLevel, subject.document == .infoPlist, Self.mayHaveSuffix(entry.key) {
      let (suffixed, name) = catalog.topLevelKey(entry.key, era: subject.era)
      if place == nil, name.isVariant {
        place = suffixed
        visit.variant = name
      }
    }
    settle(place, of: frame, visit)
    if visit.variant != nil {
      turn(rules.key.all, visit)
    } else {
      turn(visit.facts?.steps(of: rules).key ?? rules.key.unknown, visit)
    }
  }

  /// Notes what the catalog knows about a child.
  private mutating func settle(_ place: CatalogPlace?, of frame: Frame, _ visit: Visit) {
    visit.place = place
    visit.facts = place?.record.map { cache[$0] }
    if let facts = visit.facts, !facts.isKnown {
      visit.place = nil
      visit.facts = nil
    }
    visit.outerFacts = frame.facts
    visit.expectedShape = visit.facts == nil ? frame.childShape : nil
  }

  /// Whether a key holds a character that begins a suffix.
  private static func mayHaveSuffix(_ key: String) -> Bool {
    key.holdsByte(UInt8(ascii: "~"), or: UInt8(ascii: "-"))
  }
}

extension PropertyListNode {
  /// Whether the value can hold others.
  var isContainer: Bool {
    switch kind {
    case .array, .dictionary, .set: true
    default: false
    }
  }
}
