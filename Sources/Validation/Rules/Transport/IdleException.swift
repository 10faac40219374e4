internal import KeyCatalog
internal import PropertyLists
internal import SourceText
internal import TransportSecurity

extension Rule {
  fileprivate static let idle = Aspect(
    "idle-exception", "The same holds without it.", Levels(.note, books2018: .off))

  /// Finds exceptions that change no decision (R195, R197).
  static let idleException = Rule(
    id: "idle-exception",
    topic: .transport,
    summary: "An exception of App Transport Security changes nothing.",
    explanation: Explanation(
      finds:
        "Domains of NSExceptionDomains for which every load is decided the same without the entry: it has only "
        + "default values and no key beside it opens anything, or another entry covers the domain with the same "
        + "settings. The decision is run with and without the entry, for every kind of load and for each system from "
        + "the oldest one on.",
      matters:
        "Nothing is wrong, but the entry looks as if it did something; what it was meant for may be missing.",
      instead: "Remove it, or give it the setting it was meant for.",
      sources: "Cocoa Keys (2018), NSExceptionDomains (inferred)."),
    references: ["R195", "R197"],
    aspects: [idle],
    accepts: [
      Example.exceptions(
        "<key>example.com</key>\n<dict/>", beside: "<key>NSAllowsArbitraryLoads</key>\n<true/>"),
      Example.exceptions(
        """
        <key>example.com</key>
        <dict>
        <key>NSExceptionAllowsInsecureHTTPLoads</key>
        <true/>
        </dict>
        """),
      // Names without a domain are free by default, so this one protects.
      Example.exceptions("<key>localhost</key>\n<dict/>"),
    ],
    rejects: [
      Example.exceptions("⟦<key>example.com</key>⟧\n<dict/>"),
      Example.exceptions(
        """
        ⟦<key>example.com</key>⟧
        <dict>
        <key>NSExceptionRequiresForwardSecrecy</key>
        <true/>
        <key>NSIncludesSubdomains</key>
        <true/>
        </dict>
        """),
      Example.exceptions(
        """
        <key>example.com</key>
        <dict>
        <key>NSExceptionAllowsInsecureHTTPLoads</key>
        <true/>
        <key>NSIncludesSubdomains</key>
        <true/>
        </dict>
        ⟦<key>www.example.com</key>⟧
        <dict>
        <key>NSExceptionAllowsInsecureHTTPLoads</key>
        <true/>
        </dict>
        """),
    ],
    check: Check(
      dictionaries: .records { $0.isAboutTransport },
      dictionary: { run, visit in
        guard visit.isTopLevel, visit.isStep(0, "NSAppTransportSecurity"),
          // Nobody writes longer lists by hand, and machines that do know what they write.
          let domains = visit.entries.value("NSExceptionDomains"), domains.count <= 200,
          !run.holdsBuildSettings(domains)
        else { return }
        for finding in run.transport.findings(limit: .max) where finding.isIdle {
          run.report(idle, finding.place.keyPath, at: finding.place.keyRange) {
            FindingDetails(
              "The same connections are allowed without the exception for \(finding.key.shown).",
              help: "Remove it, or give it the setting it was meant for.")
          }
        }
      }))
}

extension TransportFinding {
  /// Whether this is an exception without effect whose name is fine; others have a rule of their own.
  fileprivate var isIdle: Bool {
    value == nil && state == .dead && place.keyPath.isException && hasUsableName
  }

  private var hasUsableName: Bool {
    switch DomainName(key).flaw {
    case nil, .trailingDot: true
    default: false
    }
  }
}

extension [PropertyListPathStep] {
  /// Whether the path leads to a domain of `NSExceptionDomains`.
  fileprivate var isException: Bool {
    guard count == 3, case .key(let kind) = self[1] else { return false }
    return kind.isSameText(as: "NSExceptionDomains")
  }
}

extension Example {
  /// An example from the inside of the dictionary of exceptions.
  fileprivate static func exceptions(_ text: String, beside other: String = "") -> Example {
    Example(
      """
      <key>NSAppTransportSecurity</key>
      <dict>
      \(other)
      <key>NSExceptionDomains</key>
      <dict>
      \(text)
      </dict>
      </dict>
      """)
  }
}
