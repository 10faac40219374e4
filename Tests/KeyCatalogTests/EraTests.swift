import KeyCatalog
import Testing

@Suite("An era's view of a key")
struct EraTests {
  static func record(_ path: String) throws -> KeyRecord {
    try #require(Catalog.standard.record(path: path))
  }

  @Test func `knows the keys of its time`() throws {
    let icons = try Self.record("CFBundleIcons")
    #expect(icons.isKnown(in: .books2018) && !icons.isKnown(in: .books2010))
    let fonts = try Self.record("UIAppFonts")
    #expect(fonts.isKnown(in: .books2018) && fonts.isKnown(in: .books2010))
    let manifest = try Self.record("UIApplicationSceneManifest")
    #expect(manifest.isKnown(in: .today) && !manifest.isKnown(in: .books2018))
  }

  @Test(
    arguments: [
      // Newer types beat older ones, which are still understood.
      ("LSUIElement", .boolean, .today, .expected), ("LSUIElement", .string, .today, .lenient),
      ("LSUIElement", .string, .books2010, .expected), ("LSUIElement", .boolean, .books2010, .lenient),
      ("LSUIElement", .integer, .today, .wrong),
      ("UIDeviceFamily", .array, .today, .expected), ("UIDeviceFamily", .integer, .today, .lenient),
      ("UIDeviceFamily", .string, .books2010, .wrong),
      (
        "UTExportedTypeDeclarations[].UTTypeTagSpecification.\"public.mime-type\"", .string, .today, .expected
      ),
      (
        "UTExportedTypeDeclarations[].UTTypeTagSpecification.\"public.mime-type\"", .string, .books2018,
        .lenient
      ),
      ("QLPreviewWidth", .integer, .today, .expected), ("QLPreviewWidth", .string, .today, .wrong),
      // R233
      ("UIFileSharingEnabled", .string, .today, .wrong),
      ("LSFileQuarantineEnabled", .boolean, .today, .expected),
    ] as [(String, ValueType, Era, TypeMatch)])
  func `says which types fit`(path: String, type: ValueType, era: Era, match: TypeMatch) throws {
    #expect(try Self.record(path).match(type, in: era) == match)
  }

  @Test(
    arguments: [
      ("LSUIPresentationMode", .integer(9), .today, .refused),  // R235
      ("LSUIPresentationMode", .integer(4), .today, .listed),
      (
        "NSAppTransportSecurity.NSExceptionDomains.<domain>.NSExceptionMinimumTLSVersion", .string("TLSv1.3"),
        .today, .listed
      ),
      (
        "NSAppTransportSecurity.NSExceptionDomains.<domain>.NSExceptionMinimumTLSVersion", .string("TLSv1.3"),
        .books2018, .refused
      ),
      ("GCSupportedGameControllers[].ProfileName", .string("Gamepad"), .today, .listedByBooks),
      ("UIBackgroundModes", .string("fetch"), .today, .listed),
      ("UIBackgroundModes", .string("fetch"), .books2010, .unlisted),  // R219
      ("UIDeviceFamily", .integer(7), .today, .listed),
      ("LSUIElement", .boolean(false), .today, .noList),
      ("LSUIElement", .string("1"), .today, .listedByBooks),
      ("CFBundleIdentifier", .string("x"), .today, .noList),
    ] as [(String, CatalogValue, Era, KeyRecord.ValueMatch)])
  func `says how a value stands to the lists`(
    path: String, value: CatalogValue, era: Era, match: KeyRecord.ValueMatch
  ) throws {
    #expect(try Self.record(path).match(value, in: era) == match)
  }

  @Test(
    arguments: [
      ("CFBundleGetInfoString", .today, .removed), ("LSHasLocalizedDisplayName", .today, .removed),  // R45
      ("NSCalendarsUsageDescription", .today, .deprecated),
      ("NSCalendarsUsageDescription", .books2018, .current),
      ("UIApplicationExitsOnSuspend", .today, .partlyDeprecated),
      ("QuartzGLEnable", .today, .obsolete), ("NSUbiquitousContainer", .today, .unused),
    ] as [(String, Era, KeyStatus)])
  func `says how the key stands`(path: String, era: Era, status: KeyStatus) throws {
    #expect(try Self.record(path).status(in: era) == status)
  }

  @Test func `names the keys to use instead`() throws {
    #expect(
      try Self.record("NSCalendarsUsageDescription").replacements() == [
        "NSCalendarsFullAccessUsageDescription"
      ])
    #expect(
      try Self.record("CFBundleGetInfoString").replacements() == [
        "CFBundleShortVersionString", "NSHumanReadableCopyright",
      ])
  }

  @Test(
    arguments: [
      ("NSUbiquitousContainer", "NSUbiquitousContainers"),
      ("CFPlugInDynamicRegistrationFunction", "CFPlugInDynamicRegisterFunction"),
      ("MinimumSystemVersion", "MinimumOSVersion"),
    ])
  func `tells a misprint from its key (R237)`(misprint: String, key: String) throws {
    #expect(try Self.record(misprint).aliasOf == key)
    #expect(try Self.record(key).aliasOf == nil)
  }

  @Test func `shows the newer readable name and accepts both (R8)`() throws {
    let record = try Self.record("NSVideoSubscriberAccountUsageDescription")
    #expect(record.readableName() == "Privacy - Video Subscriber Account Usage Description")
    #expect(record.readableName(in: .books2018) == "Privacy - TV Provider Usage Description")
    #expect(record.readableNames.count == 2)
    #expect(try Self.record("CFBundleDocumentTypes[].CFBundleTypeRole").readableName() == "Role")
    #expect(try Self.record("CFBundleURLTypes[].CFBundleTypeRole").readableName() == "Document Role")
    #expect(try Self.record("CFBundleIcons").readableName(in: .books2018) == nil)
  }

  @Test func `knows platforms with their versions (R234)`() throws {
    let record = try Self.record("CFBundleIcons")
    #expect(record.availability(on: .iOS, in: .books2018)?.introduced == SystemVersion(5, 0))
    #expect(record.availability(on: .iPadOS, in: .books2018)?.platform == .iOS)
    #expect(record.availability(on: .macOS, in: .books2018) == nil)
    let location = try Self.record("NSLocationUsageDescription")
    #expect(location.availability(on: .iOS, in: .books2018)?.obsoleted == SystemVersion(8, 0))
    #expect(location.availability(on: .iOS, in: .books2018)?.note == "used up to iOS 7; ignored from iOS 8")
    #expect(location.hasPlatforms())
  }

  @Test func `lets newer lists take the place of rules about older ones`() throws {
    let modes = try Self.record("UIBackgroundModes")
    #expect(modes.constraints(in: .books2018).map(\.kind) == [.eachOneOf])
    #expect(modes.constraints(in: .today).isEmpty)
    let icon = try Self.record("CFBundleIcons.CFBundlePrimaryIcon")
    let types = try #require(icon.constraints().first { $0.kind == .typeByPlatform }).typesByPlatform
    #expect(types.map(\.platform) == [.iOS, .tvOS])
    #expect(types.map(\.shape.description) == ["dictionary", "string"])
  }

  @Test func `knows what the build writes (R6, R56, R120, R220)`() {
    let keys = Catalog.standard.writtenByBuild().map(\.key)
    for key in ["MinimumOSVersion", "UIDeviceFamily", "DTXcode"] { #expect(keys.contains(key)) }
    #expect(!keys.contains("CFBundleIdentifier"))
  }
}
