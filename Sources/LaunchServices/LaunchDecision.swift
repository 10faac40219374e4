import SourceText

internal import Bundles
internal import UniformTypes

/// Whether and how the system launches an app (R115–R131, L35–L43).
///
/// Checks are made in this order, and the first refusal is reported: whether it is an app, whether there is an executable,
/// `LSRequiresIPhoneOS`, the device, the architecture, the version of the system, and other instances. R131 has no place
/// for the executable, and the version before the architecture; here the order of the system's own errors counts (L35).
public struct LaunchDecision: Sendable, Hashable {
  /// What happens.
  public enum Outcome: Sendable, Hashable {
    /// A process is started.
    case launch
    /// The one that runs is brought forward.
    case activate
    /// Nothing is started.
    case refuse

    /// The word for it.
    public var name: String {
      switch self {
      case .launch: "launch"
      case .activate: "activate"
      case .refuse: "refuse"
      }
    }
  }

  /// How a process shows itself (R121, R122, L41).
  public enum Mode: Sendable, Hashable {
    /// In the Dock.
    case regular
    /// Not in the Dock, and with windows.
    case agent
    /// Out of sight.
    case background

    /// The word for it.
    public var name: String {
      switch self {
      case .regular: "regular"
      case .agent: "agent"
      case .background: "background"
      }
    }
  }

  /// What of the system's own is shown beside the app (R124).
  public enum Presentation: Int, Sendable, Hashable, CaseIterable {
    case normal, contentSuppressed, contentHidden, allHidden, allSuppressed

    /// The words for it.
    public var name: String {
      switch self {
      case .normal: "normal"
      case .contentSuppressed: "content-suppressed"
      case .contentHidden: "content-hidden"
      case .allHidden: "all-hidden"
      case .allSuppressed: "all-suppressed"
      }
    }

    /// Whether the Dock is away at first.
    public var hidesDock: Bool { self != .normal }
    /// Whether the menu bar is away at first.
    public var hidesMenuBar: Bool { self == .allHidden || self == .allSuppressed }
    /// Whether what is away may show itself again.
    public var mayShowAgain: Bool { self == .contentSuppressed || self == .allSuppressed }
  }

  /// What happens.
  public private(set) var outcome = Outcome.launch
  /// The processor whose code is run, nil if that is not known or nothing is run.
  public private(set) var architecture: String?
  /// Whether Rosetta translates it.
  public private(set) var isEmulated = false
  /// Variables that the process finds in its environment, by the app's own wish (R126).
  public private(set) var environment: [LaunchFacts.Pair] = []
  /// How it shows itself.
  public let mode: Mode
  /// What of the system's own is shown beside it.
  public private(set) var presentation = Presentation.normal
  /// Why it is refused.
  public private(set) var error: LaunchError?
  /// What was decided, one sentence a step; the last one of a refusal says why.
  public private(set) var reasons: [String] = []

  /// Decides.
  public init(_ facts: LaunchFacts, _ request: LaunchRequest) {
    mode = facts.mode
    if let refusal = Self.check(facts, request, into: &self) {
      outcome = .refuse
      error = refusal
      architecture = nil
      isEmulated = false
      return
    }
    if request.means == .launchServices {
      if decideInstances(facts, request) { return }
      environment = facts.environment
      if !environment.isEmpty { reasons.append("LSEnvironment adds \(environment.count) of its variables.") }
      for name in facts.ignoredVariables {
        reasons.append("The variable \(name) of LSEnvironment is no text and is left out.")
      }
    } else if !facts.environment.isEmpty {
      reasons.append("LSEnvironment counts only for launches through Launch Services.")
    }
    decidePresentation(facts, request)
  }

  private static func check(
    _ facts: LaunchFacts, _ request: LaunchRequest, into decision: inout LaunchDecision
  ) -> LaunchError? {
    let usesLaunchServices = request.means == .launchServices
    if usesLaunchServices, !facts.isApplication {
      decision.reasons.append("The bundle is no app, neither by its type nor by its name.")
      return .notAnApplication
    }
    if !facts.hasExecutable, !request.toleratesMissingExecutable {
      decision.reasons.append(
        facts.executableName.map { "The executable \($0) is missing." } ?? "There is no executable.")
      return .noExecutable
    }
    if usesLaunchServices, facts.requiresIPhoneOS, request.system.system == .macOS,
      let refusal = decision.checkIPhoneApp(facts, request)
    {
      return refusal
    }
    if let refusal = decision.checkDevice(facts, request) { return refusal }
    let choice = ArchitectureChoice(facts, request)
    decision.reasons += choice.reasons
    if let error = choice.error { return error }
    decision.architecture = choice.architecture
    decision.isEmulated = choice.isEmulated
    return usesLaunchServices ? decision.checkVersions(facts, request) : nil
  }

