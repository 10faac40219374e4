import SourceText

internal import KeyCatalog
internal import PropertyLists

extension CheckRun {
  /// A container together with what is known about its place.
  private struct Seen: Hashable {
    let node: PropertyListNode
    let record: KeyRecord?
  }

  /// Goes through the document once, with the catalog beside it, and lets the rules look at every place.
  ///
  /// The containers around a value are a chain, so that nothing here is called as deep as the document is. Containers that a binary file shares are gone
  /// through once for each record that describes them.
  mutating func walk(_ rules: ActiveRules) {
    guard let root = document.root else { return }
    var seen: Set<Seen> = []
    let isBinary = document.format == .binary
    let visit = Visit(node: root, entries: KeyedEntries())
    visit.place = subject.document.map { catalog.root(of: $0) }
    open(visit, rules)
    while let frame = visit.frame {
      guard nextChild(of: frame, into: visit, rules) else {
        visit.frame = frame.outer
        if let outer = frame.outer { visit.entries = outer.entries }
        continue
      }
      if let facts = visit.facts {
        turn(facts.steps(of: rules).value, visit)
      } else if visit.expectedShape != nil || visit.isItemOfDemand {
        turn(rules.value.unknown, visit)
      }
      guard visit.node.isContainer else { continue }
      if isBinary, !seen.insert(Seen(node: visit.node, record: visit.facts?.record)).inserted { continue }
      open(visit, rules)
    }
  }

  /// Begins with the children of a container, if it is one.
  private mutating func open(_ visit: Visit, _ rules: ActiveRules) {
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
    visit.frame = VisitFrame(of: visit, isDictionary: isDictionary, childShape: shape)
  }

  /// Goes on to the next child of a container that counts.
  private mutating func nextChild(of frame: VisitFrame, into visit: Visit, _ rules: ActiveRules) -> Bool {
    if frame.isDictionary {
      let entries = frame.entries
      while frame.cursor < entries.count {
        let index = frame.cursor
        frame.cursor += 1
        guard entries.counts(index) else { continue }
        enter(entries.entry(at: index), of: frame, visit, rules)
        return true
      }
      return false
    }
    guard let item = frame.items.next() else { return false }
    visit.position = frame.cursor
    frame.cursor += 1
    visit.node = item
    visit.entry = nil
    visit.variant = nil
    settle(frame.place?.items, of: frame, visit)
    return true
  }

  private mutating func enter(
    _ entry: KeyedEntries.Entry, of frame: VisitFrame, _ visit: Visit, _ rules: ActiveRules
  ) {
    visit.node = entry.value
    visit.entry = entry
    visit.variant = nil
    guard let container = frame.place, entry.isNamed else {
      settle(nil, of: frame, visit)
      return
    }
    var place: CatalogPlace?
    // Only these two begin a suffix.
    var mayHaveSuffix = frame.outer == nil && subject.document == .infoPlist
    entry.readKey { key in
      place = container.key(utf8: key)
      mayHaveSuffix = mayHaveSuffix && key.holdsByte(UInt8(ascii: "~"), or: UInt8(ascii: "-"))
    }
    if mayHaveSuffix {
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
  private mutating func settle(_ place: CatalogPlace?, of frame: VisitFrame, _ visit: Visit) {
    let facts = place.flatMap { cache.facts(at: $0) }
    let isKnown = facts?.isKnown ?? true
    visit.place = isKnown ? place : nil
    visit.facts = isKnown ? facts : nil
    visit.expectedShape = visit.facts == nil ? frame.childShape : nil
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
