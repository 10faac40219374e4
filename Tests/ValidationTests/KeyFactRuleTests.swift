import KeyCatalog
import SourceText
import Testing

@testable import Validation

/// The tests of the specification that a fact of one key's record decides: its type, its form, its default.
@Suite("What the specification says of single keys")
struct KeyFactRuleTests {
  static let in2010 = CheckOptions(era: .books2010)
  static let in2018 = CheckOptions(era: .books2018)

  // MARK: Types

  /// Keys that are true or false, with the value that counts without them, nil where nothing is said.
  static let switches: [(number: String, key: String, standard: Bool?)] = [
    ("R22", "CFBundleAllowMixedLocalizations", nil), ("R116", "LSRequiresNativeExecution", nil),
    ("R125", "LSMultipleInstancesProhibited", nil), ("R127", "LSFileQuarantineEnabled", false),
    ("R129", "LSGetAppDiedEvents", nil), ("R141", "NSSupportsSuddenTermination", false),
    ("R142", "NSSupportsAutomaticTermination", nil), ("R143", "NSSupportsPurgeableLocalStorage", false),
    ("R150", "GCSupportsMultipleMicroGamepads", false), ("R151", "GKGameCenterBadgingDisabled", false),
    ("R151", "GKShowChallengeBanners", nil), ("R215", "CSResourcesFileMapped", false),
    ("R216", "QuartzGLEnable", nil), ("R221", "UIFileSharingEnabled", false),
    ("R228", "UIRequiresPersistentWiFi", false), ("R229", "UIPrerenderedIcon", false),
    ("R232", "UIViewEdgeAntialiasing", false), ("R232", "UIViewGroupOpacity", false),
  ]

  @Test(arguments: switches)
  func `a switch is a Boolean and no word for one`(number: String, key: String, standard: Bool?) throws {
    for era in [Era.books2018, .today] {
      let options = CheckOptions(era: era)
      let wrong = check(pair(key, text: "YES"), options).diagnostics.filter { $0.rule == "wrong-type" }
      #expect(wrong.map(\.severity) == [.error], "\(era.name)")
      #expect(wrong.first?.references.contains(number) == true, "\(wrong)")
      #expect(wrong.first?.fixes.first?.edits.map(\.replacement) == [Array("<true/>".utf8)])
      #expect(check(pair(key, "<false/>"), options).lines(of: "wrong-type") == [])
    }
    let record = try #require(Catalog.standard.record(path: key))
    #expect(record.defaultValue(in: .books2018) == standard.map { .boolean($0) })
  }

  static let typeCases: [RuleCase] = [
    RuleCase(
      "R134", pair("NSPrincipalClass", "<true/>"), "wrong-type", ["error wrong-type NSPrincipalClass"]),
    RuleCase(
      "R144", pair("NSUbiquitousContainers", list("iCloud.com.acme")), "wrong-type",
      ["error wrong-type NSUbiquitousContainers"]),
    RuleCase("R146", pair("NSUbiquitousDisplaySet", text: "com.acme.data"), "wrong-type", []),
    RuleCase(
      "R146", pair("NSUbiquitousDisplaySet", list("a")), "wrong-type",
      ["error wrong-type NSUbiquitousDisplaySet"]),
    RuleCase(
      "R224", pair("UILaunchImageFile", list("a.png")), "wrong-type", ["error wrong-type UILaunchImageFile"]),
    RuleCase("R231", pair("UISupportedExternalAccessoryProtocols", list("b", "a")), "wrong-type", []),
    RuleCase(
      "R231", pair("UISupportedExternalAccessoryProtocols", text: "a"), "wrong-type",
      ["error wrong-type UISupportedExternalAccessoryProtocols"]),
    RuleCase("R138", pair("NSJavaNeeded", text: "YES"), "wrong-type", []),
    RuleCase("R138", pair("NSJavaNeeded", "<true/>"), "wrong-type", []),
  ]

  @Test(arguments: typeCases)
  func `a value has the type of its key (R134, R138, R144, R146, R224, R231)`(testCase: RuleCase) {
    testCase.expectFindings()
  }

  @Test func `Cocoa programs start with NSApplication and Default.png (R134, R224)`() throws {
    let principal = try #require(Catalog.standard.record(path: "NSPrincipalClass"))
    #expect(principal.defaultValue(in: .books2018) == .string("NSApplication"))
    let image = try #require(Catalog.standard.record(path: "UILaunchImageFile"))
    #expect(image.defaultValue(in: .books2018) == .string("Default.png"))
  }

  // MARK: Forms

  static func containers(_ level: String) -> String {
    pair(
      "NSUbiquitousContainers",
      dictionary(
        pair(
          "iCloud.com.acme", dictionary(pair("NSUbiquitousContainerSupportedFolderLevels", text: level)))))
  }

