import KeyCatalog
import Testing

@Suite("The recommended keys")
struct RecommendedSetTests {
  static let iOS2010 = [
    "CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleExecutable", "CFBundleIconFiles",
    "CFBundleIdentifier", "CFBundleInfoDictionaryVersion", "CFBundlePackageType", "CFBundleVersion",
    "LSRequiresIPhoneOS", "NSMainNibFile",
  ]
  static let mac2010 = [
    "CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleExecutable", "CFBundleIconFiles",
    "CFBundleIdentifier", "CFBundleInfoDictionaryVersion", "CFBundleName", "CFBundlePackageType",
    "CFBundleShortVersionString", "CFBundleSignature", "CFBundleVersion", "LSHasLocalizedDisplayName",
    "NSHumanReadableCopyright",
  ]
  static let mac2018 = [
    "CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleExecutable", "CFBundleIconFile",
    "CFBundleIdentifier", "CFBundleInfoDictionaryVersion", "CFBundleName", "CFBundlePackageType",
    "CFBundleShortVersionString", "CFBundleVersion", "NSHumanReadableCopyright",
  ]

  func keys(_ set: RecommendedSet, _ era: Era) -> [String] {
    Catalog.standard.recommended(for: set, in: era).map(\.key)
  }

  @Test func `of iOS apps are ten in 2010 (R39)`() {
    #expect(keys(.iOSApp, .books2010) == Self.iOS2010)
    #expect(
      Set(keys(.commonInIOSApps, .books2010)) == [
        "UIStatusBarStyle", "UIInterfaceOrientation", "UIRequiredDeviceCapabilities",
        "UIRequiresPersistentWiFi",
      ])
  }

  @Test func `of iOS apps name the storyboard in 2018 (R40, R43)`() {
    let expected = Self.iOS2010.filter { $0 != "NSMainNibFile" } + ["UIMainStoryboardFile"]
    #expect(keys(.iOSApp, .books2018) == expected)
    #expect(keys(.iOSApp, .today) == expected)
    #expect(
      Catalog.standard.record(path: "UIRequiredDeviceCapabilities")?.requiredWhere(in: .books2018) != nil)
  }

  @Test func `of Mac apps are thirteen in 2010 and eleven in 2018 (R41–R43)`() {
    #expect(keys(.macApp, .books2010) == Self.mac2010)
    #expect(keys(.macApp, .books2018) == Self.mac2018)
    #expect(keys(.macAppResources, .books2010) == ["NSMainNibFile", "NSPrincipalClass"])
    #expect(keys(.macAppResources, .books2018) == ["NSMainNibFile", "NSPrincipalClass"])
  }

  @Test func `are marked in the summary tables (R44)`() {
    let both = [
      "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleIdentifier",
      "CFBundleInfoDictionaryVersion",
      "CFBundleName", "CFBundleVersion",
    ]
    #expect(Set(keys(.summaryTable, .books2010)) == Set(both + ["CFBundleDisplayName"]))
    #expect(Set(keys(.summaryTable, .books2018)) == Set(both))
  }

  @Test func `are commonly localized in both years (R16)`() {
    let expected = [
      "CFBundleDisplayName", "CFBundleName", "CFBundleShortVersionString", "NSHumanReadableCopyright",
    ]
    #expect(keys(.commonlyLocalized, .books2010) == expected)
    #expect(keys(.commonlyLocalized, .books2018) == expected)
  }

  @Test func `that have to be there are found with their condition`() {
    let required = Catalog.standard.required(era: .books2018).map(\.key)
    #expect(required.contains("CFBundleExecutable") && required.contains("CFBundleDisplayName"))
    #expect(!required.contains("CFBundleTypeName"))
  }

  @Test func `that exclude each other form one group (R133)`() {
    let groups = Catalog.standard.mutuallyExclusiveGroups().map { Set($0.map(\.key)) }
    #expect(groups == [["NSMainNibFile", "UIMainStoryboardFile"]])
  }
}
