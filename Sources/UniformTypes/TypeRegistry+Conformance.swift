import SourceText

extension TypeRegistry {
  /// A type that another conforms to.
  public struct Ancestor: Sendable, Hashable {
    /// The type.
    public let identifier: String
    /// How many steps lead there at least; 0 for the type itself.
    public let distance: Int
    /// Whether a claim on the type is weaker than any other (L6).
    public let isWildcard: Bool
  }

  /// The types that a type conforms to itself, in the order of its declaration; a dynamic type says so by itself.
  public func parents(of identifier: String) -> [String] {
    if let dynamic = DynamicType(identifier: identifier) { return dynamic.parents }
    guard let node = node(identifier) else { return [] }
    return parents(ofNode: node).map { self.identifier(ofNode: Int($0)) }
  }

  /// Whether a type is another, or conforms to it, directly or through others (L7, R166).
  ///
  /// - Complexity: O(*n*) in the number of types that the first conforms to.
  public func conforms(_ identifier: String, to other: String) -> Bool {
    distance(from: identifier, to: other) != nil
  }

  /// How many steps lead from a type to one it conforms to, nil if it does not.
  public func distance(from identifier: String, to other: String) -> Int? {
    if identifier.isSameTextIgnoringCase(as: other) { return 0 }
    guard let goal = node(other) else {
      // What nobody declares or conforms to can still stand in a dynamic type.
      return parents(of: identifier).contains { $0.isSameTextIgnoringCase(as: other) } ? 1 : nil
    }
    var result: Int?
    walk(from: identifier) { node, distance in
      if node == goal { result = distance }
      return result == nil
    }
    return result
  }

  /// A type and all that it conforms to, the nearest first, in declared order among those equally near (L25).
  public func ancestry(of identifier: String) -> [Ancestor] {
    var result: [Ancestor] = []
    if node(identifier) == nil {
      result.append(Ancestor(identifier: identifier, distance: 0, isWildcard: false))
    }
    for parent in undeclaredParents(of: identifier) {
      result.append(Ancestor(identifier: parent, distance: 1, isWildcard: false))
    }
    walk(from: identifier) { node, distance in
      let isWildcard = nodes[node].declarations.first.map { declarations[Int($0)].isWildcard } ?? false
      result.append(
        Ancestor(identifier: self.identifier(ofNode: node), distance: distance, isWildcard: isWildcard))
      return true
    }
    return result
  }

  /// What a dynamic type conforms to that is no node here.
  private func undeclaredParents(of identifier: String) -> [String] {
    DynamicType(identifier: identifier)?.parents.filter { node($0) == nil } ?? []
  }

  /// Visits the node of a type and those it conforms to, breadth first, each once.
  ///
  /// - Parameter visit: Says whether to go on.
  func walk(from identifier: String, visit: (_ node: Int, _ distance: Int) -> Bool) {
    var queue: [(node: Int, distance: Int)] = []
    queue.reserveCapacity(16)
    if let start = node(identifier) {
      queue.append((start, 0))
    } else if let dynamic = DynamicType(identifier: identifier) {
      for parent in dynamic.parents { if let node = node(parent) { queue.append((node, 1)) } }
    }
    // Types that conform to many are rare: until then, looking through the queue is quicker than keeping a list.
    var seen: [Bool] = []
    var next = 0
    while next < queue.count {
      let (node, distance) = queue[next]
      next += 1
      guard visit(node, distance) else { return }
      if seen.isEmpty, queue.count > Self.shortQueue {
        seen = [Bool](repeating: false, count: nodes.count)
        for item in queue { seen[item.node] = true }
      }
      for parent in parents(ofNode: node) {
        let parent = Int(parent)
        let isSeen = seen.isEmpty ? queue.contains { $0.node == parent } : seen[parent]
        guard !isSeen else { continue }
        if !seen.isEmpty { seen[parent] = true }
        queue.append((parent, distance + 1))
      }
    }
  }

  private static let shortQueue = 32

  /// Whether a claim on the type is weaker than any other (L6).
  public func isWildcard(_ identifier: String) -> Bool {
    declaration(of: identifier)?.isWildcard ?? false
  }

  /// Whether things of the type are folders that are shown as files.
  public func isPackage(_ identifier: String) -> Bool {
    conforms(identifier, to: "com.apple.package") || conforms(identifier, to: "com.apple.bundle")
  }

  /// The first value that a type, or what it conforms to, has: parents are searched depth first, in declared order (L8).
  ///
  /// - Returns: The value and the type it was found on.
  public func inherited<Value>(
    by identifier: String, _ value: (TypeDeclaration) -> Value?
  ) -> (value: Value, from: String)? {
    var waiting: [Int] = []
    if let start = node(identifier) {
      waiting.append(start)
    } else {
      for parent in parents(of: identifier).reversed() { if let node = node(parent) { waiting.append(node) } }
    }
    var seen = [Bool](repeating: false, count: waiting.isEmpty ? 0 : nodes.count)
    while let node = waiting.popLast() {
      guard !seen[node] else { continue }
      seen[node] = true
      if let declaration = declaration(ofNode: node), let found = value(declaration) {
        return (found, self.identifier(ofNode: node))
      }
      for parent in parents(ofNode: node).reversed() { waiting.append(Int(parent)) }
    }
    return nil
  }

  /// The tag of a class that a type prefers, its own or an inherited one.
  public func preferredTag(_ tagClass: TagClass, of identifier: String) -> String? {
    if let own = DynamicType(identifier: identifier)?.tags(tagClass).first { return own }
    return inherited(by: identifier) { $0.tags(tagClass).first }?.value
  }
}
