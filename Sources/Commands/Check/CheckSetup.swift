internal import KeyCatalog
internal import Validation

/// How some of the files of a call are checked.
final class CheckSetup: Sendable {
  let options: CheckOptions
  let catalog: Catalog
  /// The least severity that makes the call fail.
  let failOn: Severity
  /// The number of the setup in its call, from 0.
  let number: Int
  /// Whether a rule may ask what is around a file.
  let looksAround: Bool

  init(options: CheckOptions, catalog: Catalog, failOn: Severity, number: Int) {
    self.options = options
    self.catalog = catalog
    self.failOn = failOn
    self.number = number
    looksAround = !options.rules.isAboutReadingOnly
  }
}

/// Something to check, with the setup of each of its files.
struct PlannedTarget: Sendable {
  /// The path to show.
  let path: String
  /// The files, the Info.plist first.
  let files: [(path: String, setup: CheckSetup)]
  /// Where the bundle is, nil for a property list alone.
  let place: BundlePlace?
}
