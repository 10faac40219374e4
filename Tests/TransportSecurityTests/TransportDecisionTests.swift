import PropertyLists
import Testing
import TransportSecurity

/// The tests of section Q of the specification that are about decisions.
@Suite("App Transport Security")
struct TransportDecisionTests {
  @Test(arguments: [
    ("iOS 10", "iOS 8", false), ("iOS 8", "iOS 9", false), ("iOS 9", "iOS 9", true),
    ("macOS 10.10", "macOS 10.11", false), ("OS X 10.11", "macOS 10.11", true),
    ("watchOS 2", "watchOS 2", true), ("visionOS 1", "visionOS 1", true),
  ])
  func `is on since iOS 9 for programs linked against it (R178)`(
    system: String, sdk: String, isOn: Bool
  ) throws {
    let decision = try decide("", "http://example.com", on: system, sdk: sdk)
    #expect(decision.isAllowed == !isOn)
    #expect(decision.requirements.isEnforced == isOn)
  }

  @Test func `does not see sockets (R179)`() throws {
    #expect(try decide("", "http://example.com", api: .other).isAllowed)
  }

  @Test func `leaves the rules of HTTPS where it is off (R180)`() throws {
    let decision = try decide("AL=1", "https://example.com")
    let old = ServerConnection(version: .tls10, cipherSuite: "TLS_RSA_WITH_3DES_EDE_CBC_SHA")
    #expect(decision.failure(of: old) == nil)
    #expect(decision.failure(of: ServerConnection(isTrusted: false)) == .trust)
    let accepted = ServerConnection(isTrusted: false, isAcceptedByProgram: true)
    #expect(decision.failure(of: accepted) == nil)
    #expect(decision.failure(of: ServerConnection(version: nil)) == nil)
  }

