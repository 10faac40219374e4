extension String {
  /// Whether two texts have the same bytes.
  ///
  /// Names in property lists are compared byte by byte, never by Unicode equivalence.
  @inline(__always)
  func isSameText(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
