/// The reasons for a decision, if anybody wants them: most of the time of a decision goes into their texts.
struct ReasonLog {
  /// Whether reasons are wanted.
  let isOpen: Bool
  private(set) var reasons: [TransportReason] = []

  init(isOpen: Bool) { self.isOpen = isOpen }

  /// Adds a reason; its text is made only if it is wanted.
  mutating func add(_ text: @autoclosure () -> String, _ place: TransportPlace? = nil) {
    guard isOpen else { return }
    reasons.append(TransportReason(text(), place))
  }

  /// Adds a reason that is made already.
  mutating func add(_ reason: TransportReason) {
    if isOpen { reasons.append(reason) }
  }
}
