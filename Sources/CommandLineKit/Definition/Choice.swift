/// One of the words that an option or argument accepts.
public struct Choice: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The word.
  public let name: String
  /// What it means, in a few words, or empty if the word says it.
  public let help: String

  /// Creates a choice.
  public init(_ name: String, _ help: String = "") {
    self.name = name
    self.help = help
  }

  /// Creates a choice that needs no explanation.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}
