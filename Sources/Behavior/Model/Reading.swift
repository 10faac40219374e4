public import PropertyLists
public import Resolution

/// A value as the system reads it, whatever type it has in the file.
public struct Reading<Value: Sendable>: Sendable {
  /// The value that counts.
  public let value: Value
  /// The value in the file, nil if the key is absent.
  public let original: PropertyListValue?
  /// Where it comes from, nil if the key is absent.
  public let source: ValueSource?
  /// How a value of another type was understood, nil if it has the right one.
  public let remark: String?

  /// Whether the key has a value, of whatever type.
  public var isPresent: Bool { original != nil }
}
