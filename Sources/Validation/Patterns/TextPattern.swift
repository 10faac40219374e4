/// A regular expression of the catalog, which a whole text has to match.
///
/// Knows what records need: literals, `.`, classes such as `[^/\s]`, groups, alternatives, and the quantifiers
/// `*`, `+`, `?`, `{2}` and `{2,4}`. All ways through the expression are followed at once, so no text makes
/// it slow.
struct TextPattern: Sendable {
  /// What one step of the expression does.
  enum Step: Sendable {
    /// Takes one character of a set.
    case take(ScalarSet)
    /// Goes on at two places.
    case split(Int, Int)
    /// Goes on elsewhere.
    case jump(Int)
    /// The expression ends.
    case end
  }

  private let steps: [Step]

  /// Reads an expression, or gives nil for one that is malformed or too large.
  init?(_ text: String) {
    var parser = PatternParser(text)
    guard let tree = parser.parse() else { return nil }
    var program = PatternProgram()
    program.add(tree)
    guard let steps = program.finished() else { return nil }
    self.steps = steps
  }

  /// Whether a whole text matches.
  ///
  /// - Complexity: O(*n* × *m*), for *n* characters and *m* steps.
  func matches(_ text: String) -> Bool {
    var current: [Int] = []
    var next: [Int] = []
    var open: [Int] = []
    var marks = Array(repeating: -1, count: steps.count)
    follow(0, 0, &current, &marks, &open)
    var position = 0
    for scalar in text.unicodeScalars {
      position += 1
      next.removeAll(keepingCapacity: true)
      for index in current {
        if case .take(let set) = steps[index], set.contains(scalar.value) {
          follow(index + 1, position, &next, &marks, &open)
        }
      }
      if next.isEmpty { return false }
      swap(&current, &next)
    }
    return current.contains { index in
      if case .end = steps[index] { true } else { false }
    }
  }

  /// Adds the steps that can be reached from one without taking a character.
  ///
  /// - Parameter open: Room for those still to be followed.
  private func follow(
    _ start: Int, _ position: Int, _ states: inout [Int], _ marks: inout [Int], _ open: inout [Int]
  ) {
    open.append(start)
    while let index = open.popLast() {
      guard marks[index] != position else { continue }
      marks[index] = position
      switch steps[index] {
      case .split(let first, let second):
        open.append(second)
        open.append(first)
      case .jump(let target): open.append(target)
      case .take, .end: states.append(index)
      }
    }
  }
}

/// A set of characters: ranges, or everything but them.
struct ScalarSet: Sendable {
  var ranges: [ClosedRange<UInt32>] = []
  var isNegated = false

  /// Every character.
  static let everything = ScalarSet(ranges: [], isNegated: true)

  func contains(_ scalar: UInt32) -> Bool { ranges.contains { $0.contains(scalar) } != isNegated }
}

/// The parts of an expression.
indirect enum PatternTree {
  case set(ScalarSet)
  case sequence([PatternTree])
  case choice([PatternTree])
  case repeated(PatternTree, least: Int, most: Int?)
}

/// Makes the steps of an expression.
private struct PatternProgram {
  private static let limit = 4_000
  private var steps: [TextPattern.Step] = []

  /// The steps, nil if there are too many.
  func finished() -> [TextPattern.Step]? { steps.count < Self.limit ? steps + [.end] : nil }

  mutating func add(_ tree: PatternTree) {
    guard steps.count < Self.limit else { return }
    switch tree {
    case .set(let set): steps.append(.take(set))
    case .sequence(let parts): for part in parts { add(part) }
    case .choice(let parts): addChoice(parts)
    case .repeated(let part, let least, let most): addRepeated(part, least, most)
    }
  }

  private mutating func addChoice(_ parts: [PatternTree]) {
    var exits: [Int] = []
    for (index, part) in parts.enumerated() {
      guard index < parts.count - 1 else {
        add(part)
        break
      }
      let fork = steps.count
      steps.append(.jump(0))
      add(part)
      exits.append(steps.count)
      steps.append(.jump(0))
      steps[fork] = .split(fork + 1, steps.count)
    }
    for exit in exits { steps[exit] = .jump(steps.count) }
  }

  private mutating func addRepeated(_ part: PatternTree, _ least: Int, _ most: Int?) {
    for _ in 0..<least { add(part) }
    guard let most else {
      let fork = steps.count
      steps.append(.jump(0))
      add(part)
      steps.append(.jump(fork))
      steps[fork] = .split(fork + 1, steps.count)
      return
    }
    var forks: [Int] = []
    for _ in least..<max(least, most) {
      forks.append(steps.count)
      steps.append(.jump(0))
      add(part)
    }
    for fork in forks { steps[fork] = .split(fork + 1, steps.count) }
  }
}
