extension PropertyListPath {
  /// So many values are found at most by one path, unless a caller raises the limit.
  public static let defaultMatchLimit = 1_000_000

  /// The values the path leads to, each once, in the order of the file.
  ///
  /// - Parameters:
  ///   - root: The node the path begins at.
  ///   - limit: Where the search ends; a binary file can share its objects so that there is no end of them.
  /// - Complexity: O(*n*) in the values looked at, for each step.
  public func matches(from root: PropertyListNode, limit: Int = defaultMatchLimit) -> [PropertyListMatch] {
    var search = PathSearch(
      from: root, limit: limit, hasManyWays: steps.count { $0 == .anyDepth } > 1)
    for step in steps { search.follow(step) }
    return search.matches
  }
}

extension PropertyListNode {
  /// Whether a value, written as text, is the given one.
  func hasText(_ text: String) -> Bool {
    switch kind {
    case .string: string == text
    case .boolean: boolean == true ? text == "true" || text == "YES" : text == "false" || text == "NO"
    case .integer: integer?.description == text
    case .real: realText == text || real.map { "\($0)" } == text
    case .uid: uid.map { "\($0)" } == text
    case .date, .data, .array, .dictionary, .set, .null: false
    }
  }
}
