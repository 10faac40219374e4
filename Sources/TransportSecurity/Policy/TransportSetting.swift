/// A key of a policy with its value, as the system reads it.
public struct TransportSetting<Value: Sendable>: Sendable {
  /// The key in the spelling of the file.
  public let key: String
  /// The value.
  public let value: Value
  /// Where it stands.
  public let place: TransportPlace
}
