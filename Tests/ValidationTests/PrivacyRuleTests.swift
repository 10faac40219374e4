import KeyCatalog
import Testing

@testable import Validation

@Suite("Rules about privacy")
struct PrivacyRuleTests {
  static func pair(_ key: String, _ text: String) -> String {
    "<key>\(key)</key>\n<string>\(text)</string>\n"
  }

  @Test(arguments: [Era.today, .books2018])
  func `an empty purpose string is a warning (R173)`(era: Era) {
    let report = check(Self.pair("NSCameraUsageDescription", ""), CheckOptions(era: era))
    #expect(
      report.lines(of: "purpose-string") == ["warning purpose-string/empty-purpose NSCameraUsageDescription"])
  }

  @Test(arguments: [(Profile.built, "warning"), (.appStore, "error"), (.developerID, "warning")])
  func `a store refuses an empty purpose string (R173)`(profile: Profile, severity: String) {
    let report = check(Self.pair("NSCameraUsageDescription", " \n"), CheckOptions(profile: profile))
    #expect(
      report.lines(of: "purpose-string")
        == ["\(severity) purpose-string/empty-purpose NSCameraUsageDescription"])
  }

  @Test func `a translated purpose string is looked at as well (R173)`() {
    let report = checkFile(
      "NSCameraUsageDescription = \"\";\nNSMicrophoneUsageDescription = \"Um zu singen, was du magst.\";\n",
      path: "de.lproj/InfoPlist.strings")
    #expect(report.lines == ["warning purpose-string/empty-purpose NSCameraUsageDescription"])
  }

  @Test(arguments: [
    "The camera scans your ticket.", "Para guardar todo lo que ves.", "写真を撮る", "Obtain WIFI Name",
    "Used to scan todos from paper.",
  ])
  func `a text that says something is fine (R173)`(text: String) {
    let report = check(Self.pair("NSCameraUsageDescription", text))
    #expect(report.lines(of: "purpose-string") == [])
  }

  @Test(arguments: [
    "TODO", "todo", "TODO: write", "...", "xxx", "Lorem ipsum dolor", "Your description here",
  ])
  func `a placeholder is a warning (R173)`(text: String) {
    let report = check(Self.pair("NSCameraUsageDescription", text))
    #expect(
      report.lines(of: "purpose-string")
        == ["warning purpose-string/placeholder-purpose NSCameraUsageDescription"])
  }

  @Test func `the old key for locations counts for iOS 6 and 7 only (R174, R175, R176)`() {
    let old = Self.pair("NSLocationUsageDescription", "To show shops near you.")
    func found(_ entries: String, _ oldest: SystemVersion) -> [String] {
      check(entries, CheckOptions(platform: .iOS, minimumOS: oldest)).lines(of: "superseded-purpose")
    }
    #expect(
      found(old, SystemVersion(8)) == [
        "warning superseded-purpose NSLocationUsageDescription"
      ])
    #expect(found(old, SystemVersion(7)) == [])
    let newer = old + Self.pair("NSLocationWhenInUseUsageDescription", "To show shops near you.")
    #expect(found(newer, SystemVersion(8)) == [])
    let report = check(old, CheckOptions(platform: .iOS, minimumOS: SystemVersion(8)))
    let help = report.diagnostics.first { $0.rule == "superseded-purpose" }?.help
    #expect(help?.contains("NSLocationWhenInUseUsageDescription") == true)
    #expect(help?.contains("NSLocationAlwaysUsageDescription") == true)
  }

  @Test func `what is only remembered about locations is a note (R175)`() {
    let always = Self.pair("NSLocationAlwaysAndWhenInUseUsageDescription", "To show shops near you.")
    let report = check(always, CheckOptions(platform: .iOS, profile: .appStore))
    #expect(
      report.lines(of: "superseded-purpose")
        == ["note superseded-purpose/always-alone NSLocationAlwaysAndWhenInUseUsageDescription"])
  }

  @Test(arguments: [(Profile.built, "warning"), (.appStore, "error")])
  func `a privacy manifest has to give reasons that fit`(profile: Profile, severity: String) {
    let text = """
      <plist version="1.0">
      <dict>
      <key>NSPrivacyAccessedAPITypes</key>
      <array>
      <dict>
      <key>NSPrivacyAccessedAPIType</key>
      <string>NSPrivacyAccessedAPICategoryDiskSpace</string>
      <key>NSPrivacyAccessedAPITypeReasons</key>
      <array>
      <string>CA92.1</string>
      <string>E174.1</string>
      </array>
      </dict>
      <dict/>
      </array>
      </dict>
      </plist>
      """
    let report = checkFile(text, path: "PrivacyInfo.xcprivacy", CheckOptions(profile: profile))
    #expect(
      report.lines(of: "privacy-reasons") == [
        "\(severity) privacy-reasons/foreign-reason NSPrivacyAccessedAPITypes 0 NSPrivacyAccessedAPITypeReasons 0",
        "\(severity) privacy-reasons/no-reasons NSPrivacyAccessedAPITypes 1 NSPrivacyAccessedAPIType",
      ])
  }

  @Test func `a category or reason that does not exist is refused`() {
    let text = """
      <plist version="1.0">
      <dict>
      <key>NSPrivacyAccessedAPITypes</key>
      <array>
      <dict>
      <key>NSPrivacyAccessedAPIType</key>
      <string>NSPrivacyAccessedAPICategoryClipboard</string>
      <key>NSPrivacyAccessedAPITypeReasons</key>
      <array>
      <string>ZZ99.9</string>
      </array>
      </dict>
      </array>
      </dict>
      </plist>
      """
    #expect(
      checkFile(text, path: "PrivacyInfo.xcprivacy").lines == [
        "error invalid-value NSPrivacyAccessedAPITypes 0 NSPrivacyAccessedAPIType",
        "error invalid-value NSPrivacyAccessedAPITypes 0 NSPrivacyAccessedAPITypeReasons 0",
      ])
  }

  @Test func `what is only remembered about tracking is a note`() {
    let text = "<plist version=\"1.0\">\n<dict>\n<key>NSPrivacyTracking</key>\n<true/>\n</dict>\n</plist>\n"
    let report = checkFile(text, path: "PrivacyInfo.xcprivacy", CheckOptions(profile: .appStore))
    #expect(report.lines == ["note privacy-tracking/tracking-domains NSPrivacyTracking"])
  }
}
