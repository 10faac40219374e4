import SourceText
public import PropertyLists

/// One bundle as a system sees it: where its parts are, and what its Info.plist says about them.
///
/// Nothing is cached between bundles and nothing is changed: the same host gives the same inspection.
public struct BundleInspection: Sendable {
  /// Where the parts are.
  public let structure: BundleStructure
  /// The system whose view this is.
  public let system: RuntimeSystem
  /// Whether nothing tells the system, neither the caller nor the bundle, so that it is taken to be macOS.
  public let isSystemAssumed: Bool
  /// The Info.plist, nil if there is none.
  public let infoPlist: InfoPlistFile?
  /// Why there is none, or why it is not the expected one.
  public let problem: InfoPlistProblem?
  /// The executable.
  public let executable: BundleExecutable
  /// The type and the creator.
  public let packageInfo: PackageInfo
  /// The localizations.
  public let localizations: Localizations
  /// The files.
  public let host: Host

  /// Looks at a bundle.
  ///
  /// - Parameters:
  ///   - path: The folder of the bundle.
  ///   - host: The files.
  ///   - system: The system whose view it is, nil to find out which one the bundle is for.
  ///   - options: How property lists are read.
  public init(
    of path: String, in host: Host, for system: RuntimeSystem? = nil, options: ReadOptions = ReadOptions()
  ) {
    let structure = BundleStructure(at: path, in: host)
    let guess = system ?? Self.system(of: structure, in: host)
    var (file, problem) = structure.infoPlist(in: host, for: guess, options: options)
    let found = system ?? file?.root.flatMap { Self.system(declaredBy: $0) } ?? guess
    if found != guess { (file, problem) = structure.infoPlist(in: host, for: found, options: options) }
    self.init(structure, host, found, file, problem)
  }

  /// Looks at a property list that is in no bundle, as if its folder were one.
  ///
  /// - Parameters:
  ///   - file: The property list.
  ///   - folder: The folder it stands in.
  public init(of file: InfoPlistFile, in folder: String, host: Host, for system: RuntimeSystem? = nil) {
    let told =
      system
      ?? file.root.flatMap { Self.system(declaredBy: $0) ?? Self.system(suggestedBy: $0) }
    self.init(
      BundleStructure(assumingFlat: folder), host, told ?? .macOS, file, nil, isSystemAssumed: told == nil)
  }

  private init(
    _ structure: BundleStructure, _ host: Host, _ found: RuntimeSystem, _ file: InfoPlistFile?,
    _ problem: InfoPlistProblem?, isSystemAssumed: Bool = false
  ) {
    let root = file?.root
    let string: (String) -> String? = { root?[$0]?.string }
    self.structure = structure
    self.system = found
    self.isSystemAssumed = isSystemAssumed
    self.host = host
    infoPlist = file
    self.problem = problem
    executable = BundleExecutable(in: structure, host: host, system: found, string: string)
    packageInfo = PackageInfo(of: structure, in: host, string: string)
    let declared = root?["CFBundleLocalizations"]
    localizations = Localizations(
      declared: declared?.kind == .array ? declared?.items.compactMap { $0.string } ?? [] : [],
      developmentRegion: string("CFBundleDevelopmentRegion"),
      entries: host.entries(of: structure.resourceFolder))
  }

  /// The text of a top-level key, nil if it has none.
  public func string(_ key: String) -> String? { infoPlist?.root?[key]?.string }

  /// The number the system orders copies of the bundle by (B25), nil where it makes none.
  public var numericVersion: NumericVersion? {
    guard let root = infoPlist?.root, let node = root["CFBundleNumericVersion"] ?? root["CFBundleVersion"]
    else {
      return nil
    }
    return node.string.map { NumericVersion($0) }
  }

  /// How the bundle's plug-in registers itself, nil if it is none.
  public var plugInRegistration: PlugInRegistration? {
    infoPlist?.root.flatMap { PlugInRegistration(of: $0) }
  }

  // MARK: Which system a bundle is for

  /// The system by the layout alone.
  private static func system(of structure: BundleStructure, in host: Host) -> RuntimeSystem {
    switch structure.layout {
    case .contents, .supportFiles, .none: .macOS
    case .resources: .macOS
    case .flat:
      structure.isWrapped || host.isFile(PathName.join(structure.root, "Info.plist")) ? .iOS : .macOS
    }
  }

  /// The system that Info.plist names, nil if it names none.
  public static func system(declaredBy root: PropertyListNode) -> RuntimeSystem? {
    var names: [String] = []
    if let list = root["CFBundleSupportedPlatforms"], list.kind == .array {
      names += list.items.compactMap { $0.string }
    }
    if let name = root["DTPlatformName"]?.string { names.append(name) }
    for name in names {
      switch name.asciiLowercased {
      case "macosx": return .macOS
      case "iphoneos", "iphonesimulator": return .iOS
      case "appletvos", "appletvsimulator": return .tvOS
      case "watchos", "watchsimulator": return .watchOS
      case "xros", "xrsimulator": return .visionOS
      default: break
      }
    }
    if root["LSMinimumSystemVersion"] != nil { return .macOS }
    if root["WKWatchKitApp"] != nil || root["WKApplication"] != nil { return .watchOS }
    if let family = root["UIDeviceFamily"] { return system(ofFamilies: family) }
    return root["LSRequiresIPhoneOS"] == nil ? nil : .iOS
  }

  /// The system that runs on the device families of an app; that of the iPhone if there are several (R220).
  private static func system(ofFamilies node: PropertyListNode) -> RuntimeSystem {
    let families = node.kind == .array ? Array(node.items) : [node]
    let systems = families.map { family -> RuntimeSystem in
      switch family.integer?.int64 {
      case 3: .tvOS
      case 4: .watchOS
      case 7: .visionOS
      default: .iOS
      }
    }
    guard let first = systems.first, systems.allSatisfy({ $0 == first }) else { return .iOS }
    return first
  }

  /// The system whose keys are in an Info.plist that names none and lies in no bundle; nil without any such key.
  ///
  /// The source of an app has no more to tell by, since the build adds the rest.
  private static func system(suggestedBy root: PropertyListNode) -> RuntimeSystem? {
    let mac = [
      "NSMainStoryboardFile", "LSMinimumSystemVersionByArchitecture", "LSUIElement", "LSBackgroundOnly",
    ]
    if mac.contains(where: { root[$0] != nil }) { return .macOS }
    if root["NSPrincipalClass"]?.string?.isSameText(as: "NSApplication") == true { return .macOS }
    let watch = ["WKCompanionAppBundleIdentifier", "WKWatchOnly", "WKRunsIndependentlyOfCompanionApp"]
    if watch.contains(where: { root[$0] != nil }) { return .watchOS }
    let phone = [
      "MinimumOSVersion", "UIRequiredDeviceCapabilities", "UILaunchStoryboardName", "UIMainStoryboardFile",
      "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad", "UILaunchScreen",
      "UIApplicationSceneManifest",
    ]
    return phone.contains { root[$0] != nil } ? .iOS : nil
  }
}
