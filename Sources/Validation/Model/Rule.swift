/// A demand on property lists, together with its reasons, its examples and the code that checks it.
///
/// A rule is a value; ``all`` lists them. The examples are its tests and stand on its page.
public struct Rule: Sendable {
  /// The name used in reports, options and suppression comments, such as `wrong-type`.
  public let id: String
  /// The subject it is filed under.
  public let topic: RuleTopic
  /// What it finds, in one sentence.
  public let summary: String
  /// Why there is such a rule and what to do about its findings.
  public let explanation: Explanation
  /// Where the demand comes from: numbers of the specification and codes of stores.
  public let references: [String]
  /// The kinds of finding, each with its severities; the only place where severities are set.
  public let aspects: [Aspect]
  /// Documents the rule has nothing to say about.
  public let accepts: [Example]
  /// Documents the rule objects to, exactly at the places marked.
  public let rejects: [Example]
  /// The code.
  let check: Check

  /// Creates a rule.
  init(
    id: String, topic: RuleTopic, summary: String, explanation: Explanation, references: [String],
    aspects: [Aspect], accepts: [Example], rejects: [Example], check: Check
  ) {
    self.id = id
    self.topic = topic
    self.summary = summary
    self.explanation = explanation
    self.references = references
    self.aspects = aspects
    self.accepts = accepts
    self.rejects = rejects
    self.check = check
  }
}

extension Rule: Identifiable {}
