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
  init?(_ run: inout CheckRun) {
    guard run.subject.document == .infoPlist, run.rootEntries.value("NSAppTransportSecurity") != nil,
      !run.activeRules.isDisjoint(with: Self.rules)
    else { return nil }
    let policy = run.transport.policy
    let limit = run.options.maximumFindings > 0 ? run.options.maximumFindings : .max
    // A name that the build still has to make matches no host yet.
    let findings = run.transport.findings(limit: limit)
      .filter { $0.domain.map { BuildSettings.occur(in: $0) } != true }
    guard !findings.isEmpty else { return nil }
    self.init(
      document: 0, oldest: run.transport.oldest, findings: findings,
      leftOut: max(policy.exceptions.count - limit, 0) + max(policy.pinnedDomains.count - limit, 0))
  }

  private static let rules: RuleSet = Rule.all.indices.reduce(into: []) { set, index in
    if Rule.all[index].topic == .transport { set.insert(RuleSet(index)) }
  }
}
