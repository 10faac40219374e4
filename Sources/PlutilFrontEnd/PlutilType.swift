internal import PropertyLists

/// The type of a value, as `-type` names it.
struct PlutilType: Equatable {
  let name: String

  private static let names = ["bool", "integer", "float", "string", "date", "data", "dictionary", "array"]

  /// The type that `-expect` names, or nil if there is none of that name.
  init?(_ name: String) {
    guard Self.names.contains(name) else { return nil }
    self.name = name
  }

  /// The name in messages.
  var nameInMessages: String { name == "bool" ? "boolean" : name }

  init(of node: PropertyListNode) {
    name =
      switch node.kind {
      case .boolean: "bool"
      case .real: "float"
      default: "\(node.kind)"
      }
  }
}
