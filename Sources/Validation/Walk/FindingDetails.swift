/// The words of a finding, and what goes with them.
struct FindingDetails {
  /// What is wrong, in one sentence without a place.
  var message: String
  /// What to do about it.
  var help: String?
  /// A finer kind than the rule's, nil for that of the aspect.
  var code: String?
  /// Where the demand comes from, nil for the references of the rule.
  var references: [String]?
  /// Other places that explain the finding.
  var related: [RelatedPlace] = []
  /// Ways to mend it.
  var fixes: [Fix] = []

  /// Creates the words.
  init(
    _ message: String, help: String? = nil, code: String? = nil, references: [String]? = nil,
    related: [RelatedPlace] = [], fixes: [Fix?] = []
  ) {
    self.message = message
    self.help = help
    self.code = code
    self.references = references
    self.related = related
    self.fixes = fixes.compactMap { $0 }
  }
}
