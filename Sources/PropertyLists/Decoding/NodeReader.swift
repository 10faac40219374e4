internal import SourceText

/// The nodes of a document for somebody who asks for a great many of them, such as a decoder.
///
/// It answers what ``PropertyListNode`` answers, in fewer steps. A node is a number here: its index on the
/// tape, or the number of a binary file's object; -1 stands for a null.
@safe
package final class NodeReader {
  /// The document the nodes belong to.
  package let document: PropertyListDocument
  /// The number of the root.
  package let root: Int

  /// The nodes of a text; one of the two is there.
  let tape: Tape?
  /// The objects of a binary file.
  let objects: BinaryObjects?
  /// The text of a tape's words.
  let text: TextScanner
  // The same two again, for the questions that are asked most: counting references would take as long as the
  // answers. The properties above keep them alive.
  private let fastTape: Unmanaged<Tape>?
  private let fastObjects: Unmanaged<BinaryObjects>?

  /// Goes into the hashes of keys.
  let seed: UInt64
  var shapes = KeyShapeCache()

  /// Begins to read a document.
  ///
  /// - Parameter seed: Goes into the hashes of keys. Whoever reads other people's files makes it at random, so
  ///   that nobody can choose keys whose hashes are the same.
  /// - Returns: `nil` if the document has errors, for then its strings need not be UTF-8.
  package init?(_ document: PropertyListDocument, seed: UInt64) {
    guard document.isValid, let root = document.root else { return nil }
    self.seed = seed
    self.document = document
    self.root = root.index
    text = TextScanner(document.source.text)
    switch document.body {
    case .tape(let tape):
      self.tape = tape
      objects = nil
      unsafe fastTape = Unmanaged.passUnretained(tape)
      unsafe fastObjects = nil
    case .binary(let objects):
      tape = nil
      self.objects = objects
      unsafe fastTape = nil
      unsafe fastObjects = Unmanaged.passUnretained(objects)
    case .nothing: return nil
    }
  }

  /// The node as users of a document know it.
  ///
  /// - Precondition: The number leads to a node.
  package func node(_ node: Int) -> PropertyListNode { PropertyListNode(document: document, index: node) }

  /// The number of a node of this document.
  package func number(of node: PropertyListNode) -> Int { node.index }

  /// What the value is.
  package func kind(of node: Int) -> PropertyListKind {
    node < 0 ? .null : PropertyListNode(document: document, index: node).kind
  }

  /// Whether the value stands for none: a null, or the string that archives write for it.
  package func isNull(_ node: Int) -> Bool {
    switch kind(of: node) {
    case .null: return true
    case .string:
      let isNull = withText(of: node) { text in
        unsafe text.withUnsafeBufferPointer { unsafe Self.isNull($0) }
      }
      return isNull ?? false
    default: return false
    }
  }

  /// Throws if writing out what a binary file shares makes more values than a limit.
  package func checkExpansion(limit: Int) throws(WriteError) {
    try node(root).checkExpansion(limit: limit)
  }

  /// Whether a text is the one that archives write for no value, `$null`.
  @unsafe
  @inline(__always)
  private static func isNull(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe text.count == 5 && text[0] == UInt8(ascii: "$") && text[1] == UInt8(ascii: "n")
      && text[2] == UInt8(ascii: "u") && text[3] == UInt8(ascii: "l") && text[4] == UInt8(ascii: "l")
  }

  /// Calls a closure with the UTF-8 of a string or key, and gives `nil` for any other kind.
  @inline(__always)
  func withText<Result>(of node: Int, _ body: (borrowing Span<UInt8>) -> Result) -> Result? {
    if let tape {
      let word = tape[node]
      guard word.kind == .string || word.kind == .key else { return nil }
      if !word.has(TapeWord.escaped) {
        return unsafe body(text.buffer(word.offset, word.offset + tape.length(at: node)).span)
      }
      let bytes = Array(tape.string(at: node, in: document).utf8)
      return body(bytes.span)
    }
    return objects?.withText(of: node, body)
  }

  // MARK: Leaves

  /// The text of a string other than `$null`, or `nil`.
  ///
  /// - Complexity: O(*n*) in its length.
  package func string(_ node: Int) -> String? {
    guard node >= 0 else { return nil }
    if let tape = unsafe fastTape { return unsafe tape._withUnsafeGuaranteedRef { string(node, on: $0) } }
    guard let objects = unsafe fastObjects else { return nil }
    return unsafe objects._withUnsafeGuaranteedRef { string(node, in: $0) }
  }

  @inline(__always)
  private func string(_ node: Int, on tape: Tape) -> String? {
    let word = tape[node]
    guard word.kind == .string, !word.has(TapeWord.escaped) else {
      return isNull(node) ? nil : self.node(node).string
    }
    let end = word.offset + tape.length(at: node)
    return unsafe Self.string(text.buffer(word.offset, end))
  }

  @inline(__always)
  private func string(_ node: Int, in objects: BinaryObjects) -> String? {
    guard let object = objects.object(node) else { return nil }
    if object.form == .ascii, objects.isASCII(object) {
      return unsafe Self.string(objects.buffer(object.content, object.count))
    }
    return isNull(node) ? nil : objects.string(of: node)
  }

  @unsafe
  @inline(__always)
  private static func string(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    unsafe isNull(text) ? nil : unsafe String(decoding: text, as: UTF8.self)
  }

  /// The value of a whole number of 64 signed bits, or `nil`.
  package func int64(_ node: Int) -> Int64? {
    guard node >= 0 else { return nil }
    if let tape = unsafe fastTape { return unsafe tape._withUnsafeGuaranteedRef { int64(node, on: $0) } }
    guard let objects = unsafe fastObjects else { return nil }
    return unsafe objects._withUnsafeGuaranteedRef { int64(node, in: $0) }
  }

  @inline(__always)
  private func int64(_ node: Int, on tape: Tape) -> Int64? {
    let word = tape[node]
    guard word.kind == .integer else { return nil }
    // Up to 18 digits without anything else are most of what there is.
    guard word.length <= 18, word.length > 0 else { return self.node(node).integer?.int64 }
    guard let value = text.number(at: word.offset, digits: word.length) else {
      return self.node(node).integer?.int64
    }
    return Int64(bitPattern: value)
  }

  @inline(__always)
  private func int64(_ node: Int, in objects: BinaryObjects) -> Int64? {
    guard let object = objects.object(node), object.form == .integer else { return nil }
    // Those of up to 4 bytes have no sign (F50), and those of 8 all 64 bits.
    guard object.count == 16 else {
      return Int64(truncatingIfNeeded: objects.number(object.content, size: object.count))
    }
    return objects.integer(object).int64
  }

  /// The value of a Boolean, or `nil` for any other kind.
  package func boolean(_ node: Int) -> Bool? { node < 0 ? nil : self.node(node).boolean }

  /// Calls a closure with the bytes of data, or gives `nil` for any other kind.
  package func withData<Result>(of node: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result? {
    guard node >= 0 else { return nil }
    if let objects {
      guard let object = objects.object(node), object.form == .data else { return nil }
      return unsafe body(UnsafeRawBufferPointer(objects.buffer(object.content, object.count)))
    }
    return unsafe self.node(node).data?.withUnsafeBytes { unsafe body($0) }
  }

  // MARK: Items

  /// The items of an array or set, or `nil` for any other kind.
  package func items(of node: Int) -> NodeItems? {
    guard node >= 0 else { return nil }
    if let tape {
      guard tape[node].kind == .array || tape[node].kind == .set else { return nil }
      return NodeItems(count: tape.size(at: node).count, cursor: tape.content(at: node).lowerBound)
    }
    guard let objects, let object = objects.object(node), object.form == .array || object.form == .set else {
      return nil
    }
    return NodeItems(count: object.count, cursor: object.content)
  }

  /// The node at a cursor.
  @inline(__always)
  package func item(at cursor: Int) -> Int {
    guard let objects = unsafe fastObjects else { return cursor }
    return unsafe objects._withUnsafeGuaranteedRef { $0.item(at: cursor) }
  }

  /// The cursor of the item that follows.
  @inline(__always)
  package func cursor(after cursor: Int) -> Int {
    if let tape { return tape.index(after: cursor) }
    return cursor + (objects?.referenceSize ?? 1)
  }
}

/// Where the items of an array begin.
package struct NodeItems {
  /// How many items there are.
  package let count: Int
  /// Where the first is, for ``NodeReader/item(at:)``.
  package let cursor: Int
}
