import SourceText
public import KeyCatalog

extension Rule {
  /// The rules that find what a store, a build or a device objects to; none if more than one file, or the store
  /// itself, is needed to tell.
  ///
  /// - Complexity: O(*n*) in the number of rules and their references.
  public static func finding(_ condition: StoreRule) -> [Rule] {
    let code = condition.code
    let general = foundByGeneralRules.first { entry in
      entry.codes.contains { $0.isSameText(as: code) }
    }
    return all.filter { rule in
      general.map { $0.rule.isSameText(as: rule.id) } ?? false || rule.refers(to: condition)
    }
  }

  /// Whether the rule names the code; one with a key behind it where it names such, the bare one elsewhere.
  private func refers(to condition: StoreRule) -> Bool {
    let number = condition.reference
    var isNumberNamed = false
    for reference in references {
      if reference.isSameText(as: condition.code) { return true }
      if reference.isSameText(as: number) {
        isNumberNamed = true
      } else if reference.hasBeginning(number + "-") {
        return references.contains { $0.isSameText(as: condition.code) }
      }
    }
    return isNumberNamed
  }

  /// Whether the rules that find a condition find all of it, without the program or other files.
  public static func findsAll(of condition: StoreRule) -> Bool {
    !foundInPart.contains { $0.isSameText(as: condition.code) }
  }

  /// Conditions of which one file shows only a part.
  static let foundInPart = [
    "ITMS-90022", "ITMS-90023", "ITMS-90032", "ITMS-90046", "ITMS-90236", "ITMS-90265", "ITMS-90296",
    "ITMS-90503", "ITMS-90562", "ITMS-90683", "ITMS-90892", "ITMS-90899", "ITMS-91053", "ITMS-91061",
    "MI-0xe80000d7", "NOT-hardened", "RUN-background-location", "RUN-bgtask-id", "RUN-bonjour",
    "RUN-canopenurl", "RUN-purpose-crash", "XCB-min-os",
  ]

  /// Conditions that a rule for all keys finds, by what the catalog says about the key in question.
  static let foundByGeneralRules: [(rule: String, codes: [String])] = [
    ("syntax-error", ["ITMS-90176"]),
    (
      "wrong-type",
      [
        "ITMS-90361", "XCB-bundle-id-type", "XCB-capability-type", "MI-0xe800009f", "MI-0xe80000a8",
        "MI-0xe80000c9", "PM-tracking-type",
      ]
    ),
    ("invalid-value", ["ITMS-91054", "XCB-pkginfo-code"]),
    ("deprecated-key", ["XCB-launch-images", "XCB-clk-families"]),
    ("written-by-build", ["XCB-device-family"]),
    ("wrong-platform", ["XCB-platform-key"]),
  ]
}
