import SourceText

/// How much a finding matters.
public enum Severity: UInt8, Sendable, Hashable, CaseIterable, Comparable {
  /// Advice, a deprecation without consequence, a leniency used, or anything inferred or recalled.
  case note
  /// Allowed, with a consequence the author probably does not want.
  case warning
  /// The system misreads the value, ignores it against intent or refuses it, or a store would.
  case error

  /// The word used in reports and options: `note`, `warning` or `error`.
  public var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Creates a severity from its word, or nil if there is no such word.
  public init?(name: String) {
    guard let severity = Self.allCases.first(where: { $0.name.isSameText(as: name) }) else { return nil }
    self = severity
  }

  /// Orders severities by how much they matter.
  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}
