public import KeyCatalog

/// The state of an app and its device, as far as decisions depend on it.
///
/// A new value is the usual state: an app with a window that somebody uses, on a device with one screen card, 8 GB of
/// memory and one remote.
public struct BehaviorState: Sendable, Hashable {
  /// Whether the app is hidden.
  public var isHidden = false
  /// Whether it has a visible window.
  public var hasWindow = true
  /// Whether nobody uses it and it has nothing to do.
  public var isIdle = false
  /// Whether it has switched sudden termination off.
  public var hasDisabledSuddenTermination = false
  /// Whether it has switched automatic termination off.
  public var hasDisabledAutomaticTermination = false
  /// Whether the person logs out or shuts the device down.
  public var isLoggingOut = false
  /// Whether the person has left the app.
  public var isLeft = false
  /// Whether the device has just started.
  public var hasBooted = false
  /// Whether the build is one for others.
  public var isRelease = false
  /// How many of its child processes have ended.
  public var endedChildren = 0
  /// The memory of the device, in megabytes of 1,048,576 bytes.
  public var memory = 8192
  /// How many video cards the device has.
  public var videoCards = 1
  /// How many remotes are connected.
  public var remotes = 1
  /// How many minutes the Wi-Fi connection has been open.
  public var minutes = 0
  /// How the device is held: the name of an interface orientation.
  public var orientation = "UIInterfaceOrientationPortrait"
  /// The version of the SDK the app was linked with, nil for the newest.
  public var linkedSDK: SystemVersion?
  /// The protocols an accessory speaks; none without an accessory.
  public var accessoryProtocols: [String] = []
  /// The person's home folder.
  public var home = "/Users/someone"
  /// A file that the app makes, nil for none in particular.
  public var file: String?

  /// Creates the usual state.
  public init() {}
}
