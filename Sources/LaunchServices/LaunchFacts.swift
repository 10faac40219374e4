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

  /// The name of the executable by Info.plist, nil if it names none.
  public var executableName: String?
  /// Whether an executable was found.
  public var hasExecutable = false
  /// The processors the executable is for, by their names in keys; empty if it cannot be read as a Mach-O file.
  public var architectures: [String] = []
  /// `LSArchitecturePriority`.
  public var architecturePriority: [String] = []
  /// `LSMinimumSystemVersion`, or `MinimumOSVersion` for other systems than the Mac's.
  public var minimumSystem: String?
  /// `LSMaximumSystemVersion`.
  public var maximumSystem: String?
  /// `LSMinimumSystemVersionByArchitecture`.
  public var minimumByArchitecture: [Pair] = []
  /// `LSRequiresIPhoneOS`.
  public var requiresIPhoneOS = false
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
  /// The system the bundle names, nil if it names none.
  public var declaredSystem: RuntimeSystem?

  /// Creates facts of which all are as if Info.plist were empty.
  public init() {}
}
