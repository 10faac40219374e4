internal import KeyCatalog
internal import PropertyLists

/// What becomes of an app that the person leaves (R218).
public struct Suspension: Sendable {
  /// What becomes of it.
  public enum Outcome: String, Sendable, Hashable {
    /// It moves to the background, and is suspended there.
    case background
    /// It ends, and is removed from memory.
    case exits
  }

  /// Whether it is meant to end.
  public let exitsOnSuspend: Reading<Bool>
  /// What happens.
  public let outcome: Outcome
  /// Why the key has no effect, nil if it has one or is not set.
  public let obstacle: String?

  /// Decides; the key counts from iOS 4 on, for apps that were linked with its SDK or a newer one.
  public init(_ context: BehaviorContext) {
    let exits = context.flag("UIApplicationExitsOnSuspend")
    exitsOnSuspend = exits
    let isLinked = context.state.linkedSDK.map { $0 >= SystemVersion(4) } ?? true
    if !context.isAtLeast(SystemVersion(4)) {
      // There is no background before.
      outcome = .exits
      obstacle = "Before iOS 4 every app ends when it is left."
    } else if exits.value, !isLinked {
      outcome = .background
      obstacle = "The app was linked with an SDK older than 4.0, so the key has no effect."
    } else {
      outcome = exits.value ? .exits : .background
      obstacle = nil
    }
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let suspension = Suspension(context)
    let time = context.state.isLeft ? "Now that the person has left it," : "When the person leaves it,"
    return [
      BehaviorEffect(
        .background, "UIApplicationExitsOnSuspend", ["R218"], suspension.exitsOnSuspend,
        .string(suspension.outcome.rawValue), standard: .boolean(false),
        remarks: suspension.obstacle.map { [$0] } ?? [],
        suspension.outcome == .exits
          ? "\(time) the app ends and is removed from memory."
          : "\(time) the app moves to the background and is suspended there.")
    ]
  }
}
