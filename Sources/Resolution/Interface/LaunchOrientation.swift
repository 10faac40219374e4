import SourceText

internal import PropertyLists

/// The orientations an app supports, and the one it starts in (R222, R223).
public struct LaunchOrientation: Sendable, Hashable {
  /// The orientations, those of the device first that are listed first.
  public let supported: [String]
  /// The one at the start if the device is held upright.
  public let initial: String

  /// Whether the app lists what it supports.
  private let isListed: Bool

  private static let portrait = "UIInterfaceOrientationPortrait"
  private static let all = [
    portrait, "UIInterfaceOrientationPortraitUpsideDown", "UIInterfaceOrientationLandscapeLeft",
    "UIInterfaceOrientationLandscapeRight",
  ]

  /// Finds the orientations.
  public init(_ resolver: ValueResolver) {
    var names: [String] = []
    if case .array(let items)? = resolver.value("UISupportedInterfaceOrientations") { names = items.texts }
    isListed = !names.isEmpty
    var wanted = resolver.text("UIInterfaceOrientation") ?? Self.portrait
    if !Self.all.holds(wanted) { wanted = Self.portrait }
    // Without a list, only the start is what the key says.
    supported = isListed ? names : [Self.portrait]
    initial = isListed && !names.holds(wanted) ? names.first ?? Self.portrait : wanted
  }

  /// The orientation at the start when the device is held in one: that one if it is listed, else the first.
  public func orientation(held orientation: String) -> String {
    isListed && supported.holds(orientation) ? orientation : initial
  }
}
