/// Counts how many letters have to be put in, taken out, changed, or swapped with their neighbor.
///
/// This is the Damerau–Levenshtein distance in its restricted form (no letter is edited twice), on bytes in
/// small letters, up to a limit.
package struct EditDistance {
  private let name: [UInt8]
  private let limit: Int
  private var rows: [[Int]]

  /// Prepares for comparing many texts with one name.
  ///
  /// - Parameters:
  ///   - name: The name, in small letters.
  ///   - limit: The greatest distance of interest.
  package init(from name: [UInt8], limit: Int) {
    self.name = name
    self.limit = limit
    rows = Array(repeating: Array(repeating: 0, count: name.count + 1), count: 3)
  }

  /// The distance of a text, nil if it is above the limit.
  ///
  /// - Complexity: O(*n* × limit).
  package mutating func distance(to text: [UInt8]) -> Int? {
    guard abs(text.count - name.count) <= limit else { return nil }
    if name.isEmpty { return text.count }
    for column in 0...name.count { rows[0][column] = column }
    for row in 1..<(text.count + 1) {
      let current = row % 3
      let previous = (row + 2) % 3
      let beforePrevious = (row + 1) % 3
      let first = max(1, row - limit)
      let last = min(name.count, row + limit)
      guard first <= last else { return nil }
      rows[current][first - 1] = first == 1 ? row : limit + 1
      var best = rows[current][first - 1]
      for column in first...last {
        let change = text[row - 1] == name[column - 1] ? 0 : 1
        var cost = rows[previous][column - 1] + change
        // Outside the band everything is beyond the limit.
        if column < row + limit { cost = min(cost, rows[previous][column] + 1) }
        cost = min(cost, rows[current][column - 1] + 1)
        if row > 1, column > 1, text[row - 1] == name[column - 2], text[row - 2] == name[column - 1] {
          cost = min(cost, rows[beforePrevious][column - 2] + 1)
        }
        rows[current][column] = cost
        best = min(best, cost)
      }
      if best > limit { return nil }
    }
    let distance = rows[text.count % 3][name.count]
    return distance <= limit ? distance : nil
  }
}
