import SourceText

extension TypeRegistry {
  /// The type of things with a tag (L10–L13).
  ///
  /// - Parameters:
  ///   - tag: The tag; of a MIME type, parameters count only if a type is declared with them.
  ///   - parent: What the type has to conform to, nil for anything.
  /// - Returns: The preferred type that somebody declares, else the dynamic one.
  public func preferredIdentifier(for tag: TypeTag, conformingTo parent: String? = nil) -> String {
    declaredIdentifier(for: tag, conformingTo: parent)
      ?? DynamicType(tag, conformingTo: parent ?? "public.data").identifier
  }

  /// The type of things with a tag, nil if nobody declares one.
  public func declaredIdentifier(for tag: TypeTag, conformingTo parent: String? = nil) -> String? {
    for form in tag.forms {
      if let found = preferred(nodes(taggedWith: form), conformingTo: parent) { return found }
    }
    return nil
  }

  /// The type among several that the system takes.
  private func preferred(_ candidates: [Int], conformingTo parent: String?) -> String? {
    var candidates = candidates
    if let parent { candidates = candidates.filter { conforms(identifier(ofNode: $0), to: parent) } }
    guard candidates.count > 1 else { return candidates.first.map { identifier(ofNode: $0) } }
    // Types under `public.`, then exported ones, then the system's.
    let weights = candidates.map { weight(ofNode: $0) }
    let best = weights.min()
    candidates = candidates.indices.compactMap { weights[$0] == best ? candidates[$0] : nil }
    // Of a type and one that conforms to it, the more general one (L12); of two in a circle, the first.
    var positions: [Int: Int] = [:]
    for (position, node) in candidates.enumerated() { positions[node] = position }
    let general = candidates.first { isMostGeneral($0, among: positions) }
    return (general ?? candidates.first).map { identifier(ofNode: $0) }
  }

  /// Whether a node conforms to no other of some nodes but those that it stands before in a circle.
  private func isMostGeneral(_ node: Int, among positions: [Int: Int]) -> Bool {
    let (own, identifier) = (positions[node], identifier(ofNode: node))
    var isGeneral = true
    walk(from: identifier) { ancestor, _ in
      if ancestor != node, let own, let position = positions[ancestor] {
        isGeneral = own < position && conforms(self.identifier(ofNode: ancestor), to: identifier)
      }
      return isGeneral
    }
    return isGeneral
  }

  /// Those of some types that have nothing to do with another of them: neither conforms to the other.
  package func unrelated(among identifiers: [String]) -> [String] {
    var positions: [Int: Int] = [:]
    for (position, identifier) in identifiers.enumerated() {
      if let node = node(identifier) { positions[node] = position }
    }
    var isRelated = [Bool](repeating: false, count: identifiers.count)
    for (position, identifier) in identifiers.enumerated() {
      walk(from: identifier) { ancestor, distance in
        if distance > 0, let other = positions[ancestor] {
          isRelated[position] = true
          isRelated[other] = true
        }
        return true
      }
    }
    return identifiers.indices.compactMap { isRelated[$0] ? nil : identifiers[$0] }
  }

  private func weight(ofNode node: Int) -> Int {
    guard let declaration = declaration(ofNode: node) else { return .max }
    let isPublic = declaration.identifier.asciiLowercased.hasBeginning("public.")
    return (isPublic ? 0 : 100) + Int(declaration.origin.rawValue) * 10 + (declaration.owner == nil ? 0 : 1)
  }
}
