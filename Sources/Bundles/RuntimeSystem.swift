/// A system that a bundle is read by.
public enum RuntimeSystem: Sendable, Hashable, CaseIterable {
  case macOS, iOS, tvOS, watchOS, visionOS
  /// A system without Apple's frameworks, on which bundles of the open-source Foundation run.
  case linux

  /// The name as Apple spells it.
  public var name: String {
    switch self {
    case .macOS: "macOS"
    case .iOS: "iOS"
    case .tvOS: "tvOS"
    case .watchOS: "watchOS"
    case .visionOS: "visionOS"
    case .linux: "Linux"
    }
  }

  /// The word that names the system in keys and file names, after a hyphen (B17); nil where there is none.
  ///
  /// For Apple Vision no source says it; it is taken to be that of the iPhone family.
  public var word: String? {
    switch self {
    case .macOS: "macos"
    case .iOS, .visionOS: "iphoneos"
    case .tvOS: "tvos"
    case .watchOS: "watchos"
    case .linux: nil
    }
  }

  /// The word in the names of resource files; unlike in keys there is one for Linux (B49).
  public var resourceWord: String { word ?? "linux" }

  /// The words after a tilde that the system knows in keys (B18).
  public var deviceWords: [String] {
    switch self {
    case .iOS, .visionOS: ["iphone", "ipad", "ipod"]
    case .tvOS: ["appletv"]
    case .watchOS: ["applewatch"]
    case .macOS, .linux: []
    }
  }

  /// The name of the file that is read before Info.plist (B9), nil where there is none.
  ///
  /// Every system of the iPhone family reads the same one.
  public var infoPlistName: String? {
    switch self {
    case .macOS: "Info-macos.plist"
    case .iOS, .tvOS, .watchOS, .visionOS: "Info-iphoneos.plist"
    case .linux: nil
    }
  }

  /// The folder for executables beside the resources (B45), nil where they stand at the top.
  public var executableFolder: String? {
    switch self {
    case .macOS: "MacOS"
    case .linux: "Linux"
    case .iOS, .tvOS, .watchOS, .visionOS: nil
    }
  }
}
