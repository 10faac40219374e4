import SourceText

internal import PropertyLists
internal import Resolution

/// How the interface lies when an app starts (R222, R223).
public struct StartOrientation: Sendable {
  /// The orientations the app supports.
  public let supported: [String]
  /// The one it starts in, for how the device is held.
  public let start: String

  private let initialReading: Reading<String?>
  private let supportedReading: Reading<[String]>
  private let remarks: [String]

  /// The names of orientations.
  public static let names = [
    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
  ]

  /// Reads the keys.
  public init(_ context: BehaviorContext) {
    let orientation = LaunchOrientation(context.resolver)
    supported = orientation.supported
    initialReading = context.text("UIInterfaceOrientation")
    supportedReading = context.texts("UISupportedInterfaceOrientations")
    // Held upright the app starts in the one that is named, else as it is held if it supports that.
    let held = context.state.orientation
    start = held.isSameText(as: Self.names[0]) ? orientation.initial : orientation.orientation(held: held)
    remarks = (supported + (initialReading.value.map { [$0] } ?? [])).filter { !Self.names.holds($0) }
      .map { "\($0) is the name of no orientation." }
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let orientation = StartOrientation(context)
    return [
      BehaviorEffect(
        .interface, "UIInterfaceOrientation", ["R222", "R223"], orientation.initialReading,
        .string(orientation.start), standard: .string(names[0]), remarks: orientation.remarks,
        "The app starts in \(orientation.start)."),
      BehaviorEffect(
        .interface, "UISupportedInterfaceOrientations", ["R223"], orientation.supportedReading,
        .texts(orientation.supported), standard: .array([.string(names[0])]),
        "The interface may lie in \(orientation.supported.enumeration). The app starts in \(orientation.start)."
      ),
    ]
  }
}
