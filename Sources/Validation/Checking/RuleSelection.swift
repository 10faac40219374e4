/// Which rules to check.
public struct RuleSelection: Sendable, Hashable {
  let rules: RuleSet

  /// All rules.
  public static let all = RuleSelection(rules: .everything)

  private init(rules: RuleSet) { self.rules = rules }

  /// Chooses rules by name.
  ///
  /// - Parameters:
  ///   - select: Ids of rules, topics, or codes from ``Rule/references``; all rules if there is none.
  ///   - ignore: The same, for rules to leave out.
  /// - Throws: ``UnknownRuleError`` for the first name that no rule has.
  public init(select: [String], ignore: [String]) throws(UnknownRuleError) {
    var chosen: RuleSet = select.isEmpty ? .everything : []
    for name in select { chosen.formUnion(try Self.rules(named: name)) }
    for name in ignore { chosen.subtract(try Self.rules(named: name)) }
    rules = chosen
  }

  /// Whether a rule is checked.
  public func contains(_ rule: Rule) -> Bool {
    Rule.index(of: rule.id).map { rules.contains(RuleSet($0)) } ?? false
  }

  private static func rules(named name: String) throws(UnknownRuleError) -> RuleSet {
    var result: RuleSet = []
    for (index, rule) in Rule.all.enumerated() {
      let isMeant =
        rule.id.isSameText(as: name) || rule.topic.name.isSameText(as: name)
        || rule.references.contains { $0.isSameText(as: name) }
      if isMeant { result.insert(RuleSet(index)) }
    }
    guard !result.isEmpty else {
      throw UnknownRuleError(name: name, suggestion: Rule.suggestion(for: name))
    }
    return result
  }
}
