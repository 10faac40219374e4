extension TypeRegistry {
  /// What is wrong with how a type is declared, a sentence each.
  ///
  /// A circle and an undeclared parent are looked for in all that the type conforms to.
  public func problems(of identifier: String) -> [String] {
    guard let declaration = declaration(of: identifier) else { return [] }
    var problems: [String] = []
    if declaration.owner != nil, declaration.parents.isEmpty {
      problems.append(
        "\(identifier) conforms to nothing, since its declaration has no UTTypeConformsTo (R164).")
    } else if declaration.origin == .observed, declaration.parents.isEmpty {
      problems.append("What \(identifier) conforms to is not known: it was only seen on running systems.")
    }
    let all = ancestry(of: identifier)
    if parents(of: identifier).contains(where: { conforms($0, to: identifier) }) {
      problems.append("\(identifier) conforms to itself in a circle; each type of the circle counts once.")
    }
    for ancestor in all where self.declaration(of: ancestor.identifier) == nil {
      problems.append("\(ancestor.identifier) is conformed to and declared by nobody here.")
    }
    let isPhysical = ["public.data", "public.directory"].contains { conforms(identifier, to: $0) }
    if !isPhysical, declaration.owner != nil {
      problems.append(
        "\(identifier) conforms to neither public.data nor public.directory, so no file or folder can be of it."
      )
    }
    return problems
  }
}
