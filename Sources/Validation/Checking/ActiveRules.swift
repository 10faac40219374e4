internal import KeyCatalog

/// The steps of the rules that can find anything in a run, by the time they are called.
struct ActiveRules {
  /// The step of one rule.
  struct Entry<Step> {
    let index: Int
    let step: Step
  }

  private(set) var rules: RuleSet = []
  private(set) var reading: [Entry<Check.DocumentStep>] = []
  private(set) var dictionary: [Entry<Check.VisitStep>] = []
  private(set) var key: [Entry<Check.VisitStep>] = []
  private(set) var value: [Entry<Check.VisitStep>] = []
  private(set) var closing: [Entry<Check.DocumentStep>] = []

  /// Chooses the rules that are asked for and have a severity in an era and profile.
  init(_ selection: RuleSelection, era: Era, profile: Profile) {
    for (index, rule) in Rule.all.enumerated() where selection.rules.contains(RuleSet(index)) {
      guard rule.aspects.contains(where: { $0.levels[era, profile] != .off }) else { continue }
      rules.insert(RuleSet(index))
      if let step = rule.check.reading { reading.append(Entry(index: index, step: step)) }
      if let step = rule.check.dictionary { dictionary.append(Entry(index: index, step: step)) }
      if let step = rule.check.key { key.append(Entry(index: index, step: step)) }
      if let step = rule.check.value { value.append(Entry(index: index, step: step)) }
      if let step = rule.check.closing { closing.append(Entry(index: index, step: step)) }
    }
  }
}
