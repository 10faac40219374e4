internal import KeyCatalog

/// A constraint of a record, made ready for checking many values.
final class Demand {
  /// The constraint.
  let constraint: Constraint
  /// The regular expression, for the kinds that have one.
  let pattern: TextPattern?

  /// Prepares a constraint.
  init(_ constraint: Constraint) {
    self.constraint = constraint
    switch constraint.kind {
    case .pattern, .eachPattern, .keyPattern, .versionFormat, .urlForm:
      pattern = constraint.string.flatMap { TextPattern($0) }
    default: pattern = nil
    }
  }
}
