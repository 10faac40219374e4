import KeyCatalog
import PropertyLists
import Testing

@testable import Validation

@Suite("Icons")
struct IconRuleTests {
  static func primary(_ entries: String...) -> String {
    pair("CFBundleIcons", dictionary(pair("CFBundlePrimaryIcon", dictionary(entries.joined()))))
  }

  static func iOS(_ minimum: Int) -> CheckOptions {
    CheckOptions(platform: .iOS, minimumOS: SystemVersion(minimum), era: .books2018)
  }

  static let name = pair("CFBundleIconName", text: "AppIcon")
  static let alternates = pair("CFBundleAlternateIcons", dictionary(pair("Dark", dictionary())))

  static let cases: [RuleCase] = [
    // R101
    RuleCase(
      "R101", pair("CFBundleIconFiles", list("Icon.png")), iOS(9), "invalid-value",
      ["warning invalid-value/unusual-value CFBundleIconFiles 0"]),
    RuleCase("R101", pair("CFBundleIconFiles", list("Icon")), iOS(9), "invalid-value", []),
    // R104
    RuleCase(
      "R104", pair("CFBundleIcons", dictionary(pair("CFBundlePrimaryIcon", text: "A"))), iOS(9), "wrong-type",
      ["error wrong-type CFBundleIcons CFBundlePrimaryIcon"]),
    RuleCase(
      "R104", pair("CFBundleIcons", dictionary(pair("CFBundlePrimaryIcon", text: "A"))),
      CheckOptions(platform: .tvOS, era: .books2018), "wrong-type", []),
    // R105
    RuleCase(
      "R105", pair("CFBundleIcons", dictionary(alternates)) + pair("CFBundleIcons~ipad", dictionary()),
      iOS(9),
      "missing-in-variant", ["warning missing-in-variant CFBundleIcons CFBundleAlternateIcons"]),
    RuleCase(
      "R105", pair("CFBundleIcons", dictionary(alternates)) + pair("CFBundleIcons~ipad", dictionary()),
      CheckOptions(), "missing-in-variant",
      ["warning missing-in-variant CFBundleIcons CFBundleAlternateIcons"]),
    RuleCase(
      "R105",
      pair("CFBundleIcons", dictionary(alternates)) + pair("CFBundleIcons~ipad", dictionary(alternates)),
      iOS(9), "missing-in-variant", []),
    RuleCase(
      "R105",
      pair("CFBundleIcons", dictionary(alternates)) + pair("CFBundleIcons~ipad", dictionary())
        + pair("UIDeviceFamily", "<array><integer>1</integer></array>"), CheckOptions(), "missing-in-variant",
      []),
    // R107
    RuleCase(
      "R107", primary(name), iOS(11), "unmet-requirement",
      ["warning unmet-requirement/advised-companion CFBundleIcons CFBundlePrimaryIcon CFBundleIconName"]),
    RuleCase(
      "R107", primary(name), iOS(10), "app-icon",
      ["error app-icon/icon-files-needed CFBundleIcons CFBundlePrimaryIcon CFBundleIconName"]),
    RuleCase("R107", primary(name), iOS(10), "unmet-requirement", []),
    // R109
    RuleCase(
      "R109",
      pair(
        "CFBundleIcons",
        dictionary(
          pair(
            "UINewsstandIcon", dictionary(pair("UINewsstandBindingEdge", text: "UINewsstandBindingEdgeTop"))))
      ),
      iOS(9), "invalid-value",
      ["error invalid-value CFBundleIcons UINewsstandIcon UINewsstandBindingEdge"]),
  ]

  @Test(arguments: cases)
  func `the rules of section J (R101–R109)`(testCase: RuleCase) { testCase.expectFindings() }

  @Test(arguments: [(Platform.iOS, "3.2"), (.macOS, "10.12")])
  func `keys of icons are newer than some systems (R110)`(platform: Platform, minimum: String) throws {
    let key = platform == .iOS ? "CFBundleIcons" : "CFBundleIconName"
    let value = platform == .iOS ? "<dict/>" : "<string>A</string>"
    let options = CheckOptions(platform: platform, minimumOS: SystemVersion(minimum), era: .books2018)
    #expect(
      check(pair(key, value), options).lines(of: "wrong-platform") == ["note wrong-platform/newer-key \(key)"]
    )
  }

  @Test
  func `a Mac app with neither key has a general icon (R100)`() {
    let options = CheckOptions(platform: .macOS, era: .books2018)
    #expect(check("", options).lines.contains("warning missing-key/recommended CFBundleIconFile"))
  }

  struct AppCase: Sendable {
    let platform: Platform
    let profile: Profile
    let entries: String
    let expected: [String]
  }

  @Test(arguments: [
    AppCase(
      platform: .iOS, profile: .appStore, entries: "",
      expected: ["error app-icon/no-icon-name CFBundleIconName"]),
    AppCase(platform: .iOS, profile: .built, entries: "", expected: []),
    AppCase(platform: .iOS, profile: .appStore, entries: name, expected: []),
    AppCase(platform: .iOS, profile: .appStore, entries: primary(name), expected: []),
    AppCase(
      platform: .macOS, profile: .built, entries: "",
      expected: ["note app-icon/general-icon CFBundleIconFile"]),
    AppCase(platform: .macOS, profile: .source, entries: "", expected: []),
    AppCase(
      platform: .macOS, profile: .built, entries: pair("LSUIElement", "<true/>"), expected: []),
    AppCase(
      platform: .macOS, profile: .appStore, entries: pair("LSUIElement", "<true/>"),
      expected: ["error app-icon/general-icon CFBundleIconFile"]),
  ])
  func `an app names its icon (R98, R99, R100, ITMS-90713)`(testCase: AppCase) {
    let options = CheckOptions(platform: testCase.platform, kind: .app, profile: testCase.profile)
    #expect(check(testCase.entries, options).lines(of: "app-icon") == testCase.expected)
  }
}
