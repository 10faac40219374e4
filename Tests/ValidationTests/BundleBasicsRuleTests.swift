import Foundation
import KeyCatalog
import PropertyLists
import SourceText
import Testing

@testable import Validation

@Suite("Variants, lists of the books and the basics of bundles")
struct BundleBasicsRuleTests {
  static let cases: [RuleCase] = [
    // R27–R35
    RuleCase(
      "R27", pair("NSMainNibFile", text: "A") + pair("NSMainNibFile-iphoneos~ipad", text: "B"),
      CheckOptions(),
      "variant-without-effect", []),
    RuleCase(
      "R27", pair("NSMainNibFile-macos~ipad", text: "B"), CheckOptions(), "variant-without-effect",
      ["warning variant-without-effect/contradictory-variant NSMainNibFile-macos~ipad"]),
    RuleCase(
      "B21", pair("CFBundleExecutable-macos", text: "B"), CheckOptions(), "variant-without-effect",
      ["warning variant-without-effect/fixed-key CFBundleExecutable-macos"]),
    RuleCase(
      "R28", pair("UIAppFonts~watch", list("a.ttf")), CheckOptions(), "unknown-variant",
      ["warning unknown-variant UIAppFonts~watch"]),
    RuleCase(
      "R28", pair("UIAppFonts~iPad", list("a.ttf")), CheckOptions(), "unknown-variant",
      ["warning unknown-variant UIAppFonts~iPad"]),
    RuleCase(
      "R29", pair("NSMainNibFile-tvos", text: "B"), "unknown-variant",
      ["warning unknown-variant NSMainNibFile-tvos"]),
    RuleCase(
      "R32", pair("UILaunchImageFile~ipad", text: "L"), CheckOptions(), "variant-without-default",
      ["warning variant-without-default UILaunchImageFile~ipad"]),
    // R36, R37
    RuleCase("R36", pair("com.acme.flag", "<true/>"), "unknown-key", []),
    RuleCase("R37", pair("Flag", "<true/>"), "unknown-key", ["note unknown-key/no-prefix Flag"]),
    RuleCase(
      "R37", pair("CFBundleFlag", "<true/>"), "unknown-key",
      ["warning unknown-key/bundle-prefix CFBundleFlag"]),
    // R45
    RuleCase(
      "R45", pair("LSHasLocalizedDisplayName", "<true/>"), "deprecated-key",
      ["warning deprecated-key LSHasLocalizedDisplayName"]),
    // R46
    RuleCase(
      "R46", pair("CFAppleHelpAnchor", text: "index.html"), "invalid-value",
      ["warning invalid-value/unusual-value CFAppleHelpAnchor"]),
    RuleCase("R46", pair("CFAppleHelpAnchor", text: "index"), "invalid-value", []),
    // R50
    RuleCase(
      "R50", pair("CFBundleExecutable", text: "Demo.exe"), "invalid-value",
      ["warning invalid-value/unusual-value CFBundleExecutable"]),
    // R56–R58
    RuleCase(
      "R56", pair("CFBundleInfoDictionaryVersion", text: "5.0"), "invalid-value",
      ["warning invalid-value/unusual-value CFBundleInfoDictionaryVersion"]),
    RuleCase("R57", pair("CFBundleName", text: "Fifteen letters"), "invalid-value", []),
    RuleCase(
      "R57", pair("CFBundleName", text: "Sixteen letters."), "invalid-value",
      ["warning invalid-value/unusual-value CFBundleName"]),
    RuleCase("R58", pair("CFBundlePackageType", text: "APPL"), "invalid-value", []),
    RuleCase("R58", pair("CFBundlePackageType", text: "XPLG"), "invalid-value", []),
    RuleCase(
      "R58", pair("CFBundlePackageType", text: "APP"), "invalid-value",
      ["error invalid-value/broken-demand CFBundlePackageType"]),
    // R60
    RuleCase(
      "R60", pair("CFBundleSignature", text: "ttxt"), CheckOptions(era: .books2010), "invalid-value", []),
    RuleCase(
      "R60", pair("CFBundleSignature", text: "abc"), CheckOptions(era: .books2010), "invalid-value",
      ["error invalid-value/broken-demand CFBundleSignature"]),
    // R62
    RuleCase(
      "R62", pair("CFBundleGetInfoString", text: "1.0"), "deprecated-key",
      ["warning deprecated-key CFBundleGetInfoString"]),
    // Other demands of the books, by one rule
    RuleCase(
      "R20", pair("CFBundleDevelopmentRegion", text: "English"), "invalid-value",
      ["warning invalid-value/unusual-value CFBundleDevelopmentRegion"]),
    RuleCase("R21", pair("CFBundleLocalizations", list("en", "French")), "invalid-value", []),
    RuleCase(
      "R132", pair("NSMainNibFile", text: "MainMenu.nib"), "invalid-value",
      ["warning invalid-value/unusual-value NSMainNibFile"]),
    RuleCase(
      "R136", pair("NSDockTilePlugIn", text: "Tile"), "invalid-value",
      ["error invalid-value/broken-demand NSDockTilePlugIn"]),
    RuleCase("R136", pair("NSDockTilePlugIn", text: "Tile.docktileplugin"), "invalid-value", []),
    RuleCase(
      "R139", pair("NSPrefPaneIconFile", text: "A.tiff"), CheckOptions(kind: .app, era: .books2018),
      "out-of-place",
      ["warning out-of-place/other-bundle NSPrefPaneIconFile"]),
    RuleCase(
      "R139", pair("NSPrefPaneIconFile", text: "A.tiff"),
      CheckOptions(kind: .preferencePane, era: .books2018),
      "out-of-place", []),
    RuleCase(
      "R211", pair("APInstallerURL", text: "file:///x/"), "invalid-value",
      ["error invalid-value/broken-demand APInstallerURL"]),
    RuleCase(
      "R214", pair("ATSApplicationFontsPath", text: "/Fonts"), "invalid-value",
      ["error invalid-value/broken-demand ATSApplicationFontsPath"]),
    RuleCase("R214", pair("ATSApplicationFontsPath", text: "Stuff/MyFonts/"), "invalid-value", []),
    RuleCase(
      "R217", pair("UIAppFonts", list("Acme")), "invalid-value",
      ["error invalid-value/broken-demand UIAppFonts 0"]),
    RuleCase("R217", pair("UIAppFonts", list("Acme.ttf")), "invalid-value", []),
    RuleCase(
      "R236", pair("LSFileQuarantineExcludedPathPatterns", list("~/a")), "unmet-requirement",
      ["warning unmet-requirement/advised-companion LSFileQuarantineExcludedPathPatterns"]),
  ]

