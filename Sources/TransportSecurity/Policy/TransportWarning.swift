/// Something in a policy that the system reads otherwise than it looks.
public struct TransportWarning: Sendable {
  /// One sentence for a person.
  public let message: String
  /// Where it stands.
  public let place: TransportPlace
}
