internal import SourceText

/// A value in a container, with its key if it has one.
private struct Child {
  let key: PropertyListNode?
  let value: PropertyListNode

  /// Whether two mean the same, wherever they stand.
  func isSame(as other: Child) -> Bool {
    guard value.isSame(as: other.value) else { return false }
    guard let key, let otherKey = other.key else { return key == nil && other.key == nil }
    return key.isSame(as: otherKey)
  }
}

/// The values of a container with their keys, those that do not count among them.
private struct AllChildren: IteratorProtocol {
  private var items: PropertyListItems
  private var entries: PropertyListEntries

  init(of node: PropertyListNode) {
    items = node.items
    entries = node.entries
  }

  mutating func next() -> Child? {
    if let item = items.next() { return Child(key: nil, value: item) }
    return entries.next().map { Child(key: $0.keyNode, value: $0.value) }
  }
}

extension PropertyListNode {
  /// Whether two nodes of text mean the same; they do if they are written in the same bytes.
  fileprivate func isSame(as other: PropertyListNode) -> Bool {
    if kind == other.kind, document.source.text[textRange] == other.document.source.text[other.textRange] {
      return true
    }
    return (try? value().isIdentical(to: other.value())) == true
  }

  /// The values that count, with their keys.
  fileprivate var children: [Child] {
    let entries = effectiveEntries
    return entries.isEmpty
      ? items.map { Child(key: nil, value: $0) } : entries.map { Child(key: $0.keyNode, value: $0.value) }
  }
}

/// The values beside those that an edit concerns, before and after it.
private struct Siblings {
  private let old: PropertyListDocument
  private let new: PropertyListDocument
  /// What reaches from the first to the last change of the text.
  private let changed: ByteRange
  /// How far what stands behind that has moved.
  private let shift: Int

  init(_ edits: [SourceEdit], _ old: PropertyListDocument, _ new: PropertyListDocument) {
    self.old = old
    self.new = new
    let start = edits.map { $0.range.lowerBound }.min() ?? 0
    changed = ByteRange(start, edits.map { $0.range.upperBound }.max() ?? start)
    shift = edits.reduce(0) { $0 + $1.replacement.count - $1.range.count }
  }

  /// What stands at a place before and after the edit, if nothing beside the way to it has changed.
  func nodes(at place: [PropertyListPathStep]) -> (old: PropertyListNode, new: PropertyListNode)? {
    guard var before = old.root, var after = new.root else { return nil }
    for child in place {
      guard let oldChild = before[[child]], let newChild = after[[child]],
        areKept(before, without: oldChild, after, without: newChild)
      else { return nil }
      (before, after) = (oldChild, newChild)
    }
    return (before, after)
  }

  /// Whether all values of a container but one mean what they did, and that one is where it was.
  func areKept(
    _ before: PropertyListNode, without oldChild: PropertyListNode?, _ after: PropertyListNode,
    without newChild: PropertyListNode?
  ) -> Bool {
    if areMoved(before, without: oldChild, after, without: newChild) { return true }
    var (olds, news) = (before.children, after.children)
    let places = (
      olds.firstIndex { $0.value.index == oldChild?.index },
      news.firstIndex { $0.value.index == newChild?.index }
    )
    if let place = places.0 { olds.remove(at: place) }
    if let place = places.1 { news.remove(at: place) }
    if let from = places.0, let to = places.1, from != to { return false }
    return olds.count == news.count && zip(olds, news).allSatisfy { $0.isSame(as: $1) }
  }

  /// Whether all values of a container but one are of the same kinds, in the same bytes, where they should be now.
  private func areMoved(
    _ before: PropertyListNode, without oldChild: PropertyListNode?, _ after: PropertyListNode,
    without newChild: PropertyListNode?
  ) -> Bool {
    guard old.source.encoding == new.source.encoding, before.kind == after.kind else { return false }
    var (olds, news) = (AllChildren(of: before), AllChildren(of: after))
    while true {
      var (from, to) = (olds.next(), news.next())
      if let child = oldChild, from?.value.index == child.index { from = olds.next() }
      if let child = newChild, to?.value.index == child.index { to = news.next() }
      guard let from, let to else { return from == nil && to == nil }
      guard isMoved(from.value, to.value) else { return false }
      if let key = from.key, let newKey = to.key, !isMoved(key, newKey) { return false }
    }
  }

  private func isMoved(_ from: PropertyListNode, _ to: PropertyListNode) -> Bool {
    let range = from.textRange
    let distance: Int
    if range.upperBound <= changed.lowerBound {
      distance = 0
    } else if range.lowerBound >= changed.upperBound {
      distance = shift
    } else {
      return false
    }
    let moved = to.textRange
    return from.kind == to.kind && moved.lowerBound == range.lowerBound + distance
      && moved.count == range.count
  }
}

extension PropertyListEditor {
  /// Whether a document is what a step should make of the one before it.
  ///
  /// What stands beside the place, and beside all that it lies in, has to mean what it did: where text is written in
  /// an unusual way, bytes that go can change the meaning of others.
  ///
  /// - Parameter edits: The changes of the text that made it.
  /// - Complexity: O(entries and items beside the place and the ones it lies in), if each stands where the changes
  ///   should have moved it.
  func keeps(_ step: EditStep, _ edits: [SourceEdit], _ changed: PropertyListDocument) -> Bool {
    let siblings = Siblings(edits, document, changed)
    guard let (old, new) = siblings.nodes(at: step.place) else { return false }
    switch step {
    case .replace(_, let value): return holds(new, value)
    case .addEntry(_, let key, let value):
      guard let added = new[key], holds(added, value) else { return false }
      return siblings.areKept(old, without: nil, new, without: added)
    case .insertItem(_, let index, let value):
      guard let added = new[index], holds(added, value) else { return false }
      return siblings.areKept(old, without: nil, new, without: added)
    case .remove(_, let child):
      guard let removed = old[[child]] else { return false }
      return siblings.areKept(old, without: removed, new, without: nil)
    case .renameKey(_, let from, let to):
      guard let renamed = old[from], let result = new[to], renamed.isSame(as: result) else { return false }
      return siblings.areKept(old, without: renamed, new, without: result)
    }
  }

  /// Whether a document is what the removal of entries that do not count should make of the one before it.
  func keepsAllThatCounts(
    at place: [PropertyListPathStep], _ edits: [SourceEdit], _ changed: PropertyListDocument
  ) -> Bool {
    let siblings = Siblings(edits, document, changed)
    guard let (old, new) = siblings.nodes(at: place), new.count < old.count else { return false }
    return siblings.areKept(old, without: nil, new, without: nil)
  }

  func keys(of node: PropertyListNode) -> [[UInt8]] {
    node.effectiveEntries.map { Array($0.key.utf8) }
  }

  /// Whether a node is a value as its format holds it: XML cuts dates to seconds, for one.
  func holds(_ node: PropertyListNode, _ value: PropertyListValue) -> Bool {
    do throws(WriteError) {
      let actual = try node.value()
      if try actual.isIdentical(to: value) { return true }
      let format: PropertyListFormat = document.format == .strings ? .openStep : document.format
      var options = ReadOptions(format: format)
      options.nestingLimit = self.options.nestingLimit
      let bytes = try value.encoded(as: WriteOptions(format: format))
      guard let root = PropertyListDocument.read(SourceBytes(bytes), options: options).root else {
        return false
      }
      return try root.value().isIdentical(to: actual)
    } catch {
      return false
    }
  }
}
