import KeyCatalog
import Testing

@testable import Validation

/// The tests of the specification's sections on Launch Services, Cocoa and Mac OS X that one file decides.
@Suite("Rules about launching")
struct LaunchServicesRuleTests {
  static let in2018 = CheckOptions(era: .books2018)
  static let in2010 = CheckOptions(era: .books2010)

  static func pair(_ key: String, _ value: String) -> String { "<key>\(key)</key>\n\(value)\n" }

  @Test(arguments: [
    ("Ventura", "error minimum-version/malformed-minimum"),
    ("10,6", "error minimum-version/malformed-minimum"),
    ("10.4.1.2", "error minimum-version/malformed-minimum"), ("", "warning minimum-version/empty-minimum"),
  ])
  func `the oldest system is a version (R118)`(text: String, finding: String) {
    for key in ["LSMinimumSystemVersion", "MinimumOSVersion"] {
      let report = check(Self.pair(key, "<string>\(text)</string>"))
      #expect(report.lines(of: "minimum-version") == ["\(finding) \(key)"])
    }
  }

  @Test(arguments: ["10.4", "10.4.0", "13.0", "13"])
  func `today two numbers are enough, and one outside the store (R118)`(text: String) {
    let entries = Self.pair("LSMinimumSystemVersion", "<string>\(text)</string>")
    #expect(check(entries, CheckOptions(platform: .macOS)).lines(of: "minimum-version") == [])
    let store = check(entries, CheckOptions(platform: .macOS, profile: .appStore)).lines(
      of: "minimum-version")
    #expect(store == (text == "13" ? ["error minimum-version/one-number LSMinimumSystemVersion"] : []))
    let notarized = check(entries, CheckOptions(platform: .macOS, profile: .developerID))
    #expect(notarized.lines(of: "minimum-version") == [])
  }

