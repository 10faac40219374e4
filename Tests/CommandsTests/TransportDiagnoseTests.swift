import Foundation
import TestSupport
import Testing

/// The whole way: `infoplist`, which starts `infoplist-probe`, which talks to a real server.
@Suite("transport diagnose and nscurl")
struct TransportDiagnoseTests {
  /// Runs the program against a server that calls itself `server.example.test`.
  static func run(
    _ words: [String], against server: TLSServer, with files: [String: String] = [:],
    environment: [String: String] = [:]
  ) throws -> ProcessResult {
    let way = ["--connect", "127.0.0.1:\(server.port)", "--ca-file", server.authority, "--timeout", "60"]
    return try CommandLine.run(with: files) { try $0(words + way, environment: environment) }
  }

  static func json(_ result: ProcessResult) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
  }

  @Test(arguments: [false, true])
  func `lay their results out as nscurl does (R206, R207, A31, A32)`(isVerbose: Bool) throws {
    let words = ["nscurl", "--ats-diagnostics", "https://server.example.test"]
    let result = try TLSServer.run(.with { $0.key = ["-newkey", "rsa:1024"] }) {
      try Self.run(words + (isVerbose ? ["--verbose"] : []), against: $0)
    }
    try expectSnapshot(isVerbose ? "nscurl-verbose.txt" : "nscurl.txt", result.outputText)
    #expect(result.errorText == "")
    #expect(result.status == 0)
  }

  @Test func `are there under the name of nscurl, too`() throws {
    let result = try withTemporaryFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/nscurl", withDestinationPath: builtProduct("infoplist"))
      return try runProcess("\(folder)/nscurl", ["--ats-diagnostics", "https://127.0.0.1:1/"])
    }
    #expect(result.outputText.split(separator: "\n").filter { $0 == "Result : FAIL" }.count == 16)
    #expect(result.status == 0)
  }

  static let verdicts: [([String], String, Int32, [String: String]?)] = [
    ([], "secure", 0, nil), (["-tls1"], "server", 1, ["NSExceptionMinimumTLSVersion": "TLSv1.0"]),
  ]

  @Test(arguments: verdicts)
  func `tell the verdict and the exception (R205)`(
    options: [String], kind: String, status: Int32, exception: [String: String]?
  ) throws {
    let (json, text) = try TLSServer.run(TLSServer.Certificate(), options) { server in
      let words = ["transport", "diagnose", "https://server.example.test/"]
      return (
        try Self.run(words + ["--format", "json"], against: server), try Self.run(words, against: server)
      )
    }
    #expect((json.status, text.status) == (status, status))
    let answer = try Self.json(json)
    #expect((answer["verdict"] as? [String: Any])?["kind"] as? String == kind)
    let domains =
      (answer["exception"] as? [String: Any])?["NSExceptionDomains"] as? [String: [String: String]]
    #expect(domains?["server.example.test"] == exception)
    let results = try #require(answer["results"] as? [[String: Any]])
    #expect(results.count == 16)
    #expect(results.allSatisfy { ($0["result"] as? String == "PASS") == ($0["failure"] is NSNull) })
    #expect(text.outputText.contains("\nVerdict: "))
    #expect(text.outputText.contains("<string>TLSv1.0</string>") == (exception != nil))
    #expect(text.outputText.split(separator: "\n").filter { $0.hasPrefix("Result : ") }.count == 16)
  }

  @Test(arguments: [("TLSv1.1", Int32(0)), ("TLSv1.3", Int32(1))])
  func `judge the policy of a file and name the three steps (R205)`(version: String, status: Int32) throws {
    let plist = Sample.xml(
      """
      <key>NSAppTransportSecurity</key>
      <dict><key>NSExceptionDomains</key><dict><key>example.test</key><dict>
        <key>NSIncludesSubdomains</key><true/>
        <key>NSExceptionMinimumTLSVersion</key><string>\(version)</string>
      </dict></dict></dict>
      """)
    let words = ["transport", "diagnose", "https://server.example.test/", "--advise", "a.plist"]
    let result = try TLSServer.run(TLSServer.Certificate(), ["-tls1_1"]) {
      try Self.run(words + ["--format", "json"], against: $0, with: ["a.plist": plist])
    }
    #expect(result.status == status)
    let answer = try Self.json(result)
    #expect(answer["passed"] as? Bool == (status == 0))
    // What the policy allows already need not be written.
    #expect((answer["exception"] is NSNull) == (status == 0))
    let steps = (answer["advice"] as? [String: Any])?["steps"] as? [[String: Any]]
    #expect(steps?.map { $0["passed"] as? Bool } == [true, true, false])
  }

  static let offers: [([String], String?)] = [(["-tls1_1"], "NSExceptionMinimumTLSVersion"), ([], nil)]

  @Test(arguments: offers)
  func `let the smallest policy go by what servers offer`(options: [String], key: String?) throws {
    let result = try TLSServer.run(TLSServer.Certificate(), options) {
      try Self.run(
        ["transport", "minimal", "a.plist", "https://server.example.test/", "--probe", "--format", "json"],
        against: $0, with: ["a.plist": Sample.xml("")])
    }
    #expect(result.status == 0, "\(result.errorText)")
    let settings = try #require(try Self.json(result)["settings"] as? [[String: Any]])
    #expect(settings.map { ($0["keyPath"] as? [String])?.last } == (key.map { [$0] } ?? []))
  }

  static let mistakes: [([String], Int32)] = [
    (["nscurl"], 2), (["nscurl", "--ats-diagnostics"], 2), (["nscurl", "https://a/"], 2),
    (["nscurl", "--ats-diagnostics", "https://a/", "https://b/"], 2), (["nscurl", "--cert", "x"], 2),
    (["nscurl", "--ats-diagnostics", "--timeout"], 2), (["nscurl", "--ats-diagnostics", "ftp://a/"], 2),
    (["transport", "diagnose"], 2), (["transport", "diagnose", "nothing"], 2),
    (["transport", "diagnose", "https://"], 2),
    (["transport", "diagnose", "https://a/", "--timeout", "-1"], 2),
    (["transport", "diagnose", "https://a/", "--connect", "a"], 2),
    (["transport", "diagnose", "https://a/", "--ca-file", "missing.pem"], 3),
    (["transport", "diagnose", "https://127.0.0.1:1/", "--ca-file", "empty.pem"], 3),
    (["transport", "diagnose", "https://a/", "--advise", "missing.plist"], 3),
  ]

  @Test(arguments: mistakes)
  func `refuse what they cannot do`(words: [String], status: Int32) throws {
    let result = try CommandLine.run(with: ["empty.pem": ""]) { try $0(words) }
    #expect(result.status == status, "\(result.errorText)")
    #expect(result.errorText.hasPrefix("infoplist: error: "))
    #expect(result.output.isEmpty)
  }

  @Test(arguments: ["/nonexistent", "/bin/false", "/", "/bin/echo"])
  func `say what to do without the second executable`(path: String) throws {
    let result = try CommandLine.run {
      try $0("transport", "diagnose", "https://127.0.0.1:1/", environment: ["INFOPLIST_PROBE": path])
    }
    #expect(result.status == 3)
    #expect(result.errorText.hasPrefix("infoplist: error: "))
    #expect(result.errorText.contains("infoplist: hint: "))
    #expect(result.output.isEmpty)
  }

  @Test func `show help under nscurl's own option`() throws {
    let result = try CommandLine.run { try $0("nscurl", "--help") }
    #expect(result.outputText.contains("--ats-diagnostics"))
    #expect(result.status == 0)
  }
}
