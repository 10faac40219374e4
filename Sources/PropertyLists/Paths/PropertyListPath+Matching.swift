/// A value a path leads to.
public struct PropertyListMatch: Sendable {
  /// Where the value stands, from the node the search began at.
  public let path: [PropertyListPathStep]
  /// The value.
  public let node: PropertyListNode
}

extension PropertyListPath {
  /// So many values are found at most by one path, unless a caller raises the limit.
  public static let defaultMatchLimit = 1_000_000

  /// The values the path leads to, each once, in the order of the file.
  ///
  /// - Parameters:
  ///   - root: The node the path begins at.
  ///   - limit: Where the search ends; a binary file can share its objects so that there is no end of them.
  /// - Complexity: O(*n*) in the values looked at.
  public func matches(from root: PropertyListNode, limit: Int = defaultMatchLimit) -> [PropertyListMatch] {
    var matches = [PropertyListMatch(path: [], node: root)]
    for step in steps {
      var next: [PropertyListMatch] = []
      for match in matches where next.count < limit {
        match.follow(step, into: &next, limit: limit)
      }
      matches = next
    }
    return matches
  }
}

extension PropertyListMatch {
  fileprivate func follow(_ step: PropertyListPath.Step, into result: inout [PropertyListMatch], limit: Int) {
    switch step {
    case .key(let key):
      if let value = node[key] { result.append(child(.key(key), value)) }
    case .index(let index):
      guard let item = node[index] else { return }
      result.append(child(.index(index < 0 ? node.count + index : index), item))
    case .everyItem:
      for (index, item) in node.items.enumerated() where result.count < limit {
        result.append(child(.index(index), item))
      }
    case .itemsWhere(let key, let value):
      for (index, item) in node.items.enumerated() where item[key]?.hasText(value) == true {
        result.append(child(.index(index), item))
      }
    case .anyDepth:
      addDescendants(into: &result, limit: limit)
    }
  }

  private func child(_ step: PropertyListPathStep, _ node: PropertyListNode) -> PropertyListMatch {
    PropertyListMatch(path: path + [step], node: node)
  }

  /// Adds the value and everything in it, each container before what it holds.
  private func addDescendants(into result: inout [PropertyListMatch], limit: Int) {
    var waiting = [self]
    while let next = waiting.popLast(), result.count < limit {
      result.append(next)
      var children: [PropertyListMatch] = []
      if next.node.kind == .dictionary {
        for entry in next.node.effectiveEntries { children.append(next.child(.key(entry.key), entry.value)) }
      } else {
        for (index, item) in next.node.items.enumerated() { children.append(next.child(.index(index), item)) }
      }
      waiting += children.reversed()
    }
  }
}

extension PropertyListNode {
  /// Whether a value, written as text, is the given one.
  fileprivate func hasText(_ text: String) -> Bool {
    switch kind {
    case .string: string == text
    case .boolean: boolean == true ? text == "true" || text == "YES" : text == "false" || text == "NO"
    case .integer: integer?.description == text
    case .real: realText == text || real.map { "\($0)" } == text
    case .uid: uid.map { "\($0)" } == text
    case .date, .data, .array, .dictionary, .set, .null: false
    }
  }
}
