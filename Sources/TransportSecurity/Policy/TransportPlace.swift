public import PropertyLists
public import SourceText

/// Where something stands in the file of a policy.
public struct TransportPlace: Sendable, Hashable {
  /// The path of the value, from the root of the property list.
  public let keyPath: [PropertyListPathStep]
  /// The bytes of the value.
  public let range: ByteRange
  /// The bytes of its key.
  public let keyRange: ByteRange
}
