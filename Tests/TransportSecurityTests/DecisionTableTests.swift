import Foundation
import TestSupport
import Testing
import TransportSecurity

/// The tables of cases in the specification, row by row.
@Suite("The tables of decisions")
struct DecisionTableTests {
  /// What a decision comes to, in the words of the table.
  enum Verdict: String, Sendable {
    /// Allowed under protection, or an exception of it.
    case allow
    /// Allowed because nothing is protected.
    case off
    /// Refused before a connection is made.
    case blocked = "block-1022"
    /// Refused because of the version of TLS.
    case blockedVersion = "block-tls"
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let number: Int
    let policy: String
    let major: Int
    let api: TransportAPI
    let url: String
    let verdict: Verdict
    var connection = ServerConnection()

    var testDescription: String { "\(number): \(policy) \(url) on iOS \(major)" }

    init(
      _ number: Int, _ policy: String, _ major: Int, _ api: TransportAPI, _ url: String, _ verdict: Verdict,
      connection: ServerConnection = ServerConnection()
    ) {
      self.number = number
      self.policy = policy
      self.major = major
      self.api = api
      self.url = url
      self.verdict = verdict
      self.connection = connection
    }
  }

  static func verdict(_ decision: TransportDecision, _ connection: ServerConnection) -> Verdict {
    guard decision.isAllowed else { return .blocked }
    guard decision.requirements.isEnforced else { return .off }
    guard decision.url.scheme.isSecure else { return .allow }
    return decision.failure(of: connection) == nil ? .allow : .blockedVersion
  }

  static let old = ServerConnection(version: .tls11, cipherSuite: "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA")
  static let plain = ServerConnection(version: .tls12, cipherSuite: "TLS_RSA_WITH_AES_128_GCM_SHA256")

  static let rows: [Row] = [
    Row(1, "", 16, .session, "https://example.com", .allow),
    Row(2, "", 16, .session, "http://example.com", .blocked),
    Row(3, "AL=1", 16, .session, "http://example.com", .off),
    Row(4, "AL=1 AW=0", 16, .session, "http://example.com", .blocked),
    Row(5, "AL=1 AW=1", 9, .session, "http://example.com", .off),
    Row(6, "AL=1 AW=1", 16, .web, "http://example.com", .off),
    Row(7, "AL=1 AW=1", 16, .session, "http://example.com", .blocked),
    Row(8, "AM=1", 16, .media, "http://cdn.example.com", .off),
    Row(9, "AM=1", 16, .session, "http://cdn.example.com", .blocked),
    Row(10, "AL=1 LN=1", 16, .session, "http://example.com", .blocked),
    Row(11, "AL=1 LN=1", 9, .session, "http://example.com", .off),
    Row(12, "", 9, .session, "http://printer.local", .blocked),
    Row(13, "", 16, .session, "http://printer.local", .off),
    Row(14, "", 16, .session, "http://192.168.1.5", .off),
    Row(15, "", 17, .session, "http://192.168.1.5", .blocked),
    Row(16, "LN=1", 17, .session, "http://192.168.1.5", .off),
    Row(17, "E(192.168.0.0/16:insecure)", 17, .session, "http://192.168.1.5", .allow),
    Row(18, "E(192.168.0.0/16:insecure)", 16, .session, "http://192.168.1.5", .off),
    Row(19, "", 17, .session, "http://localhost:8080", .off),
    Row(20, "AL=1 E(example.com:)", 16, .session, "http://example.com", .blocked),
    Row(21, "AL=1 E(example.com:)", 16, .session, "http://other.com", .off),
    Row(22, "AW=1 E(example.com:)", 16, .web, "http://example.com", .blocked),
    Row(23, "E(example.com:insecure)", 16, .session, "http://example.com", .allow),
    Row(
      24, "E(example.com:insecure)", 16, .session, "https://example.com", .blockedVersion, connection: old),
    Row(25, "E(example.com:min=TLSv1.0)", 16, .session, "http://example.com", .blocked),
    Row(26, "E(example.com:pfs=0)", 16, .session, "https://example.com", .allow, connection: plain),
    Row(27, "E(example.com:insecure)", 16, .session, "http://www.example.com", .blocked),
    Row(28, "E(example.com:insecure,sub)", 16, .session, "http://www.example.com", .allow),
    Row(29, "E(EXAMPLE.com:insecure)", 16, .session, "http://example.com", .blocked),
  ]

  @Test(arguments: rows)
  func `decide each row as the specification does`(row: Row) throws {
    let decision = try decide(row.policy, row.url, on: "iOS \(row.major)", api: row.api)
    #expect(Self.verdict(decision, row.connection) == row.verdict)
    #expect(!decision.reasons.isEmpty)
  }

