internal import PropertyLists
internal import SourceText

/// The laws of the nodes of one document.
struct NodeLaws {
  /// So many nodes are looked at; a binary file can share its objects without end.
  private static let limit = 20_000

  private let document: PropertyListDocument
  private let root: PropertyListNode
  private let file: ByteRange

  init(_ document: PropertyListDocument, _ root: PropertyListNode) {
    self.document = document
    self.root = root
    file = ByteRange(0, document.source.file.count)
  }

  func check() throws(LawViolation) {
    var waiting = [root]
    var count = 0
    while let node = waiting.popLast(), count < Self.limit {
      count += 1
      try check(node)
      let children = Array(node.items) + node.entries.flatMap { [$0.keyNode, $0.value] }
      // The objects of a binary file lie side by side, and broken containers have no end to speak of.
      if document.format != .binary, document.isValid {
        for child in children {
          try demand(
            node.range.contains(child.range), "a value at \(child.range) is not inside \(node.range)")
        }
      }
      if document.isValid { try checkLookUps(node) }
      waiting += children.reversed()
    }
  }

  /// Where a value lies and what it holds, outermost first.
  static func places(of root: PropertyListNode) -> [[Int]] {
    var waiting = [root]
    var places: [[Int]] = []
    while let node = waiting.popLast(), places.count < limit {
      let (whole, content) = (node.range, node.contentRange)
      places.append([
        node.kind.hashValue, whole.lowerBound, whole.upperBound, content.lowerBound, content.upperBound,
        node.count,
      ])
      waiting += Array(node.items) + node.entries.flatMap { [$0.keyNode, $0.value] }
    }
    return places
  }

  private func check(_ node: PropertyListNode) throws(LawViolation) {
    try demand(file.contains(node.range), "the value at \(node.range) is not inside the file")
    try demand(
      node.range.contains(node.contentRange), "\(node.contentRange) is not inside the value at \(node.range)")
    let answers = [
      (PropertyListKind.string, node.string != nil), (.boolean, node.boolean != nil),
      (.integer, node.integer != nil), (.real, node.real != nil), (.date, node.date != nil),
      (.data, node.data != nil), (.uid, node.uid != nil),
    ]
    for (kind, isThere) in answers where document.isValid {
      try demand(isThere == (node.kind == kind), "a \(node.kind) answers as a \(kind)")
    }
    let items = Array(node.items).count
    let entries = Array(node.entries).count
    guard document.isValid else { return }
    try demand(items + entries == node.count, "\(node.count) values are \(items) and \(entries)")
    try demand(items == 0 || entries == 0, "a value has items and keys")
  }

  /// What a look-up finds is what going through all entries finds.
  private func checkLookUps(_ node: PropertyListNode) throws(LawViolation) {
    if node.kind == .array, node.count > 0 {
      try demand(node[0]?.range == node[-node.count]?.range, "the first item differs from the last but all")
      try demand(node[node.count] == nil && node[-node.count - 1] == nil, "there is an item behind the last")
    }
    for entry in node.effectiveEntries.prefix(100) where entry.keyNode.string != nil {
      try demand(node[entry.key] == entry.value, "the key \(entry.key) leads to another value than its entry")
    }
    let ignored = node.duplicateEntries.count
    try demand(
      ignored + node.effectiveEntries.count == Array(node.entries).count,
      "an entry neither counts nor is ignored")
  }
}
