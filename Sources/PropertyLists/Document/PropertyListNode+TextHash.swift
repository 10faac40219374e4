extension PropertyListNode {
  /// A quick hash of the text of a string, the same in every run, or `nil` for any other kind.
  ///
  /// - Complexity: O(*n*) in the length of the text, without a copy of it.
  package var textHash: UInt64? { document.withText(of: index) { ByteHash.of($0) } }

  /// The hash that ``textHash`` gives for a string with this text.
  package static func textHash(of text: String) -> UInt64 {
    // Without a copy of the text, which would be counted.
    if let hash = unsafe text.utf8.withContiguousStorageIfAvailable({ unsafe ByteHash.of($0) }) { return hash }
    var text = text
    return text.withUTF8 { unsafe ByteHash.of($0) }
  }
}
