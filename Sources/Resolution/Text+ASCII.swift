extension String {
  /// Whether two texts have the same bytes.
  ///
  /// Names of files and keys are compared byte by byte, never by Unicode equivalence.
  func isSameText(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

extension [String] {
  /// Whether a text with the same bytes is among these.
  func holds(_ text: String) -> Bool { contains { $0.isSameText(as: text) } }
}
