public import PropertyLists

extension TypeDeclaration {
  /// The types that an Info.plist declares, the exported ones first (L1, R164).
  ///
  /// What a system would pass over is passed over: entries without an identifier and values of other types. A single
  /// text stands for a list of one everywhere.
  ///
  /// - Parameters:
  ///   - root: The dictionary of Info.plist.
  ///   - owner: The bundle.
  public static func declarations(in root: PropertyListNode, owner: TypeOwner?) -> [TypeDeclaration] {
    var declarations: [TypeDeclaration] = []
    for (key, origin) in [
      ("UTExportedTypeDeclarations", Origin.exported), ("UTImportedTypeDeclarations", .imported),
    ] {
      guard let list = root[key], list.kind == .array else { continue }
      for item in list.items where item.kind == .dictionary {
        if let declaration = TypeDeclaration(item, origin, owner) { declarations.append(declaration) }
      }
    }
    return declarations
  }

  private init?(_ node: PropertyListNode, _ origin: Origin, _ owner: TypeOwner?) {
    guard let identifier = node["UTTypeIdentifier"]?.string, !identifier.isEmpty else { return nil }
    var tags: [TypeTag] = []
    if let specification = node["UTTypeTagSpecification"], specification.kind == .dictionary {
      for entry in specification.effectiveEntries {
        // An unknown class has no meaning (L11).
        guard let tagClass = TagClass(identifier: entry.key) else { continue }
        for value in Optional(entry.value).texts { tags.append(TypeTag(tagClass, value)) }
      }
    }
    self.init(
      identifier, origin, parents: node["UTTypeConformsTo"].texts, tags: tags,
      summary: node["UTTypeDescription"]?.string, iconName: Self.iconName(node),
      referenceURL: node["UTTypeReferenceURL"]?.string, owner: owner)
  }

  /// The name of the icon by the keys of all years.
  private static func iconName(_ node: PropertyListNode) -> String? {
    if let name = node["UTTypeIconFile"]?.string { return name }
    if let icons = node["UTTypeIcons"], icons.kind == .dictionary {
      return icons["UTTypeIconBackgroundName"]?.string ?? icons["UTTypeIconBadgeName"]?.string
    }
    return node["UTTypeIconFiles"].texts.first ?? node["UTTypeSize320IconFile"]?.string
      ?? node["UTTypeSize64IconFile"]?.string
  }
}

extension PropertyListNode? {
  /// The texts of a list, or a single text, without empty ones (L1).
  package var texts: [String] {
    guard let node = self else { return [] }
    if let text = node.string { return text.isEmpty ? [] : [text] }
    guard node.kind == .array else { return [] }
    return node.items.compactMap { $0.string }.filter { !$0.isEmpty }
  }
}
