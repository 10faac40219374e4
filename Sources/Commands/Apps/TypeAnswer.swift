internal import UniformTypes

/// What `infoplist type` says about a type.
struct TypeAnswer {
  private let subject: TypeSubject
  private let source: TypeSource
  private let isTree: Bool
  private let declaration: TypeDeclaration?
  private let dynamic: DynamicType?

  init(_ subject: TypeSubject, _ source: TypeSource, isTree: Bool) {
    self.subject = subject
    self.source = source
    self.isTree = isTree
    declaration = source.types.declaration(of: subject.identifier)
    dynamic = declaration == nil ? DynamicType(identifier: subject.identifier) : nil
  }

  private func tags(_ tagClass: TagClass) -> [String] {
    declaration?.tags(tagClass) ?? dynamic?.tags(tagClass) ?? []
  }

  private var declarer: String? {
    guard let declaration else { return nil }
    guard let owner = declaration.owner else { return "system" }
    return owner.identifier.isEmpty ? owner.path : owner.identifier
  }

  func node(conforms: Bool?) -> AnswerNode {
    let types = source.types
    let identifier = subject.identifier
    var members: [(name: String, value: AnswerNode)] = [
      ("schemaVersion", .number(1)), ("identifier", .text(identifier)),
      ("declared", .flag(declaration != nil)),
      ("dynamic", .flag(dynamic != nil)),
      ("conformsTo", AnswerNode(types.ancestry(of: identifier).dropFirst().map { $0.identifier })),
      ("extensions", AnswerNode(tags(.filenameExtension))), ("mimeTypes", AnswerNode(tags(.mimeType))),
      ("osTypes", AnswerNode(tags(.osType))),
      ("description", AnswerNode(declaration.flatMap { source.summary(of: $0) })),
      ("package", .flag(types.isPackage(identifier))), ("declaredBy", AnswerNode(declarer)),
      ("pasteboardTypes", AnswerNode(tags(.pasteboardType))), ("urlSchemes", AnswerNode(tags(.urlScheme))),
      ("deviceModels", AnswerNode(tags(.deviceModel))),
      ("origin", AnswerNode(declaration?.origin.name)),
      ("icon", AnswerNode(types.inherited(by: identifier) { $0.iconName }?.value)),
      ("because", .text(subject.why)), ("problems", AnswerNode(types.problems(of: identifier))),
    ]
    if let dynamic { members.append(("specification", .text(dynamic.text))) }
    if let conforms { members.append(("conforms", .flag(conforms))) }
    if isTree { members.append(("tree", tree)) }
    return .object(members)
  }

  func lines(conforms: Bool?) -> [UInt8] {
    guard case .object(let members) = node(conforms: conforms) else { return [] }
    guard isTree else { return AnswerNode.object(members).lines }
    var bytes: [UInt8] = []
    var walk = TreeWalk(source.types)
    walk.visit(subject.identifier) { depth, identifier, isRepeated in
      bytes += Array(repeating: UInt8(ascii: " "), count: 2 * depth)
      SafeText.append(identifier, to: &bytes, .onOneLine)
      bytes += (isRepeated ? " (above)\n" : "\n").utf8
    }
    return bytes
  }

  /// The type and what it conforms to, nested; what stands elsewhere in the tree already has nothing below it.
  private var tree: AnswerNode {
    var walk = TreeWalk(source.types)
    var stack: [(identifier: String, children: [AnswerNode])] = [("", [])]
    walk.visit(subject.identifier) { depth, identifier, _ in
      while stack.count > depth + 1 { Self.close(&stack) }
      stack.append((identifier, []))
    }
    while stack.count > 1 { Self.close(&stack) }
    return stack[0].children.first ?? .none
  }

  private static func close(_ stack: inout [(identifier: String, children: [AnswerNode])]) {
    guard let done = stack.popLast(), !stack.isEmpty else { return }
    stack[stack.count - 1].children.append(
      .object([("identifier", .text(done.identifier)), ("conformsTo", .list(done.children))]))
  }
}

/// A walk through what a type conforms to, depth first, in declared order.
private struct TreeWalk {
  private let types: TypeRegistry
  private var seen: Set<String> = []
  /// Trees deeper than this are cut: no real one is a tenth as deep.
  private static let depthLimit = 100

  init(_ types: TypeRegistry) {
    self.types = types
  }

  mutating func visit(
    _ root: String, _ body: (_ depth: Int, _ identifier: String, _ isRepeated: Bool) -> Void
  ) {
    var waiting = [(identifier: root, depth: 0)]
    while let next = waiting.popLast() {
      let parents = types.parents(of: next.identifier)
      let isNew = seen.insert(next.identifier.lowercased()).inserted
      body(next.depth, next.identifier, !isNew && !parents.isEmpty)
      guard isNew, next.depth < Self.depthLimit else { continue }
      for parent in parents.reversed() { waiting.append((parent, next.depth + 1)) }
    }
  }
}
