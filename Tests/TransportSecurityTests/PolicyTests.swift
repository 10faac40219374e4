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

  /// A26.
  @Test func `pins names with at most one more label, from iOS 14 on`() throws {
    let policy = "P(example.com:ca=CA,leaf=LEAF,sub)"
    #expect(try decide(policy, "https://example.com").pins.count == 2)
    #expect(try decide(policy, "https://www.example.com").pins.count == 2)
    #expect(try decide(policy, "https://a.b.example.com").pins.isEmpty)
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
