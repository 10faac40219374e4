extension String {
  /// Whether two texts have the same bytes.
  ///
  /// Names in property lists are compared byte by byte, never by Unicode equivalence.
  func isSameText(as other: String) -> Bool {
    let (left, right) = (utf8, other.utf8)
    guard left.count == right.count else { return false }
    let isSame = unsafe left.withContiguousStorageIfAvailable { first in
      unsafe right.withContiguousStorageIfAvailable { second in
        for index in 0..<first.count where unsafe first[index] != second[index] { return false }
        return true
      }
    }
    return isSame.flatMap { $0 } ?? left.elementsEqual(right)
  }
}
