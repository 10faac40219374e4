public import PropertyLists
public import Resolution

/// What a system does because of a key, or because it is absent.
public struct BehaviorEffect: Sendable {
  /// What it is about.
  public let topic: BehaviorTopic
  /// The top-level key.
  public let key: String
  /// The rules of the specification that say so; none for what only the catalog tells.
  public let rules: [String]
  /// What the system does, in the state it was asked about: one or two sentences.
  public let effect: String
  /// The decision in a form for programs, nil where there is only the catalog's prose.
  public let outcome: PropertyListValue?
  /// The value in the file, nil if the key is absent.
  public let value: PropertyListValue?
  /// Where the value comes from, nil if the key is absent.
  public let source: ValueSource?
  /// The value that stands because the key is absent, nil if there is none or the key is there.
  public let standard: PropertyListValue?
  /// What else is worth knowing: values of other types, and how they were understood.
  public let remarks: [String]

  /// Says what comes of a key.
  ///
  /// - Parameter standard: The value that stands when the key is absent.
  init<Value>(
    _ topic: BehaviorTopic, _ key: String, _ rules: [String], _ reading: Reading<Value>,
    _ outcome: PropertyListValue?, standard: PropertyListValue? = nil, remarks: [String] = [],
    _ effect: String
  ) {
    self.topic = topic
    self.key = key
    self.rules = rules
    self.effect = effect
    self.outcome = outcome
    value = reading.original
    source = reading.source
    self.standard = reading.isPresent ? nil : standard
    self.remarks = (reading.remark.map { [$0] } ?? []) + remarks
  }
}
