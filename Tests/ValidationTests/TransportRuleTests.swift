import KeyCatalog
import SourceText
import Testing

@testable import Validation

/// The tests of the specification's section on App Transport Security that one dictionary decides.
@Suite("Rules about App Transport Security")
struct TransportRuleTests {
  static let in2018 = CheckOptions(era: .books2018)

  /// The findings of a rule in a dictionary of App Transport Security.
  static func found(_ rule: String, _ text: String, _ options: CheckOptions = CheckOptions()) -> [String] {
    check("<key>NSAppTransportSecurity</key>\n<dict>\n\(text)\n</dict>", options).lines(of: rule)
      .map { $0.replacing(" NSAppTransportSecurity", with: "") }
  }

  /// The findings of a rule in an empty exception for a domain.
  static func foundFor(domain: String, _ options: CheckOptions = CheckOptions()) -> [String] {
    found(
      "transport-domain", "<key>NSExceptionDomains</key>\n<dict>\n<key>\(domain)</key>\n<dict/>\n</dict>",
      options)
  }

  @Test(arguments: [
    ("Example.com", "error transport-domain/unmatched-domain"),
    ("example.com:8080", "error transport-domain/unmatched-domain"),
    ("example.com.", "error transport-domain/trailing-dot"),
    ("10.0.0.1", "error transport-domain/domain-address"),
    ("*.example.com", "error transport-domain/unmatched-domain"),
  ])
  func `a name that never matches is an error (R196)`(domain: String, finding: String) {
    #expect(Self.foundFor(domain: domain, Self.in2018) == ["\(finding) NSExceptionDomains \(domain)"])
  }

  @Test(arguments: ["www.example.com", "localhost", "xn--bcher-kva.example", "a_b.example.com"])
  func `a bare name is fine (R196)`(domain: String) {
    #expect(Self.foundFor(domain: domain) == [])
    #expect(Self.foundFor(domain: domain, Self.in2018) == [])
  }

  @Test(arguments: [
    (Platform.iOS, SystemVersion(17), []), (.macOS, SystemVersion(14, 2), []),
    (.iOS, SystemVersion(16, 4), ["warning"]), (.macOS, SystemVersion(13), ["warning"]),
  ])
  func `an address is an exception from iOS 17 and macOS 14 on (A19, A20)`(
    platform: Platform, oldest: SystemVersion, severities: [String]
  ) {
    for address in ["10.0.0.1", "10.0.0.0/8", "2001:db8:12::/48", "::1"] {
      let found = Self.foundFor(domain: address, CheckOptions(platform: platform, minimumOS: oldest))
      #expect(found.map { String($0.prefix { $0 != " " }) } == severities, "\(address)")
    }
  }

  @Test func `the address of the machine itself, which templates have, is a note (A19)`() {
    let found = Self.foundFor(
      domain: "127.0.0.1", CheckOptions(platform: .macOS, minimumOS: SystemVersion(10, 15)))
    #expect(found.map { String($0.prefix { $0 != " " }) } == ["note"])
  }

  @Test func `a name is put right where only one thing can be meant (R196)`() throws {
    func fix(_ domains: String) throws -> String? {
      let report = check(
        "<key>NSAppTransportSecurity</key>\n<dict>\n<key>NSExceptionDomains</key>\n<dict>\n\(domains)\n"
          + "</dict>\n</dict>")
      let finding = try #require(report.diagnostics.first { $0.rule == "transport-domain" })
      return finding.fixes.first.map { fix in
        "\(fix.safety.name) \(String(decoding: fix.edits[0].replacement, as: UTF8.self))"
      }
    }
    #expect(try fix("<key>Example.COM</key>\n<dict/>") == "safe example.com")
    #expect(try fix("<key>example.com.</key>\n<dict/>") == "safe example.com")
    #expect(try fix("<key>example.com:80</key>\n<dict/>") == "unsafe example.com")
    #expect(try fix("<key>https://example.com/a?b</key>\n<dict/>") == "unsafe example.com")
    #expect(try fix("<key>*.example.com</key>\n<dict/>") == "unsafe example.com")
    #expect(try fix("<key>Example.com</key>\n<dict/>\n<key>example.com</key>\n<dict/>") == nil)
    #expect(try fix("<key>Example.com</key>\n<dict/>\n<key>EXAMPLE.com</key>\n<dict/>") == nil)
    #expect(try fix("<key>bücher.example</key>\n<dict/>") == nil)
  }

