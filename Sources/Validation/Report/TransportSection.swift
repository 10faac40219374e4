public import TransportSecurity

internal import KeyCatalog
internal import PropertyLists
internal import SourceText

/// What the settings of App Transport Security in one file do: the part of a report that is about no mistake.
public struct TransportSection: Sendable {
  /// The index of the file in ``CheckReport/documents``.
  public internal(set) var document: Int
  /// The oldest system that was looked at.
  public let oldest: TransportSystem
  /// The settings, as a ``TransportReport`` has them.
  public let findings: [TransportFinding]
  /// How many domains are left out.
  public let leftOut: Int

  /// Creates a section.
  package init(document: Int, oldest: TransportSystem, findings: [TransportFinding], leftOut: Int = 0) {
    self.document = document
    self.oldest = oldest
    self.findings = findings
    self.leftOut = leftOut
  }

  /// The section of a document with such settings, if the rules about them are asked for.
  init?(_ run: CheckRun) {
    guard run.subject.document == .infoPlist, run.rootEntries.value("NSAppTransportSecurity") != nil,
      !run.activeRules.isDisjoint(with: Self.rules)
    else { return nil }
    let policy = TransportPolicy(dictionary: run.document.root)
    let limit = run.options.maximumFindings > 0 ? run.options.maximumFindings : .max
    let oldest = run.oldestForTransport
    // A name that the build still has to make matches no host yet.
    let findings = TransportReport(policy, from: oldest, limit: limit).findings
      .filter { $0.domain.map { BuildSettings.occur(in: $0) } != true }
    guard !findings.isEmpty else { return nil }
    self.init(
      document: 0, oldest: oldest, findings: findings,
      leftOut: max(policy.exceptions.count - limit, 0) + max(policy.pinnedDomains.count - limit, 0))
  }

  private static let rules: RuleSet = Rule.all.indices.reduce(into: []) { set, index in
    if Rule.all[index].topic == .transport { set.insert(RuleSet(index)) }
  }
}

extension CheckRun {
  /// The oldest system whose decisions about connections count.
  var oldestForTransport: TransportSystem {
    let platform: TransportSystem.Platform =
      switch subject.platform?.value {
      case .macOS, .macCatalyst: .macOS
      case .tvOS: .tvOS
      case .watchOS: .watchOS
      case .visionOS: .visionOS
      case .iOS, .iPadOS, nil: .iOS
      }
    guard let version = subject.minimumOS?.value else {
      return TransportMilestone.enforcement.system(of: platform)
    }
    return TransportSystem(platform, version.major, version.minor, version.patch)
  }
}
