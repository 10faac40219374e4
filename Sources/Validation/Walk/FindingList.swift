internal import PropertyLists
internal import SourceText

/// Collects the findings in one document, and no more of each rule than asked for.
struct FindingList {
  /// What is known of the findings of one rule.
  private struct Tally {
    /// How many of each severity were met.
    var notes = 0
    var warnings = 0
    var errors = 0

    /// How many were met.
    var total: Int { notes + warnings + errors }

    /// Counts a finding and gives how many of its severity were met.
    mutating func count(_ severity: Severity) -> Int {
      switch severity {
      case .note:
        notes += 1
        return notes
      case .warning:
        warnings += 1
        return warnings
      case .error:
        errors += 1
        return errors
      }
    }
  }

  /// The comments that hold findings back.
  private(set) var suppressions: SuppressionList
  private var diagnostics: [Diagnostic] = []
  private var tallies: [Tally]
  private var ruleIndex = 0
  private let limit: Int
  private let selection: RuleSelection

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - limit: How many findings of a rule to keep, 0 for all.
  ///   - selection: The severities that are not for the rules to say.
  ///   - suppressions: The comments that hold findings back.
  init(limit: Int, selection: RuleSelection, suppressions: SuppressionList) {
    tallies = Array(repeating: Tally(), count: Rule.all.count)
    self.limit = limit
    self.selection = selection
    self.suppressions = suppressions
  }

  /// Says whose findings come next.
  @inline(__always)
  mutating func begin(_ index: Int) { ruleIndex = index }

  /// Adds a finding of the rule whose code runs.
  ///
  /// Past the limit it is only counted, but not before as many of its severity have been kept, so that many
  /// notes never hide an error.
  mutating func add(
    _ aspect: Aspect, _ severity: Severity, _ path: @autoclosure () -> [PropertyListPathStep],
    _ range: ByteRange, _ details: () -> FindingDetails
  ) {
    let severity = selection.severity(ofRule: ruleIndex) ?? severity
    if !suppressions.isEmpty, suppressions.holdsBack(RuleSet(ruleIndex), at: range) { return }
    let met = tallies[ruleIndex].count(severity)
    guard limit == 0 || met <= limit else { return }
    let details = details()
    diagnostics.append(
      Diagnostic(
        rule: Rule.allIDs[ruleIndex], code: details.code ?? aspect.id, severity: severity,
        message: details.message, help: details.help, keyPath: path(), range: range,
        references: details.references ?? Rule.allReferences[ruleIndex], related: details.related,
        fixes: details.fixes))
  }

  /// The findings in the order of their places, those past the limit of each rule counted in one note.
  func finished() -> [Diagnostic] {
    // By their places: a diagnostic is large, and every copy of it is counted.
    let ranges = diagnostics.map { $0.range }
    let order = ranges.indices.sorted { left, right in
      let (first, second) = (ranges[left], ranges[right])
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      if first.upperBound != second.upperBound { return first.upperBound < second.upperBound }
      return left < right
    }
    let isOrdered = order.elementsEqual(ranges.indices)
    let ordered = isOrdered ? diagnostics : order.map { diagnostics[$0] }
    guard limit > 0, tallies.contains(where: { $0.total > limit }) else { return ordered }
    var result = ordered
    for (index, tally) in tallies.enumerated() {
      if tally.total > limit { cut(Rule.all[index], tally.total, &result) }
    }
    return result
  }

  /// Keeps the worst findings of a rule, and puts a note behind the last of them.
  private func cut(_ rule: Rule, _ total: Int, _ all: inout [Diagnostic]) {
    let mine = all.indices.filter { all[$0].rule.isSameText(as: rule.id) }
    let worst = mine.sorted { left, right in
      all[left].severity != all[right].severity ? all[left].severity > all[right].severity : left < right
    }
    let kept = Set(worst.prefix(limit))
    let left = total - kept.count
    guard let last = kept.max() else { return }
    let note = Diagnostic(
      rule: rule.id, code: "more-findings", severity: .note,
      message: left == 1
        ? "One more finding of this rule in this file is not shown."
        : "\(left) more findings of this rule in this file are not shown.",
      help: "`--max-findings 0` shows all of them.", range: all[last].range, references: rule.references)
    let dropped = Set(mine).subtracting(kept)
    var result: [Diagnostic] = []
    for (index, diagnostic) in all.enumerated() where !dropped.contains(index) {
      result.append(diagnostic)
      if index == last { result.append(note) }
    }
    all = result
  }
}
