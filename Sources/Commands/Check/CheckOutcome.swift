internal import CommandLineKit
internal import Reporters
internal import SourceText
internal import Validation

/// What came of checking one target, or some in succession; everything the call still has to write.
struct CheckOutcome: Sendable {
  /// A file that fixes have changed.
  struct Change: Sendable {
    let path: String
    /// What was read.
    let old: SourceBytes
    /// What takes its place.
    let new: SourceBytes
    /// How many fixes were applied.
    let count: Int
  }

  /// A fix that was left out because it would have done harm.
  struct RefusedFix: Sendable {
    let path: String
    let fix: FixOutcome.Entry
  }

  /// The report in the form that was asked for, nil if no file could be read.
  var report: RenderedReport?
  /// Whether a finding is as bad as the call, or the configuration, says.
  var hasFailed = false
  /// What cannot be read.
  var errors: [CommandError] = []
  /// Binary files with findings of rules that have fixes, which are for text only.
  var unfixableFiles: [String] = []
  /// The files that fixes have changed.
  var changes: [Change] = []
  /// The fixes that were left out.
  var refusedFixes: [RefusedFix] = []
  /// The differences that fixes make, for showing.
  var differences: [UInt8] = []
  /// What the baseline has held back.
  // Written as a literal it takes longer where size counts, for each of many files.
  var baselineUses = Baseline.Uses()
  /// The findings for a new baseline.
  var found = Baseline()
  /// The files that were checked.
  var checkedFiles: [String] = []

  /// Whether there is nothing to say or to write that has its place between the reports.
  var isOnlyReport: Bool {
    errors.isEmpty && unfixableFiles.isEmpty && changes.isEmpty && differences.isEmpty
  }

  /// Joins what came of the next target, if both are nothing but reports.
  ///
  /// - Parameter reporter: What rendered both reports.
  mutating func append(_ next: CheckOutcome, by reporter: Reporter) {
    if let other = next.report {
      // Taken out meanwhile, so that the bytes are not copied.
      if var joined = report.take() {
        reporter.append(other, to: &joined)
        report = joined
      } else {
        report = other
      }
    }
    hasFailed = hasFailed || next.hasFailed
    refusedFixes += next.refusedFixes
    baselineUses.merge(next.baselineUses) { max($0, $1) }
    found.add(next.found)
    checkedFiles += next.checkedFiles
  }

  /// Creates an outcome of which nothing but errors is known.
  init(errors: [CommandError] = []) { self.errors = errors }
}
