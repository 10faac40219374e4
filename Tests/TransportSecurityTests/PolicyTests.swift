import PropertyLists
import SourceText
import Testing
import TransportSecurity

@Suite("A policy")
struct PolicyTests {
  /// A25: the names of the first beta and of servers of others.
  @Test(arguments: [
    ("insecure3", "http://a.example", true), ("insecureT", "http://a.example", true),
    ("insecure=0,insecure3", "http://a.example", false), ("insecure3,insecure=0", "http://a.example", false),
    ("insecure3=0,insecureT", "http://a.example", false), ("insecure,insecureT=0", "http://a.example", true),
  ])
  func `keeps heeding older names, the newest first`(members: String, url: String, isAllowed: Bool) throws {
    let decision = try decide("E(a.example:\(members))", url)
    #expect(decision.isAllowed == isAllowed)
    #expect(decision.ignoredKeys.count == (members.contains(",") ? 1 : 0))
  }

  @Test func `heeds all three older names`() throws {
    for suffix in ["3", "T"] {
      let decision = try decide("E(a.example:min\(suffix)=TLSv1.1,pfs\(suffix)=0)", "https://a.example")
      #expect(decision.requirements.minimumTLS == .tls11)
      #expect(!decision.requirements.requiresForwardSecrecy)
    }
  }

  /// A9 and B60.
  @Test(arguments: [
    ("\"YES\"", true), ("\"true\"", true), ("\"1\"", true), ("\"True\"", true), ("\"NO\"", false),
    ("\"on\"", false), ("1", true), ("0", false), ("-1", true), ("0.5", true), ("[]", false), ("{}", false),
  ])
  func `reads other types for Booleans as the system does, with a warning`(text: String, value: Bool) throws {
    let policy = Sketch.policy(json: "{\"NSAllowsArbitraryLoads\": \(text)}")
    #expect(policy.warnings.count == 1)
    #expect(try decide(policy, "http://example.com").isAllowed == value)
  }

  @Test(arguments: [
    "{\"NSExceptionDomains\": []}", "{\"NSExceptionDomains\": {\"example.com\": true}}",
    "{\"NSExceptionDomains\": {\"example.com\": {\"NSAllowsInsecure\": true}}}",
    "{\"NSPinnedDomains\": 1}", "{\"NSPinnedDomains\": {\"example.com\": []}}",
    "{\"NSPinnedDomains\": {\"example.com\": {}}}",
    "{\"NSRequiresNIAPTLSPackageVersion\": \"FCP\"}",
  ])
  func `leaves out what has a wrong type, with a warning`(json: String) throws {
    let policy = Sketch.policy(json: json)
    #expect(policy.warnings.count == 1)
    #expect(try !decide(policy, "http://example.com", on: "iOS 26.4").isAllowed)
    #expect(try decide(policy, "https://example.com").pins.isEmpty)
  }

  /// A25: they count, and a warning names today's.
  @Test(arguments: [
    ("{\"NSAllowsArbitraryLoadsInMedia\": true}", ["NSAllowsArbitraryLoadsForMedia"]),
    (
      "{\"NSExceptionDomains\": {\"a.example\": {\"NSTemporaryExceptionMinimumTLSVersion\": \"TLSv1.0\"}}}",
      ["NSExceptionMinimumTLSVersion"]
    ),
    (
      "{\"NSExceptionDomains\": {\"a.example\": {\"NSThirdPartyExceptionAllowsInsecureHTTPLoads\": true,"
        + "\"NSThirdPartyExceptionRequiresForwardSecrecy\": false}}}",
      ["NSExceptionAllowsInsecureHTTPLoads", "NSExceptionRequiresForwardSecrecy"]
    ),
  ])
  func `warns of older names`(json: String, names: [String]) {
    let messages = Sketch.policy(json: json).warnings.map(\.message)
    #expect(messages.count == names.count)
    for (message, name) in zip(messages, names) {
      #expect(message.hasSuffix("is an older name of \(name), and still counts."))
    }
  }

  @Test(arguments: [
    ("Example.com", "small letters"), ("example.com:80", "without a port"), ("*.example.com", "stars"),
    ("https://example.com/", "without scheme"), (".example.com", "begin with a dot"), ("", "empty"),
    ("bücher.example", "ASCII form"), ("a b", "characters"), ("[::1]", "10.0.0.0/8"),
    ("10.0.0.0/33", "10.0.0.0/8"), ("127.1", "10.0.0.0/8"), ("a..b", "labels"),
  ])
  func `warns of names that no host has (R196)`(name: String, words: String) {
    for kind in ["NSExceptionDomains", "NSPinnedDomains"] {
      let policy = Sketch.policy(json: "{\"\(kind)\": {\"\(name)\": {}}}")
      let first = policy.warnings.first
      #expect(first?.message.contains(words) == true, "\(policy.warnings.map(\.message))")
      #expect(first?.place.keyPath.last == .key(name))
      let report = TransportReport(policy, from: TransportSystem(.iOS, 9))
      #expect(report.findings.map { $0.state } == [.dead])
    }
  }

