extension TypeRegistry {
  /// What is wrong with how a type is declared, a sentence each.
  ///
  /// A circle and an undeclared parent are looked for in all that the type conforms to.
  public func problems(of identifier: String) -> [String] {
    guard declaration(of: identifier) != nil else { return [] }
    var problems: [String] = []
    let all = ancestry(of: identifier)
    if parents(of: identifier).contains(where: { conforms($0, to: identifier) }) {
      problems.append("\(identifier) conforms to itself in a circle; each type of the circle counts once.")
    }
    for ancestor in all where declaration(of: ancestor.identifier) == nil {
      problems.append("\(ancestor.identifier) is conformed to and declared by nobody here.")
    }
    let isPhysical = ["public.data", "public.directory"].contains { conforms(identifier, to: $0) }
    if !isPhysical, declaration(of: identifier)?.owner != nil {
      problems.append(
        "\(identifier) conforms to neither public.data nor public.directory, so no file or folder can be of it."
      )
    }
    return problems
  }
}
