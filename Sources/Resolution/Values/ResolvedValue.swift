public import PropertyLists

/// What a system reads for a key, and why.
public struct ResolvedValue: Sendable {
  /// The key, without suffixes.
  public let key: String
  /// The value, nil if there is none.
  public let value: PropertyListValue?
  /// Every place that was considered, the strongest first.
  public let sources: [ValueSource]

  /// How the value came about, nil if there is none.
  public var step: ValueSource.Step? { sources.first { $0.isChosen }?.step }
}
