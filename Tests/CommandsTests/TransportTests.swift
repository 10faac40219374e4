import Foundation
import TestSupport
import Testing

@Suite("transport")
struct TransportTests {
  static let plist = Sample.xml(
    """
    <key>CFBundleIdentifier</key><string>a.b</string>
    <key>MinimumOSVersion</key><string>15.0</string>
    <key>UIDeviceFamily</key><array><integer>1</integer></array>
    <key>NSAppTransportSecurity</key>
    <dict>
    <key>NSAllowsArbitraryLoads</key>
    <true/>
    <key>NSAllowsArbitraryLoadsInWebContent</key>
    <true/>
    <key>NSExceptionDomains</key>
    <dict>
    <key>media.example.com</key>
    <dict>
    <key>NSExceptionAllowsInsecureHTTPLoads</key>
    <true/>
    <key>NSIncludesSubdomains</key>
    <true/>
    </dict>
    <key>own.example.com</key>
    <dict>
    <key>NSExceptionMinimumTLSVersion</key>
    <string>TLSv1.0</string>
    <key>NSExceptionRequiresForwardSecrecy</key>
    <string>NO</string>
    </dict>
    </dict>
    <key>NSPinnedDomains</key>
    <dict>
    <key>own.example.com</key>
    <dict>
    <key>NSPinnedCAIdentities</key>
    <array><dict><key>SPKI-SHA256-BASE64</key>
    <string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string></dict></array>
    </dict>
    </dict>
    </dict>
    """)
  static let files = [
    "A.app/Info.plist": plist, "empty.plist": Sample.xml(""), "bad.plist": Sample.malformed,
  ]

