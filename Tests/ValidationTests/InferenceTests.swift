import KeyCatalog
import PropertyLists
import Testing

@testable import Validation

@Suite("What a file is, is found out and said")
struct InferenceTests {
  static func pair(_ key: String, _ value: String) -> String { "<key>\(key)</key>\n\(value)\n" }

  struct PlatformCase: Sendable {
    let entries: String
    let platform: Platform?
    let origin: String?
    var minimum: String?
  }

  @Test(arguments: [
    PlatformCase(
      entries: pair("LSRequiresIPhoneOS", "<true/>"), platform: .iOS, origin: "LSRequiresIPhoneOS"),
    PlatformCase(
      entries: pair("DTPlatformName", "<string>appletvos</string>")
        + pair("MinimumOSVersion", "<string>15.0</string>"),
      platform: .tvOS, origin: "DTPlatformName", minimum: "15.0"),
    PlatformCase(
      entries: pair("LSMinimumSystemVersion", "<string>13.1</string>"), platform: .macOS,
      origin: "LSMinimumSystemVersion", minimum: "13.1"),
    PlatformCase(
      entries: pair("UIDeviceFamily", "<array><integer>7</integer></array>")
        + pair("LSRequiresIPhoneOS", "<true/>"),
      platform: .visionOS, origin: "UIDeviceFamily"),
    PlatformCase(
      entries: pair("DTPlatformName", "<string>macosx</string>")
        + pair("UIDeviceFamily", "<array><integer>2</integer></array>"),
      platform: .macCatalyst, origin: "DTPlatformName"),
    PlatformCase(
      entries: pair("CFBundleSupportedPlatforms", "<array><string>WatchOS</string></array>"),
      platform: .watchOS,
      origin: "CFBundleSupportedPlatforms"),
    PlatformCase(
      entries: pair(
        "CFBundleSupportedPlatforms", "<array><string>MacOSX</string><string>iPhoneOS</string></array>"),
      platform: nil, origin: nil),
    // A file for several systems has the keys of each.
    PlatformCase(
      entries: pair("LSRequiresIPhoneOS", "<true/>")
        + pair("LSMinimumSystemVersion", "<string>13.0</string>"),
      platform: nil, origin: nil),
    PlatformCase(entries: pair("CFBundleName", "<string>A</string>"), platform: nil, origin: nil),
  ])
  func `the platform and the oldest system`(testCase: PlatformCase) throws {
    let input = try #require(check(testCase.entries).inputs.first)
    #expect(input.platform?.value == testCase.platform)
    #expect(input.platform?.origin.text == testCase.origin)
    #expect(input.minimumOS?.value.description == testCase.minimum)
  }

  @Test
  func `what is given beats what is found`() throws {
    let options = CheckOptions(
      platform: .macOS, minimumOS: SystemVersion(12), kind: .framework, profile: .appStore)
    let report = check(
      Self.pair("LSRequiresIPhoneOS", "<true/>") + Self.pair("CFBundlePackageType", "<string>APPL</string>"),
      options)
    let input = try #require(report.inputs.first)
    #expect(input.platform == Inferred(.macOS, from: .given))
    #expect(input.minimumOS == Inferred(SystemVersion(12), from: .given))
    #expect(input.kind == Inferred(.framework, from: .given))
    #expect(input.profile == Inferred(.appStore, from: .given))
  }

  @Test(arguments: [
    ("APPL", "Info.plist", BundleKind.app), ("FMWK", "Info.plist", .framework),
    ("XPC!", "Info.plist", .xpcService),
    ("BNDL", "Pane.prefPane/Contents/Info.plist", .preferencePane),
    ("????", "Demo.app/Contents/Info.plist", .app),
    ("????", "Demo.app/Frameworks/Kit.framework/Info.plist", .framework),
    ("????", "Kit.framework/Versions/A/Resources/Info.plist", .framework),
    ("????", "App.ipa!/Payload/Demo.app/PlugIns/Share.appex/Info.plist", .appExtension),
  ])
  func `the kind of bundle`(type: String, path: String, kind: BundleKind) {
    let report = check(Self.pair("CFBundlePackageType", "<string>\(type)</string>"), path: path)
    #expect(report.inputs.first?.kind?.value == kind)
  }

  @Test(arguments: [
    ("Info.plist", "<string>A</string>", Profile.built),
    ("Info.plist", "<string>$(PRODUCT_NAME)</string>", .source),
    ("Info.plist", "<string>${PRODUCT_NAME:rfc1034identifier}</string>", .source),
    ("Info.plist", "<string>costs $(5)</string>", .built),
    ("Info.plist", "<string>$</string>", .built),
    ("MyApp-Info.plist", "<string>A</string>", .source),
    ("test.plist", "<string>A</string>", .built),
  ])
  func `the profile (R6)`(path: String, value: String, profile: Profile) {
    let report = check(Self.pair("CFBundleName", value), path: path)
    #expect(report.inputs.first?.profile.value == profile)
  }

