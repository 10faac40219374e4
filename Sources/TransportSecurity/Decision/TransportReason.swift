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

  /// Says that the two readings of `NSIncludesSubdomains` differ about a host (A17).
  static func aboutDepth(_ domain: String, _ host: TransportHost, _ place: TransportPlace) -> TransportReason
  {
    TransportReason(
      "Whether \(domain) covers \(host.name) is disputed: the archived reference says subdomains of any depth, "
        + "today's documentation one label.", place)
  }
}
