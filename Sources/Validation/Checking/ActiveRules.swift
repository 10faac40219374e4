internal import KeyCatalog

/// The steps of the rules that can find anything in a run, by the time they are called.
final class ActiveRules {
  /// The step of one rule that looks at the document as a whole.
  struct DocumentEntry {
    let index: Int
    let step: Check.DocumentStep
  }

  /// The step of one rule that looks at one place.
  struct VisitEntry {
    let index: Int
    let step: Check.VisitStep
  }

  /// The steps that look at one place, by what is there.
  struct VisitEntries {
    /// All steps.
    private(set) var all: [VisitEntry] = []
    /// Where each of them has anything to look at.
    private var scopes: [Check.Scope] = []
    /// Those for places without a record.
    private(set) var unknown: [VisitEntry] = []

    fileprivate mutating func add(_ entry: VisitEntry, _ scope: Check.Scope) {
      all.append(entry)
      scopes.append(scope)
      if scope.includesUnknown { unknown.append(entry) }
    }

    /// The steps for a place with a record.
    fileprivate func matching(_ facts: RecordFacts) -> [VisitEntry] {
      all.indices.filter { scopes[$0].includes(facts) }.map { all[$0] }
    }
  }

  /// The steps for the place of one record.
  final class Selection {
    let dictionary: [VisitEntry]
    let key: [VisitEntry]
    let value: [VisitEntry]

    fileprivate init(_ rules: ActiveRules, _ facts: RecordFacts) {
      dictionary = rules.dictionary.matching(facts)
      key = rules.key.matching(facts)
      value = rules.value.matching(facts)
    }
  }

  /// The profile the rules were chosen for.
  let profile: Profile
  private(set) var rules: RuleSet = []
  private(set) var reading: [DocumentEntry] = []
  private(set) var dictionary = VisitEntries()
  private(set) var key = VisitEntries()
  private(set) var value = VisitEntries()
  private(set) var closing: [DocumentEntry] = []

  /// Chooses the rules that are asked for and have a severity in an era and profile.
  init(_ selection: RuleSelection, era: Era, profile: Profile) {
    self.profile = profile
    for (index, rule) in Rule.all.enumerated() where selection.rules.contains(RuleSet(index)) {
      guard rule.aspects.contains(where: { $0.levels[era, profile] != .off }) else { continue }
      rules.insert(RuleSet(index))
      let check = rule.check
      if let step = check.reading { reading.append(DocumentEntry(index: index, step: step)) }
      if let step = check.dictionary {
        dictionary.add(VisitEntry(index: index, step: step), check.dictionaryScope)
      }
      if let step = check.key { key.add(VisitEntry(index: index, step: step), check.keyScope) }
      if let step = check.value { value.add(VisitEntry(index: index, step: step), check.valueScope) }
      if let step = check.closing { closing.append(DocumentEntry(index: index, step: step)) }
    }
  }

  /// Whether any step looks at single places.
  var hasVisits: Bool { !(dictionary.all.isEmpty && key.all.isEmpty && value.all.isEmpty) }

  /// Whether every rule looks only at how a document reads.
  var areAboutReadingOnly: Bool { !hasVisits && closing.isEmpty }

  /// The steps that have anything to look at where a record describes the value.
  func selection(for facts: RecordFacts) -> Selection { Selection(self, facts) }
}
