public import KeyCatalog
public import PropertyLists

/// An Info.plist for a new project: the recommended keys, with build settings as values (R9, R39–R45).
public struct InfoPlistTemplate: Sendable {
  /// A key of the template.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public let key: String
    /// Its value.
    public let value: PropertyListValue
    /// The check that would object to the key, and why it is there all the same; nil for most.
    public let exception: Exception?
  }

  /// Why a key is in a list although it should not be.
  public struct Exception: Sendable, Hashable {
    /// The checks that would object.
    public let rules: String
    /// The reason.
    public let reason: String
  }

  /// What it is for.
  public let kind: TemplateKind
  /// The platform it is for.
  public let platform: Platform
  /// Whose recommendations it follows.
  public let era: Era
  /// The keys, in the order of the file.
  public let entries: [Entry]
  /// What a check would object to in the list as a whole, and why it is as it is; nil for most.
  public let exception: Exception?

  /// Makes a template.
  ///
  /// - Returns: Nil if the era knows no such bundles on the platform.
  public init?(_ kind: TemplateKind, for platform: Platform, in era: Era, catalog: Catalog = .standard) {
    guard kind.platforms(in: era).contains(platform) else { return nil }
    self.kind = kind
    self.platform = platform
    self.era = era
    exception = TemplateValues.exception(for: kind, platform, era)
    let values = TemplateValues(kind: kind, platform: platform, era: era)
    let keys =
      kind == .cocoaTemplate
      ? Self.cocoaKeys
      : era == .today
        ? Self.keysToday(kind, platform) : Self.keysOfBooks(kind, platform, era, catalog)
    entries = keys.map { key in
      Entry(key: key, value: values.value(of: key), exception: values.exception(for: key))
    }
  }

  // MARK: Lists

  /// The template of 2010, in its order (R9).
  private static let cocoaKeys = [
    "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleIconFile", "CFBundleIdentifier",
    "CFBundleInfoDictionaryVersion", "CFBundleName", "CFBundlePackageType", "CFBundleSignature",
    "CFBundleShortVersionString", "LSMinimumSystemVersion", "CFBundleVersion", "NSMainNibFile",
    "NSPrincipalClass",
  ]

  /// The keys every bundle should have today; the books mark all but the last two (R44).
  private static let keysOfBundles = [
    "CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleExecutable", "CFBundleIdentifier",
    "CFBundleInfoDictionaryVersion", "CFBundleName", "CFBundlePackageType", "CFBundleShortVersionString",
    "CFBundleVersion",
  ]

  private static let keysOfPane = [
    "NSMainNibFile", "NSPrefPaneIconFile", "NSPrefPaneIconLabel", "NSPrincipalClass",
  ]

  /// What projects of today need beyond what the build adds by itself.
  private static func keysToday(_ kind: TemplateKind, _ platform: Platform) -> [String] {
    switch kind {
    case .framework: return keysOfBundles.filter { $0 != "CFBundleDisplayName" } + copyright(platform)
    case .plugIn: return keysOfBundles + ["NSHumanReadableCopyright", "NSPrincipalClass"]
    case .preferencePane: return keysOfBundles + ["NSHumanReadableCopyright"] + keysOfPane
    case .appExtension: return keysOfBundles + ["NSExtension"]
    case .app, .cocoaTemplate: break
    }
    switch platform {
    case .macOS:
      return keysOfBundles + [
        "CFBundleIconName", "LSApplicationCategoryType", "LSMinimumSystemVersion", "NSHumanReadableCopyright",
        "NSPrincipalClass",
      ]
    case .iOS:
      return keysOfBundles + [
        "LSRequiresIPhoneOS", "UIApplicationSceneManifest", "UILaunchScreen",
        "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
      ]
    case .visionOS: return keysOfBundles + ["UIApplicationSceneManifest"]
    case .watchOS: return keysOfBundles + ["WKApplication"]
    case .tvOS, .iPadOS, .macCatalyst: return keysOfBundles
    }
  }

  private static func copyright(_ platform: Platform) -> [String] {
    platform == .macOS ? ["NSHumanReadableCopyright"] : []
  }

  /// The lists of the books: by name for apps, by the marks in the summary tables for everything else.
  private static func keysOfBooks(
    _ kind: TemplateKind, _ platform: Platform, _ era: Era, _ catalog: Catalog
  ) -> [String] {
    let keys = { (set: RecommendedSet) in catalog.recommended(for: set, in: era).map { $0.key } }
    guard kind == .app else {
      // The display name is required in 2018 and recommended in 2010 (R44); all bundles have a type (R58).
      let marked = keys(.summaryTable) + ["CFBundleDisplayName", "CFBundlePackageType"]
      let own =
        switch kind {
        case .plugIn: ["NSPrincipalClass"]
        case .preferencePane: keysOfPane
        default: [String]()
        }
      var unique: [String] = []
      for key in marked.sorted() + own where !unique.contains(key) { unique.append(key) }
      return unique
    }
    return platform == .iOS ? keys(.iOSApp) : keys(.macApp) + keys(.macAppResources)
  }
}
