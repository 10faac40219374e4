internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let unknown = Aspect(
    "unknown-rule", "A comment names a rule that does not exist.", Levels(.warning))
  fileprivate static let nameless = Aspect("no-rule", "A comment names no rule.", Levels(.warning))

  /// Finds suppression comments that name no rule, or one that does not exist.
  static let invalidSuppression = Rule(
    id: "invalid-suppression",
    topic: .suppressions,
    summary: "A suppression comment names no rule that exists.",
    explanation: Explanation(
      finds: "Comments with infoplist:ignore that name a rule that does not exist, or no rule at all.",
      matters: "Such a comment holds nothing back.",
      instead: "Write <!-- infoplist:ignore RULE, RULE -- reason --> before a key, or infoplist:ignore-file.",
      sources: "This program."),
    references: [],
    aspects: [unknown, nameless],
    accepts: [
      Example("<!-- infoplist:ignore unknown-key -- read by our updater -->\n<key>Flag</key>\n<true/>"),
      Example("<!-- infoplist:ignore-file -->\n<key>Flag</key>\n<true/>"),
    ],
    rejects: [
      Example("<!-- infoplist:ignore ⟦unknown-kye⟧ -->\n<key>com.example.flag</key>\n<true/>"),
      Example("⟦<!-- infoplist:ignore -->⟧\n<key>com.example.flag</key>\n<true/>"),
    ],
    check: Check(reading: { run in
      for suppression in run.findings.suppressions.all {
        for (name, range) in suppression.unknownNames {
          run.report(unknown, [], at: range) {
            FindingDetails(
              "There is no rule named \(name.shown).",
              help: Rule.suggestion(for: name).map { "Did you mean \($0)?" }
                ?? "`infoplist rules` lists them.")
          }
        }
        if suppression.rules.isEmpty, suppression.unknownNames.isEmpty, !suppression.isForAllRules {
          run.report(nameless, [], at: suppression.range) {
            FindingDetails("The comment names no rule.", help: "Name the rules to hold back.")
          }
        }
      }
    }))
}
