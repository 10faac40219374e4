import KeyCatalog
import Testing

@testable import Validation

@Suite("What stores refuse is found")
struct StoreProfileTests {
  /// The conditions that a rule finds in one file or in the bundle around it.
  static let found: Set<String> = [
    "ITMS-90039", "ITMS-90049", "ITMS-90056", "ITMS-90057", "ITMS-90058", "ITMS-90060", "ITMS-90158",
    "ITMS-90176", "ITMS-90236", "ITMS-90242", "ITMS-90243", "ITMS-90265", "ITMS-90276", "ITMS-90277",
    "ITMS-90296",
    "ITMS-90349", "ITMS-90360-MinimumOSVersion", "ITMS-90360-CFBundleDisplayName", "ITMS-90361",
    "ITMS-90362", "ITMS-90363", "ITMS-90474", "ITMS-90475", "ITMS-90503", "ITMS-90542", "ITMS-90562",
    "ITMS-90683",
    "ITMS-90713", "ITMS-90737", "ITMS-90738", "ITMS-90771", "ITMS-90788", "ITMS-TVTopShelf",
    "ITMS-WatchDeviceFamily", "ITMS-WatchMinimumOS", "ITMS-91054", "ITMS-91055", "ITMS-91056",
    "ITMS-91064", "PM-tracking-type", "PM-tracking-domain-form", "PM-empty-reasons",
    "PM-collected-complete", "PM-sdk-only-reason", "XCB-bundle-id-chars", "XCB-bundle-id-type",
    "XCB-min-os", "XCB-appclip-keys", "XCB-launch-images", "XCB-clk-families", "XCB-tls-min",
    "XCB-full-screen", "XCB-usage-string", "XCB-open-in-place-mac", "XCB-open-in-place-ios",
    "XCB-device-family", "XCB-capability-type", "XCB-ipad-orientations", "XCB-ipad-launch",
    "XCB-mac-category", "XCB-pkginfo-code", "XCB-empty-elided", "XCB-platform-key",
    "XCB-background-mode-platform", "XCB-extensionkit", "XCB-version-form", "XCB-unexpanded",
    "MI-0xe800009f", "MI-0xe80000a0", "MI-0xe80000a1", "MI-0xe80000a2", "MI-0xe80000a3", "MI-0xe80000a4",
    "MI-0xe80000a5",
    "MI-0xe80000a6", "MI-0xe80000a7", "MI-0xe80000a8", "MI-0xe80000ab", "MI-0xe80000ac", "MI-0xe80000ad",
    "MI-0xe80000ae", "MI-0xe80000af", "MI-0xe80000c9", "MI-0xe80000d5", "MI-0xe80000d6", "MI-0xe80000da",
    "RUN-extension-both-entry", "RUN-location-always-needs-wheninuse", "RUN-canopenurl",
    "RUN-canopenurl-limit", "RUN-bonjour", "RUN-bonjour-form", "RUN-pins", "RUN-health-types",
    "RUN-gaming-tier", "RUN-watch-exclusive", "RUN-watch-modes", "RUN-alternative-names",
    "RUN-design-compat", "RUN-display-p", "RUN-launch-refs", "RUN-external-purchase-url", "RUN-ba-keys",
    "REV-ats-justify", "REV-ats-shadow", "REV-export", "REV-placeholder-purpose", "NOT-hardened",
    "NOT-inherit",
    // These need the bundle around the file.
    "ITMS-90087", "ITMS-90205", "ITMS-90206", "ITMS-90208", "ITMS-90261", "ITMS-90473", "ITMS-90502",
    "ITMS-90535", "ITMS-90685", "RUN-missing-file", "XCB-child-prefix", "XCB-framework-plist",
    "ITMS-90022", "ITMS-90023", "ITMS-90032", "ITMS-90046", "ITMS-90075", "ITMS-90530", "ITMS-90806",
    "ITMS-90809",
    "ITMS-90892", "ITMS-90899", "ITMS-91053", "ITMS-91061", "MI-0xe80000d7",
    "PM-tracking-needs-att", "MI-0xe800009e", "MI-0xe80000b0",
    "MI-0xe80000b2", "MI-0xe80000c1", "MI-0xe80000ca", "MI-0xe80000d9", "RUN-purpose-crash",
    "REV-default-browser", "NOT-sdk", "ITMS-90626", "RUN-background-location", "RUN-bgtask-id",
    "RUN-scene-delegate",
  ]

  @Test(arguments: StoreRule.all.filter { found.contains($0.code) })
  func `says which rule finds a condition`(condition: StoreRule) {
    #expect(!Rule.finding(condition).isEmpty)
  }