  /// Whoever stands inside a bundle is told the same as one who stands beside it.
  @Test(arguments: [
    ("/projects/Kit.framework", "Info.plist", BundleKind.framework as BundleKind?),
    ("/projects/Part.bundle", "Contents/Info.plist", .bundle),
    ("/projects/Part.bundle", "./Contents/Info.plist", .bundle),
    ("/projects/Part.bundle/Contents", "./Info.plist", .bundle),
    ("/projects/Part.bundle", "Kit.framework/Info.plist", .framework),
    ("/projects/Part.bundle", "Sources/Info.plist", nil),
    ("/projects/Part.bundle", "/Contents/Info.plist", nil),
    ("/projects", "Info.plist", nil),
    (nil, "Info.plist", nil),
  ])
  func `the folder in which the path begins`(folder: String?, path: String, kind: BundleKind?) {
    let report = check(
      Self.pair("CFBundleName", "<string>A</string>"), path: path, CheckOptions(workingFolder: folder))
    #expect(report.inputs.first?.kind?.value == kind)
    #expect(report.inputs.first?.path == path)
  }

  @Test(arguments: [
    ("Info.plist", "CFBundleName", DocumentKind.infoPlist as DocumentKind?),
    ("Info.plist", "Flag", .infoPlist),
    ("MyApp-Info.plist", "CFbundleName", .infoPlist),
    ("GoogleService-Info.plist", "CLIENT_ID", nil),
    ("anything.plist", "CFBundleName", .infoPlist),
    ("com.example.preferences.plist", "WindowFrame", nil),
    ("App.entitlements", "anything", .entitlements),
    ("x.plist", "com.apple.security.app-sandbox", .entitlements),
    ("PrivacyInfo.xcprivacy", "anything", .privacyManifest),
    ("Kit.xcframework/Info.plist", "XCFrameworkFormatVersion", nil),
  ])
  func `whose keys the file holds`(path: String, key: String, kind: DocumentKind?) {
    #expect(check(Self.pair(key, "<string>A</string>"), path: path).documents.first?.kind == kind)
  }

  /// What bundle a file belongs to says nothing about the file that its name or its keys contradict.
  @Test(arguments: [
    ("Info.plist", "Flag", DocumentKind.infoPlist as DocumentKind?),
    ("anything.plist", "CFBundleName", .infoPlist),
    ("en.lproj/InfoPlist.strings", "CFBundleName", nil),
    ("PrivacyInfo.xcprivacy", "CFBundleName", .privacyManifest),
    ("App.entitlements", "CFBundleName", .entitlements),
    ("x.plist", "com.apple.security.app-sandbox", .entitlements),
    ("Root.plist", "PreferenceSpecifiers", nil),
    ("GoogleService-Info.plist", "CLIENT_ID", nil),
    ("Kit.xcframework/Info.plist", "XCFrameworkFormatVersion", nil),
  ])
  func `a kind of bundle makes no other file an Info.plist`(
    path: String, key: String, document: DocumentKind?
  ) {
    for kind in BundleKind.allCases {
      let report = check(Self.pair(key, "<string>A</string>"), path: path, CheckOptions(kind: kind))
      #expect(report.documents.first?.kind == document)
      #expect(report.inputs.first?.kind?.value == (document == .infoPlist ? kind : nil))
      #expect(document == .infoPlist || report.lines(of: "missing-key") == [])
    }
    let empty = check("", path: "anything.plist", CheckOptions(kind: .app))
    #expect(empty.documents.first?.kind == .infoPlist)
  }

  @Test
  func `a property list of another kind is checked for its form only`() {
    let report = check(
      Self.pair("Flag", "<string>YES</string>") + Self.pair("Flag", "<string>NO</string>"),
      path: "settings.plist")
    #expect(report.lines == ["error duplicate-key/different-values Flag"])
  }

  @Test
  func `a file with errors is checked for nothing else`() {
    let report = check(Self.pair("CFbundleName", "<strin>A</strin>"))
    #expect(Set(report.diagnostics.map(\.rule)) == ["syntax-error"])
  }

  @Test
  func `build settings are never type errors in files of a project`() {
    let entries = Self.pair("UIFileSharingEnabled", "<string>$(SHARES_FILES)</string>")
    #expect(check(entries).lines == [])
    let built = check(entries, CheckOptions(profile: .built))
    #expect(built.lines(of: "wrong-type") == ["error wrong-type UIFileSharingEnabled"])
  }
}
