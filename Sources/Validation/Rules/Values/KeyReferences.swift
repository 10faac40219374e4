import SourceText

internal import PropertyLists

/// The rules of the specification that stand behind what the records say of single keys.
///
/// Rules for all keys name them in their findings, so that a finding leads to the sentence it rests on and not to
/// all that the rule knows.
struct KeyReferences: Sendable {
  private let table: [(key: String, references: [String])]

  /// Everything that is named, each once.
  let all: [String]

  private init(_ table: [(key: String, references: [String])]) {
    self.table = table
    var all: [String] = []
    for entry in table {
      for reference in entry.references where !all.contains(where: { $0.isSameText(as: reference) }) {
        all.append(reference)
      }
    }
    self.all = all
  }

  /// The rules behind the nearest key of a path that any is known for, before what holds for all keys.
  ///
  /// - Complexity: O(*n*) in the size of the table, for each key of the path.
  func references(at path: [PropertyListPathStep], and general: [String]) -> [String] {
    for step in path.reversed() {
      guard case .key(let key) = step else { continue }
      for entry in table where entry.key.isSameText(as: key) { return entry.references + general }
    }
    return general
  }

  /// What values look like.
  static let form = KeyReferences([
    ("APInstallerURL", ["R211"]), ("APFileSourcePath", ["R211"]), ("APDisplayedAsContainer", ["R213"]),
    ("APInstallAction", ["R213"]), ("ATSApplicationFontsPath", ["R214"]), ("CFAppleHelpAnchor", ["R46"]),
    ("CFBundleDevelopmentRegion", ["R20"]), ("CFBundleExecutable", ["R50"]), ("CFBundleIconFiles", ["R101"]),
    ("CFBundleInfoDictionaryVersion", ["R56"]), ("CFBundleLocalizations", ["R21"]), ("CFBundleName", ["R57"]),
    ("CFBundlePackageType", ["R58", "XCB-pkginfo-code"]), ("CFBundleSignature", ["R60", "XCB-pkginfo-code"]),
    ("CFBundleTypeExtensions", ["R76"]), ("CFBundleTypeIconFile", ["R87"]),
    ("CFBundleTypeIconFiles", ["R89"]), ("CFBundleTypeMIMETypes", ["R78"]), ("CFBundleTypeOSTypes", ["R77"]),
    ("CFBundleTypeRole", ["R79"]), ("CFBundleURLIconFile", ["R95"]), ("CFBundleURLName", ["R96"]),
    ("CFPlugInDynamicRegistration", ["R111"]), ("CFPlugInFactories", ["R113"]), ("CFPlugInTypes", ["R113"]),
    ("LSArchitecturePriority", ["R115"]), ("LSFileQuarantineExcludedPathPatterns", ["R128"]),
    ("LSHandlerRank", ["R81"]), ("LSItemContentTypes", ["R84"]), ("LSUIPresentationMode", ["R124"]),
    ("NSAppleScriptEnabled", ["R135"]), ("NSDockTilePlugIn", ["R136"]),
    ("NSExceptionMinimumTLSVersion", ["R199"]), ("NSExportableTypes", ["R84"]), ("NSMainNibFile", ["R132"]),
    ("NSPrefPaneIconFile", ["R139"]), ("NSPrefPaneIconLabel", ["R140"]), ("NSRequiredContext", ["R162"]),
    ("NSSendFileTypes", ["R154"]), ("NSMenuItem", ["R158"]), ("NSKeyEquivalent", ["R158", "R159"]),
    ("NSTextContext", ["R162"]), ("NSTextLanguage", ["R162"]), ("NSTextScript", ["R162"]),
    ("NSTimeout", ["R160"]), ("NSUbiquitousContainerSupportedFolderLevels", ["R145"]),
    ("NSUserNotificationAlertStyle", ["R148"]), ("NSWordLimit", ["R162"]), ("UIAppFonts", ["R217"]),
    ("UIBackgroundModes", ["R219"]), ("UIDeviceFamily", ["R220"]), ("UIInterfaceOrientation", ["R222"]),
    ("UINewsstandBindingEdge", ["R109"]), ("UINewsstandBindingType", ["R109"]),
    ("UIRequiredDeviceCapabilities", ["R227"]), ("UIStatusBarStyle", ["R230"]),
    ("UISupportedInterfaceOrientations", ["R223"]), ("UTTypeConformsTo", ["R165"]),
    ("UTTypeIconFile", ["R169"]), ("UTTypeIdentifier", ["R165", "R172"]),
  ])

