/// The rules of the specification that stand behind the demands on a key.
enum ConstraintReferences {
  /// The rules behind a key, by its name.
  static func references(of key: String) -> [String] {
    for entry in table where entry.key.isSameText(as: key) { return entry.references }
    return ["R235"]
  }

  private static let table: [(key: String, references: [String])] = [
    ("APInstallerURL", ["R211"]), ("APFileSourcePath", ["R211"]), ("ATSApplicationFontsPath", ["R214"]),
    ("CFAppleHelpAnchor", ["R46"]), ("CFBundleDevelopmentRegion", ["R20"]), ("CFBundleExecutable", ["R50"]),
    ("CFBundleIconFiles", ["R101"]), ("CFBundleInfoDictionaryVersion", ["R56"]),
    ("CFBundleLocalizations", ["R21"]), ("CFBundleName", ["R57"]),
    ("CFBundlePackageType", ["R58", "XCB-pkginfo-code"]), ("CFBundleSignature", ["R60", "XCB-pkginfo-code"]),
    ("CFBundleTypeExtensions", ["R76"]), ("CFBundleTypeIconFile", ["R87"]),
    ("CFBundleTypeIconFiles", ["R89"]),
    ("CFBundleTypeMIMETypes", ["R78"]), ("CFBundleTypeOSTypes", ["R77"]), ("CFBundleTypeRole", ["R79"]),
    ("CFBundleURLIconFile", ["R95"]), ("CFBundleURLName", ["R96"]), ("CFPlugInFactories", ["R113"]),
    ("CFPlugInTypes", ["R113"]), ("LSItemContentTypes", ["R84"]), ("NSDockTilePlugIn", ["R136"]),
    ("NSExportableTypes", ["R84"]), ("NSMainNibFile", ["R132"]), ("NSPrefPaneIconFile", ["R139"]),
    ("NSPrefPaneIconLabel", ["R140"]), ("NSSendFileTypes", ["R154"]), ("NSMenuItem", ["R158"]),
    ("NSKeyEquivalent", ["R158", "R159"]), ("default", ["R159"]), ("NSTimeout", ["R160"]),
    ("NSTextLanguage", ["R162"]), ("NSTextScript", ["R162"]), ("NSWordLimit", ["R162"]),
    ("UIAppFonts", ["R217"]), ("UTTypeConformsTo", ["R165"]), ("UTTypeIconFile", ["R169"]),
    ("UTTypeIdentifier", ["R165", "R172"]),
  ]
}
