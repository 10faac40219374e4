public import Validation

/// What a piece of a text report is, so that whoever knows the terminal can choose its look.
public enum TextRole: Sendable, Hashable {
  /// The path, line and column at the head of a finding.
  case place
  /// The word `error`, `warning` or `note`.
  case severity(Severity)
  /// What is wrong.
  case message
  /// The id of a rule.
  case rule
  /// Line numbers and the rule between them and the source.
  case gutter
  /// The marks under what is wrong.
  case mark(Severity)
  /// The marks under another place.
  case relatedMark
  /// The word before a line of help, such as `help` or `fix`.
  case label
  /// The line that says what an input was taken for.
  case input
  /// The last line, when nothing was found.
  case success
  /// The last line, when something was found; with the worst severity.
  case summary(Severity)
}
