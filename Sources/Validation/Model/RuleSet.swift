/// A few rules, by their index in ``Rule/all``.
struct RuleSet: OptionSet, Sendable, Hashable {
  let rawValue: UInt128

  init(rawValue: UInt128) { self.rawValue = rawValue }

  /// Creates a set of one rule.
  init(_ index: Int) { rawValue = 1 << UInt128(index) }

  /// Every rule.
  static let everything = RuleSet(rawValue: .max)
}
