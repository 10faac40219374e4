internal import KeyCatalog

/// A constraint of a record, made ready for checking many values.
final class Demand {
  /// The constraint.
  let constraint: Constraint
  /// The regular expression, for the kinds that have one.
  let pattern: TextPattern?
  /// The bounds that a length or a number has.
  let bounds: (exact: Int?, least: Int?, most: Int?)

  /// Prepares a constraint.
  init(_ constraint: Constraint) {
    self.constraint = constraint
    bounds = (constraint.integer("exact"), constraint.integer("min"), constraint.integer("max"))
    switch constraint.kind {
    case .pattern, .eachPattern, .keyPattern, .versionFormat, .urlForm:
      pattern = constraint.string.flatMap { TextPattern($0) }
    default: pattern = nil
    }
  }
}