  /// Which type values have.
  static let type = KeyReferences([
    ("CFBundleAllowMixedLocalizations", ["R22"]), ("CFBundleAlternateIcons", ["R104"]),
    ("CFBundlePrimaryIcon", ["R104"]), ("CFPlugInDynamicRegistration", ["R111"]),
    ("CSResourcesFileMapped", ["R215"]), ("GCSupportedGameControllers", ["R149"]),
    ("GCSupportsMultipleMicroGamepads", ["R150"]), ("GKGameCenterBadgingDisabled", ["R151"]),
    ("GKShowChallengeBanners", ["R151"]), ("LSEnvironment", ["R126"]), ("LSFileQuarantineEnabled", ["R127"]),
    ("LSGetAppDiedEvents", ["R129"]), ("LSMultipleInstancesProhibited", ["R125"]),
    ("LSRequiresNativeExecution", ["R116"]), ("NSAppleScriptEnabled", ["R135"]), ("NSJavaNeeded", ["R138"]),
    ("NSJavaPath", ["R138"]), ("NSJavaRoot", ["R138"]), ("NSPrincipalClass", ["R134"]),
    ("NSRestricted", ["R163"]), ("NSSupportsAutomaticTermination", ["R142"]),
    ("NSSupportsPurgeableLocalStorage", ["R143"]), ("NSSupportsSuddenTermination", ["R141"]),
    ("NSTimeout", ["R160"]), ("NSUbiquitousContainers", ["R144"]), ("NSUbiquitousDisplaySet", ["R146"]),
    ("NSUserActivityTypes", ["R147"]), ("QuartzGLEnable", ["R216"]),
    ("UIApplicationExitsOnSuspend", ["R218"]),
    ("UIBackgroundModes", ["R219"]), ("UIDeviceFamily", ["R220"]), ("UIFileSharingEnabled", ["R221"]),
    ("UILaunchImageFile", ["R224"]), ("UIPrerenderedIcon", ["R108", "R229"]),
    ("UIRequiredDeviceCapabilities", ["R225", "R226"]), ("UIRequiresPersistentWiFi", ["R228"]),
    ("UIStatusBarHidden", ["R230"]), ("UISupportedExternalAccessoryProtocols", ["R231"]),
    ("UTTypeTagSpecification", ["R167"]), ("UIViewEdgeAntialiasing", ["R232"]),
    ("UIViewGroupOpacity", ["R232"]),
  ])

  /// Where keys count, and since when they count or no longer do.
  static let standing = KeyReferences([
    ("CFBundleDocumentTypes", ["R90"]), ("CFBundleGetInfoString", ["R45", "R62", "R137"]),
    ("CFBundleIconFiles", ["R110"]), ("CFBundleIconName", ["R110"]), ("CFBundleIcons", ["R110"]),
    ("CFBundleSignature", ["R45", "R60"]), ("CFBundleTypeExtensions", ["R75"]),
    ("CFBundleTypeMIMETypes", ["R75"]), ("CFBundleTypeOSTypes", ["R75"]),
    ("LSHasLocalizedDisplayName", ["R45"]), ("NSDocumentClass", ["R91"]), ("NSExportableAs", ["R75", "R91"]),
    ("NSExportableTypes", ["R91"]), ("NSJavaNeeded", ["R138"]), ("NSJavaPath", ["R138"]),
    ("NSPersistentStoreTypeKey", ["R91"]), ("UTExportedTypeDeclarations", ["R170"]),
    ("UTTypeIconFile", ["R171"]), ("UTTypeReferenceURL", ["R171"]), ("UTTypeSize320IconFile", ["R171"]),
    ("UTTypeSize64IconFile", ["R171"]),
  ])

  /// Where keys may stand.
  static let place = KeyReferences([
    ("NETestAppMapping", ["R152"]), ("NSPrefPaneIconFile", ["R139"]), ("NSPrefPaneIconLabel", ["R139"]),
    ("UTTypeIconFile", ["R169"]), ("UTTypeSize320IconFile", ["R169"]), ("UTTypeSize64IconFile", ["R169"]),
  ])

  /// Which keys need others beside them.
  static let company = KeyReferences([
    ("CFBundleDocumentTypes", ["R73"]), ("CFBundleIconName", ["R107"]),
    ("CFPlugInDynamicRegistration", ["R111"]), ("CFPlugInTypes", ["R113"]),
    ("LSFileQuarantineExcludedPathPatterns", ["R128"]), ("LSItemContentTypes", ["R85"]),
    ("LSVisibleInClassic", ["R123"]), ("NSServices", ["R153"]), ("gps", ["R227"]),
  ])
}
