import SourceText

internal import UniformTypes

/// An app that claims what is opened.
public struct HandlerCandidate: Sendable {
  private let list: BundleList
  let contender: Contender
  /// Whether it can be opened by a drop, even if it is never chosen.
  public let acceptsDrops: Bool
  /// Why it cannot be used at all, in a sentence; nil if it can.
  private let problem: String?

  init(_ contender: Contender, in list: BundleList, acceptsDrops: Bool, problem: String?) {
    self.list = list
    self.contender = contender
    self.acceptsDrops = acceptsDrops
    self.problem = problem
  }

  /// The app.
  public var bundle: RegisteredBundle { list.bundles[Int(contender.bundle)] }

  /// What it does with it.
  public var role: HandlerRole { contender.role }

  /// How it ranks itself.
  public var rank: HandlerRank { contender.rank }

  /// How far the claim is from what is opened; 0 if it names exactly that.
  public var distance: Int { Int(contender.match.distance) }

  /// What it claims: a type, an ending with its period, a MIME type, a code in quotes, or a scheme.
  public var claim: String {
    let (app, position) = (Int(contender.bundle), Int(contender.match.position))
    let claim = Int(contender.claim)
    // In one go each: copying the app or the claim takes longer than looking at it.
    switch contender.match.kind {
    case .type: return list.bundles[app].documentClaims[claim].types[position]
    case .filenameExtension:
      let name = list.bundles[app].documentClaims[claim].extensions[position]
      return name.isSameText(as: "*") ? name : "." + name
    case .mimeType: return list.bundles[app].documentClaims[claim].mimeTypes[position]
    case .typeCode: return "'\(list.bundles[app].documentClaims[claim].osTypes[position])'"
    case .scheme: return list.bundles[app].schemeClaims[claim].schemes[position]
    }
  }

  /// Whether it can be chosen.
  public var isUsable: Bool { contender.isUsable }

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

extension HandlerCandidate: Hashable {
  /// Whether two say the same of equal apps.
  public static func == (left: HandlerCandidate, right: HandlerCandidate) -> Bool {
    guard left.role == right.role, left.rank == right.rank, left.distance == right.distance,
      left.acceptsDrops == right.acceptsDrops, left.problem == right.problem,
      left.claim == right.claim
    else { return false }
    return (left.list === right.list && left.contender.bundle == right.contender.bundle)
      || left.bundle == right.bundle
  }

  /// Hashes what tells candidates apart mostly.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bundle.path)
    hasher.combine(distance)
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
