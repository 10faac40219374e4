/// The shortest way from one sequence to another, as runs that are replaced.
///
/// The algorithm is that of Myers ("An O(ND) Difference Algorithm and Its Variations", 1986) in its linear
/// form: the middle of the path is looked for from both ends, and the halves are solved by themselves, on a
/// stack of its own. Where two parts differ too much to be worth the search, they are taken to be different
/// as a whole; the result is then longer than it could be, but always right.
package struct SequenceDiff: Sendable {
  /// A run of the old sequence and the run that takes its place; one of the two may be empty.
  package struct Change: Sendable, Hashable {
    /// The positions in the old sequence.
    package let old: Range<Int>
    /// The positions in the new sequence.
    package let new: Range<Int>
  }

  /// The runs that differ, in order; between two of them at least one element stays.
  package let changes: [Change]

  /// How many differences are followed from either end.
  static let searchLimit = 2000

  /// Compares two sequences.
  ///
  /// - Complexity: O((*n* + *m*) × *d*) time, for *d* differences, and O(*n* + *m*) memory.
  package init(from old: [Int], to new: [Int]) {
    var search = PathSearch(old: old, new: new)
    search.run()
    changes = search.changes
  }
}

/// The search for the shortest way.
private struct PathSearch {
  /// A part of both sequences that is still to be compared.
  private struct Part {
    var old: Range<Int>
    var new: Range<Int>
  }

  private let old: [Int]
  private let new: [Int]
  private var isRemoved: [Bool]
  private var isAdded: [Bool]
  /// How far each diagonal has been followed from the beginning, and from the end.
  private var forward: [Int]
  private var backward: [Int]

  init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
    isRemoved = Array(repeating: false, count: old.count)
    isAdded = Array(repeating: false, count: new.count)
    let reach = min((old.count + new.count + 1) / 2, SequenceDiff.searchLimit) + 1
    forward = Array(repeating: 0, count: 2 * reach + 1)
    backward = forward
  }

  mutating func run() {
    var parts = [Part(old: 0..<old.count, new: 0..<new.count)]
    while let part = parts.popLast() {
      let rest = trimmed(part)
      if rest.old.isEmpty || rest.new.isEmpty {
        mark(rest)
      } else if let middle = middle(of: rest) {
        parts.append(Part(old: middle.old..<rest.old.upperBound, new: middle.new..<rest.new.upperBound))
        parts.append(Part(old: rest.old.lowerBound..<middle.old, new: rest.new.lowerBound..<middle.new))
      } else {
        mark(rest)
      }
    }
  }

  /// A part without what is the same at its ends.
  private func trimmed(_ part: Part) -> Part {
    var part = part
    while let first = part.old.first, let other = part.new.first, old[first] == new[other] {
      part.old = part.old.dropFirst()
      part.new = part.new.dropFirst()
    }
    while let last = part.old.last, let other = part.new.last, old[last] == new[other] {
      part.old = part.old.dropLast()
      part.new = part.new.dropLast()
    }
    return part
  }

  private mutating func mark(_ part: Part) {
    for index in part.old { isRemoved[index] = true }
    for index in part.new { isAdded[index] = true }
  }

  /// A point on a shortest path that is neither its beginning nor its end, or nil if that is too far to see.
  ///
  /// Diagonals are numbered by old minus new position, relative to the part's beginning for the search from
  /// the beginning and to its end for the other.
  private mutating func middle(of part: Part) -> (old: Int, new: Int)? {
    let count = (old: part.old.count, new: part.new.count)
    let delta = count.old - count.new
    let isOdd = delta % 2 != 0
    let reach = (forward.count - 1) / 2
    let limit = min((count.old + count.new + 1) / 2, reach - 1)
    forward[reach + 1] = 0
    backward[reach + 1] = 0
    for distance in 0...limit {
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        var position = Self.start(forward, reach, diagonal, distance)
        while position < count.old, position - diagonal < count.new, position - diagonal >= 0,
          old[part.old.lowerBound + position] == new[part.new.lowerBound + position - diagonal]
        {
          position += 1
        }
        forward[reach + diagonal] = position
        let other = delta - diagonal
        if isOdd, abs(other) <= distance - 1, position + backward[reach + other] >= count.old,
          let point = point(part, position, position - diagonal)
        {
          return point
        }
      }
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        var position = Self.start(backward, reach, diagonal, distance)
        while position < count.old, position - diagonal < count.new, position - diagonal >= 0,
          old[part.old.upperBound - 1 - position] == new[part.new.upperBound - 1 - position + diagonal]
        {
          position += 1
        }
        backward[reach + diagonal] = position
        let other = delta - diagonal
        if !isOdd, abs(other) <= distance, position + forward[reach + other] >= count.old,
          let point = point(part, count.old - position, count.new - position + diagonal)
        {
          return point
        }
      }
    }
    return nil
  }

  /// Where the way along a diagonal begins: one step from the better of its neighbors.
  private static func start(_ reached: [Int], _ reach: Int, _ diagonal: Int, _ distance: Int) -> Int {
    let below = reached[reach + diagonal + 1]
    if diagonal == -distance { return below }
    let above = reached[reach + diagonal - 1] + 1
    return diagonal == distance ? above : max(below, above)
  }

  /// A point of a part, unless it splits nothing off.
  private func point(_ part: Part, _ oldOffset: Int, _ newOffset: Int) -> (old: Int, new: Int)? {
    guard (0...part.old.count).contains(oldOffset), (0...part.new.count).contains(newOffset),
      oldOffset + newOffset > 0, oldOffset + newOffset < part.old.count + part.new.count
    else { return nil }
    return (part.old.lowerBound + oldOffset, part.new.lowerBound + newOffset)
  }

  /// The marked runs.
  var changes: [SequenceDiff.Change] {
    var result: [SequenceDiff.Change] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      let start = (old: oldIndex, new: newIndex)
      while oldIndex < old.count, isRemoved[oldIndex] { oldIndex += 1 }
      while newIndex < new.count, isAdded[newIndex] { newIndex += 1 }
      if oldIndex > start.old || newIndex > start.new {
        result.append(SequenceDiff.Change(old: start.old..<oldIndex, new: start.new..<newIndex))
      } else {
        oldIndex += 1
        newIndex += 1
      }
    }
    return result
  }
}
