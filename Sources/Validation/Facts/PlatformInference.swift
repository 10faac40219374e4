import SourceText

internal import KeyCatalog
internal import PropertyLists

/// Works out the platform of a bundle, and the oldest system it runs on.
struct PlatformInference {
  /// The platform, nil if nothing tells or if there are several.
  private(set) var platform: Inferred<Platform>?
  /// The platforms on which a key may mean something to the bundle; empty if nothing tells.
  private(set) var candidates: PlatformSet = []
  /// The oldest system, nil if nothing tells.
  private(set) var minimumOS: Inferred<SystemVersion>?

  /// Looks at the keys, the surest first.
  init(_ file: SubjectInference, _ path: BundlePath) {
    findPlatform(file, path)
    findMinimumOS(file)
  }

  private mutating func settle(_ platform: Platform, _ origin: FactOrigin) {
    self.platform = Inferred(platform, from: origin)
    candidates = PlatformSet.meaningful(for: platform)
  }

  private mutating func findPlatform(_ file: SubjectInference, _ path: BundlePath) {
    if let given = file.options.platform { return settle(given, .given) }
    let families = Self.deviceFamilies(file)
    for key in ["DTPlatformName", "DTSDKName"] {
      guard let name = file.string(key), let platform = Self.platform(ofSDK: name) else { continue }
      // A program for iPad that is built for the Mac still names its devices.
      let isCatalyst = platform == .macOS && (families.contains(2) || families.contains(6))
      return settle(isCatalyst ? .macCatalyst : platform, .key(key))
    }
    if let supported = file.entries.value("CFBundleSupportedPlatforms"), supported.kind == .array {
      let platforms = supported.items.compactMap { $0.string.flatMap(Self.platform(ofSDK:)) }
      if let first = platforms.first {
        if platforms.allSatisfy({ $0 == first }) {
          return settle(first, .key("CFBundleSupportedPlatforms"))
        }
        for platform in platforms { candidates.formUnion(PlatformSet.meaningful(for: platform)) }
        return
      }
    }
    for key in ["WKApplication", "WKWatchKitApp", "WKWatchOnly", "WKRunsIndependentlyOfCompanionApp"]
    where file.entries.value(key)?.boolean == true {
      return settle(.watchOS, .key(key))
    }
    if file.has("WKCompanionAppBundleIdentifier") {
      return settle(.watchOS, .key("WKCompanionAppBundleIdentifier"))
    }
    weigh(file, path, families)
  }

  /// Weighs what only makes a platform likely: what speaks for the Mac against what speaks for iPhone.
  private mutating func weigh(_ file: SubjectInference, _ path: BundlePath, _ families: [Int64]) {
    let mac = Self.macEvidence(file, path)
    if let family = families.first {
      if families.allSatisfy({ $0 == 3 }) { return settle(.tvOS, .key("UIDeviceFamily")) }
      if families.allSatisfy({ $0 == 4 }) { return settle(.watchOS, .key("UIDeviceFamily")) }
      if families.allSatisfy({ $0 == 7 }) { return settle(.visionOS, .key("UIDeviceFamily")) }
      if mac == nil, family == 1 || family == 2 {
        platform = Inferred(.iOS, from: .key("UIDeviceFamily"))
        candidates = [.iOS, .macCatalyst, .visionOS]
        return
      }
    }
    let phone = Self.phoneEvidence(file)
    switch (mac, phone) {
    case (let origin?, nil):
      platform = Inferred(.macOS, from: origin)
      candidates = [.macOS, .macCatalyst]
    case (nil, let origin?):
      platform = Inferred(.iOS, from: origin)
      // The templates for Apple TV and Apple Vision hold the same keys.
      candidates = [.iOS, .tvOS, .visionOS, .macCatalyst]
    case (.some, .some):
      candidates = [.iOS, .tvOS, .visionOS, .macCatalyst, .macOS]
    case (nil, nil): break
    }
  }

  private static func macEvidence(_ file: SubjectInference, _ path: BundlePath) -> FactOrigin? {
    for key in ["LSMinimumSystemVersion", "NSMainStoryboardFile", "LSMinimumSystemVersionByArchitecture"]
    where file.has(key) {
      return .key(key)
    }
    if let name = file.string("NSPrincipalClass"), name.isSameText(as: "NSApplication") {
      return .key("NSPrincipalClass")
    }
    for key in ["LSUIElement", "LSBackgroundOnly"] where file.has(key) { return .key(key) }
    return path.isInContents ? .path : nil
  }

  private static func phoneEvidence(_ file: SubjectInference) -> FactOrigin? {
    if file.entries.value("LSRequiresIPhoneOS")?.boolean == true { return .key("LSRequiresIPhoneOS") }
    for key in [
      "MinimumOSVersion", "UIRequiredDeviceCapabilities", "UILaunchStoryboardName", "UIMainStoryboardFile",
      "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad", "UIDeviceFamily",
      "UILaunchScreen", "UIApplicationSceneManifest",
    ] where file.has(key) {
      return .key(key)
    }
    return nil
  }

  private static func deviceFamilies(_ file: SubjectInference) -> [Int64] {
    guard let node = file.entries.value("UIDeviceFamily") else { return [] }
    if let one = node.integer?.int64 { return [one] }
    return node.items.compactMap { $0.integer?.int64 }
  }

  /// The platform of an SDK or of a name from `CFBundleSupportedPlatforms`, whatever version follows.
  private static func platform(ofSDK name: String) -> Platform? {
    let known: [(beginning: String, platform: Platform)] = [
      ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS), ("xr", .visionOS),
    ]
    return known.first { name.hasBeginning($0.beginning, ignoringCase: true) }?.platform
  }

  private mutating func findMinimumOS(_ file: SubjectInference) {
    if let given = file.options.minimumOS {
      minimumOS = Inferred(given, from: .given)
      return
    }
    guard let platform = platform?.value else { return }
    let key = platform == .macOS ? "LSMinimumSystemVersion" : "MinimumOSVersion"
    // The Mac's version of a program for iPad counts in the Mac's numbers.
    guard platform != .macCatalyst, let version = file.string(key).flatMap({ SystemVersion($0) }) else {
      return
    }
    minimumOS = Inferred(version, from: .key(key))
  }
}
