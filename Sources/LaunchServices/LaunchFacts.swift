public import Bundles

/// What a bundle says about how it is launched.
public struct LaunchFacts: Sendable, Hashable {
  /// A name with a text.
  public struct Pair: Sendable, Hashable {
    /// The name.
    public let name: String
    /// The text.
    public let value: String

    /// Creates a pair.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Whether the bundle is an app by its type or its name; nothing else is launched (L35).
  public var isApplication = true
  /// The name of the executable by Info.plist, nil if it names none.
  public var executableName: String?
  /// Whether an executable was found.
  public var hasExecutable = false
  /// The processors the executable is for, by their names in keys; empty if it cannot be read as a Mach-O file.
  public var architectures: [String] = []
  /// `LSArchitecturePriority`.
  public var architecturePriority: [String] = []
  /// `LSMinimumSystemVersion`, which counts on the Mac (R118).
  public var minimumSystem: String?
  /// `MinimumOSVersion`, which counts on all other systems (R120).
  public var minimumOS: String?
  /// `LSMaximumSystemVersion`, which counts on the Mac.
  public var maximumSystem: String?
  /// `LSMinimumSystemVersionByArchitecture`.
  public var minimumByArchitecture: [Pair] = []
  /// `LSRequiresIPhoneOS`.
  public var requiresIPhoneOS = false
  /// Whether it is built for iPhone and iPad themselves, and not for their simulator (L39).
  public var isBuiltForIPhone = false
  /// `LSRequiresNativeExecution`.
  public var requiresNativeExecution = false
  /// `LSMultipleInstancesProhibited`.
  public var prohibitsMultipleInstances = false
  /// `LSBackgroundOnly`.
  public var isBackgroundOnly = false
  /// `LSUIElement`.
  public var isAgent = false
  /// `LSVisibleInClassic`.
  public var isVisibleInClassic = false
  /// `LSUIPresentationMode` as a number, nil without one.
  public var presentationMode: Int?
  /// `LSEnvironment`: the members that are texts.
  public var environment: [Pair] = []
  /// The names in `LSEnvironment` whose values are no texts.
  public var ignoredVariables: [String] = []
  /// `LSFileQuarantineEnabled`.
  public var quarantinesFiles = false
  /// `LSFileQuarantineExcludedPathPatterns`.
  public var quarantineExclusions: [String] = []
  /// `LSGetAppDiedEvents`.
  public var getsAppDiedEvents = false
  /// `UIDeviceFamily`; empty without one.
  public var deviceFamilies: [Int] = []
  /// The required ones of `UIRequiredDeviceCapabilities`.
  public var requiredCapabilities: [String] = []
  /// Those of `UIRequiredDeviceCapabilities` that a device must not have (R226).
  public var forbiddenCapabilities: [String] = []
  /// Keys of versions whose values are no texts, so that they do not count (L38).
  public var ignoredKeys: [String] = []
  /// The system the bundle names, nil if it names none.
  public var declaredSystem: RuntimeSystem?

  /// Creates facts of which all are as if Info.plist were empty.
  public init() {}
}
