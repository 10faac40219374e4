/// The text of a rule's page, under fixed headings.
public struct Explanation: Sendable, Hashable {
  /// What is found, and what is not.
  public let finds: String
  /// What happens if nothing is done.
  public let matters: String
  /// What to write instead.
  public let instead: String
  /// What a fix does, nil for a rule without fixes.
  public let fix: String?
  /// Where the demand comes from, in words.
  public let sources: String

  /// Creates a text.
  init(finds: String, matters: String, instead: String, fix: String? = nil, sources: String) {
    self.finds = finds
    self.matters = matters
    self.instead = instead
    self.fix = fix
    self.sources = sources
  }
}
