import SourceText

/// What a configuration may say about a rule.
public enum RuleLevel: UInt8, Sendable, Hashable, CaseIterable {
  /// The rule is not checked.
  case off
  /// The rule is checked, and its findings have the severities it gives them.
  case on
  /// All findings of the rule are notes.
  case note
  /// All findings of the rule are warnings.
  case warning
  /// All findings of the rule are errors.
  case error

  /// The word used in configurations.
  public var name: String {
    switch self {
    case .off: "off"
    case .on: "on"
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Creates a level from its word, or nil if there is no such word.
  public init?(name: String) {
    guard let level = Self.allCases.first(where: { $0.name.isSameText(as: name) }) else { return nil }
    self = level
  }

  /// The severity the findings get, nil where the rule decides or is off.
  public var severity: Severity? {
    switch self {
    case .off, .on: nil
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