  @Test(arguments: cases)
  func `the rules of sections C, D, E and F (R27–R62)`(testCase: RuleCase) { testCase.expectFindings() }

  @Test
  func `the lists of 2010 and 2018 for Mac apps differ in four keys (R41, R42, R43)`() {
    func missing(_ era: Era) -> Set<String> {
      Set(
        check("", CheckOptions(platform: .macOS, era: era)).lines(of: "missing-key").compactMap {
          $0.split(separator: " ").last.map(String.init)
        })
    }
    let (older, newer) = (missing(.books2010), missing(.books2018))
    // Two more are printed in the list of 2010, but never missed in a Mac app (C9).
    #expect(older.subtracting(newer) == ["CFBundleSignature"])
    #expect(newer.subtracting(older) == ["CFBundleIconFile"])
  }

  @Test
  func `the fixes of names and lists leave what was meant`() throws {
    let entries =
      pair("CFAppleHelpAnchor", text: "index.html") + pair("CFBundleInfoDictionaryVersion", text: "5.0")
    let report = check(entries)
    let fixes = report.diagnostics.filter { $0.rule == "invalid-value" }.compactMap(\.fixes.first)
    #expect(fixes.map(\.safety) == [.safe, .safe])
    #expect(fixes.map { String(decoding: $0.edits[0].replacement, as: UTF8.self) } == ["index", "6.0"])
  }

  @Test(arguments: [
    (
      "<plist version=\"1.0\">\r\n<dict>\r\n\t<key>CFBundleName</key>\r\n\t<string>A</string>\r\n</dict></plist>",
      "<dict>"
    ),
    ("<plist version=\"1.0\"><dict><key>UIAppFonts</key><array/></dict></plist>", "<dict>"),
    (
      "<plist version=\"1.0\"><dict>\n<key>A</key>\n<true/>\n<!-- On Z. -->\n<key>Z</key>\n<true/>\n</dict></plist>",
      "<true/>"
    ),
  ])
  func `the version of the dictionary is added where it belongs (R56)`(text: String, place: String) throws {
    let options = CheckOptions(kind: .app)
    let missing = checkFile(text, path: "Info.plist", options).diagnostics.first {
      $0.keyPath == [.key("CFBundleInfoDictionaryVersion")]
    }
    let fix = try #require(missing?.fixes.first)
    #expect(fix.safety == .safe)
    let mended = String(decoding: try fix.edits.applied(to: Array(text.utf8)), as: UTF8.self)
    let front = try #require(mended.range(of: "<key>CFBundleInfoDictionaryVersion</key>"))
    let before = mended[..<front.lowerBound].filter { !$0.isWhitespace }
    #expect(before.hasSuffix(place))
    #expect(mended.contains("\r\n\t<string>6.0</string>") == text.contains("\r"))
    #expect(
      !checkFile(mended, path: "Info.plist", options).diagnostics.contains {
        $0.keyPath == [.key("CFBundleInfoDictionaryVersion")]
      })
  }
}
