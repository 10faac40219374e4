internal import SourceText

/// A comment that holds findings back: `infoplist:ignore RULE, RULE -- reason`, or `infoplist:ignore-file`.
struct Suppression {
  /// The bytes of the comment.
  let range: ByteRange
  /// Whether it counts for the whole file.
  let isForFile: Bool
  /// The rules it names.
  let rules: RuleSet
  /// Whether it names no rule and so means all of them; only for the whole file.
  let isForAllRules: Bool
  /// The names no rule has, with their places.
  let unknownNames: [(name: String, range: ByteRange)]
  /// The bytes it counts for, nil if nothing follows the comment.
  var scope: ByteRange?
  /// The index of the suppression with the next larger scope around this one, or -1.
  var outer = -1
  /// The rules of which it held a finding back.
  var used: RuleSet = []
}
