/// An app that claims what is opened.
public struct HandlerCandidate: Sendable, Hashable {
  let shared: SharedBundle
  /// What it does with it.
  public let role: HandlerRole
  /// How it ranks itself.
  public let rank: HandlerRank
  /// What it claims: a type, an ending with its period, a MIME type, a code in quotes, or a scheme.
  public let claim: String
  /// How far the claim is from what is opened; 0 if it names exactly that.
  public let distance: Int
  /// Whether it can be opened by a drop, even if it is never chosen.
  public let acceptsDrops: Bool
  /// Why it cannot be used at all, in a sentence; nil if it can.
  let problem: String?

  /// The app.
  public var bundle: RegisteredBundle { shared.bundle }

  /// Whether it can be chosen.
  public var isUsable: Bool { problem == nil && rank != .none }

  /// Why it stands where it stands.
  public var because: String {
    if let problem { return problem }
    if rank == .none {
      return
        "Its rank is None, so it is never chosen to open it and only accepts it when it is dropped on it."
    }
    return "\(described); its rank is \(rank.name) and its role \(role.name)."
  }

  private var described: String {
    switch distance {
    case 0: "It claims \(claim) itself"
    case ClaimMatch.wildcardText...: "It claims everything, by \(claim)"
    case ClaimMatch.wildcardType...: "It claims \(claim), which nearly everything conforms to"
    case 1: "It claims \(claim), one step up from the type"
    default: "It claims \(claim), \(distance) steps up from the type"
    }
  }
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