  @Test func `a dictionary of one domain has five keys (R181)`() {
    let entries = """
      <key>NSAllowAllLoads</key>
      <true/>
      """
    let lines = Self.found("unknown-key", entries, Self.in2018)
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.hasSuffix("NSAllowAllLoads") })
    #expect(
      Self.found("ignored-transport-key", "<key>NSAllowsArbitraryLoadsInMedia</key>\n<true/>")
        == ["note ignored-transport-key/renamed-exception NSAllowsArbitraryLoadsInMedia"])
  }

  @Test(arguments: [
    "NSAllowsArbitraryLoadsForMedia", "NSAllowsArbitraryLoadsInWebContent", "NSAllowsLocalNetworking",
  ])
  func `a narrower key switches the wider one off (R191, R192)`(key: String) {
    for value in ["<true/>", "<false/>"] {
      let text = "<key>NSAllowsArbitraryLoads</key>\n<true/>\n<key>\(key)</key>\n\(value)"
      let finding = ["note ignored-transport-key/overridden-exception NSAllowsArbitraryLoads"]
      #expect(Self.found("ignored-transport-key", text) == finding)
      #expect(
        Self.found(
          "ignored-transport-key", text, CheckOptions(platform: .iOS, minimumOS: SystemVersion(10)))
          == finding)
      #expect(
        Self.found(
          "ignored-transport-key", text, CheckOptions(platform: .iOS, minimumOS: SystemVersion(9))) == [])
    }
    #expect(
      Self.found(
        "ignored-transport-key", "<key>NSAllowsArbitraryLoads</key>\n<false/>\n<key>\(key)</key>\n<true/>")
        == [])
  }

  @Test(arguments: [
    ("TLSv1.0", true), ("TLSv1.2", true), ("TLSv1", false), ("tlsv1.0", false),
  ])
  func `a minimum of TLS is one of the names (R199)`(version: String, isFine: Bool) {
    let text = """
      <key>NSExceptionDomains</key>
      <dict>
      <key>example.com</key>
      <dict>
      <key>NSExceptionMinimumTLSVersion</key>
      <string>\(version)</string>
      </dict>
      </dict>
      """
    let lines = Self.found("invalid-value", text, Self.in2018)
    #expect(lines.isEmpty == isFine)
    #expect(lines.allSatisfy { $0.hasPrefix("error ") })
  }

  @Test(arguments: [
    ("<key>NSAllowsArbitraryLoads</key>\n<true/>", "warning", "needs-justification"),
    ("<key>NSAllowsArbitraryLoads</key>\n<false/>", "note", "needs-no-justification"),
    ("<key>NSAllowsLocalNetworking</key>\n<true/>", nil, nil),
    ("<key>NSAllowsArbitraryLoadsInWebContent</key>\n<true/>", nil, nil),
  ])
  func `three keys need a justification (R203)`(text: String, severity: String?, code: String?) {
    let found = Self.found("transport-review", text, Self.in2018)
    #expect(found.count == (severity == nil ? 0 : 1))
    if let severity, let code {
      #expect(found.first == "\(severity) transport-review/\(code) NSAllowsArbitraryLoads")
    }
  }

  /// A25, ATS-7: older names count, so whoever reads the file hears of them as of today's.
  @Test(arguments: ["NSThirdPartyException", "NSTemporaryException"])
  func `older names are named, and count (R199, R203)`(prefix: String) {
    let text = """
      <key>NSExceptionDomains</key>
      <dict>
      <key>example.com</key>
      <dict>
      <key>\(prefix)AllowsInsecureHTTPLoads</key>
      <true/>
      <key>\(prefix)MinimumTLSVersion</key>
      <string>TLSv1.0</string>
      <key>\(prefix)RequiresForwardSecrecy</key>
      <false/>
      </dict>
      </dict>
      """
    let options = CheckOptions(platform: .iOS, minimumOS: SystemVersion(15))
    #expect(Self.found("deprecated-key", text, options).count == 3)
    #expect(Self.found("transport-review", text, options).count == 2)
    #expect(Self.found("weak-tls", text, options).count == 1)
    for rule in ["unknown-key", "idle-exception", "ignored-transport-key"] {
      #expect(Self.found(rule, text, options) == [])
    }
    let report = check("<key>NSAppTransportSecurity</key>\n<dict>\n\(text)\n</dict>", options)
    let messages = report.diagnostics.filter { $0.rule == "deprecated-key" }.map(\.message)
    #expect(messages.allSatisfy { $0.hasSuffix(", and still counts.") }, "\(messages)")
  }

  @Test(arguments: [
    (Profile.source, ["note"]), (.built, ["note"]), (.appStore, ["warning"]), (.developerID, []),
  ])
  func `a reason is wanted on the way to the App Store (R203)`(profile: Profile, severities: [String]) {
    let text = "<key>NSAllowsArbitraryLoads</key>\n<true/>"
    let found = Self.found("transport-review", text, CheckOptions(profile: profile))
    #expect(found.map { String($0.prefix { $0 != " " }) } == severities)
  }
}
