import KeyCatalog
import PropertyLists
import Testing

@testable import Validation

/// The tests of the specification's rules, with the severities settled for each era and profile.
@Suite("Severities are as settled")
struct SettledSeverityTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let entries: String
    let options: CheckOptions
    let expected: [String]

    var testDescription: String { "\(rule), \(options.era.name): \(entries.split(separator: "\n").joined())" }

    init(_ rule: String, _ entries: String, _ options: CheckOptions, _ expected: [String]) {
      self.rule = rule
      self.entries = entries
      self.options = options
      self.expected = expected
    }

    init(_ rule: String, _ entries: String, _ expected: [String]) {
      self.init(rule, entries, CheckOptions(), expected)
    }
  }

  static func pair(_ key: String, _ value: String) -> String { "<key>\(key)</key>\n\(value)\n" }
  static let in2018 = CheckOptions(era: .books2018)

  static let cases: [Case] = [
    // R28, R29, R32, R35
    Case(
      "unknown-variant", pair("UIAppFonts~watch", "<array/>"), ["warning unknown-variant UIAppFonts~watch"]),
    Case("unknown-variant", pair("Hello-tvos", "<true/>"), in2018, ["warning unknown-variant Hello-tvos"]),
    Case("unknown-variant", pair("com.acme.x-y", "<true/>"), []),
    Case(
      "variant-without-default", pair("UILaunchImageFile~ipad", "<string>L</string>"),
      ["warning variant-without-default UILaunchImageFile~ipad"]),
    // R36, R37
    Case("unknown-key", pair("com.acme.flag", "<true/>"), []),
    Case("unknown-key", pair("Flag", "<true/>"), ["note unknown-key/no-prefix Flag"]),
    Case("unknown-key", pair("CFBundleFlag", "<true/>"), ["warning unknown-key/bundle-prefix CFBundleFlag"]),
    Case(
      "unknown-key", pair("NSGreetingText", "<true/>"), in2018,
      ["warning unknown-key/reserved-prefix NSGreetingText"]),
    Case(
      "unknown-key", pair("CFbundleName", "<string>A</string>"), ["error unknown-key/case-slip CFbundleName"]),
    // R45, R60, R62
    Case(
      "deprecated-key", pair("LSHasLocalizedDisplayName", "<string>1</string>"), in2018,
      ["warning deprecated-key LSHasLocalizedDisplayName"]),
    Case(
      "deprecated-key", pair("CFBundleSignature", "<string>ttxt</string>"), in2018,
      ["note deprecated-key/undocumented CFBundleSignature"]),
    Case("deprecated-key", pair("CFBundleSignature", "<string>????</string>"), []),
    Case(
      "deprecated-key", pair("CFBundleGetInfoString", "<string>1.0</string>"), in2018,
      ["warning deprecated-key CFBundleGetInfoString"]),
    Case(
      "deprecated-key", pair("CFBundleGetInfoString", "<string>1.0</string>"),
      ["note deprecated-key CFBundleGetInfoString"]),
    // R56–R58, R60
    Case(
      "invalid-value", pair("CFBundleInfoDictionaryVersion", "<string>5.0</string>"), in2018,
      ["warning invalid-value/unusual-value CFBundleInfoDictionaryVersion"]),
    Case(
      "invalid-value", pair("CFBundleName", "<string>Sixteen letters.</string>"), in2018,
      ["warning invalid-value/unusual-value CFBundleName"]),
    Case("invalid-value", pair("CFBundleName", "<string>Fifteen letters</string>"), in2018, []),
    Case(
      "invalid-value", pair("CFBundlePackageType", "<string>APP</string>"),
      ["error invalid-value/broken-demand CFBundlePackageType"]),
    Case("invalid-value", pair("CFBundlePackageType", "<string>XPLG</string>"), []),
    // R133
    Case(
      "mutually-exclusive",
      pair("NSMainNibFile", "<string>A</string>") + pair("UIMainStoryboardFile", "<string>B</string>"),
      ["error mutually-exclusive UIMainStoryboardFile"]),
    // R233
    Case(
      "wrong-type", pair("UIFileSharingEnabled", "<string>YES</string>"),
      ["error wrong-type UIFileSharingEnabled"]),
    Case("wrong-type", pair("LSFileQuarantineEnabled", "<false/>"), []),
    Case("wrong-type", pair("LSUIElement", "<true/>"), []),
    Case("wrong-type", pair("LSUIElement", "<true/>"), in2018, ["warning wrong-type/older-type LSUIElement"]),
    Case("wrong-type", pair("LSUIElement", "<string>1</string>"), in2018, []),
    // R234
    Case(
      "wrong-platform", pair("CFBundleIcons", "<dict/>"),
      CheckOptions(platform: .iOS, minimumOS: SystemVersion(4)),
      ["note wrong-platform/newer-key CFBundleIcons"]),
    Case(
      "wrong-platform", pair("UIAppFonts", "<array/>"), CheckOptions(platform: .macOS),
      ["warning wrong-platform UIAppFonts"]),
    Case(
      "wrong-platform", pair("NSFaceIDUsageDescription", "<string>To unlock.</string>"),
      CheckOptions(platform: .macOS), ["note wrong-platform/other-platform NSFaceIDUsageDescription"]),
    // R235
    Case(
      "invalid-value", pair("LSUIPresentationMode", "<integer>9</integer>"),
      ["error invalid-value LSUIPresentationMode"]),
    // R237
    Case(
      "misprinted-key", pair("MinimumSystemVersion", "<string>10.4</string>"),
      ["warning misprinted-key MinimumSystemVersion"]),
    // R6, R120
    Case("written-by-build", pair("MinimumOSVersion", "<string>15.0</string>"), []),
    Case(
      "written-by-build", pair("MinimumOSVersion", "<string>15.0</string>"), CheckOptions(profile: .source),
      ["warning written-by-build MinimumOSVersion"]),
  ]

  @Test(arguments: cases)
  func `a finding has the severity of its era and profile`(testCase: Case) {
    #expect(check(testCase.entries, testCase.options).lines(of: testCase.rule) == testCase.expected)
  }

  @Test
  func `an empty iOS plist misses the ten keys of 2010 (R39)`() {
    let options = CheckOptions(platform: .iOS, era: .books2010)
    let lines = check("", options).lines(of: "missing-key")
    for key in [
      "CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleIconFiles", "CFBundleIdentifier",
      "CFBundleInfoDictionaryVersion", "CFBundlePackageType", "CFBundleVersion", "LSRequiresIPhoneOS",
      "NSMainNibFile",
    ] {
      #expect(lines.contains("warning missing-key/recommended \(key)"))
    }
    #expect(lines.contains("error missing-key/required CFBundleExecutable"))
  }

  @Test
  func `a nib takes the place of the storyboard (R40)`() {
    let options = CheckOptions(platform: .iOS, era: .books2018)
    let lines = check(Self.pair("NSMainNibFile", "<string>Main</string>"), options).lines(of: "missing-key")
    #expect(!lines.contains { $0.hasSuffix("UIMainStoryboardFile") })
    #expect(check("", options).lines.contains("warning missing-key/recommended UIMainStoryboardFile"))
  }

  @Test(arguments: [(Era.books2010, true), (.books2018, false)])
  func `the creator code was recommended for the Mac in 2010 only (R41, R42)`(era: Era, isMissed: Bool) {
    let lines = check("", CheckOptions(platform: .macOS, era: era)).lines
    #expect(lines.contains("warning missing-key/recommended CFBundleSignature") == isMissed)
    #expect(!lines.contains { $0.hasSuffix("LSHasLocalizedDisplayName") })
  }

  @Test
  func `an empty plist misses the display name and the six recommended keys of 2018 (R44)`() {
    #expect(
      Set(check("", Self.in2018).lines) == [
        "error missing-key/display-name CFBundleDisplayName", "error missing-key/required CFBundleExecutable",
        "warning missing-key/recommended CFBundleDevelopmentRegion",
        "warning missing-key/recommended CFBundleIdentifier",
        "warning missing-key/recommended CFBundleInfoDictionaryVersion",
        "warning missing-key/recommended CFBundleName", "warning missing-key/recommended CFBundleVersion",
      ])
  }

  @Test(arguments: [(Profile.built, "note"), (.appStore, "error")])
  func `versions are a store's demand`(profile: Profile, severity: String) {
    let lines = check(
      Self.pair("CFBundlePackageType", "<string>APPL</string>"), CheckOptions(profile: profile)
    ).lines
    #expect(lines.contains("\(severity) missing-key/store CFBundleVersion"))
    #expect(lines.contains("error missing-key/required CFBundleExecutable"))
  }

  @Test
  func `facts that are only remembered make no more than a note`() {
    let recalled = Catalog.standard.records.filter {
      $0.document == .infoPlist && $0.isTopLevel && !$0.hasBooks && $0.today?.confidence == .recalled
    }
    #expect(!recalled.isEmpty)
    for record in recalled {
      let report = check(Self.pair(record.key, "<data>AAAA</data>"), CheckOptions(platform: .macOS))
      for diagnostic in report.diagnostics { #expect(diagnostic.severity == .note, "\(diagnostic)") }
    }
  }
}
