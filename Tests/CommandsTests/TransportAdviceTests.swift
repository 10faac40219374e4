import Foundation
import TestSupport
import Testing

/// `transport diagnose --advise`: each server on the way is held to the policy of its own host (A4, R205).
@Suite("transport diagnose --advise")
struct TransportAdviceTests {
  /// What the program answers about `https://server.example.test/start` under a policy.
  static func advise(
    _ policy: String, _ words: [String] = [], against server: TLSServer, authorities: String? = nil
  ) throws -> (status: Int32, answer: [String: Any], text: String) {
    let plist = Sample.xml("<key>NSAppTransportSecurity</key>\n<dict>\(policy)</dict>")
    let call = ["transport", "diagnose", "https://server.example.test/start", "--advise", "a.plist"] + words
    let way = ["--connect", "127.0.0.1:\(server.port)", "--timeout", "60"]
    let authority = ["--ca-file", authorities ?? server.authority]
    return try CommandLine.run(with: ["a.plist": plist]) { infoplist in
      let json = try infoplist(call + way + authority + ["--format", "json"])
      let text = try infoplist(call + way + authority)
      #expect(json.status == text.status)
      let answer = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
      return (json.status, try #require(answer), text.outputText)
    }
  }

  static func hops(_ answer: [String: Any]) throws -> [[String: Any]] {
    try #require((answer["advice"] as? [String: Any])?["hops"] as? [[String: Any]])
  }

  static func failure(_ answer: [String: Any]) -> String? {
    ((answer["advice"] as? [String: Any])?["failure"] as? [String: Any])?["kind"] as? String
  }

  /// Runs a good server that redirects to an old one on this machine.
  static func redirected<Result>(_ body: (TLSServer, _ authorities: String) throws -> Result) throws -> Result
  {
    try TLSServer.run(TLSServer.Certificate(), ["-tls1_1"]) { old in
      let answer = "HTTP/1.1 302 Found\r\nLocation: https://localhost:\(old.port)/\r\n\r\n"
      return try TLSServer.run(files: ["start": answer]) { good in
        try withTemporaryFolder { folder in
          let path = "\(folder)/both.pem"
          try writeFile(try readFile(good.authority) + readFile(old.authority), to: path)
          return try body(good, path)
        }
      }
    }
  }

  static func exception(for host: String, _ members: String) -> String {
    "<key>NSExceptionDomains</key><dict><key>\(host)</key><dict>\(members)</dict></dict>"
  }

  static let weak = "<key>NSExceptionMinimumTLSVersion</key><string>TLSv1.1</string>"

  @Test func `holds each server of a redirection to the policy of its own host (A4)`() throws {
    try Self.redirected { server, authorities in
      // The exception of the second host does not reach the first, and the other way round.
      let good = try Self.advise(
        Self.exception(for: "localhost", Self.weak), against: server, authorities: authorities)
      #expect(good.status == 0, "\(good.text)")
      let hops = try Self.hops(good.answer)
      #expect(hops.map { $0["passed"] as? Bool } == [true, true])
      #expect(hops.map { $0["settings"] as? String } == ["minimum=TLSv1.2", "minimum=TLSv1.1"])
      #expect(hops.map { $0["matchedDomain"] as? String } == [nil, "localhost"])
      #expect(good.answer["exception"] is NSNull)

      let bad = try Self.advise(
        Self.exception(for: "server.example.test", Self.weak)
          .replacingOccurrences(of: "</dict></dict>", with: "</dict><key>localhost</key><dict/></dict>"),
        against: server, authorities: authorities)
      #expect(bad.status == 1)
      #expect(try Self.hops(bad.answer).map { $0["passed"] as? Bool } == [true, false])
      #expect(Self.failure(bad.answer) == "protocol-version")
      // What to write is for the server that fails.
      let exception = bad.answer["exception"] as? [String: [String: [String: String]]]
      #expect(exception == ["NSExceptionDomains": ["localhost": ["NSExceptionMinimumTLSVersion": "TLSv1.1"]]])
      #expect(bad.text.contains("write the exception for localhost."))
      #expect(bad.text.contains("<key>localhost</key>"))
    }
  }

  static func pins(_ kind: String, _ digest: String) -> String {
    """
    <key>NSPinnedDomains</key><dict><key>example.test</key><dict><key>NSIncludesSubdomains</key><true/>
    <key>\(kind)</key><array><dict><key>SPKI-SHA256-BASE64</key><string>\(digest)</string></dict></array>
    </dict></dict>
    """
  }

  @Test func `minds pins, and names those that would do (A26)`() throws {
    try TLSServer.run { server in
      let other = "r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E="
      let bad = try Self.advise(Self.pins("NSPinnedLeafIdentities", other), against: server)
      #expect(bad.status == 1)
      #expect(Self.failure(bad.answer) == "pins")
      #expect(bad.answer["exception"] is NSNull)
      let connection = try #require(try Self.hops(bad.answer).first?["connection"] as? [String: Any])
      let certificate = try #require(connection["certificate"] as? [String: Any])
      let leaf = try #require(certificate["spkiSHA256"] as? String)
      let authority = try #require((certificate["authoritySPKISHA256"] as? [String])?.first)
      #expect(
        bad.text.contains("Pin a key that is there: \(leaf) is the server's, \(authority) of authorities."))
      #expect(
        try Self.advise(Self.pins("NSPinnedLeafIdentities", leaf), against: server).status == 0)
      #expect(try Self.advise(Self.pins("NSPinnedCAIdentities", authority), against: server).status == 0)
      #expect(try Self.advise(Self.pins("NSPinnedCAIdentities", leaf), against: server).status == 1)
      #expect(
        try Self.advise(
          Self.pins("NSPinnedCAIdentities", other), ["--os", "iOS 13"], against: server
        ).status == 0)
    }
  }

  @Test(arguments: [("iOS 10", "transparency" as String?), ("iOS 9", nil), ("iOS 17", nil)])
  func `minds timestamps where the policy asks for them (R201)`(system: String, failure: String?) throws {
    try TLSServer.run { server in
      let members = "<key>NSRequiresCertificateTransparency</key><true/>"
      let result = try Self.advise(
        Self.exception(for: "server.example.test", members), ["--os", system], against: server)
      #expect(Self.failure(result.answer) == failure)
      #expect(result.status == (failure == nil ? 0 : 1))
    }
  }

  @Test(arguments: [
    ("ECDHE-ECDSA-AES128-GCM-SHA256", nil as String?), ("ECDHE-ECDSA-AES128-SHA256", "cipher-suite"),
  ])
  func `minds a package of the NIAP (A27)`(suite: String, failure: String?) throws {
    try TLSServer.run(TLSServer.Certificate(), ["-tls1_2", "-cipher", suite]) { server in
      let policy = "<key>NSRequiresNIAPTLSPackageVersion</key><string>FCP_v2.1</string>"
      let result = try Self.advise(policy, against: server)
      #expect(Self.failure(result.answer) == failure, "\(result.text)")
      #expect(result.status == (failure == nil ? 0 : 1))
      #expect(try Self.hops(result.answer).first?["settings"] as? String == "minimum=TLSv1.2,niap=yes")
      #expect(
        result.text.contains("set NSExceptionRequiresNIAPTLSPackageVersion to none for server.example.test.")
          == (failure != nil))
    }
  }

  @Test func `says where a malformed policy is wrong`() throws {
    let result = try CommandLine.run(with: ["bad.plist": Sample.malformed]) {
      try $0("transport", "diagnose", "https://127.0.0.1:1/", "--advise", "bad.plist")
    }
    #expect(result.status == 3)
    #expect(result.errorText.hasPrefix("bad.plist:"))
  }

  @Test func `encodes names beyond ASCII`() throws {
    let certificate = TLSServer.Certificate.with { $0.names = "DNS:xn--bcher-kva.example" }
    let result = try TLSServer.run(certificate) {
      try TransportDiagnoseTests.run(
        ["transport", "diagnose", "https://B\u{FC}cher.example/", "--format", "json"], against: $0)
    }
    let answer = try TransportDiagnoseTests.json(result)
    #expect(answer["url"] as? String == "https://xn--bcher-kva.example/")
    #expect(result.status == 0)
  }
}
