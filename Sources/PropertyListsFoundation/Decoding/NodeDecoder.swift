internal import PropertyLists

/// What all decoders of one document share.
final class DecodingContext {
  let reader: NodeReader
  let userInfo: [CodingUserInfoKey: Any]

  init(_ reader: NodeReader, userInfo: [CodingUserInfoKey: any Sendable]) {
    self.reader = reader
    self.userInfo = userInfo
  }

  /// Goes into the hashes of keys, so that nobody can make a file whose keys all have the same one.
  static let seed = UInt64.random(in: .min ... .max)
}

/// Decodes one value of a document.
///
/// Each knows the one whose value holds its own, so a coding path need not exist before somebody asks for it.
final class NodeDecoder: Decoder {
  let context: DecodingContext
  /// The number of the value; -1 for one that is missing and stands for `nil`.
  let node: Int
  private let parent: NodeDecoder?
  /// The key that leads here from the parent.
  private let key: (any CodingKey)?

  /// Begins to decode.
  ///
  /// - Parameter node: The value to begin with, if that is not the root.
  init(_ context: DecodingContext, at node: Int? = nil) {
    self.context = context
    self.node = node ?? context.reader.root
    parent = nil
    key = nil
  }

  init(_ node: Int, of parent: NodeDecoder, _ key: (any CodingKey)?) {
    context = parent.context
    self.node = node
    self.parent = parent
    self.key = key
  }

  @inline(__always)
  var reader: NodeReader { context.reader }

  var userInfo: [CodingUserInfoKey: Any] { context.userInfo }

  var codingPath: [any CodingKey] {
    var path: [any CodingKey] = []
    var decoder: NodeDecoder? = self
    while let current = decoder {
      if let key = current.key { path.append(key) }
      decoder = current.parent
    }
    return path.reversed()
  }

  /// The nearest value around this one, or this one itself, that is in the file.
  var site: (node: Int, path: [PropertyListPathStep]) {
    var decoder = self
    while decoder.node < 0, let parent = decoder.parent { decoder = parent }
    let node = decoder.node
    var path: [PropertyListPathStep] = []
    while let parent = decoder.parent {
      if let key = decoder.key, parent.node != decoder.node { path.append(parent.step(key)) }
      decoder = parent
    }
    return (node, path.reversed())
  }

  /// The step that a key means in this decoder's value.
  func step(_ key: any CodingKey) -> PropertyListPathStep {
    if let index = key.intValue, reader.kind(of: node) != .dictionary { return .index(index) }
    return .key(key.stringValue)
  }

  // MARK: Containers

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let table = KeyTable(reader, of: node) else {
      throw notFound([String: Any].self, "keyed decoding container")
    }
    if let odd = table.oddKey {
      throw mismatch(String.self, odd, nil)
    }
    return KeyedDecodingContainer(KeyedValues<Key>(KeyedNode(self, table, keys: type)))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let items = reader.items(of: node) else { throw notFound([Any].self, "unkeyed decoding container") }
    return UnkeyedValues(self, items)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}
