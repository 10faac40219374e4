/// A value that a path leads to.
public struct PropertyListMatch: Sendable, Hashable {
  /// Where the value stands, from the node the search began at.
  public let path: [PropertyListPathStep]
  /// The value.
  public let node: PropertyListNode
}

extension PropertyListPath {
  /// The values the path leads to, each once.
  ///
  /// They come in the order of the file, but with `**` what a container holds itself before what lies deeper.
  /// Of keys that occur twice only the entry that counts is followed. Indexes in the paths given back count
  /// from 0.
  ///
  /// - Parameters:
  ///   - root: The node the path begins at.
  ///   - limit: How many nodes are looked at; a small binary file can share its objects so that `**` would
  ///     never come to an end.
  /// - Throws: ``WriteError`` with ``WriteError/Code/tooLarge`` if there are more.
  /// - Complexity: O(*n*) in the nodes looked at.
  public func matches(
    in root: PropertyListNode, limit: Int = PropertyListNode.defaultExpansionLimit
  ) throws(WriteError) -> [PropertyListMatch] {
    var found: [PropertyListMatch] = []
    var seen: Set<[PropertyListPathStep]> = []
    let canRepeat = steps.filter { $0 == .anyDepth }.count > 1
    var visits = 0
    // The search so far, the next one last.
    var search = [Candidate(node: root, path: [], step: 0)]
    while let candidate = search.popLast() {
      guard candidate.step < steps.count else {
        if !canRepeat || seen.insert(candidate.path).inserted {
          found.append(PropertyListMatch(path: candidate.path, node: candidate.node))
        }
        continue
      }
      visits += candidate.node.count + 1
      guard visits <= limit else {
        throw WriteError(
          .tooLarge, "The path leads through more than \(limit) values.", hint: "Make it more exact.")
      }
      search += next(from: candidate).reversed()
    }
    return found
  }

  /// A node that has been reached, and the step that comes next.
  private struct Candidate {
    let node: PropertyListNode
    let path: [PropertyListPathStep]
    let step: Int

    func child(_ node: PropertyListNode, _ step: PropertyListPathStep, next: Int) -> Candidate {
      Candidate(node: node, path: path + [step], step: next)
    }
  }

  private func next(from candidate: Candidate) -> [Candidate] {
    let node = candidate.node
    let next = candidate.step + 1
    switch steps[candidate.step] {
    case .key(let key):
      return node[key].map { [candidate.child($0, .key(key), next: next)] } ?? []
    case .index(let index):
      let position = index < 0 ? node.count + index : index
      return node[index].map { [candidate.child($0, .index(position), next: next)] } ?? []
    case .everyItem:
      return node.items.enumerated().map { candidate.child($0.element, .index($0.offset), next: next) }
    case .matching(let key, let value):
      return node.items.enumerated().filter { $0.element[key]?.hasText(value) ?? false }
        .map { candidate.child($0.element, .index($0.offset), next: next) }
    case .anyDepth:
      let here = Candidate(node: node, path: candidate.path, step: next)
      let items = node.items.enumerated().map {
        candidate.child($0.element, .index($0.offset), next: candidate.step)
      }
      let values = node.effectiveEntries.filter { $0.keyNode.kind == .string }
        .map { candidate.child($0.value, .key($0.key), next: candidate.step) }
      return [here] + items + values
    }
  }
}

extension PropertyListNode {
  /// Whether the value is a string, number or Boolean that is written so.
  fileprivate func hasText(_ text: String) -> Bool {
    switch kind {
    case .string: string == text
    case .integer: integer?.description == text
    case .real: realText == text || real.map { "\($0)" } == text
    case .boolean: boolean == true ? text == "true" || text == "YES" : text == "false" || text == "NO"
    default: false
    }
  }
}