  @Test func `finds all that one file or its bundle tells and nothing else`() {
    let codes = StoreRule.all.filter { !Rule.finding($0).isEmpty }.map(\.code)
    #expect(Set(codes) == Self.found)
  }

  @Test func `refers only to codes and rules that exist`() {
    let codes = Set(StoreRule.all.flatMap { [$0.code, $0.reference] })
    for rule in Rule.all {
      for reference in rule.references where reference.contains("-") {
        #expect(codes.contains(reference), "\(rule.id): \(reference)")
      }
    }
    for entry in Rule.foundByGeneralRules {
      #expect(Rule.named(entry.rule) != nil)
      for code in entry.codes { #expect(codes.contains(code), "\(code)") }
    }
    #expect(Self.found.isSubset(of: codes))
  }

  /// A condition that is known from memory only never makes an error by itself.
  @Test(arguments: [
    ("NSPrivacyTracking", "<true/>", "PrivacyInfo.xcprivacy"),
    ("com.apple.security.inherit", "<true/>", "Hello.entitlements"),
    ("com.apple.security.get-task-allow", "<true/>", "Hello.entitlements"),
  ])
  func `what is only remembered is a note`(key: String, value: String, path: String) {
    for profile in Profile.allCases {
      let report = check("<key>\(key)</key>\n\(value)", path: path, CheckOptions(profile: profile))
      for diagnostic in report.diagnostics { #expect(diagnostic.severity == .note, "\(diagnostic)") }
    }
  }

  static func pair(_ key: String, _ value: String) -> String { "<key>\(key)</key>\n\(value)\n" }

  @Test func `carries the code of the store in a finding`() throws {
    let options = CheckOptions(platform: .macOS, kind: .app, profile: .appStore)
    let report = check(Self.pair("LSMinimumSystemVersion", "<string>13</string>"), options)
    let references = report.diagnostics.flatMap(\.references)
    #expect(references.contains("ITMS-90265"))
    #expect(references.contains("ITMS-90242"))
  }

  @Test(arguments: [
    (Profile.built, ["note"]), (.source, ["note"]), (.appStore, ["error"]), (.developerID, ["note"]),
  ])
  func `an activation rule that is always true is refused by the store`(
    profile: Profile, severities: [String]
  ) {
    let entries = """
      <key>NSExtension</key>
      <dict>
      <key>NSExtensionAttributes</key>
      <dict>
      <key>NSExtensionActivationRule</key>
      <string>TRUEPREDICATE</string>
      </dict>
      <key>NSExtensionPointIdentifier</key>
      <string>com.apple.share-services</string>
      </dict>
      """
    let lines = check(entries, CheckOptions(profile: profile)).lines(of: "app-extension").filter {
      $0.contains("activated-by-everything")
    }
    #expect(lines.map { String($0.prefix { $0 != " " }) } == severities)
  }

  @Test func `an empty dictionary that nearly has a known name is no slip`() {
    #expect(
      checkFile(
        "{ NSExtensions = {}; NSPrincipalClass = NSApplication; }\n", path: "Info.plist"
      )
      .lines(of: "unknown-key") == ["note unknown-key/reserved-prefix NSExtensions"])
  }

  @Test(arguments: [
    ("ITSAppUsesNonExemptEncryption", "<false/>", Platform.watchOS),
    ("NSAppTransportSecurity", "<dict>\n<key>NSAllowsLocalNetworking</key>\n<true/>\n</dict>", .watchOS),
    (
      "CFBundleURLTypes",
      "<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n<string>acme</string>\n</array>\n</dict>\n</array>",
      .watchOS
    ),
    (
      "NSCrossWebsiteTrackingUsageDescription", "<string>To stay signed in across our websites.</string>",
      .iOS
    ),
  ])
  func `keys mean something wherever they are read`(key: String, value: String, platform: Platform) {
    let report = check(Self.pair(key, value), CheckOptions(platform: platform))
    #expect(report.lines(of: "wrong-platform") + report.lines(of: "unknown-key") == [])
  }

  @Test func `importers and icons of documents are as they occur`() {
    let entries = """
      <key>CFBundleDocumentTypes</key>
      <array>
      <dict>
      <key>CFBundleTypeIconSystemGenerated</key>
      <integer>1</integer>
      <key>CFBundleTypeRole</key>
      <string>MDImporter</string>
      </dict>
      </array>
      """
    let report = check(entries, CheckOptions(platform: .macOS))
    #expect(report.lines(of: "invalid-value") + report.lines(of: "wrong-type") == [])
  }
}
