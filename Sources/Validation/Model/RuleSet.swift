/// A few rules, by their index in ``Rule/all``, in one word.
struct RuleSet: OptionSet, Sendable, Hashable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates a set of one rule.
  init(_ index: Int) { rawValue = 1 << UInt64(index) }

  /// Every rule.
  static let everything = RuleSet(rawValue: .max)
}
