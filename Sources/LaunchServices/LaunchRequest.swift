/// How an app is to be launched.
public struct LaunchRequest: Sendable, Hashable {
  /// Where the app runs already.
  public enum Running: Sendable, Hashable {
    /// Nowhere.
    case no
    /// In the session that launches it.
    case sameSession
    /// In the session of another user.
    case otherSession
  }

  /// Who starts the executable.
  public enum Means: Sendable, Hashable {
    /// Launch Services, as from Finder.
    case launchServices
    /// The shell, or any other program by itself.
    case exec
  }

  /// The system.
  public var system: HostSystem
  /// The processor, such as `arm64`; nil for the usual one of the system's time.
  public var architecture: String?
  /// Where the app runs already.
  public var running = Running.no
  /// Whether another instance is wanted even if it runs.
  public var wantsNewInstance = false
  /// Who starts it.
  public var means = Means.launchServices
  /// Whether the person chose to open it with Rosetta.
  public var prefersRosetta = false
  /// Whether Rosetta is there.
  public var hasRosetta = true
  /// The device, by its number in `UIDeviceFamily`; nil for any.
  public var deviceFamily: Int?
  /// Why no such device has all that `UIRequiredDeviceCapabilities` asks for, in a sentence; nil if one has, or if nothing
  /// is known about it.
  public var deviceObjection: String?
  /// Whether a bundle of which no executable is known is judged by everything else.
  var toleratesMissingExecutable = false

  /// Creates a request to launch an app that does not run, from Finder.
  public init(system: HostSystem) {
    self.system = system
  }
}
