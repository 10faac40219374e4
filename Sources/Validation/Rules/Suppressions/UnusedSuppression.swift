internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let unused = Aspect(
    "unused-suppression", "A comment holds nothing back.", Levels(.note))

  /// Finds suppression comments that have nothing to suppress.
  static let unusedSuppression = Rule(
    id: "unused-suppression",
    topic: .suppressions,
    summary: "A suppression comment holds no finding back.",
    explanation: Explanation(
      finds:
        "Comments with infoplist:ignore before a key under which the named rule finds nothing. Rules that "
        + "are switched off, or have nothing to say in this profile and era, do not count.",
      matters: "The comment misleads readers, and will hide the next finding.",
      instead: "Remove the comment, or the name of the rule from it.",
      sources: "This program."),
    references: [],
    aspects: [unused],
    accepts: [
      Example("<!-- infoplist:ignore unknown-key -->\n<key>Flag</key>\n<true/>")
    ],
    rejects: [
      Example("⟦<!-- infoplist:ignore unknown-key -->⟧\n<key>com.example.flag</key>\n<true/>"),
      Example("<key>com.example.flag</key>\n<true/>\n⟦<!-- infoplist:ignore unknown-key -->⟧"),
    ],
    check: Check(closing: { run in
      guard run.document.isValid else { return }
      for suppression in run.findings.suppressions.all {
        let unusedRules = suppression.rules.intersection(run.activeRules).subtracting(suppression.used)
        let isIdle = suppression.isForAllRules && suppression.used.isEmpty
        guard isIdle || !unusedRules.isEmpty else { continue }
        run.report(unused, [], at: suppression.range) {
          let names = Rule.all.indices.filter { unusedRules.contains(RuleSet($0)) }.map { Rule.all[$0].id }
          return FindingDetails(
            isIdle
              ? "The comment holds nothing back."
              : "The comment holds nothing of \(names.joined(by: "and")) back.",
            help: "Remove it.")
        }
      }
    }))
}
