import ConnectionProbe
import ConnectionReports
import NscurlFrontEnd
import TestSupport
import Testing

/// Loads a URL under the sixteen policies.
func loadMatrix(_ url: String, _ change: (inout ProbeRequest) -> Void = { _ in }) throws -> [ConnectionReport]
{
  let url = try WebURL(url)
  // Long, so that a busy machine makes no difference: only the tests about time wait for it.
  var request = ProbeRequest(url, attempts: DiagnosticTest.all(for: url.host).map(\.settings), timeout: 60)
  change(&request)
  var reports: [ConnectionReport] = []
  try ConnectionProbe(request).run { reports.append($0) }
  #expect(reports.map(\.attempt) == Array(0..<16))
  return reports
}

/// The numbers of the tests that pass, from 1, as the specification counts them.
func passing(_ reports: [ConnectionReport]) -> [Int] {
  reports.filter(\.isPassed).map { $0.attempt + 1 }
}

/// Real servers, and the cells of the matrix that each has to pass (R184-R187, R198-R200, R206, A30, A34).
@Suite("The live matrix")
struct MatrixTests {
  struct Server: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var certificate = TLSServer.Certificate()
    var options: [String] = []
    let passing: [Int]
    /// Why the default connection fails.
    var failure: ConnectionFailure.Kind?
  }

  static let rsa = TLSServer.Certificate.with { $0.key = ["-newkey", "rsa:2048"] }
  /// The tests that leave it to the app whom to trust.
  static let overriding = [8, 13, 14, 15, 16]

  static let servers = [
    Server(testDescription: "of today", passing: Array(1...16)),
    Server(testDescription: "with TLS 1.3 only", options: ["-tls1_3"], passing: Array(1...16)),
    Server(
      testDescription: "with TLS 1.2 only", options: ["-tls1_2"],
      passing: (1...16).filter { ![3, 9, 13].contains($0) }),
    Server(
      testDescription: "with TLS 1.1 only", options: ["-tls1_1"], passing: [2, 5, 6, 11, 12, 15, 16],
      failure: .protocolVersion),
    Server(
      testDescription: "with TLS 1.0 only", options: ["-tls1"], passing: [2, 6, 12, 16],
      failure: .protocolVersion),
    Server(
      testDescription: "without forward secrecy", certificate: rsa,
      options: ["-tls1_2", "-cipher", "AES128-GCM-SHA256"], passing: [2, 7, 8, 10, 11, 12, 14, 15, 16],
      failure: .cipherSuite),
    Server(
      testDescription: "with a suite that R185 lacks", certificate: rsa,
      options: ["-tls1_2", "-cipher", "ECDHE-RSA-AES256-SHA"], passing: [2], failure: .cipherSuite),
    Server(
      testDescription: "with a key of RSA 1024", certificate: .with { $0.key = ["-newkey", "rsa:1024"] },
      passing: [2] + Array(7...16), failure: .keySize),
    Server(
      testDescription: "with a signature over SHA-1", certificate: .with { $0.digest = "sha1" }, passing: [2],
      failure: .signatureHash),
    Server(
      testDescription: "whose certificate has expired", certificate: .with { $0.end = "20210101000000Z" },
      passing: overriding, failure: .expired),
    Server(
      testDescription: "with a certificate for others",
      certificate: .with { $0.names = "DNS:other.example.test" },
      passing: overriding, failure: .nameMismatch),
    Server(
      testDescription: "with a certificate signed by itself", certificate: .with { $0.issuer = .itself },
      passing: overriding, failure: .untrusted),
  ]

  @Test(arguments: servers)
  func `of a server has each verdict in its cell`(server: Server) throws {
    let reports = try TLSServer.run(server.certificate, server.options) { running in
      try loadMatrix("https://server.example.test/") {
        $0.connect = HostAndPort("127.0.0.1:\(running.port)")
        $0.certificateFile = running.authority
      }
    }
    #expect(passing(reports) == server.passing)
    #expect(reports[0].failure?.kind == server.failure)
    for report in reports {
      #expect(report.hops.count == 1)
      #expect(report.hops[0].needsOverride == (server.passing == Self.overriding && report.isPassed))
    }
  }

  @Test func `of an authority that nobody knows leaves trust to the app (R183, R198)`() throws {
    let reports = try TLSServer.run { server in
      try loadMatrix("https://localhost:\(server.port)/")
    }
    #expect(passing(reports) == Self.overriding)
    #expect(reports[0].failure?.kind == .untrusted)
  }

  @Test func `tells what was agreed on`() throws {
    let reports = try TLSServer.run(Self.rsa, ["-tls1_2"]) { server in
      try loadMatrix("https://localhost:\(server.port)/a?b#c") { $0.certificateFile = server.authority }
    }
    let hop = try #require(reports.first?.hops.first)
    #expect(hop.url.hasSuffix("/a?b"))
    #expect(hop.address?.hasPrefix("127.0.0.1:") == true)
    #expect(hop.version == .tls12)
    #expect(hop.cipherSuite == "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384")
    #expect(hop.hasForwardSecrecy == true)
    #expect(hop.status == 200)
    let certificate = try #require(hop.certificate)
    #expect(certificate.subject == "CN=Server")
    #expect(certificate.issuer == "CN=Authority")
    #expect(certificate.names == ["server.example.test", "localhost"])
    #expect((certificate.keyType, certificate.keyBits) == ("RSA", 2048))
    #expect(certificate.signatureAlgorithm == "ecdsa-with-SHA256")
    #expect(certificate.hashBits == 256)
    #expect(certificate.notBefore == "2020-01-01T00:00:00Z")
    #expect(certificate.notAfter == "2099-01-01T00:00:00Z")
    #expect(certificate.pin.utf8.count == 44)
    #expect(certificate.authorityPins.map(\.utf8.count) == [44])
    #expect(certificate.isPrivatelyTrusted)
    #expect(hop.hasExtendedMasterSecret == true)
    #expect(certificate.matchesHost)
    #expect(certificate.trustFailure == nil)
    #expect(certificate.timestampCount == 0)
    for report in reports { #expect(ConnectionReport(line: report.line) == report) }
  }

  @Test func `of http passes where clear text is allowed (R182, R198)`() throws {
    let reports = try LoopbackServer.run(.answer("HTTP/1.1 200 OK\r\n\r\n")) { server in
      let reports = try loadMatrix("http://server.example.test/") {
        $0.connect = HostAndPort("127.0.0.1:\(server.port)")
      }
      #expect(server.received.allSatisfy { $0.hasPrefix("GET / HTTP/1.1\r\nHost: server.example.test\r\n") })
      return reports
    }
    #expect(passing(reports) == [2] + Self.overriding)
    #expect(reports[0].failure?.kind == .cleartextBlocked)
    #expect(reports[0].failure?.code == -1022)
  }

  @Test func `waits for no server longer than it may`() throws {
    let start = ContinuousClock.now
    let reports = try LoopbackServer.run(.hang) { server in
      try loadMatrix("https://localhost:\(server.port)/") { $0.timeout = 0.5 }
    }
    #expect(reports.allSatisfy { $0.failure?.kind == .timedOut })
    // One after the other they would take eight seconds.
    #expect(ContinuousClock.now - start < .seconds(7))
  }

  static let sullen: [(LoopbackServer.Behavior, ConnectionFailure.Kind)] = [
    (.close, .connectionLost), (.send(Array(repeating: 0x55, count: 4000)), .handshakeFailed),
    (.send([0x15, 3, 1, 0, 2, 2, 40]), .cipherSuite), (.answer("HTTP/1.1 400 No\r\n\r\n"), .handshakeFailed),
  ]

  @Test(arguments: sullen.indices)
  func `of a server that speaks no TLS fails everywhere`(index: Int) throws {
    let (behavior, kind) = Self.sullen[index]
    let reports = try LoopbackServer.run(behavior) { try loadMatrix("https://localhost:\($0.port)/") }
    #expect(passing(reports) == [])
    // A server that closes while it is still spoken to may reset the connection.
    let kinds = Set(reports.compactMap(\.failure?.kind))
    #expect(kinds.isSubset(of: [kind, .connectionLost]), "\(kinds)")
  }

  @Test func `of a port that nobody listens at fails everywhere`() throws {
    let reports = try loadMatrix("https://127.0.0.1:\(LoopbackServer.closedPort())/")
    #expect(reports.allSatisfy { $0.failure?.kind == .cannotConnect })
  }
}
