/// What one exception of a policy changes, found out by deciding with and without it (R195, R197).
struct ExceptionEffect {
  private let policy: TransportPolicy
  private let index: Int
  /// Hosts for which the exception may count: its domain, and a name below it.
  private let hosts: [TransportHost]
  /// Made once, since a policy has many parts to copy; nil if there are no hosts.
  private var decider: TransportDecider?

  /// Prepares for questions about an exception, by its index.
  init(_ policy: TransportPolicy, _ index: Int) {
    self.policy = policy
    self.index = index
    let exception = policy.exceptions[index]
    if let range = exception.addresses {
      hosts = [TransportHost(range.first)]
    } else if DomainName(exception.domain).unmatchedFlaw == nil {
      let name = Array(exception.domain.utf8)
      // A label that no entry has, so that the nearest entry above counts.
      let below = exception.coversSubdomains ? [TransportHost(name: Array("_.".utf8) + name)] : []
      hosts = [TransportHost(name: name)] + below
    } else {
      hosts = []
    }
    let anywhere = TransportContext(system: .newest(of: .iOS))
    decider = hosts.first.map { TransportDecider(policy, anywhere, $0, explains: false) }
  }

  /// Whether the exception makes a difference on a system for any load of its domain, or of a name below it.
  mutating func exists(on system: TransportSystem) -> Bool {
    guard system.has(.enforcement) else { return false }
    var context = TransportContext(system: system)
    for host in hosts where policy.exception(for: host, on: system, depth: .any)?.index == index {
      for api in [TransportAPI.session, .web, .media] {
        context.api = api
        let with = TransportRequirements.except(
          policy.exceptions[index], context, policy.niapPackage?.value)
        let without = decider?.requirements(for: host, in: context, skipping: index)
        if with.inEffect != without?.inEffect { return true }
      }
    }
    return false
  }
}

extension TransportRequirements {
  /// The requirements without what the system asks for anyway.
  fileprivate var inEffect: TransportRequirements {
    var result = self
    if systemRequiresTransparency { result.requiresTransparency = false }
    return result
  }
}
