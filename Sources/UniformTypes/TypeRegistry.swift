import SourceText

/// All types that are known: those of the system, and those that bundles declare.
///
/// Identifiers are compared without regard to the case of A to Z (L2). Types that conform to each other in a circle, and
/// parents that nobody declares, do no harm: a circle is walked once, and an undeclared parent has no parents itself.
public struct TypeRegistry: Sendable {
  /// One identifier that is declared, or that some type conforms to.
  struct Node: Sendable {
    /// The declarations, by their numbers, the one that counts first.
    var declarations = NumberList()
    /// Where the types it conforms to stand among all parents, by the declaration that counts.
    var parents: Range<Int32> = 0..<0
  }

  /// The nodes with tags of one class: of each tag those of which some declaration has it.
  private struct TaggedNodes: Sendable {
    var tags: TextIndex
    var nodes: [NumberList] = []

    init(_ tagClass: TagClass) { tags = TextIndex(ignoringCase: !tagClass.mindsCase) }

    mutating func add(_ tag: String, _ node: Int32) {
      let number = tags.insert(tag)
      if number == nodes.count { nodes.append(NumberList()) }
      nodes[number].add(node)
    }
  }

  private(set) var declarations: [TypeDeclaration] = []
  private(set) var nodes: [Node] = []
  /// The identifiers of the nodes, each as it was first written.
  private var identifiers = TextIndex(ignoringCase: true)
  /// The nodes that types conform to, those of one declaration together.
  private var parents: [Int32] = []
  /// By the numbers of the classes.
  private var tagged = TagClass.allCases.map { TaggedNodes($0) }

  /// Creates a registry that knows nothing.
  public init() {}

  /// Adds what somebody declares.
  ///
  /// - Complexity: O(1) for each parent and each tag, on average.
  public mutating func add(_ declaration: consuming TypeDeclaration) {
    let node = intern(declaration.identifier)
    let position = position(of: declaration, at: node)
    nodes[node].declarations.insert(Int32(declarations.count), at: position)
    if position == 0 {
      let start = Int32(parents.count)
      for parent in declaration.parents { parents.append(Int32(intern(parent))) }
      nodes[node].parents = start..<Int32(parents.count)
    }
    let tags = declaration.tags
    for index in tags.indices {
      tagged[Int(tags[index].tagClass.rawValue)].add(tags[index].value, Int32(node))
    }
    declarations.append(declaration)
  }

  /// How many declarations of a node a new one leaves before it.
  private func position(of declaration: borrowing TypeDeclaration, at node: Int) -> Int {
    let others = nodes[node].declarations
    var (start, end) = (0, others.count)
    while start < end {
      let middle = start + (end - start) / 2
      if declaration.prevails(over: declarations[Int(others[middle])]) {
        end = middle
      } else {
        start = middle + 1
      }
    }
    return start
  }

  /// Adds what several declare, in their order.
  public mutating func add(_ declarations: [TypeDeclaration]) {
    for declaration in declarations { add(declaration) }
  }

  /// Makes room, so that adding so many declarations moves nothing.
  public mutating func reserve(_ count: Int) {
    declarations.reserveCapacity(declarations.count + count)
    nodes.reserveCapacity(nodes.count + count)
    identifiers.reserveCapacity(identifiers.count + count)
  }

  /// The registry with further declarations.
  public func adding(_ declarations: [TypeDeclaration]) -> TypeRegistry {
    var copy = self
    copy.add(declarations)
    return copy
  }

  private mutating func intern(_ identifier: String) -> Int {
    let number = identifiers.insert(identifier)
    if number == nodes.count { nodes.append(Node()) }
    return number
  }

  // MARK: Declarations

  /// The number of declarations.
  public var count: Int { declarations.count }

  /// The node of an identifier that is declared or conformed to.
  func node(_ identifier: String) -> Int? { identifiers.number(of: identifier) }

  /// The identifier of a node.
  func identifier(ofNode node: Int) -> String { identifiers.texts[node] }

  /// The nodes that a node conforms to itself, in the order of its declaration.
  func parents(ofNode node: Int) -> ArraySlice<Int32> {
    parents[Int(nodes[node].parents.lowerBound)..<Int(nodes[node].parents.upperBound)]
  }

  /// The declaration of a node that counts.
  func declaration(ofNode node: Int) -> TypeDeclaration? {
    nodes[node].declarations.first.map { declarations[Int($0)] }
  }

  /// The declaration of a type that counts, nil if nobody declares it (L4).
  public func declaration(of identifier: String) -> TypeDeclaration? {
    node(identifier).flatMap { declaration(ofNode: $0) }
  }

  /// All declarations of a type, the one that counts first (L4).
  public func declarations(of identifier: String) -> [TypeDeclaration] {
    guard let node = node(identifier) else { return [] }
    return nodes[node].declarations.map { declarations[Int($0)] }
  }

  /// The identifiers that somebody declares, each once, in the order they came.
  public var declaredIdentifiers: [String] {
    nodes.indices.compactMap { nodes[$0].declarations.isEmpty ? nil : identifier(ofNode: $0) }
  }

  /// Nodes with a tag, by the declarations that count.
  func nodes(taggedWith tag: TypeTag) -> [Int] {
    var found: [Int] = []
    let tagged = tagged[Int(tag.tagClass.rawValue)]
    guard let number = tagged.tags.number(of: tag.value) else { return [] }
    for number in tagged.nodes[number] {
      guard let declaration = declaration(ofNode: Int(number)) else { continue }
      if declaration.tags.contains(where: { $0.isSame(as: tag) }) { found.append(Int(number)) }
    }
    return found
  }

  /// The types that have a tag (L11), in no particular order of preference.
  public func identifiers(taggedWith tag: TypeTag) -> [String] {
    nodes(taggedWith: tag).map { identifier(ofNode: $0) }
  }
}
