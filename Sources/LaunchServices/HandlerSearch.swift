import SourceText
public import UniformTypes

/// Finds the app that opens something (L24–L34, R81, R82).
///
/// The bundles may be all that are registered, or only those that claim anything of what is opened: the answer is the
/// same.
public struct HandlerSearch: Sendable {
  private let bundles: [SharedBundle]
  private let types: TypeRegistry
  private let options: HandlerOptions
  /// Nil if all of the bundles are looked at.
  private let index: ClaimIndex?

  /// Creates a search for many questions.
  ///
  /// - Complexity: O(*n*) in the number of claims.
  /// - Parameters:
  ///   - bundles: The registered bundles.
  ///   - types: The system's types and those of the bundles.
  public init(_ bundles: [RegisteredBundle], types: TypeRegistry, options: HandlerOptions = HandlerOptions())
  {
    self.bundles = bundles.map { SharedBundle($0) }
    self.types = types
    self.options = options
    index = ClaimIndex(self.bundles)
  }

  /// Creates a search for one question among bundles of which most claim something of what is asked for.
  package init(selected bundles: [RegisteredBundle], types: TypeRegistry, options: HandlerOptions) {
    self.bundles = bundles.map { SharedBundle($0) }
    self.types = types
    self.options = options
    index = nil
  }

  /// Finds all apps that claim something, and the one that is chosen.
  ///
  /// - Complexity: O(*k* log *k*) in the number of apps whose claims fit.
  public func answer(_ query: HandlerQuery) -> HandlerAnswer {
    var found: [HandlerCandidate] = []
    switch query {
    case .document(let item):
      let matcher = DocumentMatcher(item, types, usesTypes: options.usesTypes)
      guard let index else {
        for shared in bundles where shared.isApplication {
          for claim in shared.bundle.documentClaims.indices {
            take(claim, of: shared, matcher, nil, into: &found)
          }
        }
        break
      }
      let hits = matcher.claims(in: index)
      found.reserveCapacity(hits.count)
      for hit in hits {
        let shared = bundles[Int(hit.entry.bundle)]
        take(Int(hit.entry.claim), of: shared, matcher, hit.distance, into: &found)
      }
    case .scheme(let scheme):
      guard let index else {
        for shared in bundles where shared.isApplication {
          for claim in shared.bundle.schemeClaims { take(claim, of: shared, scheme, into: &found) }
        }
        break
      }
      for entry in index.claims(onScheme: scheme) {
        let shared = bundles[Int(entry.bundle)]
        take(shared.bundle.schemeClaims[Int(entry.claim)], of: shared, scheme, into: &found)
      }
    }
    return ranked(CandidateOrder(options.order).sorted(found), query)
  }

  // MARK: Candidates

  private func take(
    _ claim: Int, of shared: SharedBundle, _ matcher: DocumentMatcher, _ distance: Int?,
    into found: inout [HandlerCandidate]
  ) {
    // One member after another: copying all of a claim takes longer than looking at it.
    let role = shared.bundle.documentClaims[claim].role
    guard options.roles.includes(role), let match = matcher.match(claim, of: shared, distance: distance)
    else { return }
    take(shared, role, shared.bundle.documentClaims[claim].rank, match, into: &found)
  }

  private func take(
    _ claim: SchemeClaim, of shared: SharedBundle, _ scheme: String, into found: inout [HandlerCandidate]
  ) {
    guard options.roles.includes(claim.role),
      let own = claim.schemes.first(where: { $0.isSameTextIgnoringCase(as: scheme) })
    else { return }
    take(shared, claim.role, claim.rank, ClaimMatch(distance: 0, claim: own), into: &found)
  }

  /// Adds a candidate, or puts it in the place of one with a worse claim of the same bundle, whose claims come together.
  private func take(
    _ shared: SharedBundle, _ role: HandlerRole, _ rank: HandlerRank, _ match: ClaimMatch,
    into found: inout [HandlerCandidate]
  ) {
    if let last = found.last, last.shared === shared {
      let isBetter = weight(match.distance, rank, role) < weight(last.distance, last.rank, last.role)
      guard isBetter else { return }
      found.removeLast()
    }
    let problem = Usability(options).problem(of: shared)
    found.append(
      HandlerCandidate(
        shared: shared, role: role, rank: rank, claim: match.claim, distance: match.distance,
        acceptsDrops: problem == nil && rank.acceptsDrops(in: options.order), problem: problem))
  }

  /// What decides between two claims of one app; a rank that is never chosen comes last, whatever it claims.
  private func weight(_ distance: Int, _ rank: HandlerRank, _ role: HandlerRole) -> Int64 {
    CandidateOrder(options.order).weight(rank == .none ? 1 : 0, distance, rank, role)
  }

  // MARK: The winner

  private func ranked(_ candidates: [HandlerCandidate], _ query: HandlerQuery) -> HandlerAnswer {
    if let (chosen, reason) = bound(candidates, query) {
      let others = candidates.filter { $0.shared !== chosen.shared }
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
        if let found = candidates.first(where: { $0.isUsable && $0.shared.bundle.isNamed(binding.app) }) {
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
          if let found = candidates.first(where: { $0.isUsable && $0.shared.bundle.isNamed(binding.app) }) {
            return (found, "The person chose \(binding.app) for \(ancestor.identifier).")
          }
        }
      }
    }
    return nil
  }
}
