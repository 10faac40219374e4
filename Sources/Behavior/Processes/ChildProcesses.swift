internal import PropertyLists

/// Whether an app hears of the end of its child processes (R129).
public struct ChildProcesses: Sendable {
  /// Whether it does.
  public let isTold: Reading<Bool>

  /// Reads the key.
  public init(_ context: BehaviorContext) { isTold = context.flag("LSGetAppDiedEvents") }

  /// How many events named kAEApplicationDied come when some children end.
  public func eventCount(ended children: Int) -> Int { isTold.value ? children : 0 }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let children = ChildProcesses(context)
    let count = children.eventCount(ended: context.state.endedChildren)
    let ended = context.state.endedChildren
    let now = ended == 0 ? "" : " Of \(ended) children that have ended, \(count) were reported."
    return [
      BehaviorEffect(
        .processes, "LSGetAppDiedEvents", ["R129"], children.isTold, .number(count),
        standard: .boolean(false),
        (children.isTold.value
          ? "The app gets an event kAEApplicationDied for each child process that ends."
          : "The app gets no events when its child processes end.") + now)
    ]
  }
}
