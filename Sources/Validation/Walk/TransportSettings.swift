internal import KeyCatalog
internal import PropertyLists
internal import TransportSecurity

/// What a document says to App Transport Security, for the rules and the report, which ask for the same.
final class TransportSettings {
  /// The settings.
  let policy: TransportPolicy
  /// The oldest system whose decisions about connections count.
  let oldest: TransportSystem
  private var latest: (limit: Int, findings: [TransportFinding])?

  init(_ document: PropertyListDocument, _ subject: Subject) {
    policy = TransportPolicy(dictionary: document.root)
    oldest = subject.oldestForTransport
  }

  /// What the settings do.
  ///
  /// - Parameter limit: How many exceptions, and how many pinned domains, are looked at.
  func findings(limit: Int) -> [TransportFinding] {
    let isAll = max(policy.exceptions.count, policy.pinnedDomains.count) <= limit
    let limit = isAll ? .max : limit
    if let latest, latest.limit == limit { return latest.findings }
    let findings = TransportReport(policy, from: oldest, limit: limit).findings
    latest = (limit, findings)
    return findings
  }
}

extension Subject {
  /// The oldest system whose decisions about connections count.
  fileprivate var oldestForTransport: TransportSystem {
    let family: TransportSystem.Platform =
      switch platform?.value {
      case .macOS, .macCatalyst: .macOS
      case .tvOS: .tvOS
      case .watchOS: .watchOS
      case .visionOS: .visionOS
      case .iOS, .iPadOS, nil: .iOS
      }
    guard let version = minimumOS?.value else { return TransportMilestone.enforcement.system(of: family) }
    return TransportSystem(family, version.major, version.minor, version.patch)
  }
}
