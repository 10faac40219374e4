internal import KeyCatalog

/// A key whose values have to differ from each other.
struct UniqueRecord {
  /// The path of the key.
  let path: RecordPath
  /// Its first component.
  let topLevelKey: String
  /// What is demanded.
  let demand: Constraint

  /// Creates the entry of a record; nil for one that makes no such demand, or has one value only.
  init?(_ record: KeyRecord, _ era: Era) {
    guard record.isKnown(in: era), record.hasConstraint(of: .unique),
      let demand = record.constraints(in: era).first(where: { $0.kind == .unique })
    else { return nil }
    let path = record.path
    guard path.components.contains(.items), case .key(let first)? = path.components.first else { return nil }
    self.path = path
    self.demand = demand
    topLevelKey = first
  }
}
