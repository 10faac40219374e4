internal import PropertyLists

/// Whether scripts may control an app (R135).
public struct Scriptability: Sendable {
  /// Whether they may: true, or the text YES.
  public let isScriptable: Reading<Bool>

  /// Reads the key.
  public init(_ context: BehaviorContext) { isScriptable = context.flag("NSAppleScriptEnabled") }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let scripts = Scriptability(context)
    return [
      BehaviorEffect(
        .processes, "NSAppleScriptEnabled", ["R135"], scripts.isScriptable,
        .boolean(scripts.isScriptable.value),
        standard: .boolean(false),
        scripts.isScriptable.value
          ? "AppleScript can control the app." : "AppleScript knows no commands of the app's own.")
    ]
  }
}
