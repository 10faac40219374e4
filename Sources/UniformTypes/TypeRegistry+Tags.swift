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
    if let parent { candidates = candidates.filter { conforms(nodes[$0].identifier, to: parent) } }
    guard candidates.count > 1 else { return candidates.first.map { nodes[$0].identifier } }
    // Types under `public.`, then exported ones, then the system's.
    let best = candidates.map { weight(ofNode: $0) }.min() ?? 0
    candidates = candidates.filter { weight(ofNode: $0) == best }
    // Of a type and one that conforms to it, the more general one (L12); of two in a circle, the first.
    let general = candidates.enumerated().filter { index, candidate in
      !candidates.enumerated().contains { otherIndex, other in
        other != candidate && conforms(nodes[candidate].identifier, to: nodes[other].identifier)
          && !(index < otherIndex && conforms(nodes[other].identifier, to: nodes[candidate].identifier))
      }
    }
    return (general.first?.element ?? candidates.first).map { nodes[$0].identifier }
  }

  private func weight(ofNode node: Int) -> Int {
    guard let declaration = declaration(ofNode: node) else { return .max }
    let isPublic = declaration.identifier.asciiLowercased.hasBeginning("public.")
    return (isPublic ? 0 : 100) + Int(declaration.origin.rawValue) * 10 + (declaration.owner == nil ? 0 : 1)
  }
}
