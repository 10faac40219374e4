/// An app that claims what is opened.
public struct HandlerCandidate: Sendable, Hashable {
  /// The app.
  public let bundle: RegisteredBundle
  /// What it does with it.
  public let role: HandlerRole
  /// How it ranks itself.
  public let rank: HandlerRank
  /// What it claims: a type, an ending with its period, a MIME type, a code in quotes, or a scheme.
  public let claim: String
  /// How far the claim is from what is opened; 0 if it names exactly that.
  public let distance: Int
  /// Whether it can be chosen.
  public let isUsable: Bool
  /// Whether it can be opened by a drop, even if it is never chosen.
  public let acceptsDrops: Bool
  /// Why it stands where it stands.
  public let because: String
}

/// Which app opens something, and why.
public struct HandlerAnswer: Sendable, Hashable {
  /// All that claim it, those that can be chosen first, the winner at the top.
  public let candidates: [HandlerCandidate]
  /// The one that is chosen, nil if none can be.
  public let winner: HandlerCandidate?
  /// Why it won, or why none did.
  public let reasons: [String]
}
