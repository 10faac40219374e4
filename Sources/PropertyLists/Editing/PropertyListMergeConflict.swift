/// Two values that cannot both be had.
public struct PropertyListMergeConflict: Sendable, Hashable {
  /// Where the value stands in the result.
  public let path: [PropertyListPathStep]
  /// Where the other value stands in its own property list.
  public let otherPath: [PropertyListPathStep]
  /// The value in the result, or `nil` if it is gone there.
  public let value: PropertyListValue?
  /// The other value, or `nil` if it is gone.
  public let otherValue: PropertyListValue?
  /// The number of the property list the other value comes from.
  public let source: Int
}
