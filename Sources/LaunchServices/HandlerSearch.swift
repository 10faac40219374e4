import SourceText
public import UniformTypes

/// Finds the app that opens something (L24–L34, R81, R82).
///
/// The bundles may be all that are registered, or only those that claim anything of what is opened: the answer is the
/// same.
public struct HandlerSearch: Sendable {
  private let bundles: [RegisteredBundle]
  private let types: TypeRegistry
  private let options: HandlerOptions

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - bundles: The registered bundles.
  ///   - types: The system's types and those of the bundles.
  public init(_ bundles: [RegisteredBundle], types: TypeRegistry, options: HandlerOptions = HandlerOptions())
  {
    self.bundles = bundles
    self.types = types
    self.options = options
  }

  /// Finds all apps that claim something, and the one that is chosen.
  ///
  /// - Complexity: O(*n*) in the number of claims, O(*k* log *k*) in the number of those that fit.
  public func answer(_ query: HandlerQuery) -> HandlerAnswer {
    var found: [HandlerCandidate] = []
    switch query {
    case .document(let item):
      let matcher = DocumentMatcher(item, types, usesTypes: options.usesTypes)
      for bundle in bundles where bundle.isApplication {
        if let candidate = candidate(bundle, bundle.documentClaims, matcher) { found.append(candidate) }
      }
    case .scheme(let scheme):
      for bundle in bundles where bundle.isApplication {
        if let candidate = candidate(bundle, scheme) { found.append(candidate) }
      }
    }
    return ranked(CandidateOrder(options.order).sorted(found), query)
  }

  // MARK: Candidates

  private func candidate(
    _ bundle: RegisteredBundle, _ claims: [DocumentClaim], _ matcher: DocumentMatcher
  ) -> HandlerCandidate? {
    var best: (claim: DocumentClaim, match: ClaimMatch)?
    for claim in claims where options.roles.includes(claim.role) {
      guard let match = matcher.match(claim) else { continue }
      guard let current = best else {
        best = (claim, match)
        continue
      }
      let isBetter =
        weight(match.distance, claim.rank, claim.role)
        .lexicographicallyPrecedes(weight(current.match.distance, current.claim.rank, current.claim.role))
      if isBetter { best = (claim, match) }
    }
    guard let best else { return nil }
    return make(bundle, best.claim.role, best.claim.rank, best.match)
  }

  private func candidate(_ bundle: RegisteredBundle, _ scheme: String) -> HandlerCandidate? {
    var best: (claim: SchemeClaim, match: ClaimMatch)?
    for claim in bundle.schemeClaims where options.roles.includes(claim.role) {
      guard let own = claim.schemes.first(where: { $0.isSameTextIgnoringCase(as: scheme) }) else { continue }
      if let current = best,
        !weight(0, claim.rank, claim.role).lexicographicallyPrecedes(
          weight(0, current.claim.rank, current.claim.role))
      {
        continue
      }
      best = (claim, ClaimMatch(distance: 0, claim: own))
    }
    guard let best else { return nil }
    return make(bundle, best.claim.role, best.claim.rank, best.match)
  }

  /// What decides between two claims of one app; a rank that is never chosen comes last, whatever it claims.
  private func weight(_ distance: Int, _ rank: HandlerRank, _ role: HandlerRole) -> [Int] {
    [rank == .none ? 1 : 0, distance, rank.position(in: options.order), Int(role.rawValue)]
  }

  private func make(
    _ bundle: RegisteredBundle, _ role: HandlerRole, _ rank: HandlerRank, _ match: ClaimMatch
  ) -> HandlerCandidate {
    let problem = Usability(options).problem(of: bundle)
    let drops = rank.acceptsDrops(in: options.order)
    let because: String
    if let problem {
      because = problem
    } else if rank == .none {
      because =
        "Its rank is None, so it is never chosen to open it and only accepts it when it is dropped on it."
    } else {
      because = "\(Self.describe(match)); its rank is \(rank.name) and its role \(role.name)."
    }
    return HandlerCandidate(
      bundle: bundle, role: role, rank: rank, claim: match.claim, distance: match.distance,
      isUsable: problem == nil && rank != .none, acceptsDrops: problem == nil && drops, because: because)
  }

  private static func describe(_ match: ClaimMatch) -> String {
    switch match.distance {
    case 0: "It claims \(match.claim) itself"
    case ClaimMatch.wildcardText...: "It claims everything, by \(match.claim)"
    case ClaimMatch.wildcardType...: "It claims \(match.claim), which nearly everything conforms to"
    case 1: "It claims \(match.claim), one step up from the type"
    default: "It claims \(match.claim), \(match.distance) steps up from the type"
    }
  }

  // MARK: The winner

  private func ranked(_ candidates: [HandlerCandidate], _ query: HandlerQuery) -> HandlerAnswer {
    if let (chosen, reason) = bound(candidates, query) {
      let others = candidates.filter { !$0.bundle.path.isSameText(as: chosen.bundle.path) }
      return HandlerAnswer(candidates: [chosen] + others, winner: chosen, reasons: [reason])
    }
    guard let winner = candidates.first, winner.isUsable else {
      return HandlerAnswer(candidates: candidates, winner: nil, reasons: [nobody(candidates)])
    }
    var reasons = [winner.because]
    if candidates.count > 1, candidates[1].isUsable {
      reasons.append(CandidateOrder(options.order).difference(winner, candidates[1]))
    } else if candidates.count == 1 {
      reasons.append("No other app claims it.")
    } else {
      reasons.append("No other app that claims it can be chosen.")
    }
    return HandlerAnswer(candidates: candidates, winner: winner, reasons: reasons)
  }

  private func nobody(_ candidates: [HandlerCandidate]) -> String {
    if candidates.isEmpty { return "No registered app claims it (kLSApplicationNotFoundErr)." }
    return "None of the apps that claim it can be chosen (kLSApplicationNotFoundErr)."
  }

  /// The app that the person chose, if it claims what is opened and can be used.
  private func bound(
    _ candidates: [HandlerCandidate], _ query: HandlerQuery
  ) -> (HandlerCandidate, String)? {
    guard !options.bindings.isEmpty else { return nil }
    switch query {
    case .scheme(let scheme):
      for binding in options.bindings {
        guard case .scheme(let own) = binding.subject, own.isSameTextIgnoringCase(as: scheme) else {
          continue
        }
        if let found = candidates.first(where: { $0.isUsable && $0.bundle.isNamed(binding.app) }) {
          return (found, "The person chose \(binding.app) for the scheme \(scheme).")
        }
      }
    case .document(let item):
      // The type itself first, then what it conforms to, nearest first.
      for ancestor in types.ancestry(of: item.type) {
        for binding in options.bindings {
          guard case .type(let own) = binding.subject, own.isSameTextIgnoringCase(as: ancestor.identifier)
          else {
            continue
          }
          if let found = candidates.first(where: { $0.isUsable && $0.bundle.isNamed(binding.app) }) {
            return (found, "The person chose \(binding.app) for \(ancestor.identifier).")
          }
        }
      }
    }
    return nil
  }
}
