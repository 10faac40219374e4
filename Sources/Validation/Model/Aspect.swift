/// One kind of finding of a rule, with its severities.
public struct Aspect: Sendable, Hashable {
  /// The name, such as `case-slip`; equal to the rule's id where the rule has only one kind of finding.
  public let id: String
  /// What is found, in a few words.
  public let summary: String
  /// How much it matters, by era and profile.
  public let levels: Levels

  /// Creates a kind of finding.
  init(_ id: String, _ summary: String, _ levels: Levels) {
    self.id = id
    self.summary = summary
    self.levels = levels
  }
}
