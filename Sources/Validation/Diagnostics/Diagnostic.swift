public import PropertyLists
public import SourceText

/// One finding: what is wrong, where, why it matters, and what can be done.
public struct Diagnostic: Sendable, Hashable {
  /// The id of the rule that found it, such as `wrong-type`.
  public let rule: String
  /// The kind of finding within the rule, such as `case-slip` or, for syntax errors, `unknown-element`.
  public let code: String
  /// How much it matters.
  public let severity: Severity
  /// What is wrong, in one sentence without a place.
  public let message: String
  /// What to do about it, nil where the message says it all.
  public let help: String?
  /// The index of the document in ``CheckReport/documents``.
  public let document: Int
  /// The path of the value in question from the root.
  ///
  /// For a missing key, the path the key would have; for a syntax error, the innermost container known.
  public let keyPath: [PropertyListPathStep]
  /// The bytes of the file in question.
  ///
  /// For a missing key, the opening of the dictionary that lacks it.
  public let range: ByteRange
  /// Where the demand comes from: numbers of the specification (`R233`) and codes of stores (`ITMS-90039`).
  public let references: [String]
  /// Other places that explain the finding.
  public let related: [RelatedPlace]
  /// Ways to mend it; several are alternatives.
  public let fixes: [Fix]

  /// Creates a finding.
  public init(
    rule: String, code: String = "", severity: Severity, message: String, help: String? = nil,
    document: Int = 0, keyPath: [PropertyListPathStep] = [], range: ByteRange, references: [String] = [],
    related: [RelatedPlace] = [], fixes: [Fix] = []
  ) {
    self.rule = rule
    self.code = code.isEmpty ? rule : code
    self.severity = severity
    self.message = message
    self.help = help
    self.document = document
    self.keyPath = keyPath
    self.range = range
    self.references = references
    self.related = related
    self.fixes = fixes
  }
}
