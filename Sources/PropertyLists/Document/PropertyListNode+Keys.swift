extension PropertyListNode {
  /// The entries of a dictionary by the indexes of their nodes, and a quick hash of each key.
  ///
  /// Faster than ``entries`` where few of the nodes are needed.
  ///
  /// - Parameter body: Called for each entry, in the order of the file. The hash is the same in every run; whoever writes
  ///   the file can make hashes collide. It is `nil` if the key is not a string.
  /// - Complexity: O(*n*) in the length of the keys.
  package func forEachEntry(_ body: (_ key: Int, _ value: Int, _ keyHash: UInt64?) -> Void) {
    var entries = entries
    switch document.body {
    case .tape(let tape):
      let store = TapeStore(tape, of: document)
      while let (key, value) = entries.nextIndexes(on: tape) {
        body(key, value, store.withText(of: key) { ByteHash.of($0) })
      }
    case .binary(let objects):
      while let (key, value) = entries.nextIndexes(of: objects) {
        body(key, value, objects.withText(of: key) { ByteHash.of($0) })
      }
    case .nothing: return
    }
  }

  /// The hash that ``forEachEntry(_:)`` gives for a key with this text.
  package static func textHash(of text: String) -> UInt64 {
    unsafe text.withBytesInPlace { unsafe ByteHash.of($0) }
  }
}

extension PropertyListDocument {
  /// Looks at the bytes of a node's text, without making a text of them; at nothing if the node is not a string.
  package func readText(of node: Int, _ body: (Span<UInt8>) -> Void) { withText(of: node) { body($0) } }

  /// Whether a node is a string with a text.
  ///
  /// - Complexity: O(*n*), without copies.
  package func isText(_ text: String, of node: Int) -> Bool {
    unsafe text.withBytesInPlace { unsafe isText($0, of: node) }
  }

  /// Whether two nodes are strings with the same text.
  ///
  /// - Complexity: O(*n*), without copies.
  package func isSameText(_ node: Int, _ other: Int) -> Bool {
    let isSame = withText(of: node) { text in
      unsafe text.withUnsafeBufferPointer { unsafe isText($0, of: other) }
    }
    return isSame ?? false
  }
}

extension String {
  /// Calls a closure with the bytes of the text, without a copy of it, which would be counted.
  @inline(__always)
  fileprivate func withBytesInPlace<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = unsafe utf8.withContiguousStorageIfAvailable({ unsafe body($0) }) { return result }
    var text = self
    return text.withUTF8 { unsafe body($0) }
  }
}
