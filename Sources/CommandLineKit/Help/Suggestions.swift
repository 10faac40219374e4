/// Finding the word that was probably meant.
public enum Suggestions {
  /// The candidates nearest to a word, nearest first, or none if all are too far off.
  ///
  /// Case counts little; one slip (a letter missing, added, changed, or two swapped) is allowed for every three
  /// letters.
  ///
  /// - Parameter most: How many to give at most.
  public static func nearest(
    to word: String, among candidates: [String], most: Int = 3
  ) -> [String] {
    let wanted = Array(word.lowercased().unicodeScalars.prefix(longest))
    let limit = max(1, wanted.count / 3)
    var found: [(distance: Int, candidate: String)] = []
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars.prefix(longest))
      guard abs(other.count - wanted.count) <= limit else { continue }
      let distance = editDistance(wanted, other)
      if distance <= limit { found.append((distance, candidate)) }
    }
    // The order of the table decides between equals, so sort must be stable in effect.
    let ranked = found.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    return ranked.prefix(most).map(\.element.candidate)
  }

  /// `; did you mean A?`, `; did you mean A or B?`, or nothing.
  static func question(_ word: String, among candidates: [String]) -> String {
    let quoted = nearest(to: word, among: candidates, most: 2).map { "'\($0)'" }
    return quoted.isEmpty ? "" : "; did you mean \(quoted.joined(separator: " or "))?"
  }

  /// Longer words are compared by their beginnings: the work grows with the square.
  private static let longest = 64

  /// The number of letters to add, drop, change, or swap with their neighbors.
  private static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var twoAbove: [Int] = []
    var above = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        var best = min(above[column + 1], current[column]) + 1
        best = min(best, above[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, twoAbove[column - 1] + 1)
        }
        current.append(best)
      }
      twoAbove = above
      above = current
    }
    return above[right.count]
  }
}
