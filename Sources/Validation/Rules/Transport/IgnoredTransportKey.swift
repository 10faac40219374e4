internal import KeyCatalog
internal import PropertyLists
internal import SourceText
internal import TransportSecurity

extension Rule {
  fileprivate static let overridden = Aspect(
    "overridden-exception", "A narrower key makes the system ignore it.", Levels(.note))
  fileprivate static let subdomains = Aspect(
    "subdomains-of-address", "An address has no subdomains.", Levels(.note, books2018: .off))
  fileprivate static let older = Aspect(
    "older-name", "The newer name of the key is there as well.", Levels(.note, books2018: .off))
  fileprivate static let media = Aspect(
    "renamed-exception", "The key has another name today.", Levels(.note, books2018: .off))

  /// Finds keys of App Transport Security that others make meaningless (R191, R192).
  static let ignoredTransportKey = Rule(
    id: "ignored-transport-key",
    topic: .transport,
    summary: "A key of App Transport Security is ignored because of another.",
    explanation: Explanation(
      finds:
        "NSAllowsArbitraryLoads with the value true beside NSAllowsArbitraryLoadsForMedia, "
        + "NSAllowsArbitraryLoadsInWebContent or NSAllowsLocalNetworking, whatever the value of those; "
        + "NSIncludesSubdomains for an address; the older names of a key (NSThirdPartyException…, NSTemporaryException…) beside the "
        + "newer; "
        + "and NSAllowsArbitraryLoadsInMedia, as the reference of 2018 calls NSAllowsArbitraryLoadsForMedia.",
      matters:
        "From iOS 10 and macOS 10.12 on NSAllowsArbitraryLoads counts as false as soon as one of the three narrower "
        + "keys is there. That is right where it is meant for older systems only, and a surprise anywhere else.",
      instead: "Keep NSAllowsArbitraryLoads only if the program still runs on iOS 9 or OS X 10.11.",
      sources: "Cocoa Keys (2018), NSAllowsArbitraryLoads; page of NSAppTransportSecurity (2025)."),
    references: ["R181", "R191", "R192", "REV-ats-shadow"],
    aspects: [overridden, subdomains, older, media],
    accepts: [
      Example(
        """
        <key>NSAppTransportSecurity</key>
        <dict>
        <key>NSAllowsArbitraryLoads</key>
        <false/>
        <key>NSAllowsLocalNetworking</key>
        <true/>
        </dict>
        """),
      Example(
        """
        <key>NSAppTransportSecurity</key>
        <dict>
        <key>NSAllowsArbitraryLoads</key>
        <true/>
        <key>NSAllowsLocalNetworking</key>
        <true/>
        </dict>
        """, platform: .iOS, minimumOS: SystemVersion(9)),
    ],
    rejects: [
      Example(
        """
        <key>NSAppTransportSecurity</key>
        <dict>
        ⟦<key>NSAllowsArbitraryLoads</key>⟧
        <true/>
        <key>NSAllowsArbitraryLoadsInWebContent</key>
        <false/>
        </dict>
        """),
      Example(
        """
        <key>NSAppTransportSecurity</key>
        <dict>
        ⟦<key>NSAllowsArbitraryLoadsInMedia</key>⟧
        <true/>
        </dict>
        """),
      Example(
        """
        <key>NSAppTransportSecurity</key>
        <dict>
        <key>NSExceptionDomains</key>
        <dict>
        <key>10.0.0.0/8</key>
        <dict>
        ⟦<key>NSIncludesSubdomains</key>⟧
        <true/>
        </dict>
        <key>example.com</key>
        <dict>
        <key>NSExceptionAllowsInsecureHTTPLoads</key>
        <false/>
        ⟦<key>NSThirdPartyExceptionAllowsInsecureHTTPLoads</key>⟧
        <true/>
        </dict>
        </dict>
        </dict>
        """),
    ],
    check: Check(
      dictionaries: .records { $0.isAboutTransport },
      dictionary: { run, visit in
        if visit.isTopLevel, visit.isStep(0, "NSAppTransportSecurity") {
          run.checkOverriddenException(visit)
        } else if visit.isTransportEntry(of: "NSExceptionDomains") {
          run.checkIgnoredKeys(visit)
        }
      }))
}

extension CheckRun {
  /// The keys of which each makes the system ignore `NSAllowsArbitraryLoads` (R191).
  private static let narrower = [
    "NSAllowsArbitraryLoadsForMedia", "NSAllowsArbitraryLoadsInMedia", "NSAllowsArbitraryLoadsInWebContent",
    "NSAllowsLocalNetworking",
  ]

  fileprivate mutating func checkOverriddenException(_ visit: Visit) {
    if let entry = visit.entries["NSAllowsArbitraryLoadsInMedia"] {
      report(Rule.media, visit.path + [.key(entry.key)], at: entry.keyNode.range) {
        FindingDetails(
          "\(entry.key.shown) is the name of 2018; today's reference has NSAllowsArbitraryLoadsForMedia.",
          help: "Give both where older systems matter.", references: ["R181"])
      }
    }
    guard let entry = visit.entries["NSAllowsArbitraryLoads"], entry.value.isTrue,
      let other = Self.narrower.lazy.compactMap({ visit.entries[$0] }).first, !servesOldestSystems
    else { return }
    report(Rule.overridden, visit.path + [.key(entry.key)], at: entry.keyNode.range) {
      FindingDetails(
        "From iOS 10 and macOS 10.12 on \(entry.key.shown) counts as false, because \(other.key.shown) is there.",
        help: "Remove it, unless it is meant for iOS 9 or OS X 10.11.",
        references: ["R191", "R192", "REV-ats-shadow"],
        related: [RelatedPlace("The narrower key stands here.", range: other.keyNode.range)])
    }
  }

  /// Whether the bundle runs on systems that do not know the narrower keys (R192).
  private var servesOldestSystems: Bool {
    guard let oldest = subject.minimumOS?.value else { return false }
    return oldest
      < (isFor(.macOS) ? SystemVersion(10, 12) : isFor(.watchOS) ? SystemVersion(3) : SystemVersion(10))
  }

  fileprivate mutating func checkIgnoredKeys(_ visit: Visit) {
    guard case .key(let domain)? = visit.path.last else { return }
    if let entry = visit.entries["NSIncludesSubdomains"], entry.value.isTrue, DomainName(domain).isAddress {
      report(Rule.subdomains, visit.path + [.key(entry.key)], at: entry.keyNode.range) {
        FindingDetails("NSIncludesSubdomains does nothing for \(domain.shown): an address has no subdomains.")
      }
    }
    for ending in ExceptionKeyName.endings {
      let entries = ExceptionKeyName.prefixes.compactMap { visit.entries[$0 + ending] }
      guard let other = entries.first else { continue }
      for entry in entries.dropFirst() {
        report(Rule.older, visit.path + [.key(entry.key)], at: entry.keyNode.range) {
          FindingDetails(
            "\(entry.key.shown) is an older name of \(other.key.shown), which counts.",
            related: [RelatedPlace("The newer key stands here.", range: other.keyNode.range)])
        }
      }
    }
  }
}
