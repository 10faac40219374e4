import KeyCatalog
import Testing

@testable import Validation

@Suite("Rules about the file and its translations")
struct LocalizationRuleTests {
  /// The findings in a file with translations into French.
  static func found(_ text: String, _ era: Era = .today) -> [String] {
    checkFile(text, path: "Demo.app/Contents/Resources/fr.lproj/InfoPlist.strings", CheckOptions(era: era))
      .lines
  }

  @Test func `a file with translations is no Info.plist (R13, R15)`() {
    #expect(Self.found("CFBundleDisplayName = \"TextEdit\";\nCFBundleName = \"TextEdit\";\n") == [])
    let copyright =
      "NSHumanReadableCopyright = \"Copyright © 1995-2009 Apple Inc.\\nTous droits réservés.\";\n"
    #expect(Self.found(copyright) == [])
  }

  @Test func `values that serve as keys are fine (R18)`() {
    #expect(Self.found("\"com.acme.feed\" = \"News feed\";\n\"Rich text\" = \"Texte enrichi\";\n") == [])
  }

  @Test func `the version is not translated (R19)`() {
    #expect(
      Self.found("CFBundleVersion = \"9\";\n") == ["warning localized-value/not-localizable CFBundleVersion"])
    #expect(Self.found("CFBundleShortVersionString = \"9\";\n") == [])
  }

  @Test(arguments: [(Era.today, "note"), (.books2018, "warning"), (.books2010, "warning")])
  func `both names are translated or none (R23)`(era: Era, severity: String) {
    #expect(
      Self.found("CFBundleDisplayName = \"Éditeur\";\n", era)
        == ["\(severity) localized-value/name-not-localized CFBundleName"])
    #expect(
      Self.found("CFBundleName = \"Éditeur\";\n", era)
        == (era == .books2010
          ? ["warning localized-value/display-name-not-localized CFBundleDisplayName"] : []))
  }

  @Test(arguments: [
    "CFBundleDisplayName", "CFBundleName", "CFBundleShortVersionString", "NSHumanReadableCopyright",
    "NSPrefPaneIconLabel", "NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription",
  ])
  func `texts for people may be translated (R16, R17)`(key: String) throws {
    let record = try #require(Catalog.standard.record(path: key))
    #expect(record.localizableVia != nil)
    #expect(
      Self.found("\(key) = \"Texte pour toutes les personnes\";\n").allSatisfy { !$0.hasPrefix("warning") })
  }

  @Test(arguments: [
    ("Demo.app/Contents/Info.plist", Platform.macOS, [String]()),
    ("Demo.app/Info.plist", .iOS, []),
    ("Demo.app/Info.plist", .macOS, ["warning misplaced-file/flat-mac-bundle"]),
    ("Demo.app/Contents/Info.plist", .iOS, ["error misplaced-file/contents-of-phone-app"]),
    ("Demo.app/Contents/info.plist", .macOS, ["warning misplaced-file/file-name-case"]),
    ("Project/info.plist", .macOS, []),
  ])
  func `the file has one name and one place (R2, R3)`(path: String, platform: Platform, found: [String]) {
    let report = check("", path: path, CheckOptions(platform: platform))
    #expect(report.lines(of: "misplaced-file") == found)
  }

  @Test func `the root is a dictionary (R1)`() {
    let report = checkFile("<plist version=\"1.0\">\n<array/>\n</plist>\n", path: "Info.plist")
    #expect(report.lines == ["error root-not-dictionary"])
    #expect(check("").diagnostics.filter { $0.rule == "root-not-dictionary" } == [])
  }

  @Test func `what a build leaves unexpanded is an error in a finished bundle (R10)`() {
    let entries = "<key>CFBundleName</key>\n<string>$(PRODUCT_NAME)</string>"
    #expect(
      check(entries, CheckOptions(profile: .built)).lines(of: "unexpanded-setting")
        == ["error unexpanded-setting CFBundleName"])
    #expect(check(entries).lines(of: "unexpanded-setting") == [])
  }
}
