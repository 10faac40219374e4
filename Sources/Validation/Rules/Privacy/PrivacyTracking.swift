internal import KeyCatalog
internal import PropertyLists
internal import SourceText
internal import TransportSecurity

extension Rule {
  fileprivate static let contradiction = Aspect(
    "tracking-domains", "Tracking and its domains contradict each other.", Levels(.note, books2018: .off))
  fileprivate static let malformed = Aspect(
    "malformed-tracking-domain", "The item is no bare domain.",
    Levels(.warning, stores: .error, developerID: .warning, books2018: .off))

  /// Finds domains for tracking that are malformed or contradict the rest of the manifest.
  static let privacyTracking = Rule(
    id: "privacy-tracking",
    topic: .privacy,
    summary: "The domains for tracking are malformed or contradict the manifest.",
    explanation: Explanation(
      finds:
        "Items of NSPrivacyTrackingDomains with a scheme, port, path or query, and, as a note, NSPrivacyTracking with "
        + "the value true and no domain, or without that value beside domains.",
      matters:
        "The system holds connections back by these names, byte by byte; the store refuses malformed ones.",
      instead: "List the host alone, as in tracking.example.com.",
      fix: "What surrounds the host goes away on request.",
      sources: "Technotes TN3181 to TN3184; that the store minds the contradiction is from memory."),
    references: ["ITMS-91064", "PM-tracking-domain-form"],
    aspects: [contradiction, malformed],
    accepts: [
      Example(
        """
        <key>NSPrivacyTracking</key>
        <true/>
        <key>NSPrivacyTrackingDomains</key>
        <array>
        <string>tracking.example.com</string>
        </array>
        """, path: "PrivacyInfo.xcprivacy"),
      Example(
        "<key>NSPrivacyTracking</key>\n<false/>\n<key>NSPrivacyTrackingDomains</key>\n<array/>",
        path: "PrivacyInfo.xcprivacy"),
    ],
    rejects: [
      Example("⟦<key>NSPrivacyTracking</key>⟧\n<true/>", path: "PrivacyInfo.xcprivacy"),
      Example(
        """
        <key>NSPrivacyTracking</key>
        <false/>
        ⟦<key>NSPrivacyTrackingDomains</key>⟧
        <array>
        ⟦<string>https://tracking.example.com/</string>⟧
        </array>
        """, path: "PrivacyInfo.xcprivacy"),
    ],
    check: Check(closing: { run in
      guard run.subject.document == .privacyManifest else { return }
      let tracking = run.rootEntries["NSPrivacyTracking"]
      let domains = run.rootEntries["NSPrivacyTrackingDomains"]
      let names = domains?.value.texts ?? []
      if let tracking, tracking.value.isTrue, names.isEmpty {
        run.report(contradiction, [.key(tracking.key)], at: tracking.keyNode.range) {
          FindingDetails(
            "The manifest says that there is tracking, but names no domain for it.",
            help: "Add NSPrivacyTrackingDomains.", references: ["ITMS-91064"])
        }
      } else if let domains, !names.isEmpty, !(tracking?.value.isTrue ?? false) {
        run.report(contradiction, [.key(domains.key)], at: domains.keyNode.range) {
          FindingDetails(
            "There are domains for tracking, but the manifest says that there is none.",
            help: "Set NSPrivacyTracking to true, or remove the domains.", references: ["ITMS-91064"])
        }
      }
      guard let domains else { return }
      let writer = run.fixWriter
      for name in names {
        let domain = DomainName(name.text)
        guard let flaw = domain.flaw, flaw.isNoDomain else { continue }
        run.report(malformed, [.key(domains.key), .index(name.index)], at: name.node.range) {
          FindingDetails(
            "\(name.text.quoted) is no bare domain.", help: domain.meant.map { "Write \($0)." },
            references: ["PM-tracking-domain-form"],
            fixes: [
              domain.meant.flatMap {
                writer.replacement("Leave the domain alone", .unsafe, at: name.node.contentRange, by: $0)
              }
            ])
        }
      }
    }))
}

extension DomainName.Flaw {
  /// Whether the text is more, or something else, than a domain; whose letters are capitals does not matter here.
  fileprivate var isNoDomain: Bool {
    switch self {
    case .empty, .url, .port, .wildcard, .oddCharacter: true
    case .upperCase, .trailingDot, .leadingDot, .beyondASCII, .address, .malformedAddress, .badLabel: false
    }
  }
}
