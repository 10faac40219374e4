import Foundation
import TestSupport
import Testing

@Suite("The section of check about App Transport Security")
struct TransportSectionTests {
  @Test func `stands in the text (R203)`() throws {
    try CommandLine.run(with: ["a.plist": TransportTests.plist]) { infoplist in
      let text = try infoplist("check", "a.plist").outputText
      #expect(
        text.contains(
          """

          a.plist: App Transport Security, from iOS 15.0 on
            NSAllowsArbitraryLoads = true, dead (a.plist:11:1)
              No host without an exception is protected.
              remark: NSAllowsArbitraryLoadsInWebContent is there, and makes the system ignore it.
              App Review: Name what cannot be listed by domain
          """), "\(text)")
      #expect(
        text.contains(
          """
            NSExceptionDomains.media\\.example\\.com.NSExceptionAllowsInsecureHTTPLoads = true (a.plist:19:1)
              HTTP is allowed, and over HTTPS the program may accept a certificate that the system refuses.
              opens: HTTP to media.example.com and the names below it, and HTTPS with certificates that nobody vouches for.
              risk: medium
              App Review: Say why the domain has no secure connections
          """), "\(text)")
      let short = try infoplist("check", "a.plist", "--max-findings", "1").outputText
      #expect(short.contains("  and 1 more domains, which `infoplist transport report` shows\n"))
      #expect(!short.contains("  NSExceptionDomains.own"))
      let rest = try infoplist("check", "a.plist", "--select", "keys").outputText
      #expect(!rest.contains("App Transport Security, from"))
    }
  }

  @Test(arguments: [
    "<key>NSAppTransportSecurity</key><dict/>", "<key>NSAppTransportSecurity</key><string>x</string>",
    "<key>NSAppTransportSecurity</key><dict><key>NSAllowsArbitraryLoads</key><false/></dict>", "",
    """
    <key>NSAppTransportSecurity</key><dict><key>NSExceptionDomains</key><dict><key>$(HOST)</key><dict>
    <key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict></dict></dict>
    """,
  ])
  func `is left out where there is nothing to say`(keys: String) throws {
    try CommandLine.run(with: ["a.plist": Sample.xml(keys)]) { infoplist in
      let text = try infoplist("check", "a.plist").outputText
      #expect(!text.contains("App Transport Security, from"))
    }
  }

  @Test(arguments: [("100", 30, 101), ("0", 0, 130)])
  func `leaves out what is beyond the limit, and the rule about idle exceptions has its own`(
    limit: String, leftOut: Int, idle: Int
  ) throws {
    let domains = (0..<130).map { "<key>d\($0).example.com</key>\n<dict/>\n" }.joined()
    let keys = """
      <key>NSAppTransportSecurity</key><dict><key>NSExceptionDomains</key><dict>
      \(domains)</dict></dict>
      """
    try CommandLine.run(with: ["a.plist": Sample.xml(keys)]) { infoplist in
      let answer = try TransportTests.object(
        infoplist(
          "check", "a.plist", "--max-findings", limit, "--select", "idle-exception", "--format", "json"))
      let inputs = try #require(answer["inputs"] as? [[String: Any]])
      let transport = try #require(inputs[0]["transport"] as? [String: Any])
      #expect(transport["leftOut"] as? Int == leftOut)
      #expect((transport["settings"] as? [Any])?.count == 130 - leftOut)
      let found = try #require(answer["diagnostics"] as? [[String: Any]])
      // The last one says how many more there are.
      #expect(found.count { $0["rule"] as? String == "idle-exception" } == idle)
    }
  }

  @Test func `is a member of the input in JSON (R203)`() throws {
    try CommandLine.run(with: ["A.app/Info.plist": TransportTests.plist, "b.plist": Sample.xml("")]) {
      infoplist in
      let answer = try TransportTests.object(infoplist("check", "b.plist", "A.app", "--format", "json"))
      let inputs = try #require(answer["inputs"] as? [[String: Any]])
      #expect(inputs.count == 2 && inputs[0]["transport"] == nil)
      let transport = try #require(inputs[1]["transport"] as? [String: Any])
      #expect(transport["from"] as? String == "iOS 15.0")
      #expect(transport["leftOut"] as? Int == 0)
      let settings = try #require(transport["settings"] as? [[String: Any]])
      let report = try TransportTests.object(infoplist("transport", "report", "A.app", "--format", "json"))
      let reported = try #require(report["settings"] as? [[String: Any]])
      #expect(settings.map { $0["name"] as? String } == reported.map { $0["name"] as? String })
      #expect(settings.map { $0["state"] as? String } == reported.map { $0["state"] as? String })
      let places = reported.compactMap { $0["place"] as? [String: Any] }
      for key in ["path", "keyPath", "range"] {
        #expect(
          settings.map { $0[key] as? NSObject } == places.map { $0[key] as? NSObject }, "\(key)")
      }
    }
  }
}