  @Test func `warns of addresses where the system makes no exceptions for them (R196, A20)`() {
    let policy = Sketch.policy("E(10.0.0.0/8:insecure) P(::1:leaf=X) E(example.com:insecure)")
    #expect(policy.warnings(on: TransportSystem(.iOS, 17)).isEmpty)
    #expect(
      policy.warnings(on: TransportSystem(.macOS, 13)).map { $0.place.keyPath.last } == [
        .key("10.0.0.0/8"), .key("::1"),
      ])
  }

  @Test func `knows the places of its settings`() throws {
    let text = """
      <plist><dict><key>NSAppTransportSecurity</key><dict><key>NSExceptionDomains</key><dict>
      <key>a.example</key><dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict></dict></dict></dict></plist>
      """
    let bytes = Array(text.utf8)
    let policy = TransportPolicy(reading: PropertyListDocument.read(SourceBytes(bytes)))
    let decision = try decide(policy, "http://a.example")
    let shown = decision.reasons.compactMap { $0.place }.map { place in
      String(decoding: bytes[place.range.lowerBound..<place.range.upperBound], as: UTF8.self)
    }
    #expect(shown.contains("<true/>"))
    let keys = decision.reasons.compactMap { $0.place }.map { place in
      String(decoding: bytes[place.keyRange.lowerBound..<place.keyRange.upperBound], as: UTF8.self)
    }
    #expect(keys.contains("<key>a.example</key>"))
  }

  /// A22, A26: how deep subdomains reach is read as for exceptions.
  @Test func `pins names as exceptions match them, from iOS 14 on`() throws {
    let policy = "P(example.com:ca=CA,leaf=LEAF,sub)"
    #expect(try decide(policy, "https://example.com").pins.count == 2)
    for (depth, count) in [(SubdomainDepth.any, 2), (.one, 0)] {
      let near = try decide(policy, "https://www.example.com", depth: depth)
      #expect(near.pins.count == 2)
      #expect(!near.dependsOnDepth)
      let deep = try decide(policy, "https://a.b.example.com", depth: depth)
      #expect(deep.pins.count == count)
      #expect(deep.dependsOnDepth)
      #expect(deep.reasons.last?.text.hasPrefix("Whether example.com covers a.b.example.com is") == true)
    }
    #expect(try decide(policy, "https://example.com", on: "iOS 13").pins.isEmpty)
    #expect(try decide(policy, "https://example.com", api: .other).pins.isEmpty)
    #expect(try decide("P(example.com:ca=CA)", "https://www.example.com").pins.isEmpty)
  }

  /// A26: one key of each kind that is pinned, and exceptions change nothing about it.
  @Test(arguments: [
    ("ca=CA", ["CA"], "X", true), ("ca=CA", ["Y", "CA"], "X", true), ("ca=CA", ["X"], "CA", false),
    ("leaf=L", ["CA"], "L", true), ("leaf=L", ["L"], "X", false), ("ca=CA,leaf=L", ["CA"], "L", true),
    ("ca=CA,leaf=L", ["CA"], "X", false), ("ca=CA,leaf=L", ["X"], "L", false),
  ])
  func `wants one pin of each kind in the chain`(
    pins: String, authorities: [String], leaf: String, isFine: Bool
  ) throws {
    let connection = ServerConnection(leafDigest: leaf, authorityDigests: authorities)
    for exceptions in ["", "E(example.com:insecure) ", "AL=1 "] {
      let decision = try decide("\(exceptions)P(example.com:\(pins))", "https://example.com")
      #expect(decision.failure(of: connection) == (isFine ? nil : .pins))
    }
  }

  /// A27.
  @Test func `narrows TLS by a package of the NIAP from 26.4 on`() throws {
    let global = try decide("NIAP=FCP_v2.1", "https://example.com", on: "iOS 26.4")
    #expect(global.requirements.isNIAPRestricted)
    #expect(global.reasons.last?.text.hasPrefix("NSRequiresNIAPTLSPackageVersion is FCP_v2.1: ") == true)
    #expect(global.reasons.last?.place?.keyPath.last == .key("NSRequiresNIAPTLSPackageVersion"))
    #expect(global.requirements.cipherSuites().count == 4)
    #expect(global.requirements.cipherSuites().allSatisfy { $0.contains("_GCM_") })
    var connection = ServerConnection(
      version: .tls12, cipherSuite: "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256")
    #expect(global.failure(of: connection) == nil)
    connection.hasExtendedMasterSecret = false
    #expect(global.failure(of: connection) == .masterSecret)
    #expect(try !decide("NIAP=none", "https://example.com", on: "iOS 26.4").requirements.isNIAPRestricted)
    let older = try decide("NIAP=recommended", "https://example.com", on: "iOS 26.3")
    #expect(!older.requirements.isNIAPRestricted)
    #expect(older.ignoredKeys == ["NSRequiresNIAPTLSPackageVersion"])
    let domain = try decide(
      "NIAP=FCP_v2.1 E(example.com:niap=none)", "https://example.com", on: "macOS 26.4")
    #expect(!domain.requirements.isNIAPRestricted)
    #expect(domain.ignoredKeys == ["NSRequiresNIAPTLSPackageVersion"])
    let loose = try decide(
      "E(example.com:niap=recommended,min=TLSv1.0,pfs=0)", "https://example.com", on: "iOS 27")
    #expect(loose.requirements.minimumTLS == .tls12)
    #expect(loose.requirements.cipherSuites().count == 4)
  }

  @Test(arguments: [
    ("iOS 17", "iOS 17.0"), ("ios 17.0.1", "iOS 17.0.1"), ("iPadOS 16.4", "iOS 16.4"),
    ("Mac OS X 10.11", "macOS 10.11"), ("14.2", "tvOS 14.2"), ("visionOS 2", "visionOS 2.0"),
  ])
  func `is decided for a system by its usual name`(text: String, description: String) {
    #expect(TransportSystem(text, platform: .tvOS)?.description == description)
  }

  @Test(arguments: ["", "iOS", "iOS x", "iOS 1.2.3.4", "Android 4", "17.", ".1", "iOS17", "iOS 12345"])
  func `is not decided for what is no system`(text: String) {
    #expect(TransportSystem(text, platform: .iOS) == nil)
  }

  @Test func `needs a platform for a version`() { #expect(TransportSystem("17") == nil) }
}
