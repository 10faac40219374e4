internal import KeyCatalog
internal import PropertyLists

/// Finds out of which type a new value should be when the call does not say.
struct EditTypeInference {
  let document: PropertyListDocument
  let fileName: String

  /// The type of the value there, else that of its brothers in an array, else the catalog's, else string.
  func type(for instruction: EditInstruction) -> String {
    let path = instruction.path
    guard let root = document.root else { return "string" }
    var place = path.steps
    if instruction.verb == .append {
      place.append(.index(0))
      if let array = path.matches(from: root, limit: 1).first?.node, let item = array[0] {
        return item.kind.description
      }
    } else if instruction.verb == .insert, case .index? = path.steps.last {
      let parent = PropertyListPath(Array(path.steps.dropLast())).matches(from: root, limit: 1).first?.node
      if let item = parent?[0] { return item.kind.description }
    } else if instruction.verb == .set, let node = path.matches(from: root, limit: 1).first?.node {
      return node.kind.description
    }
    return catalogType(of: place) ?? "string"
  }

  private func catalogType(of steps: [PropertyListPath.Step]) -> String? {
    var path: [PathStep] = []
    for step in steps {
      switch step {
      case .key(let key): path.append(.key(key))
      case .index, .everyItem, .itemsWhere: path.append(.index(0))
      case .anyDepth: return nil
      }
    }
    if let type = Catalog.standard.record(at: path, document: kind)?.types().first { return type.name }
    guard case .index? = path.last else { return nil }
    return Catalog.standard.record(at: Array(path.dropLast()), document: kind)?.elementType()?.name
  }

  private var kind: DocumentKind { DocumentKind(fileName: fileName) }
}

extension DocumentKind {
  /// The kind of document that a file's name promises; an Info.plist if it says nothing.
  init(fileName: String) {
    if fileName.hasSuffix(".entitlements") {
      self = .entitlements
    } else {
      self = fileName.hasSuffix(".xcprivacy") ? .privacyManifest : .infoPlist
    }
  }
}
