/// A few rules, by their index in ``Rule/all``.
struct RuleSet: OptionSet, Sendable, Hashable {
  let rawValue: UInt128

  init(rawValue: UInt128) { self.rawValue = rawValue }

  /// Creates a set of one rule.
  init(_ index: Int) {
    // Half by half: Embedded Swift has no code for shifts of 128 bits by a distance that is not constant.
    let half = UInt128(UInt64(1) &<< UInt64(index & 63))
    rawValue = index < 64 ? half : half &<< 64
  }

  /// Every rule.
  static let everything = RuleSet(rawValue: .max)
}
