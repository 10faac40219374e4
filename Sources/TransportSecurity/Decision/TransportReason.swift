/// A step on the way to a decision.
public struct TransportReason: Sendable {
  /// One sentence for a person.
  public let text: String
  /// What in the policy is the cause, nil if nothing in it is.
  public let place: TransportPlace?

  init(_ text: String, _ place: TransportPlace? = nil) {
    self.text = text
    self.place = place
  }
}
