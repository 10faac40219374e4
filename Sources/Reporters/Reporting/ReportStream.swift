public import Validation

/// A text that a reporter is writing, report by report.
///
/// Take the output after every report and nothing of the report stays in memory, but for what a format must
/// say further down.
public struct ReportStream: Sendable {
  private let reporter: Reporter
  /// What has been reported so far, in numbers.
  public private(set) var summary = ReportSummary()
  /// What is written and not taken yet.
  private var output: [UInt8] = []
  /// Whether anything has been written at all.
  private(set) var hasOutput = false
  /// What is known already and has to be written further down.
  var held: [UInt8] = []

  /// Starts a text.
  public init(_ reporter: Reporter) {
    self.reporter = reporter
    reporter.begin(&self)
  }

  /// Writes a report: usually that of one input.
  public mutating func add(_ report: CheckReport) {
    reporter.add(report, &self)
    summary.count(report)
  }

  /// Writes the end; nothing may be added after it.
  public mutating func finish() {
    reporter.finish(&self)
  }

  /// Writes a text.
  mutating func append(_ text: String) {
    append(text.utf8)
  }

  /// Writes bytes, which are UTF-8.
  mutating func append(_ bytes: some Sequence<UInt8>) {
    output += bytes
    hasOutput = true
  }

  /// Takes what has been written since the last time, as UTF-8.
  public mutating func takeOutput() -> [UInt8] {
    let taken = output
    output = []
    return taken
  }
}
