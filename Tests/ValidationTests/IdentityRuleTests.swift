import KeyCatalog
import PropertyLists
import Testing

@testable import Validation

@Suite("Identifiers and versions keep their grammar")
struct IdentityRuleTests {
  static func version(_ text: String, _ era: Era, _ findings: String...) -> RuleCase {
    RuleCase(
      era == .books2010 ? "R64" : "R65", pair("CFBundleVersion", text: text), CheckOptions(era: era),
      "invalid-version", findings.map { "\($0) CFBundleVersion" })
  }

  @Test(arguments: [
    version("3.1.2", .books2018),
    version("0.1.2", .books2018, "error invalid-version/first-number"),
    version("3.1.x", .books2018, "error invalid-version/malformed-version"),
    version("-1.0.0", .books2018, "error invalid-version/malformed-version"),
    version("1.2.3.4", .books2018, "error invalid-version/too-many-numbers"),
    version("", .books2018, "error invalid-version/empty-version"),
    version("9999.99.99", .books2018),
    version("10000.0.0", .books2018, "error invalid-version/too-many-digits"),
    version("1.100.0", .books2018, "error invalid-version/too-many-digits"),
    version("1.0.100", .books2018, "error invalid-version/too-many-digits"),
    version("1.002.3", .books2018),
    version("3.1", .books2018),
    version("3", .books2018, "warning invalid-version/single-number"),
    version("3.1.3a1", .books2018),
    version("3.1.3a0", .books2018, "error invalid-version/suffix-number"),
    version("3.1.3a256", .books2018, "error invalid-version/suffix-number"),
    version("3.1.3fc255", .books2018),
    version("3.1b2", .books2018),
    version("3.1.3rc1", .books2018, "error invalid-version/malformed-version"),
    version("3.1.3a", .books2018, "error invalid-version/malformed-version"),
    version("1", .books2010), version("1.2.3", .books2010), version("1.2.3.4", .books2010),
    version("1.2b3", .books2010, "error invalid-version/development-suffix"),
  ])
  func `CFBundleVersion in 2010 and 2018 (R64, R65, R67, R68, R69)`(testCase: RuleCase) {
    testCase.expectFindings()
  }