  /// Row 30.
  @Test(arguments: ["\"x\"", "1", "[]", "true"])
  func `read a policy that is no dictionary as an empty one, with a warning`(value: String) throws {
    let policy = Sketch.policy(json: value)
    #expect(policy.warnings.count == 1)
    #expect(try !decide(policy, "http://example.com").isAllowed)
    #expect(try decide(policy, "https://example.com").isAllowed)
  }

  struct Vector: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let json: String
    let major: Int
    let context: String
    let url: String
    let options: [String: String]
    let verdict: Verdict?

    static let all: [Vector] = {
      guard let data = try? Data(Fixtures.bytes("Vectors/transport-decisions.json")),
        let rows = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
      else { return [] }
      return rows.compactMap { Vector($0) }
    }()

    init?(_ row: [String: Any]) {
      guard let policy = row["NSAppTransportSecurity"], let major = row["iOS"] as? Int,
        let context = row["context"] as? String, let url = row["url"] as? String,
        let verdict = row["verdict"] as? String,
        let data = try? JSONSerialization.data(withJSONObject: policy, options: .fragmentsAllowed)
      else { return nil }
      json = String(decoding: data, as: UTF8.self)
      self.major = major
      self.context = context
      self.url = url
      options = row["options"] as? [String: String] ?? [:]
      self.verdict = Verdict(rawValue: verdict)
      testDescription = "\(json) \(url) on iOS \(major)"
    }
  }

  @Test func `have all their golden vectors`() {
    #expect(Vector.all.count == 38)
    #expect(Vector.all.allSatisfy { $0.verdict != nil })
  }

  @Test(arguments: Vector.all)
  func `agree with the golden vectors`(vector: Vector) throws {
    let api: TransportAPI = vector.context == "media" ? .media : vector.context == "web" ? .web : .session
    let decision = try decide(
      Sketch.policy(json: vector.json), vector.url, on: "iOS \(vector.major)", api: api,
      depth: vector.options["depth"] == "one" ? .one : .any)
    let connection =
      vector.options["tls"] == "1.1" ? Self.old : vector.options["cipher"] == "RSA" ? Self.plain : nil
    #expect(Self.verdict(decision, connection ?? ServerConnection()) == vector.verdict)
  }

  /// Keys and hosts of section 3: which match, by any depth and by one label.
  @Test(arguments: [
    ("E(example.com:insecure)", "example.com", "example.com", "example.com"),
    ("E(example.com:insecure)", "EXAMPLE.com", "example.com", "example.com"),
    ("E(EXAMPLE.com:insecure)", "example.com", nil, nil),
    ("E(example.com:insecure)", "example.com.", nil, nil),
    ("E(example.com.:insecure)", "example.com.", "example.com.", "example.com."),
    ("E(example.com.:insecure)", "example.com", nil, nil),
    ("E(example.com:insecure)", "www.example.com", nil, nil),
    ("E(example.com:insecure,sub)", "www.example.com", "example.com", "example.com"),
    ("E(example.com:insecure,sub)", "a.b.example.com", "example.com", nil),
    ("E(example.com:sub) E(b.example.com:)", "a.b.example.com", "example.com", nil),
    ("E(example.com:sub) E(b.example.com:sub)", "a.b.example.com", "b.example.com", "b.example.com"),
    ("E(example.com:443:insecure)", "example.com", nil, nil),
    ("E(*.example.com:insecure)", "www.example.com", nil, nil),
    ("E(com:sub)", "example.com", "com", "com"),
    ("E(10.0.0.0/8:)", "10.1.2.3", "10.0.0.0/8", "10.0.0.0/8"),
    ("E(xample.com:sub)", "example.com", nil, nil),
    ("E(10.0.0.0/8:) E(10.1.0.0/16:)", "10.1.2.3", "10.1.0.0/16", "10.1.0.0/16"),
    ("E(1.2.3.4:sub)", "a.1.2.3.4.example", nil, nil),
    ("E(example.com:sub) E(www.example.com:)", "www.example.com", "www.example.com", "www.example.com"),
    ("E(https://example.com/x:insecure)", "example.com", nil, nil),
    ("E(.example.com:insecure,sub)", "www.example.com", nil, nil),
    ("E(:insecure,sub)", "example.com.", nil, nil),
  ])
  func `match names as they are written (R196, R197)`(
    policy: String, host: String, any: String?, one: String?
  ) throws {
    let url = "https://\(host)/"
    #expect(try decide(policy, url, on: "iOS 17", depth: .any).matchedDomain == any)
    #expect(try decide(policy, url, on: "iOS 17", depth: .one).matchedDomain == one)
    let differs = any != one
    #expect(try decide(policy, url, on: "iOS 17", depth: .any).dependsOnDepth == differs)
    #expect(try decide(policy, url, on: "iOS 17", depth: .one).dependsOnDepth == differs)
  }
}
