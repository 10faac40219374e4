extension TransportPolicy {
  /// Decides whether a URL may be loaded.
  ///
  /// A pure function: the same policy, URL and context always give the same answer. Of a redirect, each hop is
  /// decided about on its own (A4).
  ///
  /// - Complexity: O(*n*) in the length of the host for each of its labels, however many exceptions there are.
  public func decision(for url: TransportURL, in context: TransportContext) -> TransportDecision {
    var decider = TransportDecider(self, context, url.host)
    let requirements = decider.requirements()
    var reasons = decider.reasons
    if url.hasUnusualAddress {
      reasons.insert(TransportReason("The host is another spelling of \(url.host.name) (inferred)."), at: 0)
    }
    let isAllowed = url.scheme.isSecure || !requirements.requiresTLS
    if !isAllowed {
      reasons.append(
        TransportReason("The URL asks for a connection without TLS: error -1022 of NSURLErrorDomain.", place))
    }
    let (pins, isDisputed) = pins(for: url, in: context, &reasons)
    return TransportDecision(
      url: url, isAllowed: isAllowed, requirements: requirements, pins: pins,
      matchedDomain: decider.matched?.domain, ignoredKeys: decider.ignoredKeys,
      dependsOnDepth: decider.dependsOnDepth || isDisputed, reasons: reasons)
  }

  /// The pins of a host, and whether another reading of subdomains finds others (A17, A26).
  private func pins(
    for url: TransportURL, in context: TransportContext, _ reasons: inout [TransportReason]
  ) -> (pins: [TransportPin], isDisputed: Bool) {
    guard !pinnedDomains.isEmpty, url.scheme.isSecure, context.system.has(.enforcement),
      context.linkedSDK.has(.enforcement), context.api != .other
    else { return ([], false) }
    let domain = pins(for: url.host, on: context.system, depth: context.depth)
    let other = pins(for: url.host, on: context.system, depth: context.depth == .any ? .one : .any)
    if let domain, !domain.pins.isEmpty {
      reasons.append(
        TransportReason(
          "The certificates of \(domain.domain) are pinned"
            + (context.api == .web ? "; reports say that web views do not look." : "."), domain.place))
    }
    let isDisputed = domain?.place != other?.place
    if isDisputed, let covering = context.depth == .any ? domain : other {
      reasons.append(
        .aboutDepth(covering.domain, url.host, covering.includesSubdomains?.place ?? covering.place))
    }
    return (domain?.pins ?? [], isDisputed)
  }
}
