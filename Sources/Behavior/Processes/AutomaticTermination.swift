internal import KeyCatalog
internal import PropertyLists

/// Whether the system may end an app to regain memory (R142).
public struct AutomaticTermination: Sendable {
  /// Whether the app allows it.
  public let isAllowed: Reading<Bool>
  /// Whether the system does it: from OS X 10.7 on.
  public let isAvailable: Bool

  /// Reads the key.
  public init(_ context: BehaviorContext) {
    isAllowed = context.flag("NSSupportsAutomaticTermination")
    isAvailable = context.isMac && context.isAtLeast(SystemVersion(10, 7))
  }

  /// Whether the system may end the app in a state: while it is idle, and hidden or without a window.
  public func mayEnd(in state: BehaviorState) -> Bool {
    isAvailable && isAllowed.value && !state.hasDisabledAutomaticTermination && state.isIdle
      && (state.isHidden || !state.hasWindow)
  }

  private func reason(in state: BehaviorState) -> String {
    if !isAvailable { return "the system does so from OS X 10.7 on only" }
    if !isAllowed.value { return "the app does not allow it" }
    if state.hasDisabledAutomaticTermination { return "it has switched automatic termination off" }
    if !state.isIdle { return "it is in use" }
    return "it has a visible window"
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let automatic = AutomaticTermination(context)
    let mayEnd = automatic.mayEnd(in: context.state)
    return [
      BehaviorEffect(
        .processes, "NSSupportsAutomaticTermination", ["R142"], automatic.isAllowed, .boolean(mayEnd),
        standard: .boolean(false),
        mayEnd
          ? "The system may end the app to regain memory."
          : "The system does not end the app to regain memory: \(automatic.reason(in: context.state)).")
    ]
  }
}
