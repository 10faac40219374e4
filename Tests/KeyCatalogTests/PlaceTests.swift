import KeyCatalog
import Testing

@Suite("A place in the tree of keys")
struct PlaceTests {
  static let catalog = Catalog.standard

  @Test(
    arguments: [
      (["CFBundleIdentifier"], "CFBundleIdentifier"),
      (["CFBundleDocumentTypes", 0, "CFBundleTypeRole"], "CFBundleDocumentTypes[].CFBundleTypeRole"),
      (["CFBundleURLTypes", 3, "CFBundleTypeRole"], "CFBundleURLTypes[].CFBundleTypeRole"),
      (["LSEnvironment", "PATH"], "LSEnvironment.<name>"),
      // Exact names beat free ones.
      (
        ["UTExportedTypeDeclarations", 0, "UTTypeTagSpecification", "public.mime-type"],
        "UTExportedTypeDeclarations[].UTTypeTagSpecification.\"public.mime-type\""
      ),
      (
        ["UTExportedTypeDeclarations", 0, "UTTypeTagSpecification", "com.acme.tag"],
        "UTExportedTypeDeclarations[].UTTypeTagSpecification.<tagClass>"
      ),
      // An array or a dictionary whose keys are capability names.
      (["UIRequiredDeviceCapabilities", "gps"], "UIRequiredDeviceCapabilities.gps"),
      (["UIRequiredDeviceCapabilities", "nfc"], "UIRequiredDeviceCapabilities.<capability>"),
      // What a named key leaves open, the free key beside it answers.
      (
        [
          "UIApplicationSceneManifest", "UISceneConfigurations", "UIWindowSceneSessionRoleApplication", 0,
          "UISceneClassName",
        ],
        "UIApplicationSceneManifest.UISceneConfigurations.<role>[].UISceneClassName"
      ),
      (
        ["NSSensorKitUsageDetail", "SRSensorUsageECG", "Required"], "NSSensorKitUsageDetail.<sensor>.Required"
      ),
      // Nested as deep as anybody likes (R212).
      (["APFiles", 0, "APFiles", 1, "APFiles", 2, "APFileName"], "APFiles[].APFileName"),
      (["APFiles", 0, "APFiles"], "APFiles[].APFiles"),
      // Other places of the same key.
      (["NSPersistentStoreTypeKey"], "CFBundleDocumentTypes[].NSPersistentStoreTypeKey"),
      (
        ["NSServices", 0, "NSRequiredContext", 1, "NSTextScript"],
        "NSServices[].NSRequiredContext.NSTextScript"
      ),
      (
        ["NSServices", 0, "NSRequiredContext", "NSTextScript"], "NSServices[].NSRequiredContext.NSTextScript"
      ),
      // Suffixes of the first key are set aside, unless the name has a record of its own.
      (["CFBundleIcons~ipad", "CFBundlePrimaryIcon"], "CFBundleIcons.CFBundlePrimaryIcon"),
      (["NSMainNibFile-iphoneos~ipad"], "NSMainNibFile"),
      (["MinimumOSVersion~ipad"], "MinimumOSVersion~ipad"),
      (["MinimumOSVersion~iphone"], "MinimumOSVersion"),
    ] as [([PathStep], String)])
  func `has the record of the most exact path`(path: [PathStep], record: String) {
    #expect(Self.catalog.record(at: path)?.path.description == record)
  }

  @Test(
    arguments: [
      ["CFbundleName"], ["Flag"], ["com.acme.flag"], ["CFBundleDocumentTypes", "CFBundleTypeRole"],
      ["CFBundleDocumentTypes", 0, "CFBundleName"], ["CFBundleName", 0], ["CFBundleName", "x"], [0], [""],
      ["CFBundleDocumentTypes", 0, "CFBundleTypeRole~ipad"], ["NSPrivacyTracking"],
    ] as [[PathStep]])
  func `is unknown where no record leads`(path: [PathStep]) {
    #expect(Self.catalog.record(at: path) == nil)
  }

  @Test func `belongs to one kind of document`() {
    #expect(Self.catalog.record(at: ["NSPrivacyTracking"], document: .privacyManifest) != nil)
    #expect(Self.catalog.record(at: ["com.apple.developer.siri"], document: .entitlements) != nil)
    #expect(Self.catalog.record(at: ["com.apple.developer.siri"]) == nil)
    #expect(Self.catalog.root(of: .entitlements).key("get-task-allow")?.document == .entitlements)
    // Suffixes mean nothing there (B15).
    #expect(Self.catalog.record(at: ["NSPrivacyTracking~ipad"], document: .privacyManifest) == nil)
  }

  @Test(
    arguments: [
      ([], .listed), (["LSEnvironment"], .free), (["CFBundleIcons"], .listed),
      (["CFBundleDocumentTypes", 0], .listed), (["UIRequiredDeviceCapabilities"], .free),
      (["NSAppTransportSecurity", "NSExceptionDomains"], .free), (["NSExtension"], .partlyListed),
      (["NSExtension", "NSExtensionAttributes"], .partlyListed),
      (["IOKitPersonalities", "Demo"], .partlyListed),
      (["UIApplicationShortcutItems", 0, "UIApplicationShortcutItemUserInfo"], .undescribed),
      (["CFBundleIdentifier"], .undescribed),
    ] as [([PathStep], CatalogPlace.Keys)])
  func `says what a dictionary may hold`(path: [PathStep], keys: CatalogPlace.Keys) throws {
    let place = try #require(Self.catalog.place(at: path))
    #expect(place.keys == keys)
  }

  @Test func `lists what lies below`() throws {
    let place = try #require(Self.catalog.place(at: ["CFBundleIcons"]))
    #expect(
      Set(place.children.map(\.name)) == ["CFBundleAlternateIcons", "CFBundlePrimaryIcon", "UINewsstandIcon"])
    let domains = try #require(Self.catalog.place(at: ["NSAppTransportSecurity", "NSExceptionDomains"]))
    #expect(domains.children.map(\.name) == ["<domain>"])
    let types = try #require(Self.catalog.place(at: ["CFBundleDocumentTypes"]))
    #expect(types.children.map(\.name) == ["[]"])
    #expect(types.items?.children.contains { $0.name == "LSHandlerRank" } == true)
  }

  @Test func `is found by bytes as well as by text`() {
    let bytes = Array("CFBundleIdentifier".utf8)
    #expect(Self.catalog.root(of: .infoPlist).key(utf8: bytes.span)?.record?.key == "CFBundleIdentifier")
  }
}

@Suite("The path of a record")
struct RecordPathTests {
  @Test(
    arguments: [
      ("CFBundleName", ["CFBundleName"]),
      ("A[].B", ["A", "[]", "B"]),
      ("A[0].B", ["A", "[]", "B"]),
      ("A.<domain>.B", ["A", "<domain>", "B"]),
      ("A[].T.\"public.mime-type\"", ["A", "[]", "T", "public.mime-type"]),
      ("\"com.apple.developer.siri\"", ["com.apple.developer.siri"]),
      (
        "NSExtension.SFSafariContentScript[].Style Sheet",
        ["NSExtension", "SFSafariContentScript", "[]", "Style Sheet"]
      ),
    ])
  func `is read component by component`(text: String, components: [String]) {
    #expect(RecordPath(text)?.components.map(\.text) == components)
  }

  @Test(arguments: ["", ".", "A.", ".A", "A..B", "A[", "A[x]", "A\"", "\"A", "A[]B", "[]"])
  func `is refused when malformed`(text: String) {
    #expect(RecordPath(text) == nil)
  }
}