  @Test
  func `a release of 2018 has no suffix (R69)`() {
    let options = CheckOptions(profile: .appStore, era: .books2018)
    let report = check(pair("CFBundleVersion", text: "3.1.3a1"), options)
    #expect(
      report.lines(of: "invalid-version") == ["warning invalid-version/development-suffix CFBundleVersion"])
  }

  struct TodayCase: Sendable {
    let key: String
    let text: String
    let built: [String]
    let store: [String]
    let developerID: [String]
  }

  @Test(arguments: [
    TodayCase(key: "CFBundleVersion", text: "1", built: [], store: [], developerID: []),
    TodayCase(key: "CFBundleVersion", text: "0.1.2", built: [], store: [], developerID: []),
    TodayCase(key: "CFBundleVersion", text: "20261121.1", built: [], store: [], developerID: []),
    TodayCase(
      key: "CFBundleVersion", text: "1.2.3.4", built: [], store: ["error too-many-numbers"], developerID: []),
    TodayCase(
      key: "CFBundleVersion", text: "3.1b2", built: [], store: ["error development-suffix"],
      developerID: ["warning development-suffix"]),
    TodayCase(
      key: "CFBundleVersion", text: "1.0-rc1", built: ["warning malformed-version"],
      store: ["error malformed-version"], developerID: ["warning malformed-version"]),
    TodayCase(
      key: "CFBundleVersion", text: "@VERSION@", built: ["note malformed-version"],
      store: ["error malformed-version"], developerID: ["note malformed-version"]),
    TodayCase(
      key: "CFBundleVersion", text: "", built: ["warning empty-version"], store: ["error empty-version"],
      developerID: ["error empty-version"]),
    TodayCase(key: "CFBundleShortVersionString", text: "1.2", built: [], store: [], developerID: []),
    TodayCase(
      key: "CFBundleShortVersionString", text: "1.2.3.4", built: [], store: ["error too-many-numbers"],
      developerID: []),
    TodayCase(
      key: "CFBundleShortVersionString", text: "1.0b2", built: ["warning malformed-release-version"],
      store: ["error malformed-release-version"], developerID: ["warning malformed-release-version"]),
    TodayCase(
      key: "CFBundleVersion", text: "1.2.1000000000000042", built: ["note too-long"],
      store: ["error too-long"],
      developerID: ["note too-long"]),
  ])
  func `versions today, by profile (R63, R65, R69, ITMS-90058, ITMS-90060)`(testCase: TodayCase) {
    for (profile, expected) in [
      (Profile.built, testCase.built), (.appStore, testCase.store), (.developerID, testCase.developerID),
    ] {
      let found = check(
        pair(testCase.key, text: testCase.text), CheckOptions(platform: .iOS, profile: profile)
      )
      .diagnostics.filter { $0.rule == "invalid-version" }.map { "\($0.severity.name) \($0.code)" }
      #expect(found == expected, "\(profile.name)")
    }
  }

  @Test(arguments: [
    ("10.4.1", [] as [String]), ("1.0", ["not-three-numbers"]), ("1.0b2", ["malformed-release-version"]),
  ])
  func `CFBundleShortVersionString in 2018 (R63)`(text: String, codes: [String]) {
    let report = check(pair("CFBundleShortVersionString", text: text), CheckOptions(era: .books2018))
    let found = report.diagnostics.filter { $0.rule == "invalid-version" }
    #expect(found.map(\.code) == codes)
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: [
    ("CFBundleVersion", "malformed-version"), ("CFBundleShortVersionString", "malformed-release-version"),
  ])
  func `on the Mac, and where nothing tells the platform, only the store minds (R63)`(
    key: String, code: String
  ) {
    for platform in [Platform.macOS, nil] {
      for (text, code) in [("Test 1.0", code), ("", "empty-version")] {
        let line = "invalid-version/\(code) \(key)"
        let built = check(pair(key, text: text), CheckOptions(platform: platform))
        #expect(built.lines(of: "invalid-version") == ["note \(line)"])
        let store = check(pair(key, text: text), CheckOptions(platform: platform, profile: .appStore))
        #expect(store.lines(of: "invalid-version") == ["error \(line)"])
      }
    }
  }

  @Test(arguments: [BundleKind.framework, .bundle])
  func `what goes into others may count as it likes outside the store (R63)`(kind: BundleKind) {
    let entries = pair("CFBundleShortVersionString", text: "1.17.0 12-g72ee4aa2")
    let code = "invalid-version/malformed-release-version CFBundleShortVersionString"
    #expect(check(entries, CheckOptions(kind: kind)).lines(of: "invalid-version") == ["note \(code)"])
    let store = CheckOptions(kind: kind, profile: .appStore)
    #expect(check(entries, store).lines(of: "invalid-version") == ["error \(code)"])
  }

  @Test(arguments: [
    ("com.Ajax.Hello", [] as [String]), ("com.ajax.my_app", ["error forbidden-character"]),
    ("com.ajax.héllo", ["error forbidden-character"]), ("com.acme.héllo", ["error forbidden-character"]),
    ("Hello", ["warning no-domain"]), ("", ["error empty-identifier"]), ("com..x", ["warning empty-label"]),
    (".com.x", ["warning empty-label"]),
  ])
  func `identifiers in 2018 (R53, R54, R172)`(text: String, expected: [String]) {
    let report = check(pair("CFBundleIdentifier", text: text), CheckOptions(era: .books2018))
    let found = report.diagnostics.filter { $0.rule == "invalid-identifier" }
    #expect(found.map { "\($0.severity.name) \($0.code)" } == expected)
  }

  @Test(arguments: [
    (Profile.built, "com.ajax.my_app", "error"), (.appStore, "com.ajax.my_app", "error"),
    (.built, "Hello", "note"),
    (.appStore, "Hello", "warning"), (.built, "com.example.@NAME@", "note"),
    (.appStore, "com.example.@NAME@", "error"), (.appStore, "", "error"), (.source, "", "warning"),
    (.built, "", "warning"),
  ])
  func `identifiers today (R53, R54, ITMS-90049)`(profile: Profile, text: String, severity: String) {
    let report = check(pair("CFBundleIdentifier", text: text), CheckOptions(profile: profile))
    #expect(report.diagnostics.filter { $0.rule == "invalid-identifier" }.map(\.severity.name) == [severity])
  }

  @Test
  func `nobody asks for the identifier of a bundle without a program`() {
    let entries =
      pair("CFBundleIdentifier", text: "im.example.Smooth Operator") + pair("CFBundleName", text: "A")
      + pair("CFBundlePackageType", text: "AbcD") + pair("CFBundleInfoDictionaryVersion", text: "6.0")
    #expect(
      check(entries).lines(of: "invalid-identifier")
        == ["note invalid-identifier/forbidden-character CFBundleIdentifier"])
  }

  @Test
  func `a host name is no identifier, and a number for a version is left to the rule about types`() {
    #expect(check(pair("CFBundleVersion", "<integer>1</integer>")).lines(of: "invalid-version") == [])
    #expect(check(pair("CFBundleIdentifier", "<true/>")).lines(of: "invalid-identifier") == [])
  }

  @Test(arguments: [
    (Profile.built, "CFBundleExecutable", ["warning empty-value CFBundleExecutable"]),
    (.appStore, "CFBundleName", ["error empty-value CFBundleName"]),
    (.source, "CFBundleName", ["note empty-value CFBundleName"]),
    (.built, "CFBundleName", ["note empty-value CFBundleName"]),
    (.built, "NSPrincipalClass", ["note empty-value/idle-value NSPrincipalClass"]),
    (.source, "NSPrincipalClass", []), (.built, "CFBundleIconFile", []),
  ])
  func `empty names (XCB-empty-elided)`(profile: Profile, key: String, expected: [String]) {
    #expect(check(pair(key, text: ""), CheckOptions(profile: profile)).lines(of: "empty-value") == expected)
  }

  @Test
  func `the name of an extension is what the store asks for (ITMS-90360)`() {
    let options = CheckOptions(kind: .appExtension, profile: .appStore)
    #expect(
      check(pair("CFBundleDisplayName", text: ""), options).lines(of: "empty-value")
        == ["error empty-value CFBundleDisplayName"])
  }

  @Test(arguments: [
    (pair("CFBundleName", text: "A"), "CFBundleDisplayName is missing; CFBundleName is shown in its place."),
    (
      pair("CFBundleName~ipad", text: "A"),
      "CFBundleDisplayName is missing; CFBundleName is shown in its place."
    ),
    (
      "",
      "CFBundleDisplayName is missing, and so is CFBundleName, which would be shown in its place."
    ),
  ])
  func `what is shown without a display name (R25, R26)`(entries: String, message: String) {
    let found = check(entries, CheckOptions(kind: .app)).diagnostics.filter { $0.code == "display-name" }
    #expect(found.map(\.message) == [message])
  }
}
