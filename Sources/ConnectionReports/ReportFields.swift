internal import PropertyLists
internal import SourceText

/// The members of an object of JSON.
struct ReportFields {
  private let node: PropertyListNode

  /// The members of a node, nil if it is no object.
  init?(_ node: PropertyListNode) {
    guard node.kind == .dictionary else { return nil }
    self.node = node
  }

  /// The members of a line of JSON, nil if it is no object.
  init?(line: [UInt8]) {
    let document = PropertyListDocument.read(SourceBytes(line), options: ReadOptions(format: .json))
    guard document.errors.isEmpty, let root = document.root else { return nil }
    self.init(root)
  }

  func text(_ key: String) -> String? { node[key].flatMap { Self.text(of: $0) } }
  func flag(_ key: String) -> Bool? { node[key]?.boolean }
  func object(_ key: String) -> ReportFields? { node[key].flatMap { ReportFields($0) } }

  func integer(_ key: String) -> Int? {
    node[key]?.integer?.int64.map { Int($0) }
  }

  func list(_ key: String) -> [PropertyListNode]? {
    guard let list = node[key], list.kind == .array else { return nil }
    return Array(list.items)
  }

  func failure(_ key: String) -> ConnectionFailure? {
    guard let fields = object(key),
      let kind = fields.text("kind").flatMap({ ConnectionFailure.Kind(rawValue: $0) }),
      let message = fields.text("message")
    else { return nil }
    return ConnectionFailure(kind, message)
  }

  static func text(of node: PropertyListNode) -> String? { node.string }
}
