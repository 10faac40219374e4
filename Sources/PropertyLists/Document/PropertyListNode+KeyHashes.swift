extension PropertyListNode {
  /// The entries of a dictionary by the indexes of their nodes, and a quick hash of each key.
  ///
  /// Faster than ``entries`` where few of the nodes are needed.
  ///
  /// - Parameter body: Called for each entry, in the order of the file. The hash is the same in every run; it is `nil`
  ///   if the key is not a string.
  /// - Complexity: O(*n*) in the length of the keys.
  package func forEachEntry(_ body: (_ key: Int, _ value: Int, _ keyHash: UInt64?) -> Void) {
    switch document.body {
    case .tape(let tape):
      guard tape[index].kind == .dictionary || tape[index].kind == .pairs else { return }
      let store = TapeStore(tape, of: document)
      let isPairs = tape[index].kind == .pairs
      let content = tape.content(at: index)
      var cursor = content.lowerBound
      while cursor < content.upperBound {
        // A pair is an array of its own.
        let key = isPairs ? cursor + 2 : cursor
        let value = tape.index(after: key)
        guard value < content.upperBound else { return }
        body(key, value, store.withText(of: key) { ByteHash.of($0) })
        cursor = isPairs ? tape.index(after: cursor) : tape.index(after: value)
      }
    case .binary(let objects):
      guard objects.kind(of: index) == .dictionary else { return }
      for number in 0..<objects.count(of: index) {
        let key = objects.key(number, of: index)
        body(key, objects.child(number, of: index), objects.withText(of: key) { ByteHash.of($0) })
      }
    case .nothing: return
    }
  }

  /// The hash that ``forEachEntry(_:)`` gives for a key with this text.
  package static func textHash(of text: String) -> UInt64 {
    // Without a copy of the text, which would be counted.
    if let hash = unsafe text.utf8.withContiguousStorageIfAvailable({ unsafe ByteHash.of($0) }) {
      return hash
    }
    var text = text
    return text.withUTF8 { unsafe ByteHash.of($0) }
  }
}
