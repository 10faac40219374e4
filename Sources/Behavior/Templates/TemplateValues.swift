internal import KeyCatalog
internal import PropertyLists

/// The values a new Info.plist begins with.
struct TemplateValues {
  let kind: TemplateKind
  let platform: Platform
  let era: Era

  /// A reference to a build setting, as the era writes it.
  private func setting(_ name: String) -> String { era == .books2010 ? "${\(name)}" : "$(\(name))" }

  /// The value of a key.
  func value(of key: String) -> PropertyListValue {
    if let text = text(of: key) { return .string(text) }
    switch key {
    case "LSHasLocalizedDisplayName": return .boolean(false)
    case "LSRequiresIPhoneOS", "WKApplication": return .boolean(true)
    case "CFBundleIconFiles": return .array([.string("Icon"), .string("Icon-72")])
    case "UILaunchScreen": return .dictionary(PropertyListDictionary())
    case "UISupportedInterfaceOrientations":
      return .array(Self.orientations.filter { $0 != Self.upsideDown }.map { .string($0) })
    case "UISupportedInterfaceOrientations~ipad": return .array(Self.orientations.map { .string($0) })
    case "UIApplicationSceneManifest":
      return Self.dictionary([
        ("UIApplicationSupportsMultipleScenes", .boolean(platform == .visionOS)),
        ("UISceneConfigurations", .dictionary(PropertyListDictionary())),
      ])
    case "NSExtension":
      // There are no widgets on Apple TV.
      guard platform == .tvOS else {
        return Self.dictionary([("NSExtensionPointIdentifier", .string("com.apple.widgetkit-extension"))])
      }
      return Self.dictionary([
        ("NSExtensionPointIdentifier", .string("com.apple.tv-top-shelf")),
        ("NSExtensionPrincipalClass", .string("\(setting("PRODUCT_MODULE_NAME")).ContentProvider")),
      ])
    default: return .string("")
    }
  }

  private static let upsideDown = "UIInterfaceOrientationPortraitUpsideDown"
  private static let orientations = [
    "UIInterfaceOrientationPortrait", upsideDown, "UIInterfaceOrientationLandscapeLeft",
    "UIInterfaceOrientationLandscapeRight",
  ]

  private static func dictionary(_ members: [(String, PropertyListValue)]) -> PropertyListValue {
    .dictionary(
      PropertyListDictionary(
        uniqueEntries: members.map { PropertyListDictionary.Entry(key: $0.0, value: $0.1) }))
  }

  /// The value of a key that holds a text, nil for other keys.
  private func text(of key: String) -> String? {
    let isToday = era == .today
    switch key {
    case "CFBundleDevelopmentRegion":
      return isToday ? "$(DEVELOPMENT_LANGUAGE)" : kind == .cocoaTemplate ? "English" : "en"
    case "CFBundleDisplayName", "CFBundleName", "NSPrefPaneIconLabel": return setting("PRODUCT_NAME")
    case "CFBundleExecutable": return setting("EXECUTABLE_NAME")
    case "CFBundleIconFile": return kind == .cocoaTemplate ? "" : "AppIcon"
    case "CFBundleIconName": return "AppIcon"
    case "CFBundleIdentifier":
      return isToday
        ? "$(PRODUCT_BUNDLE_IDENTIFIER)"
        : era == .books2018
          ? "com.example.$(PRODUCT_NAME:rfc1034identifier)"
          : "com.yourcompany.${PRODUCT_NAME:rfc1034identifier}"
    case "CFBundleInfoDictionaryVersion": return "6.0"
    case "CFBundlePackageType": return isToday ? "$(PRODUCT_BUNDLE_PACKAGE_TYPE)" : packageType
    case "CFBundleShortVersionString":
      // The template itself has only two numbers, against the book's advice.
      return isToday ? "$(MARKETING_VERSION)" : kind == .cocoaTemplate ? "1.0" : "1.0.0"
    case "CFBundleSignature": return "????"
    case "CFBundleVersion": return isToday ? "$(CURRENT_PROJECT_VERSION)" : era == .books2018 ? "1.0.0" : "1"
    case "LSApplicationCategoryType": return "public.app-category.utilities"
    case "LSMinimumSystemVersion": return setting("MACOSX_DEPLOYMENT_TARGET")
    case "NSHumanReadableCopyright": return "Copyright © \(setting("PRODUCT_NAME")). All rights reserved."
    case "NSMainNibFile":
      return kind == .preferencePane ? "Pane" : platform == .iOS ? "MainWindow" : "MainMenu"
    case "NSPrefPaneIconFile": return "Pane.tiff"
    case "NSPrincipalClass": return principalClass
    case "UIMainStoryboardFile": return "Main"
    default: return nil
    }
  }

  private var packageType: String {
    switch kind {
    case .app, .cocoaTemplate: "APPL"
    case .framework: "FMWK"
    case .plugIn, .preferencePane: "BNDL"
    case .appExtension: "XPC!"
    }
  }

  private var principalClass: String {
    switch kind {
    case .app, .cocoaTemplate: "NSApplication"
    case .preferencePane: "Pane"
    default: "PlugIn"
    }
  }

  /// Why a key is there, or has its value, that a check objects to; nil for most.
  func exception(for key: String) -> InfoPlistTemplate.Exception? {
    let reason =
      switch (kind, platform, era, key) {
      case (.app, .macOS, .books2010, "CFBundleIconFiles"):
        ("wrong-platform", "The list of 2010 names this key, though only iOS reads it (R41).")
      case (.app, .macOS, .books2010, "LSHasLocalizedDisplayName"):
        ("deprecated-key", "The list of 2010 names this key, though it was removed in that year (R41, R45).")
      case (.cocoaTemplate, _, _, "CFBundleDevelopmentRegion"):
        ("invalid-value", "The template has the name of a language, where an identifier is meant (R9, R20).")
      case (.cocoaTemplate, _, _, "CFBundleIconFile"):
        (
          "deprecated-key",
          "The list of the year names this key, of which newer ones have taken the place (R9)."
        )
      case (.cocoaTemplate, _, _, "CFBundleShortVersionString"):
        ("invalid-version", "The template has two numbers, where three are meant (R9, R63).")
      default: ("", "")
      }
    return reason.0.isEmpty ? nil : InfoPlistTemplate.Exception(rules: reason.0, reason: reason.1)
  }

  /// Why a list lacks a key that a check misses, nil for most.
  static func exception(
    for kind: TemplateKind, _ platform: Platform, _ era: Era
  ) -> InfoPlistTemplate.Exception? {
    let reason: String
    switch (kind, platform, era) {
    case (.cocoaTemplate, _, _): reason = "The template of 2010 has thirteen entries and no more (R9)."
    case (.app, .iOS, .books2010), (.app, .iOS, .books2018):
      reason =
        "The list has ten keys; CFBundleName, which the summary table marks, is none of them (R39, R40)."
    default: return nil
    }
    return InfoPlistTemplate.Exception(rules: "missing-key", reason: reason)
  }
}
