/// A name that no rule, topic or code has.
public struct UnknownRuleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name.
  public let name: String
  /// The id of a rule that was probably meant.
  public let suggestion: String?

  /// The error in one sentence, with what to do.
  public var description: String {
    let start = "There is no rule, topic or code named \(name.shown)"
    guard let suggestion else { return "\(start); `infoplist rules` lists them." }
    return "\(start); did you mean \(suggestion)?"
  }
}
