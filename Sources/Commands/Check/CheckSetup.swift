internal import KeyCatalog
internal import Validation

/// How some of the files of a call are checked.
struct CheckSetup: Sendable {
  let options: CheckOptions
  let catalog: Catalog
  /// The least severity that makes the call fail.
  let failOn: Severity
}

/// Something to check, with the setup of each of its files.
struct PlannedTarget: Sendable {
  /// The path to show.
  let path: String
  /// The files, each with the index of its setup.
  let files: [(path: String, setup: Int)]
}
