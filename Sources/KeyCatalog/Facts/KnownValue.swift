/// A value a key is known to take; for an array, a value each item is known to take.
public struct KnownValue: Sendable, Hashable {
  /// The value.
  public let value: CatalogValue
  /// What it means, nil where the name says it all.
  public let meaning: String?
  /// Whether this value holds when the key is absent.
  public let isDefault: Bool
  /// Its place in an order of precedence, from 1.
  public let order: Int?
  /// The first version that knows the value.
  public let introduced: SystemVersion?
  /// Whether the value was restored from outside the books.
  public let isBeyondBooks: Bool
}