  static func object(_ result: ProcessResult) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
  }

  static func results(_ result: ProcessResult) throws -> [[String: Any]] {
    try #require(try object(result)["results"] as? [[String: Any]])
  }

  @Test(arguments: [
    (["http://media.example.com"], 0), (["http://a.media.example.com"], 0), (["https://x.example"], 0),
    (["http://x.example"], 1), (["https://x.example", "http://x.example"], 1),
    (["http://x.example", "--api", "web"], 0), (["http://x.example", "--os", "iOS 9"], 0),
    (["http://x.example", "--os", "9.3"], 0), (["http://10.0.0.1", "--os", "iOS 16"], 0),
    (["http://10.0.0.1", "--os", "iOS 17"], 1), (["http://x.example", "--api", "media"], 1),
    (["http://x.example", "--linked-sdk", "iOS 8"], 0), (["http://x.example", "--api=other"], 0),
    (["http://a.b.media.example.com", "--subdomain-depth", "any"], 0),
    (["http://a.b.media.example.com", "--subdomain-depth", "one"], 1),
    (["http://MEDIA.example.com:8080/x"], 0), (["http://media.example.com."], 1),
  ])
  func `evaluate says by its exit code whether all may be loaded (R178–R197)`(words: [String], status: Int)
    throws
  {
    let result = try CommandLine.run(with: Self.files) {
      try $0(["transport", "evaluate", "A.app"] + words)
    }
    #expect(result.status == Int32(status), "\(result.outputText)\(result.errorText)")
    #expect(result.errorText.isEmpty)
  }

  @Test(
    arguments: [
      ("", [], "iOS 26.4", true), ("", ["--os", "16"], "iOS 16.0", true),
      ("", ["--os", "macOS 13"], "macOS 13.0", false),
      ("<key>LSMinimumSystemVersion</key><string>12.0</string>", ["--os", "13"], "macOS 13.0", false),
      ("<key>UILaunchScreen</key><dict/>", ["--os", "16"], "iOS 16.0", false),
    ] as [(String, [String], String, Bool)])
  func `evaluate, minimal and report say when the platform is assumed (A6)`(
    keys: String, words: [String], system: String, isAssumed: Bool
  ) throws {
    let policy = "<key>NSAppTransportSecurity</key><dict><key>NSAllowsLocalNetworking</key><true/></dict>"
    try CommandLine.run(with: ["a.plist": Sample.xml(keys + policy)]) { infoplist in
      for command in ["evaluate", "minimal", "report"] {
        let urls = command == "report" ? [] : ["https://x.example"]
        let text = try infoplist(["transport", command, "a.plist"] + urls + words).outputText
        #expect(text.contains(system) || command == "report" && words.isEmpty, "\(text)")
        let sentence = "\nNothing tells the platform, so it is taken to be iOS.\n"
        #expect(text.contains(sentence) == isAssumed, "\(text)")
      }
    }
  }

  @Test(arguments: ["example.com", "ftp://example.com", "http://", "http:///x", "http://a b", "http://[::1"])
  func `evaluate and minimal refuse what is no URL`(url: String) throws {
    try CommandLine.run(with: Self.files) { infoplist in
      for command in ["evaluate", "minimal"] {
        let result = try infoplist("transport", command, "A.app", "https://fine.example", url)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.errorText.hasPrefix("infoplist: error: The URL "), "\(result.errorText)")
      }
    }
  }

  @Test(arguments: [
    (["evaluate", "A.app", "https://x.example", "--os", "Android 4"], 2),
    (["evaluate", "A.app", "https://x.example", "--os", "iOS 17", "--linked-sdk", "macOS 14"], 2),
    (["evaluate", "A.app", "https://x.example", "--api", "socket"], 2), (["evaluate", "A.app"], 2),
    (["evaluate", "missing.plist", "https://x.example"], 3),
    (["evaluate", "bad.plist", "https://x.example"], 3),
    (["report", "missing.plist"], 3), (["report", "bad.plist"], 3), (["report", "A.app", "--os", "x"], 2),
    (["minimal", "bad.plist", "https://x.example"], 3), (["minimal", "A.app"], 2),
  ])
  func `tell wrong words from unreadable input`(words: [String], status: Int) throws {
    let result = try CommandLine.run(with: Self.files) { try $0(["transport"] + words) }
    #expect(result.status == Int32(status))
    #expect(result.output.isEmpty)
    // Of what is malformed the place is known.
    #expect(result.errorText.hasPrefix(words.contains("bad.plist") ? "bad.plist:" : "infoplist: error: "))
  }

  @Test func `evaluate answers in JSON with requirements, reasons and places (R185, R195)`() throws {
    let answer = try CommandLine.run(with: Self.files) {
      try Self.object(
        try $0(
          "transport", "evaluate", "A.app", "http://x.example", "https://own.example.com", "--os", "iOS 17",
          "--format", "json"))
    }
    #expect(answer["os"] as? String == "iOS 17.0")
    #expect(answer["linkedSDK"] as? String == "iOS 17.0")
    let results = try #require(answer["results"] as? [[String: Any]])
    #expect(results.map { $0["decision"] as? String } == ["blocked", "allowed"])
    #expect(results[0]["ignoredKeys"] as? [String] == ["NSAllowsArbitraryLoads"])
    #expect(results[0]["matchedDomain"] is NSNull)
    let full = try #require(results[0]["requirements"] as? [String: Any])
    #expect(full["https"] as? Bool == true)
    #expect(full["minimumTLS"] as? String == "TLSv1.2")
    #expect(full["forwardSecrecy"] as? Bool == true)
    #expect(full["certificateTransparency"] as? Bool == false)
    #expect(full["systemTransparency"] as? Bool == true)
    #expect((full["cipherSuites"] as? [String])?.count == 11)
    #expect((full["pins"] as? [Any])?.isEmpty == true)
    let reasons = try #require(results[0]["reasons"] as? [[String: Any]])
    let place = try #require(reasons.first?["place"] as? [String: Any])
    #expect(place["path"] as? String == "A.app/Info.plist")
    #expect(place["keyPath"] as? [String] == ["NSAppTransportSecurity", "NSAllowsArbitraryLoads"])
    let start = try #require((place["range"] as? [String: Any])?["start"] as? [String: Any])
    #expect(start["line"] as? Int == 11)
    #expect(start["column"] as? Int == 1)

    #expect(results[1]["matchedDomain"] as? String == "own.example.com")
    let weak = try #require(results[1]["requirements"] as? [String: Any])
    #expect(weak["minimumTLS"] as? String == "TLSv1.0")
    #expect(weak["forwardSecrecy"] as? Bool == false)
    #expect((weak["cipherSuites"] as? [String])?.count == 17)
    #expect((weak["pins"] as? [[String: Any]])?.map { $0["identity"] as? String } == ["ca"])
    #expect((answer["warnings"] as? [[String: Any]])?.count == 1)
  }

  @Test func `report names the effect, what App Review asks about, and dead settings (R203)`() throws {
    try CommandLine.run(with: Self.files) { infoplist in
      let answer = try Self.object(try infoplist("transport", "report", "A.app", "--format", "json"))
      #expect(answer["systems"] as? [String] == ["iOS 15.0", "iOS 17.0", "iOS 26.4"])
      #expect(answer["dead"] as? [String] == ["NSAllowsArbitraryLoads"])
      let names = try #require(answer["reviewTriggers"] as? [String])
      #expect(names.contains("NSAllowsArbitraryLoadsInWebContent"))
      #expect(names.contains { $0.hasSuffix("NSExceptionMinimumTLSVersion") })
      #expect(!names.contains { $0.hasSuffix("NSExceptionRequiresForwardSecrecy") })
      let older = try Self.object(
        try infoplist("transport", "report", "A.app", "--os", "iOS 9", "--format", "json"))
      #expect((older["dead"] as? [String])?.isEmpty == true)
      let text = try infoplist("transport", "report", "A.app")
      #expect(text.status == 0)
      #expect(text.outputText.contains("NSAllowsArbitraryLoads = true, dead (A.app/Info.plist:11:1)"))
      let none = try infoplist("transport", "report", "empty.plist")
      #expect(none.outputText.contains("every connection is fully protected"))
    }
  }

  @Test func `minimal answers with what evaluate then allows`() throws {
    try CommandLine.run(with: Self.files) { infoplist in
      let urls = ["http://x.example/a", "https://y.example", "http://10.0.0.1", "http://nas.local"]
      let words = ["transport", "minimal", "A.app"] + urls + ["--os", "iOS 17"]
      let answer = try Self.object(try infoplist(words + ["--format", "json"]))
      let dictionary = try #require(answer["dictionary"] as? [String: Any])
      #expect(
        dictionary as NSDictionary
          == [
            "NSExceptionDomains": [
              "x.example": ["NSExceptionAllowsInsecureHTTPLoads": true],
              "10.0.0.1": ["NSExceptionAllowsInsecureHTTPLoads": true],
            ]
          ])
      let settings = try #require(answer["settings"] as? [[String: Any]])
      #expect(settings.map { $0["neededFor"] as? String } == ["http://x.example/a", "http://10.0.0.1"])
      let surplus = try #require(answer["surplus"] as? [[String: Any]])
      #expect(surplus.map { $0["key"] as? String }.contains("NSAllowsArbitraryLoadsInWebContent"))

      // The fragment can be put into a file as it is.
      let text = try infoplist(words).outputText
      let end = try #require(text.range(of: "\n</dict>\n"))
      try writeFile(Sample.xml(String(text[..<end.upperBound])), to: "\(infoplist.folder)/new.plist")
      let proof = try infoplist(["transport", "evaluate", "new.plist"] + urls + ["--os", "iOS 17"])
      #expect(proof.status == 0, "\(proof.outputText)")
      let other = try infoplist("transport", "evaluate", "new.plist", "http://z.example", "--os", "iOS 17")
      #expect(other.status == 1)
    }
  }

  @Test func `minimal tells what is too much, does nothing, or deserves a warning`() throws {
    let settings = """
      <key>NSAppTransportSecurity</key><dict><key>NSExceptionDomains</key><dict>
      <key>a.example</key><dict><key>NSTemporaryExceptionAllowsInsecureHTTPLoads</key><true/>
      <key>NSIncludesSubdomains</key><true/></dict>
      <key>B.example</key><dict/></dict></dict>
      """
    let answer = try CommandLine.run(with: ["a.plist": Sample.xml(settings)]) { infoplist in
      try Self.object(
        try infoplist("transport", "minimal", "a.plist", "http://a.example", "--format", "json"))
    }
    let surplus = try #require(answer["surplus"] as? [[String: Any]])
    // The older name is what the URL needs.
    #expect(
      surplus.map { $0["name"] as? String } == [
        "NSExceptionDomains.a\\.example.NSIncludesSubdomains", "NSExceptionDomains.B\\.example",
      ])
    #expect(surplus.map { $0["state"] as? String } == ["active", "dead"])
    #expect(surplus[0]["opens"] as? String == "The same for the names below a.example.")
    let warnings = try #require(answer["warnings"] as? [[String: Any]])
    #expect(warnings.count == 2)
    #expect((answer["hopeless"] as? [Any])?.isEmpty == true)
  }

  @Test func `read wrong types as the system does, and say so`() throws {
    let files = ["a.plist": Sample.xml("<key>NSAppTransportSecurity</key><string>x</string>")]
    let answer = try CommandLine.run(with: files) { infoplist in
      let result = try infoplist(
        "transport", "evaluate", "a.plist", "http://x.example", "--os", "iOS 17", "--format", "json")
      #expect(result.status == 1)
      return try Self.object(result)
    }
    let warnings = try #require(answer["warnings"] as? [[String: Any]])
    #expect(warnings.count == 1)
    #expect((warnings[0]["place"] as? [String: Any])?["keyPath"] as? [String] == ["NSAppTransportSecurity"])
  }

  @Test func `give apps and extensions each their own settings (R208)`() throws {
    let settings = """
      <key>NSAppTransportSecurity</key><dict><key>NSExceptionDomains</key><dict><key>a.example</key><dict>
      <key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict></dict></dict>
      """
    let files = [
      "A.app/Info.plist": Sample.xml(settings), "A.app/PlugIns/E.appex/Info.plist": Sample.xml(""),
    ]
    try CommandLine.run(with: files) { infoplist in
      let app = try infoplist("transport", "evaluate", "A.app", "http://a.example")
      #expect(app.status == 0)
      let plugIn = try infoplist("transport", "evaluate", "A.app/PlugIns/E.appex", "http://a.example")
      #expect(plugIn.status == 1)
    }
  }
}

@Suite("The page about App Transport Security")
struct TransportPageTests {
  /// The blocks of a kind on the page, without their fences.
  private static func blocks(_ kind: String) throws -> [String] {
    let path = "\(Fixtures.packageFolder)/Documentation/TransportSecurity.md"
    let page = String(decoding: try readFile(path), as: UTF8.self)
    return page.components(separatedBy: "```\(kind)\n").dropFirst().map {
      $0.components(separatedBy: "```\n")[0]
    }
  }

  @Test func `shows what the program answers`() throws {
    let plist = try #require(try Self.blocks("xml").first)
    let transcripts = try Self.blocks("console")
    #expect(transcripts.count == 3)
    try CommandLine.run(with: ["Info.plist": plist]) { infoplist in
      for transcript in transcripts {
        let lines = transcript.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        // A word in quotes holds a space; there are no others on the page.
        let call = lines[0].dropFirst("$ infoplist ".count).split(separator: "'")
        let words = call.enumerated().flatMap { index, part in
          index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
        }
        let result = try infoplist(words)
        #expect(result.outputText == String(lines[1]), "\(lines[0])")
      }
    }
  }
}
