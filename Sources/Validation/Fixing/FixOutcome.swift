public import PropertyLists

/// A document after its fixes.
public struct FixOutcome: Sendable {
  /// A fix and the finding it mends.
  public struct Entry: Sendable, Hashable {
    /// The id of the rule.
    public let rule: String
    /// What the fix does.
    public let title: String
    /// The path of the value in question.
    public let keyPath: [PropertyListPathStep]
  }

  /// The document as it is now; the one that was given if nothing was applied.
  public internal(set) var document: PropertyListDocument
  /// The fixes that were applied, in the order in which they were.
  public internal(set) var applied: [Entry] = []
  /// The fixes that were left out because they would have broken the file, brought another finding, or mended
  /// nothing.
  public internal(set) var refused: [Entry] = []
  /// How many times the document was gone through.
  public internal(set) var passes = 0

  /// Whether some finding left is of a rule that has fixes, if only for other formats.
  public internal(set) var hasFixableRule = false

  /// Whether the bytes have changed.
  public var isChanged: Bool { !applied.isEmpty }
}
