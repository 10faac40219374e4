internal import KeyCatalog

/// A relation of a record, with the places of the other keys worked out.
struct RelatedKeys {
  /// Where another key stands, seen from the record.
  enum Target: Equatable {
    /// In the same dictionary.
    case sibling(String)
    /// At the top level of the document.
    case top(String)
    /// In the dictionary that the record's value is, or in each of its items.
    case member(String)
    /// Elsewhere, or outside the document.
    case beyond
  }

  /// The relation.
  let relation: Relation
  /// The other keys.
  let targets: [Target]

  /// Works out the places.
  init(_ relation: Relation, at path: RecordPath) {
    self.relation = relation
    targets = relation.targets.map { Self.target($0, from: path.components) }
  }

  /// Whether all other keys stand in the same dictionary or at the top level.
  var areBeside: Bool {
    targets.allSatisfy { target in
      switch target {
      case .sibling, .top: true
      case .member, .beyond: false
      }
    }
  }

  /// Whether all other keys stand in the dictionary itself or in its items.
  var areMembers: Bool {
    !targets.isEmpty
      && targets.allSatisfy { target in
        if case .member = target { true } else { false }
      }
  }

  private static func target(_ text: String, from path: [RecordPath.Component]) -> Target {
    guard let components = RecordPath(text)?.components, case .key(let name)? = components.last else {
      return .beyond
    }
    // What stands outside the document is described in angle brackets.
    if text.utf8.first == UInt8(ascii: "<") { return .beyond }
    let front = Array(components.dropLast())
    if front == Array(path.dropLast()) { return .sibling(name) }
    if front == path || front == path + [.items] { return .member(name) }
    return front.isEmpty ? .top(name) : .beyond
  }
}

extension RelatedKeys.Target {
  /// The name of the key; empty for one that is not in the document.
  var name: String {
    switch self {
    case .sibling(let name), .top(let name), .member(let name): name
    case .beyond: ""
    }
  }
}
