import SourceText

/// Which rules to check, and how much their findings matter where that is not for the rules to say.
public struct RuleSelection: Sendable, Hashable {
  /// The rules that are checked.
  private(set) var rules: RuleSet
  /// The rules whose findings have a severity of the configuration: notes, warnings, errors.
  private var notes: RuleSet = []
  private var warnings: RuleSet = []
  private var errors: RuleSet = []

  /// All rules, with the severities they give their findings.
  public static let all = RuleSelection(rules: .everything)

  private init(rules: RuleSet) { self.rules = rules }

  /// Chooses rules by name.
  ///
  /// - Parameters:
  ///   - select: Ids of rules, topics, or codes from ``Rule/references``; all rules if there is none.
  ///   - ignore: The same, for rules to leave out.
  /// - Throws: ``UnknownRuleError`` for the first name that no rule has.
  public init(select: [String], ignore: [String]) throws(UnknownRuleError) {
    self = .all
    try choose(select: select, ignore: ignore)
  }

  /// Chooses rules by name in place of those chosen so far; severities stay.
  ///
  /// - Parameters:
  ///   - select: Ids of rules, topics, or codes; without any the choice stays what it is.
  ///   - ignore: The same, for rules to leave out.
  /// - Throws: ``UnknownRuleError`` for the first name that no rule has; then nothing has changed.
  public mutating func choose(select: [String], ignore: [String]) throws(UnknownRuleError) {
    var chosen: RuleSet = select.isEmpty ? rules : []
    for name in select { chosen.formUnion(try RuleSet(named: name)) }
    for name in ignore { chosen.subtract(try RuleSet(named: name)) }
    rules = chosen
  }

  /// Says what counts for a few rules.
  mutating func set(_ level: RuleLevel, for few: RuleSet) {
    notes.subtract(few)
    warnings.subtract(few)
    errors.subtract(few)
    if level == .off { rules.subtract(few) } else { rules.formUnion(few) }
    switch level {
    case .off, .on: break
    case .note: notes.formUnion(few)
    case .warning: warnings.formUnion(few)
    case .error: errors.formUnion(few)
    }
  }

  /// Whether a rule is checked.
  public func contains(_ rule: Rule) -> Bool {
    Rule.index(of: rule.id).map { rules.contains(RuleSet($0)) } ?? false
  }

  /// What counts for a rule.
  public func level(of rule: Rule) -> RuleLevel {
    guard let index = Rule.index(of: rule.id), rules.contains(RuleSet(index)) else { return .off }
    switch severity(ofRule: index) {
    case nil: return .on
    case .note: return .note
    case .warning: return .warning
    case .error: return .error
    }
  }

  /// Whether every rule that is checked looks only at how a document reads, and at nothing in it or around it.
  package var isAboutReadingOnly: Bool {
    for (index, rule) in Rule.all.enumerated() where rules.contains(RuleSet(index)) {
      guard rule.check.isAboutReadingOnly else { return false }
    }
    return true
  }

  /// The severity that takes the place of the rule's own, nil for none.
  func severity(ofRule index: Int) -> Severity? {
    let rule = RuleSet(index)
    if errors.contains(rule) { return .error }
    if warnings.contains(rule) { return .warning }
    return notes.contains(rule) ? .note : nil
  }
}

extension RuleSet {
  /// The rules with a name: an id, a topic, or a code.
  ///
  /// - Throws: ``UnknownRuleError`` if there are none.
  init(named name: String) throws(UnknownRuleError) {
    var result: RuleSet = []
    for (index, rule) in Rule.all.enumerated() where rule.isMeant(by: name) { result.insert(RuleSet(index)) }
    guard !result.isEmpty else {
      throw UnknownRuleError(name: name, suggestion: Rule.suggestion(for: name))
    }
    self = result
  }
}

extension Rule {
  /// Whether a name is the rule's id, its topic, or one of its codes.
  fileprivate func isMeant(by name: String) -> Bool {
    id.isSameText(as: name) || topic.name.isSameText(as: name)
      || references.contains { $0.isSameText(as: name) }
  }
}
