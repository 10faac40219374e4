import SourceText
public import UniformTypes

/// Finds the app that opens something (L24–L34, R81, R82).
///
/// The bundles may be all that are registered, or only those that claim anything of what is opened: the answer is the
/// same.
public struct HandlerSearch: Sendable {
  private let list: BundleList
  private let types: TypeRegistry
  private let options: HandlerOptions
  private let index: ClaimIndex
  private let order: CandidateOrder
  private let usability: Usability

  /// Creates a search.
  ///
  /// - Complexity: O(*n*) in the number of claims.
  /// - Parameters:
  ///   - bundles: The registered bundles.
  ///   - types: The system's types and those of the bundles.
  public init(_ bundles: [RegisteredBundle], types: TypeRegistry, options: HandlerOptions = HandlerOptions())
  {
    list = BundleList(bundles)
    index = ClaimIndex(list)
    order = CandidateOrder(options.order, of: list)
    usability = Usability(options)
    self.types = types
    self.options = options
  }

  /// Finds all apps that claim something, and the one that is chosen.
  ///
  /// - Complexity: O(*k* log *k*) in the number of claims that fit.
  public func answer(_ query: HandlerQuery) -> HandlerAnswer {
    let contenders: [Contender]
    switch query {
    case .document(let item):
      let matcher = DocumentMatcher(item, types, usesTypes: options.usesTypes)
      contenders = self.contenders(matcher.matches(in: index), of: index.documentClaims)
    case .scheme(let scheme):
      let matches = index.schemes[scheme].map { ClaimMatch($0, .scheme, distance: 0) }
      contenders = self.contenders(matches, of: index.schemeClaims)
    }
    return ranked(order.candidates(contenders, usability), query)
  }

  /// The apps whose claims fit, in the order of their numbers, each with its best claim.
  private func contenders(_ matches: [ClaimMatch], of claims: [ClaimIndex.Claim]) -> [Contender] {
    // Sorted by their claims, those of each app stand together.
    var places: [UInt64] = []
    places.reserveCapacity(matches.count)
    for index in matches.indices where options.roles.includes(claims[Int(matches[index].claim)].role) {
      places.append(UInt64(truncatingIfNeeded: matches[index].claim) << 32 | UInt64(index))
    }
    places.sort()
    var contenders: [Contender] = []
    contenders.reserveCapacity(places.count)
    var last: (bundle: Int32, weight: UInt64, match: ClaimMatch)?
    for place in places {
      let match = matches[Int(truncatingIfNeeded: place & 0xFFFF_FFFF)]
      let claim = claims[Int(match.claim)]
      // A rank that is never chosen comes last, whatever it claims.
      let weight = order.weight(claim.rank == .none ? 1 : 0, match, claim.rank, claim.role)
      if let last, last.bundle == claim.bundle {
        let isBetter =
          weight != last.weight
          ? weight < last.weight : match.claim == last.match.claim && match.precedes(last.match)
        guard isBetter else { continue }
        contenders.removeLast()
      }
      contenders.append(Contender(claim, match))
      last = (claim.bundle, weight, match)
    }
    usability.mark(&contenders, in: list)
    return contenders
  }

  // MARK: The winner

  private func ranked(_ candidates: [HandlerCandidate], _ query: HandlerQuery) -> HandlerAnswer {
    if let (chosen, reason) = bound(candidates, query) {
      let others = candidates.filter { $0.contender.bundle != chosen.contender.bundle }
      return HandlerAnswer(candidates: [chosen] + others, winner: chosen, reasons: [reason])
    }
    guard let winner = candidates.first, winner.isUsable else {
      return HandlerAnswer(candidates: candidates, winner: nil, reasons: [nobody(candidates)])
    }
    var reasons = [winner.because]
    if candidates.count > 1, candidates[1].isUsable {
      reasons.append(order.difference(winner, candidates[1]))
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