  @Test func `each architecture has a version (R117, R119)`() {
    let entries =
      Self.pair("LSMinimumSystemVersion", "<string>10.6.0</string>")
      + Self.pair(
        "LSMinimumSystemVersionByArchitecture",
        "<dict>\n<key>i386</key>\n<string>10.4.0</string>\n<key>x86_64</key>\n<string>ten</string>\n</dict>")
    #expect(
      check(entries).lines(of: "minimum-version")
        == ["error minimum-version/malformed-minimum LSMinimumSystemVersionByArchitecture x86_64"])
  }

  @Test(arguments: [
    (Era.books2010, ["warning invalid-value/unusual-value LSArchitecturePriority 0"]), (.today, []),
  ])
  func `the books know four architectures (R115)`(era: Era, found: [String]) {
    let list = Self.pair("LSArchitecturePriority", "<array>\n<string>arm64</string>\n</array>")
    #expect(check(list, CheckOptions(era: era)).lines(of: "invalid-value") == found)
    let older = Self.pair("LSArchitecturePriority", "<array>\n<string>i386</string>\n</array>")
    #expect(check(older, CheckOptions(era: era)).lines(of: "invalid-value") == [])
  }

  @Test(arguments: ["<true/>", "<string>1</string>"])
  func `a background program is one by Boolean or text (R121)`(value: String) {
    let report = check(Self.pair("LSBackgroundOnly", value), Self.in2018)
    #expect(!report.lines(of: "wrong-type").contains { $0.hasPrefix("error") })
  }

  @Test func `a background program is no agent (R121, R122)`() {
    let entries = Self.pair("LSBackgroundOnly", "<true/>") + Self.pair("LSUIElement", "<string>1</string>")
    #expect(
      check(entries).lines(of: "launch-conflict") == ["note launch-conflict/agent-in-background LSUIElement"])
    let agent = Self.pair("LSBackgroundOnly", "<true/>") + Self.pair("LSUIElement", "<string>0</string>")
    #expect(check(agent).lines(of: "launch-conflict") == [])
  }

  @Test func `there are five presentation modes, the last from 10.3 on (R124)`() {
    let five = Self.pair("LSUIPresentationMode", "<integer>5</integer>")
    #expect(check(five).lines == ["error invalid-value LSUIPresentationMode"])
    let four = Self.pair("LSUIPresentationMode", "<integer>4</integer>")
    let options = CheckOptions(platform: .macOS, minimumOS: SystemVersion(10, 2), era: .books2010)
    #expect(
      check(four, options).lines(of: "launch-conflict")
        == ["warning launch-conflict/newer-mode LSUIPresentationMode"])
    #expect(check(four, CheckOptions(platform: .macOS)).lines == [])
  }

  @Test func `an environment is made of texts (R126)`() {
    let fine = Self.pair("LSEnvironment", "<dict>\n<key>PATH</key>\n<string>/x</string>\n</dict>")
    #expect(check(fine).lines == [])
    let number = Self.pair("LSEnvironment", "<dict>\n<key>PATH</key>\n<integer>1</integer>\n</dict>")
    #expect(check(number).lines == ["error wrong-type LSEnvironment PATH"])
  }

  @Test(arguments: [(Platform.macOS, true), (.iOS, false), (.macCatalyst, false)])
  func `a program that requires iPhone does not start on the Mac (R130, R131)`(
    platform: Platform, isRefused: Bool
  ) {
    let report = check(Self.pair("LSRequiresIPhoneOS", "<true/>"), CheckOptions(platform: platform))
    #expect(
      report.lines(of: "launch-conflict")
        == (isRefused ? ["error launch-conflict/phone-only LSRequiresIPhoneOS"] : []))
    let free = check(Self.pair("LSRequiresIPhoneOS", "<false/>"), CheckOptions(platform: platform))
    #expect(free.lines(of: "launch-conflict") == [])
  }

  // MARK: Cocoa

  @Test(arguments: ["<true/>", "<false/>", "<string>YES</string>", "<string>NO</string>"])
  func `a program is scriptable by Boolean or text (R135)`(value: String) {
    let report = check(Self.pair("NSAppleScriptEnabled", value), Self.in2018)
    #expect(!report.lines.contains { $0.hasSuffix("NSAppleScriptEnabled") })
  }

  @Test func `the copyright has a key of its own (R137)`() throws {
    let report = check(Self.pair("CFBundleGetInfoString", "<string>1.0, © Acme</string>"), Self.in2018)
    let finding = try #require(report.diagnostics.first { $0.rule == "deprecated-key" })
    #expect(finding.severity == .warning)
    #expect(finding.help?.contains("NSHumanReadableCopyright") == true)
  }

  @Test func `user activities are an array of texts (R147)`() {
    let fine = Self.pair("NSUserActivityTypes", "<array>\n<string>com.acme.read</string>\n</array>")
    #expect(check(fine, Self.in2018).lines(of: "wrong-type") == [])
    let single = Self.pair("NSUserActivityTypes", "<string>com.acme.read</string>")
    #expect(check(single, Self.in2018).lines(of: "wrong-type") == ["error wrong-type NSUserActivityTypes"])
  }

  @Test func `the style of notifications is one of three (R148)`() {
    #expect(
      check(Self.pair("NSUserNotificationAlertStyle", "<string>Banner</string>"), Self.in2018)
        .lines(of: "invalid-value") == ["error invalid-value NSUserNotificationAlertStyle"])
    #expect(
      check(Self.pair("NSUserNotificationAlertStyle", "<string>banner</string>"), Self.in2018)
        .lines(of: "invalid-value") == [])
  }

  @Test func `a game controller is named by its profile (R149)`() {
    func controller(_ key: String) -> String {
      Self.pair(
        "GCSupportedGameControllers",
        "<array>\n<dict>\n<key>\(key)</key>\n<string>ExtendedGamepad</string>\n</dict>\n</array>")
    }
    let missing = "missing-key/member GCSupportedGameControllers 0 ProfileName"
    #expect(check(controller("Name"), Self.in2018).lines.contains("error \(missing)"))
    #expect(!check(controller("ProfileName"), Self.in2018).lines.contains("error \(missing)"))
  }

  @Test func `an installer copies or opens (R213)`() {
    let files = Self.pair(
      "APFiles",
      """
      <array>
      <dict>
      <key>APDisplayedAsContainer</key>
      <string>yes</string>
      <key>APInstallAction</key>
      <string>Move</string>
      </dict>
      </array>
      """)
    #expect(
      check(files, Self.in2010).lines(of: "invalid-value") == [
        "warning invalid-value/misspelled-value APFiles 0 APDisplayedAsContainer",
        "error invalid-value APFiles 0 APInstallAction",
      ])
  }
}
