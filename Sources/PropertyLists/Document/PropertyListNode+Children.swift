public import SourceText

/// The items of an array or set, in order.
public struct PropertyListItems: Sequence, IteratorProtocol, Sendable {
  private let document: PropertyListDocument
  private let container: Int
  private var cursor: Int
  private let end: Int

  init(of node: PropertyListNode) {
    document = node.document
    container = node.index
    switch node.document.body {
    case .tape(let tape) where tape[node.index].kind == .array || tape[node.index].kind == .set:
      let content = tape.content(at: node.index)
      cursor = content.lowerBound
      end = content.upperBound
    case .binary(let objects) where objects.kind(of: node.index) != .dictionary:
      cursor = 0
      end = objects.count(of: node.index)
    default:
      cursor = 0
      end = 0
    }
  }

  /// The next item.
  public mutating func next() -> PropertyListNode? {
    guard cursor < end else { return nil }
    switch document.body {
    case .tape(let tape):
      defer { cursor = tape.index(after: cursor) }
      return PropertyListNode(document: document, index: cursor)
    case .binary(let objects):
      defer { cursor += 1 }
      return PropertyListNode(document: document, index: objects.child(cursor, of: container))
    case .nothing: return nil
    }
  }
}

/// A key of a dictionary and its value, with their places.
public struct PropertyListEntry: Sendable {
  /// The key: a string, but for odd binary and JSON files.
  public let keyNode: PropertyListNode
  /// The value.
  public let value: PropertyListNode

  /// The text of the key; empty if the key is not a string.
  public var key: String { keyNode.string ?? "" }

  /// The bytes of the file that make up the key, its tags or quotes included.
  public var keyRange: ByteRange { keyNode.range }
}

/// The entries of a dictionary, in the order of the file; duplicates included.
public struct PropertyListEntries: Sequence, IteratorProtocol, Sendable {
  private let document: PropertyListDocument
  private let container: Int
  private var cursor: Int
  private let end: Int

  init(of node: PropertyListNode) {
    document = node.document
    container = node.index
    switch node.document.body {
    case .tape(let tape) where tape[node.index].kind == .dictionary || tape[node.index].kind == .pairs:
      let content = tape.content(at: node.index)
      cursor = content.lowerBound
      end = content.upperBound
    case .binary(let objects) where objects.kind(of: node.index) == .dictionary:
      cursor = 0
      end = objects.count(of: node.index)
    default:
      cursor = 0
      end = 0
    }
  }

  /// The next entry.
  public mutating func next() -> PropertyListEntry? {
    guard let (key, value) = nextIndexes() else { return nil }
    return PropertyListEntry(
      keyNode: PropertyListNode(document: document, index: key),
      value: PropertyListNode(document: document, index: value))
  }

  /// The nodes of the next entry.
  mutating func nextIndexes() -> (key: Int, value: Int)? {
    switch document.body {
    case .tape(let tape): nextIndexes(on: tape)
    case .binary(let objects): nextIndexes(of: objects)
    case .nothing: nil
    }
  }

  /// The same, of a text document whose tape is at hand.
  @inline(__always)
  mutating func nextIndexes(on tape: Tape) -> (key: Int, value: Int)? {
    guard cursor < end else { return nil }
    // A pair is an array of its own.
    let isPair = tape[container].kind == .pairs
    let key = isPair ? cursor + 2 : cursor
    let value = tape.index(after: key)
    guard value < end else { return nil }
    defer { cursor = isPair ? tape.index(after: cursor) : tape.index(after: value) }
    return (key, value)
  }

  /// The same, of a binary file whose objects are at hand.
  @inline(__always)
  mutating func nextIndexes(of objects: BinaryObjects) -> (key: Int, value: Int)? {
    guard cursor < end else { return nil }
    defer { cursor += 1 }
    return (objects.key(cursor, of: container), objects.child(cursor, of: container))
  }
}

extension PropertyListNode {
  /// The items of an array or set; none for other kinds.
  public var items: PropertyListItems { PropertyListItems(of: self) }

  /// The entries of a dictionary; none for other kinds.
  public var entries: PropertyListEntries { PropertyListEntries(of: self) }

  /// The value the system gives for a key.
  ///
  /// Of keys that occur twice, that is the last one's in text formats and the first one's in a binary file
  /// (F26, F54).
  ///
  /// - Complexity: O(*n*).
  public subscript(key: String) -> PropertyListNode? { entry(for: key)?.value }

  /// The entry the system takes for a key.
  ///
  /// - Complexity: O(*n*).
  public func entry(for key: String) -> PropertyListEntry? {
    var found: PropertyListEntry?
    var key = key
    key.withUTF8 { utf8 in
      // The system compares keys unit by unit: composed and decomposed letters make two keys.
      for entry in entries where unsafe document.isText(utf8, of: entry.keyNode.index) {
        found = entry
        if document.firstDuplicateWins { break }
      }
    }
    return found
  }

  /// The item of an array, counted from 0, or from the end if the index is negative.
  ///
  /// - Complexity: O(*n*).
  public subscript(index: Int) -> PropertyListNode? {
    guard kind == .array || kind == .set else { return nil }
    let wanted = index < 0 ? count + index : index
    guard wanted >= 0, wanted < count else { return nil }
    if case .binary(let objects) = document.body {
      return PropertyListNode(document: document, index: objects.child(wanted, of: self.index))
    }
    for (position, item) in items.enumerated() where position == wanted { return item }
    return nil
  }

  /// The value at the end of a path, or `nil` if there is none.
  public subscript(path: [PropertyListPathStep]) -> PropertyListNode? {
    var node = self
    for step in path {
      let next: PropertyListNode?
      switch step {
      case .key(let key): next = node[key]
      case .index(let index): next = node[index]
      }
      guard let next else { return nil }
      node = next
    }
    return node
  }
}

extension PropertyListDocument {
  /// Whether a node is a string with the given text.
  @unsafe
  func isText(_ utf8: UnsafeBufferPointer<UInt8>, of node: Int) -> Bool {
    let isSame = withText(of: node) { text in
      unsafe text.withUnsafeBytes { unsafe $0.isSame(as: UnsafeRawBufferPointer(utf8), ignoringCase: false) }
    }
    return isSame ?? false
  }

  /// Whether of two entries with the same key the first counts, as in binary files, or the last.
  var firstDuplicateWins: Bool { format == .binary }
}
