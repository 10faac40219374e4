import TestSupport
import Testing
import TransportSecurity

/// What holds for every policy and every URL, tried on random ones.
@Suite("Every decision")
struct PropertyTests {
  private static let domains = [
    "example.com", "www.example.com", "a.www.example.com", "example.org", "com", "localhost", "printer.local",
    "10.0.0.0/8", "10.1.0.0/16", "10.1.2.3", "2001:db8::/32", "Example.com", "example.com.",
  ]
  private static let hosts = [
    "example.com", "www.example.com", "a.www.example.com", "x.y.example.com", "example.org", "localhost",
    "printer.local", "10.1.2.3", "10.9.9.9", "[2001:db8::1]", "example.com.", "nas",
  ]
  private static let systems = ["iOS 8", "iOS 9", "iOS 10", "iOS 16", "iOS 17", "iOS 26.4", "macOS 14"]

  /// A random setting of each of the parts of a policy.
  private struct Draft {
    var primary: [String: Bool] = [:]
    var exceptions: [String: [String: String]] = [:]

    init(_ generator: inout SeededGenerator) {
      for key in ["AL", "AM", "AW", "LN"] where Bool.random(using: &generator) {
        primary[key] = Bool.random(using: &generator)
      }
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        let domain = PropertyTests.domains.randomElement(using: &generator) ?? ""
        var members: [String: String] = [:]
        for key in ["insecure", "pfs", "sub", "ct"] where Bool.random(using: &generator) {
          members[key] = Bool.random(using: &generator) ? "1" : "0"
        }
        if Bool.random(using: &generator) {
          members["min"] = ["TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3"].randomElement(using: &generator)
        }
        exceptions[domain] = members
      }
    }

    var policy: TransportPolicy {
      var tokens = primary.map { "\($0.key)=\($0.value ? 1 : 0)" }.sorted()
      for (domain, members) in exceptions.sorted(by: { $0.key < $1.key }) {
        let settings = members.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        tokens.append("E(\(domain):\(settings.joined(separator: ",")))")
      }
      return Sketch.policy(tokens.joined(separator: " "))
    }
  }

  /// Whether one decision lets pass everything that another one does.
  private static func isNoTighter(_ new: TransportDecision, than old: TransportDecision) -> Bool {
    let (one, other) = (new.requirements, old.requirements)
    let suites = Set(one.isEnforced ? one.cipherSuites() : [])
    let minimum = one.minimumTLS ?? .tls10
    return (new.isAllowed || !old.isAllowed) && (!one.isEnforced || other.isEnforced)
      && (!one.requiresTLS || other.requiresTLS) && minimum <= (other.minimumTLS ?? .tls10)
      && (!one.isEnforced || suites.isSuperset(of: other.cipherSuites()))
      && (!one.checksKeyLength || other.checksKeyLength) && (one.mayLoosenTrust || !other.mayLoosenTrust)
      && (!one.requiresTransparency || other.requiresTransparency)
  }

  private static func forEachCase(
    _ seed: UInt64, _ count: Int,
    _ body: (inout SeededGenerator, Draft, TransportURL, TransportContext) throws -> Void
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<count {
      let draft = Draft(&generator)
      let host = hosts.randomElement(using: &generator) ?? ""
      let url = try TransportURL("\(Bool.random(using: &generator) ? "http" : "https")://\(host)/")
      let system = try #require(TransportSystem(systems.randomElement(using: &generator) ?? ""))
      let context = TransportContext(
        system: system, api: TransportAPI.allCases.randomElement(using: &generator) ?? .session,
        depth: Bool.random(using: &generator) ? .any : .one)
      try body(&generator, draft, url, context)
    }
  }

  @Test func `stays the same when an unrelated domain is added`() throws {
    try Self.forEachCase(1, 400) { generator, draft, url, context in
      let old = draft.policy.decision(for: url, in: context)
      var changed = draft
      let unrelated = ["unrelated.example", "xample.com", "ample.org", "172.16.0.0/12", "2001:db9::/32"]
      changed.exceptions[unrelated.randomElement(using: &generator) ?? ""] = ["sub": "1", "insecure": "1"]
      let new = changed.policy.decision(for: url, in: context)
      #expect(new.requirements == old.requirements)
      #expect(new.isAllowed == old.isAllowed)
      #expect(new.matchedDomain == old.matchedDomain)
      #expect(new.ignoredKeys == old.ignoredKeys)
    }
  }

  @Test func `is never tighter when a key gets a looser value`() throws {
    try Self.forEachCase(2, 400) { generator, draft, url, context in
      let old = draft.policy.decision(for: url, in: context)
      var loosened: [Draft] = []
      for key in draft.primary.keys.sorted() {
        var changed = draft
        changed.primary[key] = true
        loosened.append(changed)
      }
      for domain in draft.exceptions.keys.sorted() {
        for (key, value) in [("insecure", "1"), ("pfs", "0"), ("min", "TLSv1.0"), ("ct", "0")] {
          var changed = draft
          changed.exceptions[domain]?[key] = value
          loosened.append(changed)
        }
      }
      for changed in loosened {
        let new = changed.policy.decision(for: url, in: context)
        #expect(Self.isNoTighter(new, than: old), "\(draft) \(url.text) \(context) \(changed)")
      }
    }
  }

  @Test func `does not depend on case, port, user or path of the URL`() throws {
    try Self.forEachCase(3, 200) { _, draft, url, context in
      let policy = draft.policy
      let old = policy.decision(for: url, in: context)
      let scheme = url.scheme.isSecure ? "https" : "http"
      let host = url.host.address?.version == .six ? "[\(url.host.name)]" : url.host.name
      let other = try TransportURL("\(scheme)://me:x@\(host.uppercased()):8443/a/b?c=d#e")
      let new = policy.decision(for: other, in: context)
      #expect(new.requirements == old.requirements)
      #expect(new.matchedDomain == old.matchedDomain)
    }
  }

  @Test func `blocks at most what has no TLS`() throws {
    try Self.forEachCase(4, 200) { _, draft, url, context in
      let decision = draft.policy.decision(for: url, in: context)
      #expect(decision.isAllowed || !url.scheme.isSecure)
      #expect(decision.isAllowed == (url.scheme.isSecure || !decision.requirements.requiresTLS))
    }
  }

  @Test func `finds its exception among many without looking at each`() throws {
    let many = (0..<1_000).map { "E(host\($0).example.com:insecure)" }.joined(separator: " ")
    let policy = Sketch.policy(many)
    #expect(try decide(policy, "http://host999.example.com").isAllowed)
    #expect(try !decide(policy, "http://host1000.example.com").isAllowed)
  }
}
