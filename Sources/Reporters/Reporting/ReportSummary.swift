public import Validation

/// What was reported, in numbers.
public struct ReportSummary: Sendable, Hashable {
  /// The number of errors.
  public private(set) var errors = 0
  /// The number of warnings.
  public private(set) var warnings = 0
  /// The number of notes.
  public private(set) var notes = 0
  /// How many findings a comment in a file or a baseline held back.
  public private(set) var suppressed = 0
  /// How many findings have a fix that may be applied without asking.
  public private(set) var fixable = 0
  /// The number of files that were checked.
  public private(set) var files = 0
  /// The number of inputs that were checked.
  public private(set) var inputs = 0

  /// The number of findings.
  public var findings: Int { errors + warnings + notes }

  /// Counts nothing.
  public init() {}

  /// Counts what is in a report.
  public init(of report: CheckReport) {
    inputs = report.inputs.count
    files = report.documents.count
    suppressed = report.suppressedCount
    for diagnostic in report.diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
      if diagnostic.fixes.contains(where: { $0.safety == .safe }) { fixable += 1 }
    }
  }

  /// Adds the numbers of another report.
  mutating func add(_ other: ReportSummary) {
    errors += other.errors
    warnings += other.warnings
    notes += other.notes
    suppressed += other.suppressed
    fixable += other.fixable
    files += other.files
    inputs += other.inputs
  }
}