  /// What a Mac says to an app that asks for iOS: R130 tells what the key means, and L39 which Macs of today run what is
  /// built for iPhone and iPad.
  private mutating func checkIPhoneApp(_ facts: LaunchFacts, _ request: LaunchRequest) -> LaunchError? {
    guard facts.isBuiltForIPhone else {
      reasons.append("LSRequiresIPhoneOS allows the app to run on iOS only.")
      return .incompatibleSystemVersion
    }
    let version = request.system.version
    guard version >= SystemNumber(11), request.architecture?.hasBeginning("arm64") ?? false else {
      reasons.append(
        "LSRequiresIPhoneOS allows the app to run on iOS, and of Macs on those with arm64 from macOS 11.0 on."
      )
      return .incompatibleSystemVersion
    }
    // iOS 14 came with macOS 11; since 26 both have the same number.
    let phone = version.major < 26 ? version.major + 3 : version.major
    if let text = facts.minimumOS, let minimum = SystemNumber(text), minimum.major > phone {
      reasons.append(
        "The app asks for iOS \(minimum) or later, and \(request.system) runs apps for iOS \(phone).")
      return .incompatibleSystemVersion
    }
    reasons.append(
      "LSRequiresIPhoneOS asks for iOS; a Mac with arm64 runs what is built for iPhone and iPad, too.")
    return nil
  }

  /// What systems of the iPhone's family ask for beyond the version.
  private mutating func checkDevice(_ facts: LaunchFacts, _ request: LaunchRequest) -> LaunchError? {
    guard request.system.system != .macOS else { return nil }
    if let declared = facts.declaredSystem, declared != request.system.system {
      // Apps for iPhone and iPad run on Apple Vision, too.
      guard declared == .iOS, request.system.system == .visionOS else {
        reasons.append("The app is for \(declared.name), not for \(request.system.system.name).")
        return .incompatibleSystemVersion
      }
    }
    if let family = request.deviceFamily, !facts.deviceFamilies.isEmpty,
      !facts.deviceFamilies.contains(family)
    {
      // What is made for iPhone runs on iPad in a window of its own, and on Apple Vision as what is made for iPad does.
      let others = family == 2 ? [1] : family == 7 ? [2, 1] : []
      guard let other = others.first(where: { facts.deviceFamilies.contains($0) }) else {
        reasons.append("UIDeviceFamily does not list the family \(family) of the device.")
        return .incompatibleSystemVersion
      }
      reasons.append("The app is made for \(other == 1 ? "iPhone" : "iPad") and runs as it would there.")
    }
    let processors = ["armv6", "armv7", "arm64"]
    if let host = request.architecture, let own = processors.firstIndex(where: { host.hasBeginning($0) }) {
      for (number, name) in processors.enumerated()
      where number > own && facts.requiredCapabilities.contains(name) {
        reasons.append("UIRequiredDeviceCapabilities asks for \(name), which the device is not.")
        return .incompatibleSystemVersion
      }
    }
    if let objection = request.deviceObjection {
      reasons.append(objection)
      return .incompatibleSystemVersion
    }
    return nil
  }

  private mutating func checkVersions(_ facts: LaunchFacts, _ request: LaunchRequest) -> LaunchError? {
    let system = request.system
    let isMac = system.system == .macOS
    for key in facts.ignoredKeys where isMac == key.hasBeginning("LS") {
      reasons.append("\(key) is no text, so it does not count.")
    }
    // An app for iPhone on Apple Vision asks for a version of another system.
    if facts.declaredSystem == .iOS, system.system == .visionOS { return nil }
    if let text = isMac ? facts.minimumSystem : facts.minimumOS {
      if let minimum = SystemNumber(text) {
        if system.version < minimum {
          reasons.append(
            "The app asks for \(system.system.name) \(minimum) or later; the system shows an alert.")
          return .incompatibleSystemVersion
        }
      } else {
        reasons.append("The lowest version of the system, \(text), is no version, so it does not count.")
      }
    }
    // The key is one of the Mac's.
    if isMac, let text = facts.maximumSystem, let maximum = SystemNumber(text), maximum < system.version {
      reasons.append("LSMaximumSystemVersion allows the app up to \(system.system.name) \(maximum).")
      return .incompatibleSystemVersion
    }
    return nil
  }

  /// Decides by the instances that run (R125, L40).
  ///
  /// - Returns: Whether that settles it.
  private mutating func decideInstances(_ facts: LaunchFacts, _ request: LaunchRequest) -> Bool {
    switch request.running {
    case .no: return false
    case .otherSession:
      guard facts.prohibitsMultipleInstances else { return false }
      refuse(
        .multipleSessionsNotSupported, "LSMultipleInstancesProhibited allows one user session at a time.")
      return true
    case .sameSession:
      guard request.wantsNewInstance else {
        outcome = .activate
        reasons.append("The app runs in this session already, so it is brought forward.")
        return true
      }
      guard facts.prohibitsMultipleInstances else { return false }
      refuse(.multipleInstancesProhibited, "LSMultipleInstancesProhibited allows no second instance.")
      return true
    }
  }

  private mutating func refuse(_ refusal: LaunchError, _ reason: String) {
    outcome = .refuse
    error = refusal
    architecture = nil
    isEmulated = false
    reasons.append(reason)
  }

  private mutating func decidePresentation(_ facts: LaunchFacts, _ request: LaunchRequest) {
    guard let number = facts.presentationMode else { return }
    guard let asked = Presentation(rawValue: number) else {
      reasons.append("\(number) is no value of LSUIPresentationMode, so it does not count.")
      return
    }
    if request.system.system == .macOS, request.system.version < SystemNumber(10, 3) {
      reasons.append("LSUIPresentationMode does not count before Mac OS X 10.3.")
      return
    }
    presentation = asked
  }
}