  static let formCases: [RuleCase] = [
    RuleCase("R20", pair("CFBundleDevelopmentRegion", text: "en-AU"), "invalid-value", []),
    RuleCase(
      "R20", pair("CFBundleDevelopmentRegion", text: "English"), "invalid-value",
      ["warning invalid-value/unusual-value CFBundleDevelopmentRegion"]),
    RuleCase(
      "R20", pair("CFBundleDevelopmentRegion", text: "English"), CheckOptions(), "invalid-value",
      ["note invalid-value/unusual-value CFBundleDevelopmentRegion"]),
    RuleCase("R21", pair("CFBundleLocalizations", list("en", "French")), "invalid-value", []),
    RuleCase(
      "R128", pair("LSFileQuarantineExcludedPathPatterns", list("~/Library/Caches/*", "[a")), "invalid-value",
      ["error invalid-value/broken-demand LSFileQuarantineExcludedPathPatterns 1"]),
    RuleCase(
      "R132", pair("NSMainNibFile", text: "MainMenu.nib"), "invalid-value",
      ["warning invalid-value/unusual-value NSMainNibFile"]),
    RuleCase("R132", pair("NSMainNibFile", text: "MainMenu"), "invalid-value", []),
    RuleCase("R136", pair("NSDockTilePlugIn", text: "Tile.docktileplugin"), "invalid-value", []),
    RuleCase(
      "R136", pair("NSDockTilePlugIn", text: "Tile"), "invalid-value",
      ["error invalid-value/broken-demand NSDockTilePlugIn"]),
    RuleCase("R140", pair("NSPrefPaneIconLabel", text: "Sharing &amp;\nStorage"), "invalid-value", []),
    RuleCase(
      "R145", containers("Two"), "invalid-value",
      [
        "error invalid-value NSUbiquitousContainers iCloud.com.acme NSUbiquitousContainerSupportedFolderLevels"
      ]),
    RuleCase("R145", containers("Any"), "invalid-value", []),
    RuleCase(
      "R211", pair("APInstallerURL", text: "file:///x/"), "invalid-value",
      ["error invalid-value/broken-demand APInstallerURL"]),
    RuleCase("R211", pair("APInstallerURL", text: "file://localhost/x/"), "invalid-value", []),
    RuleCase(
      "R211", pair("APFiles", dictionaries(pair("APFileSourcePath", text: "../y"))), "invalid-value",
      ["warning invalid-value/unusual-value APFiles 0 APFileSourcePath"]),
    RuleCase("R214", pair("ATSApplicationFontsPath", text: "Stuff/MyFonts/"), "invalid-value", []),
    RuleCase(
      "R214", pair("ATSApplicationFontsPath", text: "/Library/Fonts"), "invalid-value",
      ["error invalid-value/broken-demand ATSApplicationFontsPath"]),
    RuleCase("R217", pair("UIAppFonts", list("Acme.ttf")), "invalid-value", []),
    RuleCase(
      "R217", pair("UIAppFonts", list("Acme")), "invalid-value",
      ["error invalid-value/broken-demand UIAppFonts 0"]),
  ]

  @Test(arguments: formCases)
  func `a value has the form of its key (R20, R21, R128, R132, R136, R140, R145, R211, R214, R217)`(
    testCase: RuleCase
  ) {
    testCase.expectFindings()
    for finding in check(testCase.entries, testCase.options).diagnostics where finding.rule == "invalid-value"
    {
      #expect(finding.references == [testCase.number, "R235"])
    }
  }

  // MARK: Company, places, times

  @Test func `an app says which schemes it asks about, without a colon (R97)`() {
    #expect(check(pair("LSApplicationQueriesSchemes", list("feed"))).lines(of: "queries-schemes") == [])
    #expect(
      check(pair("LSApplicationQueriesSchemes", list("feed:"))).lines(of: "queries-schemes").map {
        $0.split(separator: " ")[0]
      } == ["warning"])
  }

  @Test(arguments: [in2010, in2018, CheckOptions()])
  func `being visible in Classic means nothing by itself (R123)`(options: CheckOptions) {
    let alone = pair("LSVisibleInClassic", text: "1")
    #expect(
      check(alone, options).lines(of: "unmet-requirement") == [
        "note unmet-requirement/advised-companion LSVisibleInClassic"
      ])
    #expect(check(alone + pair("LSUIElement", text: "1"), options).lines(of: "unmet-requirement") == [])
  }

  @Test(arguments: [
    (SystemVersion(10, 4), [] as [String]), (SystemVersion(10, 5), ["NSJavaNeeded", "NSJavaPath"]),
  ])
  func `Java is deprecated from 10.5 on (R138)`(oldest: SystemVersion, keys: [String]) {
    let entries = pair("NSJavaNeeded", "<true/>") + pair("NSJavaPath", list("a.jar"))
    let options = CheckOptions(platform: .macOS, minimumOS: oldest, era: .books2010)
    let found = check(entries, options).diagnostics.filter { $0.rule == "deprecated-key" }
    #expect(found.map(\.severity) == keys.map { _ in .warning })
    #expect(found.allSatisfy { $0.references.contains("R138") })
  }

  @Test(arguments: [
    (BundleKind.app, ["warning out-of-place/other-bundle NSPrefPaneIconFile"]), (.preferencePane, []),
  ])
  func `icons of preference panes are for preference panes (R139)`(kind: BundleKind, found: [String]) {
    let options = CheckOptions(kind: kind, era: .books2018)
    #expect(check(pair("NSPrefPaneIconFile", text: "Pane.tiff"), options).lines(of: "out-of-place") == found)
    #expect(
      check(pair("NSPrefPaneIconFile", text: "Pane"), options).lines(of: "invalid-value") == [
        "error invalid-value/broken-demand NSPrefPaneIconFile"
      ])
  }
}