  @Test func `reads its keys under both spellings and warns of unknown ones (R181)`() throws {
    for key in ["AM", "OM"] {
      #expect(try decide("\(key)=1", "http://example.com", api: .media).isAllowed)
      #expect(try !decide("\(key)=1 AL=1", "http://example.com").isAllowed)
    }
    #expect(try !decide("OM=1 AM=0", "http://example.com", api: .media).isAllowed)
    #expect(try decide("OM=0 AM=1", "http://example.com", api: .media).isAllowed)
    let policy = Sketch.policy(json: "{\"NSAllowAllLoads\": true}")
    #expect(
      policy.warnings.map(\.place.keyPath) == [[.key("NSAppTransportSecurity"), .key("NSAllowAllLoads")]])
  }

  @Test func `refuses HTTP by default (R182)`() throws {
    let decision = try decide("", "http://www.example.com")
    #expect(!decision.isAllowed)
    #expect(decision.reasons.last?.text.contains("-1022 of NSURLErrorDomain") == true)
    #expect(try decide("", "https://www.example.com").failure(of: ServerConnection()) == nil)
    #expect(decision.failure(of: ServerConnection(version: nil)) == .scheme)
  }

  @Test func `wants trusted certificates (R183, R202)`() throws {
    let decision = try decide("", "https://example.com")
    #expect(decision.failure(of: ServerConnection(isTrusted: false)) == .trust)
    // On, what the program accepts by itself does not help.
    let accepted = ServerConnection(isTrusted: false, isAcceptedByProgram: true)
    #expect(decision.failure(of: accepted) == .trust)
    let isPrivate = ServerConnection(timestampCount: 0, isPubliclyTrusted: false)
    #expect(decision.failure(of: isPrivate) == nil)
  }

  static let suite = "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA"

  @Test(arguments: [
    (TLSVersion.tls10, TransportFailure.version as TransportFailure?), (.tls11, .version), (.tls12, nil),
  ])
  func `wants TLS 1.2 (R184)`(version: TLSVersion, failure: TransportFailure?) throws {
    let connection = ServerConnection(version: version, cipherSuite: Self.suite)
    #expect(try decide("", "https://example.com").failure(of: connection) == failure)
  }

  @Test func `accepts eleven cipher suites, and six more without forward secrecy (R185, R186, R200)`() throws
  {
    let full = try decide("E(other.com:pfs=0)", "https://example.com")
    let loose = try decide("E(example.com:pfs=0)", "https://example.com")
    #expect(full.requirements.cipherSuites().count == 11)
    #expect(loose.requirements.cipherSuites().count == 17)
    #expect(full.requirements.tls13CipherSuites().count == 3)
    for (suite, isAccepted) in [
      ("TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA", (false, false)),
      ("TLS_RSA_WITH_AES_128_GCM_SHA256", (false, true)),
      ("TLS_RSA_WITH_AES_256_CBC_SHA", (false, true)),
      ("TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA", (true, true)),
      ("TLS_RSA_WITH_RC4_128_SHA", (false, false)),
    ] {
      let connection = ServerConnection(version: .tls12, cipherSuite: suite)
      #expect((full.failure(of: connection) == nil) == isAccepted.0, "\(suite)")
      #expect((loose.failure(of: connection) == nil) == isAccepted.1, "\(suite)")
    }
    // In TLS 1.3 every suite has forward secrecy.
    let mixed = ServerConnection(version: .tls13, cipherSuite: Self.suite)
    #expect(full.failure(of: mixed) == .cipherSuite)
  }

  @Test(arguments: [
    (ServerConnection.Key.rsa(1024), 256, TransportFailure.key as TransportFailure?), (.rsa(2048), 256, nil),
    (.ellipticCurve(256), 256, nil), (.ellipticCurve(224), 256, .key), (.rsa(2048), 160, .signature),
    (.other, 256, .key), (.ellipticCurve(384), 384, nil),
  ])
  func `wants long keys and strong signatures (R187)`(
    key: ServerConnection.Key, hashBits: Int, failure: TransportFailure?
  ) throws {
    let connection = ServerConnection(key: key, hashBits: hashBits)
    #expect(try decide("", "https://example.com").failure(of: connection) == failure)
    // Without forward secrecy the length of the key is not looked at (A24).
    let loose = try decide("E(example.com:pfs=0)", "https://example.com").failure(of: connection)
    #expect(loose == (failure == .key ? nil : failure))
  }

  /// The table of hosts that are not public, A6.
  @Test(arguments: [
    ("http://localhost", "iOS 9", false), ("http://printer.local", "iOS 9", false),
    ("http://10.0.0.1", "iOS 9", false), ("http://localhost", "iOS 10", true),
    ("http://intranet.", "iOS 16", true), ("http://printer.LOCAL", "iOS 16", true),
    ("http://printer.local.", "iOS 16", true), ("http://10.0.0.1", "iOS 16.7", true),
    ("http://[::1]", "iOS 16", true), ("http://localhost", "iOS 17", true),
    ("http://printer.local", "iOS 17", true), ("http://10.0.0.1", "iOS 17", false),
    ("http://[fe80::1]", "iOS 17", false), ("http://10.0.0.1", "macOS 13.6", true),
    ("http://10.0.0.1", "macOS 14", false), ("http://10.0.0.1", "macOS 10.11", false),
    ("http://10.0.0.1", "macOS 10.12", true), ("http://printer.localx", "iOS 17", false),
    ("http://local", "iOS 17", true), ("http://a.b.local", "iOS 17", true),
  ])
  func `covers public names, and addresses from iOS 17 on (R188)`(
    url: String, system: String, isAllowed: Bool
  ) throws {
    #expect(try decide("", url, on: system).isAllowed == isAllowed)
  }

  @Test(arguments: [
    ("http://printer.local", true), ("http://192.168.0.9", true), ("http://nas", true),
    ("http://www.example.com", false),
  ])
  func `frees local hosts by a key (R189)`(url: String, isAllowed: Bool) throws {
    #expect(try decide("LN=1", url, on: "iOS 17").isAllowed == isAllowed)
  }

  @Test(arguments: ["http://x.example", "http://192.168.1.5", "http://[::1]:80"])
  func `is switched off by arbitrary loads (R190)`(url: String) throws {
    let decision = try decide("AL=1", url, on: "iOS 17")
    #expect(decision.isAllowed)
    #expect(!decision.requirements.isEnforced)
  }

  @Test(arguments: ["AM=0", "AM=1", "OM=0", "AW=0", "AW=1", "LN=0", "LN=1"])
  func `ignores arbitrary loads beside a narrower key (R191, R192)`(narrow: String) throws {
    let policy = "AL=1 \(narrow)"
    let decision = try decide(policy, "http://x.example", on: "iOS 10")
    #expect(!decision.isAllowed)
    #expect(decision.ignoredKeys == ["NSAllowsArbitraryLoads"])
    #expect(
      decision.reasons.contains { reason in
        reason.place?.keyPath == [.key("NSAppTransportSecurity"), .key("NSAllowsArbitraryLoads")]
      })
    let disputed = decision.reasons.contains { $0.text.contains("disputed") }
    #expect(disputed == (narrow == "LN=0"))
    #expect(try decide(policy, "http://x.example", on: "iOS 9").isAllowed)
    #expect(try decide(policy, "http://nas.local", on: "iOS 10").isAllowed)
  }

  @Test func `says that older systems do not know the narrower keys (R192)`() throws {
    #expect(try decide("AW=1", "http://x.example", on: "iOS 9", api: .web).ignoredKeys.count == 1)
    #expect(try decide("AM=1", "http://x.example", on: "iOS 9", api: .media).ignoredKeys.count == 1)
    #expect(
      try decide("LN=1", "http://nas.local", on: "iOS 9").ignoredKeys == ["NSAllowsLocalNetworking"])
  }

  @Test(arguments: [
    ("AL=1 AW=1", "http://x.example", "iOS 9", TransportAPI.session, ["NSAllowsArbitraryLoadsInWebContent"]),
    ("AL=1 AW=1", "http://x.example", "iOS 16", .web, ["NSAllowsArbitraryLoads"]),
    ("AL=1 LN=1", "http://nas.local", "iOS 16", .session, ["NSAllowsArbitraryLoads"]),
  ])
  func `names the keys that are ignored whatever decides (A10, R191)`(
    policy: String, url: String, system: String, api: TransportAPI, ignored: [String]
  ) throws {
    #expect(try decide(policy, url, on: system, api: api).ignoredKeys == ignored)
  }

  @Test(arguments: [
    ("AM=1", TransportAPI.media, true), ("AM=1", .session, false), ("AM=1", .web, false),
    ("AW=1", .web, true), ("AW=1", .session, false), ("AW=1", .media, false), ("AM=0", .media, false),
  ])
  func `frees media and web views each by a key (R193, R194)`(
    policy: String, api: TransportAPI, isAllowed: Bool
  ) throws {
    #expect(try decide(policy, "http://x.example", api: api).isAllowed == isAllowed)
  }

  @Test func `starts afresh for named domains (R195)`() throws {
    let decision = try decide("AL=1 E(a.example:)", "http://a.example")
    #expect(!decision.isAllowed)
    #expect(decision.matchedDomain == "a.example")
    #expect(decision.ignoredKeys == ["NSAllowsArbitraryLoads"])
    #expect(try decide("AL=1 E(a.example:)", "http://b.example").isAllowed)
    #expect(try !decide("AM=1 E(a.example:)", "http://a.example", api: .media).isAllowed)
    #expect(try !decide("E(localhost:)", "http://localhost").isAllowed)
    #expect(try !decide("LN=1 E(10.0.0.1:)", "http://10.0.0.1", on: "iOS 17").isAllowed)
  }

  @Test(arguments: [
    ("Example.com", "example.com"), ("example.com:8080", "example.com"),
    ("https://example.com/a", "example.com"), ("*.example.com", "example.com"),
  ])
  func `says which exception was meant (R196)`(key: String, host: String) throws {
    let decision = try decide("E(\(key):insecure)", "http://\(host)")
    #expect(!decision.isAllowed)
    #expect(decision.ignoredKeys == [key])
    #expect(decision.reasons.first?.place?.keyPath.last == .key(key))
  }

  @Test func `knows no exceptions for addresses before iOS 17 (R196, A20)`() throws {
    let decision = try decide("E(10.0.0.1:insecure)", "http://10.0.0.1", on: "iOS 9")
    #expect(!decision.isAllowed)
    #expect(decision.ignoredKeys == ["10.0.0.1"])
    #expect(try decide("E(10.0.0.1:insecure)", "http://10.0.0.1", on: "iOS 17").isAllowed)
  }

  @Test func `allows HTTP to a domain, and untrusted certificates, but no older TLS (R198)`() throws {
    let policy = "E(example.com:insecure)"
    #expect(try decide(policy, "http://example.com").isAllowed)
    let decision = try decide(policy, "https://example.com")
    #expect(decision.requirements.mayLoosenTrust)
    let selfSigned = ServerConnection(isTrusted: false, isAcceptedByProgram: true)
    #expect(decision.failure(of: selfSigned) == nil)
    #expect(decision.failure(of: ServerConnection(isTrusted: false)) == .trust)
    let old = ServerConnection(
      version: .tls10, cipherSuite: Self.suite, isTrusted: false, isAcceptedByProgram: true)
    #expect(decision.failure(of: old) == .version)
    let both = try decide("E(example.com:insecure,min=TLSv1.0)", "https://example.com")
    #expect(both.failure(of: old) == nil)
  }

  @Test(arguments: [
    ("TLSv1.0", TLSVersion.tls10, 0), ("TLSv1.1", .tls11, 0), ("TLSv1.2", .tls12, 0), ("TLSv1.3", .tls13, 0),
    ("TLSv1", .tls12, 1), ("tlsv1.0", .tls12, 1), ("TLSv1.0 ", .tls12, 1),
  ])
  func `has a minimum of TLS for a domain (R199)`(text: String, version: TLSVersion, warnings: Int) throws {
    let policy = Sketch.policy(
      json: "{\"NSExceptionDomains\": {\"example.com\": {\"NSExceptionMinimumTLSVersion\": \"\(text)\"}}}")
    let decision = try decide(policy, "https://example.com")
    #expect(decision.requirements.minimumTLS == version)
    #expect(policy.warnings.count == warnings)
    let connection = ServerConnection(version: .tls10, cipherSuite: Self.suite)
    #expect((decision.failure(of: connection) == nil) == (version == .tls10))
  }

  @Test func `accepts no suites of TLS 1.2 where 1.3 is the minimum (R199)`() throws {
    let decision = try decide("E(example.com:min=TLSv1.3)", "https://example.com")
    #expect(decision.requirements.cipherSuites().isEmpty)
    let connection = ServerConnection(version: .tls12, cipherSuite: Self.suite)
    #expect(decision.failure(of: connection) == .version)
    #expect(decision.failure(of: ServerConnection()) == nil)
  }

  @Test func `asks for timestamps of two logs (R201)`() throws {
    let one = ServerConnection(timestampCount: 1, isPubliclyTrusted: false)
    let decision = try decide("E(example.com:ct)", "https://example.com", on: "iOS 10")
    #expect(decision.failure(of: one) == .transparency)
    #expect(decision.failure(of: ServerConnection(timestampCount: 2)) == nil)
    #expect(decision.failure(of: ServerConnection(timestampCount: nil)) == nil)
    let older = try decide("E(example.com:ct)", "https://example.com", on: "iOS 9")
    #expect(older.failure(of: one) == nil)
    #expect(older.ignoredKeys == ["NSRequiresCertificateTransparency"])
    // Of public authorities the system asks for them by itself.
    let isPublic = ServerConnection(timestampCount: 0)
    #expect(try decide("", "https://example.com").failure(of: isPublic) == .transparency)
    #expect(try decide("", "https://example.com").requirements.systemRequiresTransparency)
    #expect(try !decide("", "https://example.com").requirements.requiresTransparency)
  }

  @Test func `knows the three common patterns (R204)`() throws {
    let insecure = "E(media-server.example.com:insecure)"
    #expect(try decide(insecure, "http://media-server.example.com").isAllowed)
    #expect(try !decide(insecure, "http://example.com").isAllowed)

    let weak = "E(less-secure.example.com:pfs=0,min=TLSv1.0)"
    let connection = ServerConnection(version: .tls10, cipherSuite: "TLS_RSA_WITH_AES_128_CBC_SHA")
    #expect(try decide(weak, "https://less-secure.example.com").failure(of: connection) == nil)
    #expect(try !decide(weak, "http://less-secure.example.com").isAllowed)

    let browser = "AL=1 E(domain-i-control.example.com:insecure=0,pfs=1,min=TLSv1.2)"
    #expect(try !decide(browser, "http://domain-i-control.example.com").isAllowed)
    #expect(try decide(browser, "http://anywhere.example").isAllowed)
  }

  @Test func `gives apps and extensions each their own settings (R208)`() throws {
    let app = Sketch.policy("E(a.example:insecure)")
    let ext = Sketch.policy("")
    #expect(try decide(app, "http://a.example").isAllowed)
    #expect(try !decide(ext, "http://a.example").isAllowed)
  }

  @Test func `takes stricter lists as data (R209)`() throws {
    let text = """
      minimum-tls TLSv1.3
      rsa-bits 3072
      elliptic-curve-bits 384
      hash-bits 384
      tls-1.3 TLS_AES_256_GCM_SHA384
      """
    let baseline = try #require(TransportBaseline(text))
    let context = TransportContext(system: TransportSystem(.iOS, 17), baseline: baseline)
    let decision = TransportPolicy().decision(for: try TransportURL("https://example.com"), in: context)
    #expect(decision.requirements.minimumTLS == .tls13)
    #expect(decision.failure(of: ServerConnection(), baseline: baseline) == .cipherSuite)
    let strong = ServerConnection(
      cipherSuite: "TLS_AES_256_GCM_SHA384", key: .rsa(3072), hashBits: 384)
    #expect(decision.failure(of: strong, baseline: baseline) == nil)
    for bad in ["rsa-bits", "rsa-bits x", "minimum-tls SSLv3", "rsa-bytes 1", "hash-bits -1"] {
      #expect(TransportBaseline(bad) == nil, "\(bad)")
    }
  }

  /// The order of R210: the first requirement that fails is the reason.
  @Test func `names the first requirement that fails (R210)`() throws {
    var connection = ServerConnection(
      version: nil, cipherSuite: "TLS_RSA_WITH_RC4_128_SHA", key: .rsa(512), hashBits: 128, isTrusted: false,
      timestampCount: 0)
    let decision = try decide("P(example.com:leaf=AAA)", "https://example.com")
    #expect(decision.failure(of: connection) == .scheme)
    connection.version = .tls10
    #expect(decision.failure(of: connection) == .version)
    connection.version = .tls12
    #expect(decision.failure(of: connection) == .cipherSuite)
    connection.cipherSuite = Self.suite
    #expect(decision.failure(of: connection) == .key)
    connection.key = .rsa(2048)
    #expect(decision.failure(of: connection) == .signature)
    connection.hashBits = 256
    #expect(decision.failure(of: connection) == .trust)
    connection.isTrusted = true
    #expect(decision.failure(of: connection) == .transparency)
    connection.timestampCount = 2
    #expect(decision.failure(of: connection) == .pins)
    connection.leafDigest = "AAA"
    #expect(decision.failure(of: connection) == nil)
  }
}
