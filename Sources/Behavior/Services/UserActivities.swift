import SourceText

internal import KeyCatalog
internal import PropertyLists

/// The activities an app takes over from another device (R147).
public struct UserActivities: Sendable {
  /// Their types.
  public let types: Reading<[String]>
  /// Whether the system knows activities: from iOS 8 and OS X 10.10 on.
  public let isAvailable: Bool

  /// Reads the key.
  public init(_ context: BehaviorContext) {
    types = context.texts("NSUserActivityTypes")
    isAvailable = context.isAtLeast(context.isMac ? SystemVersion(10, 10) : SystemVersion(8))
  }

  /// Whether the app is offered an activity.
  public func takes(_ type: String) -> Bool { isAvailable && types.value.holds(type) }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let activities = UserActivities(context)
    let types = activities.isAvailable ? activities.types.value : []
    return [
      BehaviorEffect(
        .notifications, "NSUserActivityTypes", ["R147"], activities.types, .texts(types),
        types.isEmpty
          ? "The app is offered no activities."
          : "The app is offered activities of type \(types.enumeration).")
    ]
  }
}
