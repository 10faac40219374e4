internal import KeyCatalog
internal import PropertyLists
internal import SourceText
internal import TransportSecurity

extension Rule {
  fileprivate static let unmatched = Aspect("unmatched-domain", "The name matches no host.", Levels(.error))
  fileprivate static let dot = Aspect("trailing-dot", "The name ends in a dot.", Levels(.error))
  fileprivate static let address = Aspect(
    "domain-address", "Older systems know no addresses here.", Levels(.warning, books2018: .error))

  /// Finds names of domains that no connection ever matches (R196).
  static let transportDomain = Rule(
    id: "transport-domain",
    topic: .transport,
    summary: "An exception of App Transport Security is for a name that matches no host.",
    explanation: Explanation(
      finds:
        "Keys of NSExceptionDomains and NSPinnedDomains that are not the bare name of a host in small letters: "
        + "with capitals, a port, a scheme or path, a star, a dot at the beginning or end, or characters beyond "
        + "ASCII. Addresses are for iOS 17, macOS 14 and newer: on older systems they are a warning, where the oldest "
        + "system is not known a note, in the eras of the books an error.",
      matters:
        "Names are compared as they are written, so the exception does nothing: the connection fails, or it is "
        + "not pinned. example.com. with its dot matches only that very spelling of the host.",
      instead:
        "Write the name alone, as in example.com, and let NSIncludesSubdomains speak for those below it.",
      fix: "Capitals become small letters and a dot at the end goes away; the rest on request.",
      sources: "Cocoa Keys (2018), NSExceptionDomains; page of NSExceptionDomains (2025)."),
    references: ["R196"],
    aspects: [unmatched, dot, address],
    accepts: [
      Example.transport("<key>www.example.com</key>\n<dict/>"),
      Example.transport("<key>xn--bcher-kva.example</key>\n<dict/>"),
      Example.transport("<key>192.168.0.0/24</key>\n<dict/>", platform: .iOS, minimumOS: SystemVersion(17)),
    ],
    rejects: [
      Example.transport("⟦<key>Example.com</key>⟧\n\(insecure)"),
      Example.transport("⟦<key>example.com:8080</key>⟧\n\(insecure)"),
      Example.transport("⟦<key>https://example.com/a</key>⟧\n\(insecure)"),
      Example.transport("⟦<key>*.example.com</key>⟧\n\(insecure)"),
      Example.transport("⟦<key>example.com.</key>⟧\n\(insecure)"),
      Example.transport("⟦<key>bücher.example</key>⟧\n\(insecure)"),
      Example.transport("⟦<key></key>⟧\n\(insecure)"),
      Example.transport("⟦<key>10.0.0.1</key>⟧\n\(insecure)", era: .books2018),
      Example.transport("⟦<key>10.0.0.1</key>⟧\n\(insecure)", platform: .iOS, minimumOS: SystemVersion(16)),
      Example.transport("⟦<key>2001:db8::/32</key>⟧\n\(insecure)"),
    ],
    check: Check(
      dictionaries: .records { $0.isAboutTransport },
      dictionary: { run, visit in
        guard visit.isTransportDomains else { return }
        for entry in visit.entries.all.counting where entry.isNamed {
          guard let flaw = DomainName(entry.key).flaw, !BuildSettings.occur(in: entry.key) else { continue }
          run.report(flaw, entry, visit)
        }
      }))
}

/// An exception that does something, so that no other rule has anything to say about it once its name is right.
private let insecure = "<dict>\n<key>NSExceptionAllowsInsecureHTTPLoads</key>\n<true/>\n</dict>"

extension Visit {
  /// Whether the dictionary's keys are domains: of exceptions or of pins.
  var isTransportDomains: Bool {
    depth == 2 && isStep(0, "NSAppTransportSecurity")
      && (isStep(1, "NSExceptionDomains") || isStep(1, "NSPinnedDomains"))
  }

  /// Whether the dictionary is the entry of one domain among those of a kind.
  func isTransportEntry(of kind: String) -> Bool {
    depth == 3 && isStep(0, "NSAppTransportSecurity") && isStep(1, kind)
  }
}

extension Example {
  /// An example from the inside of the dictionary of exceptions.
  fileprivate static func transport(
    _ text: String, era: Era = .today, platform: Platform? = nil, minimumOS: SystemVersion? = nil
  ) -> Example {
    Example(
      """
      <key>NSAppTransportSecurity</key>
      <dict>
      <key>NSExceptionDomains</key>
      <dict>
      \(text)
      </dict>
      </dict>
      """, era: era, platform: platform, minimumOS: minimumOS)
  }
}

extension CheckRun {
  fileprivate mutating func report(_ flaw: DomainName.Flaw, _ entry: KeyedEntries.Entry, _ visit: Visit) {
    let path = visit.path + [.key(entry.key)]
    let range = entry.keyNode.range
    if flaw == .address {
      let knowsAddresses = runsOnlyFrom(
        iOS: SystemVersion(17), macOS: SystemVersion(14), tvOS: SystemVersion(17), watchOS: SystemVersion(10))
      if knowsAddresses, subject.era == .today { return }
      // Templates name the machine itself, which most systems take for a local name anyway.
      let isKnown = subject.minimumOS != nil && !entry.key.isLoopback || subject.era != .today
      return report(Rule.address, path, at: range, ceiling: isKnown ? .error : .note) {
        FindingDetails(
          "\(entry.key.shown) is an address, for which systems before iOS 17 and macOS 14 make no exception.")
      }
    }
    let meant = DomainName(entry.key).meant
    let writer = fixWriter
    report(flaw == .trailingDot ? Rule.dot : Rule.unmatched, path, at: range) {
      let name = meant.flatMap { entry.isFree(for: $0, visit.entries) ? $0 : nil }
      return FindingDetails(
        "\(entry.key.quoted) \(flaw.words).", help: meant.map { "Write \($0)." },
        fixes: [name.flatMap { writer.renaming(entry, to: $0, flaw.isPlain ? .safe : .unsafe) }])
    }
  }
}

extension KeyedEntries.Entry {
  /// Whether no other entry has a name or means it; not looked at in lists that nobody writes by hand.
  fileprivate func isFree(for name: String, _ entries: KeyedEntries) -> Bool {
    entries.all.count <= 1_000
      && !entries.all.contains { other in
        guard other.keyNode != keyNode else { return false }
        return other.key.isSameText(as: name) || DomainName(other.key).meant?.isSameText(as: name) ?? false
      }
  }
}

extension String {
  /// Whether the text is an address of the machine itself, as templates have it.
  fileprivate var isLoopback: Bool { hasBeginning("127.") }
}

extension DomainName.Flaw {
  /// Whether nothing else can have been meant.
  fileprivate var isPlain: Bool { self == .upperCase || self == .trailingDot }
}
