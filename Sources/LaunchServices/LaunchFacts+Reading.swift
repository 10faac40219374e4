public import Bundles
public import Executables
internal import PropertyLists
internal import SourceText
internal import UniformTypes

extension LaunchFacts {
  /// Reads what a bundle says about how it is launched.
  ///
  /// - Parameter executable: The executable, nil if it is not there or was not read.
  public init(of bundle: BundleInspection, executable: Executable?) {
    self.init()
    isApplication = RegisteredBundle.isApplication(
      ofType: bundle.packageInfo.typeText, at: bundle.structure.path)
    if case .key = bundle.executable.origin { executableName = bundle.executable.name }
    hasExecutable = bundle.executable.path != nil
    if let executable {
      for slice in executable.slices where !architectures.contains(slice.architecture.keyName) {
        architectures.append(slice.architecture.keyName)
      }
    }
    guard let root = bundle.infoPlist?.root else { return }
    // What has the folder `Contents` is made for the Mac, whether or not it says so.
    declaredSystem =
      BundleInspection.system(declaredBy: root) ?? (bundle.structure.layout == .contents ? .macOS : nil)
    architecturePriority = root["LSArchitecturePriority"].texts
    minimumSystem = root["LSMinimumSystemVersion"]?.string
    minimumOS = root["MinimumOSVersion"]?.string
    maximumSystem = root["LSMaximumSystemVersion"]?.string
    for key in ["LSMinimumSystemVersion", "MinimumOSVersion", "LSMaximumSystemVersion"] {
      if let node = root[key], node.string == nil { ignoredKeys.append(key) }
    }
    minimumByArchitecture = Self.pairs(root["LSMinimumSystemVersionByArchitecture"])
    requiresIPhoneOS = LaunchFlag.isOn(root["LSRequiresIPhoneOS"])
    isBuiltForIPhone = Self.isBuiltForIPhone(bundle, root, executable)
    requiresNativeExecution = LaunchFlag.isOn(root["LSRequiresNativeExecution"])
    prohibitsMultipleInstances = LaunchFlag.isOn(root["LSMultipleInstancesProhibited"])
    isBackgroundOnly = LaunchFlag.isOn(root["LSBackgroundOnly"])
    isAgent = LaunchFlag.isOn(root["LSUIElement"])
    isVisibleInClassic = LaunchFlag.isOn(root["LSVisibleInClassic"])
    presentationMode = root["LSUIPresentationMode"].flatMap { Self.number($0) }
    environment = Self.pairs(root["LSEnvironment"])
    if let variables = root["LSEnvironment"], variables.kind == .dictionary {
      ignoredVariables = variables.effectiveEntries.compactMap { $0.value.string == nil ? $0.key : nil }
    }
    quarantinesFiles = LaunchFlag.isOn(root["LSFileQuarantineEnabled"])
    quarantineExclusions = root["LSFileQuarantineExcludedPathPatterns"].texts
    getsAppDiedEvents = LaunchFlag.isOn(root["LSGetAppDiedEvents"])
    if let families = root["UIDeviceFamily"] {
      deviceFamilies =
        families.kind == .array
        ? families.items.compactMap { Self.number($0) } : Self.number(families).map { [$0] } ?? []
    }
    let capabilities = root["UIRequiredDeviceCapabilities"]
    requiredCapabilities = capabilities.texts
    if let capabilities, capabilities.kind == .dictionary {
      for entry in capabilities.effectiveEntries {
        guard let isRequired = entry.value.boolean else { continue }
        if isRequired {
          requiredCapabilities.append(entry.key)
        } else {
          forbiddenCapabilities.append(entry.key)
        }
      }
    }
  }

  /// What the code says counts more than what Info.plist says; Macs keep apps of iPhone and iPad wrapped in a folder.
  private static func isBuiltForIPhone(
    _ bundle: BundleInspection, _ root: PropertyListNode, _ executable: Executable?
  ) -> Bool {
    let platforms = executable?.slices.flatMap { $0.builds.map { $0.platform } } ?? []
    if platforms.contains(.iOS) { return true }
    if platforms.contains(.iOSSimulator) { return false }
    let names = root["CFBundleSupportedPlatforms"].texts + root["DTPlatformName"].texts
    return bundle.structure.isWrapped || names.contains { $0.isSameTextIgnoringCase(as: "iPhoneOS") }
  }

  private static func pairs(_ node: PropertyListNode?) -> [Pair] {
    guard let node, node.kind == .dictionary else { return [] }
    return node.effectiveEntries.compactMap { entry in entry.value.string.map { Pair(entry.key, $0) } }
  }

  /// A whole number, also one that is written as a text.
  private static func number(_ node: PropertyListNode) -> Int? {
    if let number = node.integer { return number.int64.map { Int(truncatingIfNeeded: $0) } }
    guard let text = node.string, (1...4).contains(text.utf8.count),
      text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    return text.utf8.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
