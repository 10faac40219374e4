/// A fact about a checked bundle, with its origin.
public struct Inferred<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The fact.
  public let value: Value
  /// Where it comes from.
  public let origin: FactOrigin

  /// Creates a fact.
  public init(_ value: Value, from origin: FactOrigin) {
    self.value = value
    self.origin = origin
  }
}
