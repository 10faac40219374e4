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
      guard platform == .tvOS else {
        return Self.dictionary([("NSExtensionPointIdentifier", .string("com.apple.widgetkit-extension"))])
      }
      return Self.dictionary([
        ("NSExtensionPointIdentifier", .string("com.apple.tv-top-shelf")),
        ("NSExtensionPrincipalClass", .string("$(PRODUCT_MODULE_NAME).ContentProvider")),
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
      return isToday ? "$(DEVELOPMENT_LANGUAGE)" : era == .books2018 ? "en" : "English"
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

  /// Why a key is there that a check objects to, nil for most.
  func exception(for key: String) -> InfoPlistTemplate.Exception? {
    guard era == .books2010, kind == .app, platform == .macOS else { return nil }
    switch key {
    case "CFBundleIconFiles":
      return InfoPlistTemplate.Exception(
        rules: "wrong-platform", reason: "The list of 2010 names this key, though only iOS reads it (R41).")
    case "LSHasLocalizedDisplayName":
      return InfoPlistTemplate.Exception(
        rules: "deprecated-key",
        reason: "The list of 2010 names this key, though it was removed in that year (R41, R45).")
    default: return nil
    }
  }
}
