/// A word of the call that is known by its position.
public struct Argument: Sendable {
  /// How many words there are.
  public enum Count: Sendable, Hashable {
    /// Exactly one.
    case one
    /// One or none.
    case optional
    /// One or more.
    case oneOrMore
    /// Any number, none included.
    case any
    /// Exactly so many.
    case exactly(Int)

    /// The fewest and the most words allowed.
    var bounds: (least: Int, most: Int) {
      switch self {
      case .one: (1, 1)
      case .optional: (0, 1)
      case .oneOrMore: (1, .max)
      case .any: (0, .max)
      case .exactly(let count): (count, count)
      }
    }
  }

  /// What the word is; its placeholder is the name by which a command asks for it.
  public let kind: WordKind
  /// How many words there are.
  public let count: Count
  /// What it means, in sentences.
  public let help: String

  /// Creates an argument.
  ///
  /// - Parameters:
  ///   - kind: What the word is, and under which name, such as `.file("PATH")`.
  ///   - count: How many there are.
  ///   - help: What it means.
  public init(_ kind: WordKind, _ count: Count = .one, help: String) {
    self.kind = kind
    self.count = count
    self.help = help
  }

  /// The name by which a command asks for it, such as `PATH`.
  public var name: String { kind.placeholder }

  /// How it stands in a usage line: `PATH`, `[PATH]`, `PATH...`.
  var usage: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name)..."
    case .any: "[\(name)...]"
    case .exactly(let count): Array(repeating: name, count: count).joined(separator: " ")
    }
  }
}
