internal import KeyCatalog
internal import PropertyLists

/// The type declarations of a document, exported and imported.
struct TypeDeclarations {
  /// One declaration.
  struct Declaration {
    /// The identifier in small letters: case does not count (L2).
    let key: [UInt8]
    /// The identifier.
    let identifier: String
    /// The value of the identifier.
    let identifierNode: PropertyListNode
    /// The whole declaration.
    let node: PropertyListNode
    /// Its path.
    let path: [PropertyListPathStep]
    /// Whether it is exported.
    let isExported: Bool
    /// The types it conforms to.
    let parents: [Parent]
  }

  /// A type that another one conforms to.
  struct Parent {
    /// The identifier in small letters.
    let key: [UInt8]
    /// Its value.
    let node: PropertyListNode
    /// Its path.
    let path: [PropertyListPathStep]
  }

  /// So many declarations are looked at.
  private static let limit = 10_000

  /// The declarations with an identifier, in the order of the file.
  private(set) var all: [Declaration] = []

  /// Reads the declarations of a document.
  init(_ entries: KeyedEntries) {
    for (key, isExported) in [("UTExportedTypeDeclarations", true), ("UTImportedTypeDeclarations", false)] {
      guard let list = entries.value(key), list.kind == .array else { continue }
      for (index, node) in list.items.enumerated() where all.count < Self.limit && node.kind == .dictionary {
        add(node, [.key(key), .index(index)], isExported)
      }
    }
  }

  private mutating func add(_ node: PropertyListNode, _ path: [PropertyListPathStep], _ isExported: Bool) {
    guard let identifierNode = node["UTTypeIdentifier"], let identifier = identifierNode.string,
      !identifier.isEmpty
    else { return }
    var parents: [Parent] = []
    let conformance = path + [.key("UTTypeConformsTo")]
    if let list = node["UTTypeConformsTo"] {
      if let text = list.string {
        parents.append(Parent(key: text.comparisonKey(true), node: list, path: conformance))
      }
      for (index, item) in list.items.enumerated() {
        guard let text = item.string else { continue }
        parents.append(Parent(key: text.comparisonKey(true), node: item, path: conformance + [.index(index)]))
      }
    }
    all.append(
      Declaration(
        key: identifier.comparisonKey(true), identifier: identifier, identifierNode: identifierNode,
        node: node,
        path: path, isExported: isExported, parents: parents))
  }
}

extension Check {
  /// A check of all type declarations of a document at once, exported and imported, where there are any.
  static func typeDeclarations(
    _ look: @escaping @Sendable (inout CheckRun, TypeDeclarations) -> Void
  ) -> Check {
    Check(
      keys: .onlyRecords { $0.role == .exportedTypes || $0.role == .importedTypes },
      key: { run, visit in
        guard let role = visit.facts?.role, role == .exportedTypes || role == .importedTypes,
          visit.variant == nil
        else { return }
        // With both keys there, the exported ones are looked at together with the imported ones.
        if role == .importedTypes, run.rootEntries.has("UTExportedTypeDeclarations") { return }
        look(&run, run.typeDeclarations)
      })
  }
}
