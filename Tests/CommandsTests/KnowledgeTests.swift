import Foundation
import TestSupport
import Testing

@Suite("explain, keys, rules and completions")
struct KnowledgeTests {
  @Test(arguments: [
    ("CFBundleIdentifier", "CFBundleIdentifier\nBundle identifier · Info.plist"),
    ("Bundle identifier", "CFBundleIdentifier\nBundle identifier · Info.plist"),
    ("CFBundleDocumentTypes[].CFBundleTypeRole", "CFBundleDocumentTypes[].CFBundleTypeRole\n"),
    // A path without its brackets means the same.
    ("CFBundleDocumentTypes.CFBundleTypeRole", "CFBundleDocumentTypes[].CFBundleTypeRole\n"),
    ("wrong-type", "wrong-type\nRule · values\n"),
    // What a report refers to.
    ("R53", "invalid-identifier\nRule · identity\n"), ("90683", "ITMS-90683\nStore rule"),
    ("public.jpeg", "public.jpeg\nUniform type identifier\n"), ("UTTypePNG", "public.png\n"),
    ("dyn.age80g55r", "dyn.age80g55r\nUniform type identifier\n\nA dynamic identifier"),
  ])
  func `explain opens a page by any name`(name: String, start: String) throws {
    let result = try CommandLine.run { try $0("explain", name) }
    #expect(result.outputText.hasPrefix(start))
    #expect(result.status == 0)
  }

  @Test func `explain suggests a name and answers no`() throws {
    let result = try CommandLine.run { try $0("explain", "CFBundelName") }
    #expect(result.outputText == "")
    #expect(
      result.errorText == """
        infoplist: error: Nothing is known by the name CFBundelName.
        infoplist: hint: Did you mean CFBundleName?

        """)
    #expect(result.status == 1)
  }

  @Test func `keys lists what every filter lets through`() throws {
    let result = try CommandLine.run { try $0("keys", "--search", "quarantine", "--platform", "macOS") }
    #expect(
      result.outputText == """
        LSFileQuarantineEnabled               boolean  File quarantine enabled
        LSFileQuarantineExcludedPathPatterns  array

        """)
    #expect(result.status == 0)
  }

  @Test(arguments: [
    ("info-plist", "Info.plist"), ("privacy-manifest", "PrivacyInfo.xcprivacy"),
    ("entitlements", "entitlements"),
  ])
  func `keys knows every kind of document`(option: String, document: String) throws {
    let result = try CommandLine.run { try $0("keys", "--document", option, "--format", "json") }
    #expect(result.status == 0)
    let answer = try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    #expect(answer["schemaVersion"] as? Int == 1)
    let records = try #require(answer["keys"] as? [[String: Any]])
    #expect(!records.isEmpty)
    #expect(records.filter { $0["document"] as? String != document }.isEmpty)
  }

  @Test func `keys lists the keys of other software`() throws {
    let result = try CommandLine.run {
      try $0("keys", "--family", "Third party", "--search", "sparkle appcast")
    }
    #expect(result.outputText == "SUFeedURL  string\n")
  }

  @Test(arguments: ["FacebookAppID", "GADApplicationIdentifier", "SUFeedURL", "branch_key"])
  func `check has nothing to say about a key of other software`(key: String) throws {
    let list = Sample.xml("<key>\(key)</key><string>x</string>")
    let result = try CommandLine.run(with: ["a.plist": list]) {
      try $0("check", "a.plist", "--format", "json")
    }
    #expect(!result.outputText.contains("\"keyPath\":[\"\(key)\"]"))
  }

  @Test func `check makes a note at most of a wrong type in a key of other software`() throws {
    let list = Sample.xml("<key>SUFeedURL</key><array/>")
    let result = try CommandLine.run(with: ["a.plist": list]) {
      try $0("check", "a.plist", "--format", "json")
    }
    #expect(result.outputText.contains("\"rule\":\"wrong-type\",\"severity\":\"note\""))
  }

  @Test func `rules lists the rules that were selected`() throws {
    let result = try CommandLine.run { try $0("rules", "--select", "suppressions") }
    #expect(
      result.outputText == """
        invalid-suppression  A suppression comment names no rule that exists.
        unused-suppression   A suppression comment holds no finding back.

        """)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions are scripts for the shell`(shell: String) throws {
    let result = try CommandLine.run { try $0("completions", shell) }
    #expect(result.outputText.contains("infoplist"))
    #expect(result.status == 0)
  }

  @Test(arguments: [
    "check", "print", "get", "convert", "explain", "keys", "rules", "schema", "reference", "completions",
  ])
  func `every command has help with examples and options`(command: String) throws {
    let result = try CommandLine.run { try $0(command, "--help") }
    #expect(result.status == 0)
    #expect(result.outputText.contains("infoplist \(command)"))
    #expect(result.outputText.contains("--help"))
    #expect(result.errorText == "")
  }
}
