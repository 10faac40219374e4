import Foundation
import TestSupport
import Testing

@Suite("Configurations of check")
struct ConfigurationTests {
  private static let slip = Sample.xml("<key>CFbundleName</key>\n<string>Demo</string>")

  @Test func `the nearest one upward of each file counts`() throws {
    let files = [
      ".infoplist.json": #"{"rules": {"unknown-key": "warning"}}"#, "a/x.plist": Self.slip,
      "b/.infoplist.json": #"{"rules": {"unknown-key": "note"}}"#, "b/c/x.plist": Self.slip,
    ]
    try CommandLine.run(with: files) { infoplist throws in
      let result = try infoplist("check", ".", "--format", "xcode", "--select", "unknown-key")
      #expect(result.outputText.contains("a/x.plist:5:1: warning:"))
      #expect(result.outputText.contains("b/c/x.plist:5:1: note:"))
      #expect(result.status == 0)
      #expect(try infoplist("check", ".", "--no-config", "--select", "unknown-key").status == 1)
      let given = try infoplist(
        "check", "a", "--config", "b/.infoplist.json", "--fail-on", "warning", "--select", "unknown-key")
      #expect(given.outputText.contains(": note:"))
      #expect(given.status == 0)
      // A folder below has the configuration above it, and standard input that of the current folder.
      #expect(
        try CommandLine(folder: "\(infoplist.folder)/b/c")("check", "x.plist", "--select", "unknown-key")
          .outputText.contains("5:1: note:"))
      #expect(
        try infoplist("check", "-", "--select", "unknown-key", stdin: Self.slip).outputText.contains(
          "5:1: warning:"))
    }
  }

  /// However the path of the folder is written.
  @Test(arguments: [
    ["."], ["./"], ["./", "x.plist"], ["a/.."], ["a/../"], ["a/./..", "x.plist"], ["", "x.plist"],
  ])
  func `that of the folder that is searched counts`(paths: [String]) throws {
    let files = [".infoplist.json": #"{"profil": "built"}"#, "x.plist": Self.slip, "a/y.plist": Self.slip]
    try CommandLine.run(with: files) { infoplist throws in
      let result = try infoplist(["check"] + paths)
      #expect(result.status == 2)
      #expect(result.errorText.contains("The configuration has no key"))
    }
  }

  @Test func `what it says about the exit code counts, and options beat it`() throws {
    let files = [
      ".infoplist.json": #"{"failOn": "warning", "rules": {"unknown-key": "warning"}}"#, "x.plist": Self.slip,
    ]
    try CommandLine.run(with: files) { infoplist throws in
      #expect(try infoplist("check", "x.plist").status == 1)
      #expect(try infoplist("check", "x.plist", "--fail-on", "error").status == 0)
    }
  }

  @Test func `every mistake in every one stops the call before anything is done`() throws {
    let files = [
      ".infoplist.json": #"{"schemas": ["keys.json", "none.json"]}"#,
      "keys.json": "{\"schemaVersion\": 1,\n \"keys\": [{\"path\": \"A\", \"types\": [\"text\"]}]}",
      "a/x.plist": Self.slip, "b/.infoplist.json": "{\n  \"profil\": \"app-store\"\n}",
      "b/x.plist": Self.slip,
      "base.json": "{\"findings\": 1}",
    ]
    try CommandLine.run(with: files) { infoplist throws in
      let result = try infoplist("check", "a", "b", "--fix", "--baseline", "base.json")
      #expect(result.status == 2)
      #expect(result.outputText == "")
      #expect(
        result.errorText == """
          .infoplist.json:1:27: error: There is no file at none.json. [unreadable-file]
            hint: The path of a schema counts from the folder of this file.
          keys.json:2:35: error: A type cannot be "text". [unknown-value]
            hint: Write string, boolean, integer, real, array, dictionary, date or data.
          b/.infoplist.json:2:3: error: The configuration has no key "profil". [unknown-key]
            hint: Did you mean profile?
          base.json:1:14: error: findings is a number, but has to be an array. [wrong-type]

          """)
      #expect(try infoplist.text("a/x.plist") == Self.slip)
      let missing = try infoplist("check", "a", "--config", "nowhere.json")
      #expect(missing.status == 2)
      #expect(missing.errorText == "infoplist: error: There is no file at nowhere.json.\n")
      #expect(try infoplist("check", "a", "--config", "b", "--no-config").status == 2)
    }
  }

  @Test func `config explains what counts and where it comes from`() throws {
    let files = [
      ".infoplist.json": """
      {
        "platform": "iOS",
        "rules": {"missing-key": "off"},
        "schemas": ["keys.json"],
        "overrides": [{"paths": ["Tests/**", "*.entitlements"], "profile": "source"}]
      }
      """, "keys.json": #"{"schemaVersion": 1, "keys": [{"path": "ACME", "types": ["string"]}]}"#,
    ]
    try CommandLine.run(with: files) { infoplist throws in
      let text = try infoplist("config", "--explain", "Tests/Info.plist")
      #expect(text.status == 0)
      #expect(
        text.outputText == """
          Tests/Info.plist is checked as .infoplist.json says.

          platform          iOS                      .infoplist.json:2:15
          oldest system     found out from the file
          kind              found out from the file
          profile           source                   .infoplist.json:5:70, override 0 (Tests/**, *.entitlements)
          era               today                    default
          fail on           error                    default
          schema            keys.json                .infoplist.json:4:15
          rule missing-key  off                      .infoplist.json:3:13
          other rules       on                       default

          """)
      let json = try infoplist("config", "--explain", "App/Info.plist", "--format", "json")
      let answer = try #require(
        try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any])
      #expect(answer["configuration"] as? String == ".infoplist.json")
      let settings = try #require(answer["settings"] as? [String: [String: Any]])
      #expect(settings["platform"]?["place"] as? String == ".infoplist.json:2:15")
      #expect(settings["profile"]?["value"] is NSNull)
      let rules = try #require(answer["rules"] as? [[String: Any]])
      #expect(
        rules.filter { $0["level"] as? String == "off" }.map { $0["rule"] as? String } == ["missing-key"])
      let folder = try infoplist("config", "--explain", "Tests")
      #expect(folder.outputText.contains("override 0"))
      let none = try infoplist("config", "--no-config")
      #expect(none.outputText.hasPrefix("There is no configuration for ."))
    }
  }

  @Test func `schemas are known to check, keys, explain and rules alike`() throws {
    let files = [
      ".infoplist.json": #"{"schemas": ["keys.json"], "rules": {"values": "note"}}"#,
      "keys.json": #"""
      {"schemaVersion": 1, "keys": [{"path": "ACMEFlag", "types": ["boolean"], "effect": "Turns it on."}]}
      """#,
      "Info.plist": Sample.xml("<key>ACMEFlag</key>\n<string>on</string>"),
    ]
    try CommandLine.run(with: files) { infoplist throws in
      let found = try infoplist("check", "Info.plist", "--document", "info-plist", "--format", "xcode")
      #expect(found.outputText.contains("ACMEFlag is a string, but has to be a Boolean. [wrong-type]"))
      #expect(!found.outputText.contains("[unknown-key]"))
      #expect(try infoplist("keys", "--search", "ACMEFlag").outputText.hasPrefix("ACMEFlag  boolean"))
      #expect(try infoplist("explain", "ACMEFlag").outputText.contains("Turns it on."))
      #expect(try infoplist("explain", "ACMEFlag", "--no-config").status == 1)
      let rules = try infoplist("rules", "--select", "values").outputText.split(separator: "\n")
      #expect(rules.allSatisfy { $0.hasSuffix(" (note)") })
      #expect(try infoplist("rules", "--format", "json").outputText.contains("\"configured\": \"note\""))
    }
  }
}
