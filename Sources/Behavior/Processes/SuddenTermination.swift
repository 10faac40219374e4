internal import PropertyLists

/// How an app ends when the person logs out or shuts down (R141).
public struct SuddenTermination: Sendable {
  /// What becomes of an app.
  public enum Outcome: String, Sendable, Hashable {
    /// It is asked to quit, and may refuse.
    case asked
    /// It is killed without being asked.
    case killed
  }

  /// Whether the app allows it from its launch on.
  public let isAllowed: Reading<Bool>

  /// Reads the key.
  public init(_ context: BehaviorContext) { isAllowed = context.flag("NSSupportsSuddenTermination") }

  /// What happens at log-out.
  ///
  /// - Parameter isDisabled: Whether the app has switched it off with NSProcessInfo.
  public func outcome(isDisabled: Bool) -> Outcome { isAllowed.value && !isDisabled ? .killed : .asked }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let sudden = SuddenTermination(context)
    let outcome = sudden.outcome(isDisabled: context.state.hasDisabledSuddenTermination)
    let time = context.state.isLoggingOut ? "Now, at log-out," : "At log-out and shut-down"
    let sentence =
      switch outcome {
      case .killed: "\(time) the app is killed without being asked."
      case .asked:
        sudden.isAllowed.value
          ? "\(time) the app is asked to quit, as it has switched sudden termination off."
          : "\(time) the app is asked to quit."
      }
    return [
      BehaviorEffect(
        .processes, "NSSupportsSuddenTermination", ["R141"], sudden.isAllowed, .string(outcome.rawValue),
        standard: .boolean(false), sentence)
    ]
  }
}
