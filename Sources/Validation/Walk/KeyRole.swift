import SourceText

internal import KeyCatalog

/// A key that has rules of its own, told once from its record and not again from its name.
enum KeyRole: UInt8 {
  /// Any other key.
  case other
  case bundleIdentifier, bundleVersion, shortVersion
  case urlTypes, urlSchemes
  case documentTypes
  case icons
  case services
  case exportedTypes, importedTypes
  case registerFunction, unloadFunction
  case minimumSystem
  case appCategory, extensionPoint
  case watchModes

  /// The role of the key with the path of a record.
  init(path: String) {
    self = Self.table.first { $0.path.isSameText(as: path) }?.role ?? .other
  }

  private static let table: [(path: String, role: KeyRole)] = [
    ("CFBundleIdentifier", .bundleIdentifier),
    ("CFBundleVersion", .bundleVersion),
    ("CFBundleShortVersionString", .shortVersion),
    ("CFBundleURLTypes", .urlTypes),
    ("CFBundleURLTypes[].CFBundleURLSchemes", .urlSchemes),
    ("CFBundleDocumentTypes", .documentTypes),
    ("CFBundleIcons", .icons),
    ("NSServices", .services),
    ("UTExportedTypeDeclarations", .exportedTypes),
    ("UTImportedTypeDeclarations", .importedTypes),
    ("CFPlugInDynamicRegisterFunction", .registerFunction),
    ("CFPlugInUnloadFunction", .unloadFunction),
    ("LSMinimumSystemVersion", .minimumSystem),
    ("LSMinimumSystemVersionByArchitecture.<arch>", .minimumSystem),
    ("LSApplicationCategoryType", .appCategory),
    ("NSExtension.NSExtensionPointIdentifier", .extensionPoint),
    ("EXAppExtensionAttributes.EXExtensionPointIdentifier", .extensionPoint),
    ("WKBackgroundModes", .watchModes),
  ]

  /// Whether the demands on the value are checked by a rule made for the key.
  func hasRuleForValue(in era: Era) -> Bool {
    switch self {
    case .bundleIdentifier, .bundleVersion, .shortVersion: true
    // What the books advise besides about the form of a version is in the record.
    case .minimumSystem: era == .today
    default: false
    }
  }
}
