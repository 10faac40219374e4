import SourceText

/// All types that are known: those of the system, and those that bundles declare.
///
/// Identifiers are compared without regard to the case of A to Z (L2). Types that conform to each other in a circle, and
/// parents that nobody declares, do no harm: a circle is walked once, and an undeclared parent has no parents itself.
public struct TypeRegistry: Sendable {
  /// One identifier that is declared, or that some type conforms to.
  struct Node: Sendable {
    /// As it was first written.
    let identifier: String
    /// The declarations, by their numbers, the one that counts first.
    var declarations = NumberList()
    /// The nodes the type conforms to, by the declaration that counts.
    var parents: [Int32] = []
  }

  private(set) var declarations: [TypeDeclaration] = []
  private(set) var nodes: [Node] = []
  /// Nodes by identifier in small letters.
  private var numbers: [String: Int32] = [:]
  /// Nodes of which some declaration has a tag.
  private var tagged: [TypeTag.Key: NumberList] = [:]

  /// Creates a registry that knows nothing.
  public init() {}

  /// Adds what somebody declares.
  ///
  /// - Complexity: O(1) for each parent and each tag, on average.
  public mutating func add(_ declaration: consuming TypeDeclaration) {
    let node = intern(declaration.identifier)
    let number = Int32(declarations.count)
    var position = 0
    for other in nodes[node].declarations {
      if declaration.prevails(over: declarations[Int(other)]) { break }
      position += 1
    }
    nodes[node].declarations.insert(number, at: position)
    if position == 0 {
      var parents: [Int32] = []
      parents.reserveCapacity(declaration.parents.count)
      for parent in declaration.parents { parents.append(Int32(intern(parent))) }
      nodes[node].parents = parents
    }
    for tag in declaration.tags { tagged[tag.key, default: NumberList()].add(Int32(node)) }
    declarations.append(declaration)
  }

  /// Adds what several declare, in their order.
  public mutating func add(_ declarations: [TypeDeclaration]) {
    for declaration in declarations { add(declaration) }
  }

  /// Makes room, so that adding so many declarations moves nothing.
  public mutating func reserve(_ count: Int) {
    declarations.reserveCapacity(declarations.count + count)
    nodes.reserveCapacity(nodes.count + count)
    numbers.reserveCapacity(numbers.count + count)
    tagged.reserveCapacity(tagged.count + count)
  }

  /// The registry with further declarations.
  public func adding(_ declarations: [TypeDeclaration]) -> TypeRegistry {
    var copy = self
    copy.add(declarations)
    return copy
  }

  private mutating func intern(_ identifier: String) -> Int {
    let new = Int32(nodes.count)
    let number = Self.value(&numbers[identifier.asciiLowercased, default: -1], orElse: new)
    if number == new { nodes.append(Node(identifier: identifier)) }
    return Int(number)
  }

  /// The number in a place, after a new one was put there if it held none: the place is looked up once.
  private static func value(_ place: inout Int32, orElse new: Int32) -> Int32 {
    if place < 0 { place = new }
    return place
  }

  // MARK: Declarations

  /// The number of declarations.
  public var count: Int { declarations.count }

  /// The node of an identifier that is declared or conformed to.
  func node(_ identifier: String) -> Int? {
    numbers[identifier.asciiLowercased].map { Int($0) }
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
    nodes.compactMap { $0.declarations.isEmpty ? nil : $0.identifier }
  }

  /// Nodes with a tag, by the declarations that count.
  func nodes(taggedWith tag: TypeTag) -> [Int] {
    var found: [Int] = []
    for number in tagged[tag.key] ?? NumberList() {
      guard let declaration = declaration(ofNode: Int(number)) else { continue }
      if declaration.tags.contains(where: { $0.isSame(as: tag) }) { found.append(Int(number)) }
    }
    return found
  }

  /// The types that have a tag (L11), in no particular order of preference.
  public func identifiers(taggedWith tag: TypeTag) -> [String] {
    nodes(taggedWith: tag).map { nodes[$0].identifier }
  }
}
