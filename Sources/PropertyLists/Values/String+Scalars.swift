extension String {
  /// Whether two texts consist of the same Unicode scalars.
  ///
  /// `==` also takes composed and decomposed letters for the same, which are two keys to the system.
  ///
  /// - Complexity: O(*n*), and O(1) if their lengths differ.
  func hasSameScalars(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
