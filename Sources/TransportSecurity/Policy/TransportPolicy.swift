/// The settings of App Transport Security in an Info.plist, as the system reads them (R181, A8).
public struct TransportPolicy: Sendable {
  /// `NSAllowsArbitraryLoads`.
  public internal(set) var arbitraryLoads: TransportSetting<Bool>?
  /// `NSAllowsArbitraryLoadsForMedia`, or `NSAllowsArbitraryLoadsInMedia`, as it was called once.
  public internal(set) var mediaLoads: TransportSetting<Bool>?
  /// `NSAllowsArbitraryLoadsInWebContent`.
  public internal(set) var webLoads: TransportSetting<Bool>?
  /// `NSAllowsLocalNetworking`.
  public internal(set) var localNetworking: TransportSetting<Bool>?
  /// `NSRequiresNIAPTLSPackageVersion`.
  public internal(set) var niapPackage: TransportSetting<NIAPPackage>?
  /// The entries of `NSExceptionDomains`, in the order of the file.
  public internal(set) var exceptions: [DomainException] = []
  /// The entries of `NSPinnedDomains`, in the order of the file.
  public internal(set) var pinnedDomains: [PinnedDomain] = []
  /// What the system reads otherwise than it looks, in the order in which it was read.
  public internal(set) var warnings: [TransportWarning] = []
  /// Where the policy stands, nil if there is none.
  public internal(set) var place: TransportPlace?
  /// Keys that do nothing because a newer name of theirs is there as well.
  public internal(set) var superseded: [TransportSetting<String>] = []

  var exceptionIndex = DomainIndex()
  var pinIndex = DomainIndex()

  /// Creates a policy without any setting: every connection is protected.
  public init() {}

  /// The keys that switch `NSAllowsArbitraryLoads` off by being there, whatever their value (R191, A10).
  var narrowKeys: [TransportSetting<Bool>] {
    [mediaLoads, webLoads, localNetworking].compactMap { $0 }
  }

  /// Whether `NSAllowsArbitraryLoads` counts on a system.
  func heedsArbitraryLoads(on system: TransportSystem) -> Bool {
    !system.has(.narrowKeys) || (mediaLoads == nil && webLoads == nil && localNetworking == nil)
  }

  /// The warnings, and behind them those about addresses where a system makes no exceptions for them (A20).
  public func warnings(on system: TransportSystem) -> [TransportWarning] {
    guard !system.has(.addresses) else { return warnings }
    let first = TransportMilestone.addresses.system(of: system.platform)
    let addresses =
      exceptions.compactMap { $0.addresses == nil ? nil : ($0.domain, $0.place) }
      + pinnedDomains.compactMap { $0.addresses == nil ? nil : ($0.domain, $0.place) }
    return warnings
      + addresses.map { domain, place in
        TransportWarning(
          message: "\(domain) is an address, of which systems know nothing before \(first).", place: place)
      }
  }

  /// The exception that holds for a host.
  func exception(
    for host: TransportHost, on system: TransportSystem, depth: SubdomainDepth, skipping skipped: Int? = nil
  ) -> DomainIndex.Match? {
    if let address = host.address {
      // Older systems know no exceptions for addresses (A20).
      return system.has(.addresses) ? exceptionIndex.match(address, skipping: skipped) : nil
    }
    return exceptionIndex.match(host.bytes, depth: depth, skipping: skipped) {
      exceptions[$0].coversSubdomains
    }
  }

  /// The pins for a host, matched as exceptions are (A22).
  func pins(
    for host: TransportHost, on system: TransportSystem, depth: SubdomainDepth
  ) -> PinnedDomain? {
    guard !pinnedDomains.isEmpty, system.has(.pins) else { return nil }
    let match: DomainIndex.Match?
    if let address = host.address {
      match = system.has(.addresses) ? pinIndex.match(address, skipping: nil) : nil
    } else {
      match = pinIndex.match(host.bytes, depth: depth, skipping: nil) {
        pinnedDomains[$0].includesSubdomains?.value == true
      }
    }
    return match.map { pinnedDomains[$0.index] }
  }
}
