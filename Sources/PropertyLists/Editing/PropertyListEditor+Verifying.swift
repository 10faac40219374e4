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

extension [Child] {
  /// Where the child of a key or index stands.
  fileprivate func place(of step: PropertyListPathStep) -> Int? {
    switch step {
    case .key(let key): firstIndex { $0.key?.string?.hasSameScalars(as: key) == true }
    case .index(let index): indices.contains(index) && self[index].key == nil ? index : nil
    }
  }

  fileprivate func isSame(as others: [Child]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.isSame(as: $1) }
  }
}

extension PropertyListEditor {
  /// Whether a document is what a step should make of the one before it.
  ///
  /// What stands beside the place, and beside all that it lies in, has to mean what it did: where text is written in
  /// an unusual way, bytes that go can change the meaning of others.
  ///
  /// - Complexity: O(size of the text), without reading it again.
  func keeps(_ step: EditStep, _ changed: PropertyListDocument) -> Bool {
    guard let (old, new) = nodes(at: step.place, changed) else { return false }
    var (before, after) = (old.children, new.children)
    switch step {
    case .replace(_, let value): return holds(new, value)
    case .addEntry(_, let key, let value):
      guard let place = after.place(of: .key(key)), place == before.count else { return false }
      return holds(after.remove(at: place).value, value) && before.isSame(as: after)
    case .insertItem(_, let index, let value):
      guard let place = after.place(of: .index(index)) else { return false }
      return holds(after.remove(at: place).value, value) && before.isSame(as: after)
    case .remove(_, let child):
      guard let place = before.place(of: child) else { return false }
      before.remove(at: place)
      return before.isSame(as: after)
    case .renameKey(_, let from, let to):
      guard let place = before.place(of: .key(from)), place == after.place(of: .key(to)) else { return false }
      return before.remove(at: place).value.isSame(as: after.remove(at: place).value)
        && before.isSame(as: after)
    }
  }

  /// Whether a document is what the removal of entries that do not count should make of the one before it.
  func keepsAllThatCounts(at place: [PropertyListPathStep], _ changed: PropertyListDocument) -> Bool {
    guard let (old, new) = nodes(at: place, changed) else { return false }
    return new.count < old.count && old.children.isSame(as: new.children)
  }

  /// What stands at a place now and in a changed document, if nothing else has changed.
  private func nodes(
    at place: [PropertyListPathStep], _ changed: PropertyListDocument
  ) -> (old: PropertyListNode, new: PropertyListNode)? {
    guard var old = document.root, var new = changed.root else { return nil }
    for child in place {
      var (before, after) = (old.children, new.children)
      guard let place = before.place(of: child), place == after.place(of: child) else { return nil }
      old = before.remove(at: place).value
      new = after.remove(at: place).value
      guard before.isSame(as: after) else { return nil }
    }
    return (old, new)
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
