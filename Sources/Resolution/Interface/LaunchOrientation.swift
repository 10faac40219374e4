internal import PropertyLists

/// The orientations an app supports, and the one it starts in (R222, R223).
public struct LaunchOrientation: Sendable, Hashable {
  /// The orientations, those of the device first that are listed first.
  public let supported: [String]
  /// The one at the start if the device is held upright.
  public let initial: String

  private static let portrait = "UIInterfaceOrientationPortrait"

  /// Finds the orientations.
  public init(_ resolver: ValueResolver) {
    var names: [String] = []
    if case .array(let items)? = resolver.value("UISupportedInterfaceOrientations") { names = items.texts }
    supported = names.isEmpty ? [Self.portrait] : names
    let wanted = resolver.text("UIInterfaceOrientation") ?? Self.portrait
    initial = supported.holds(wanted) ? wanted : supported.first ?? Self.portrait
  }

  /// The orientation at the start when the device is held in one: that one if it is supported, else the first.
  public func orientation(held orientation: String) -> String {
    supported.holds(orientation) ? orientation : initial
  }
}
