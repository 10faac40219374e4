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
  /// Whether nothing has been written at once so far.
  private(set) var isEmpty = true
  /// Whether the last line written is empty; so is what comes before the first.
  private(set) var endsInBlankLine = true
  /// What is known already and has to be written further down.
  private(set) var held: [UInt8] = []

  /// Starts a text.
  public init(_ reporter: Reporter) {
    self.reporter = reporter
    append(Array(reporter.opening.utf8))
  }

  /// Writes a report: usually that of one input.
  public mutating func add(_ report: CheckReport) {
    add(reporter.rendered(report))
  }

  /// Writes a report that has been rendered by the stream's reporter.
  public mutating func add(_ report: RenderedReport) {
    for record in report.records {
      append(Array((isEmpty ? reporter.separator.first : reporter.separator.next).utf8))
      append(record)
      isEmpty = false
    }
    for record in report.held {
      held += (held.isEmpty ? reporter.separator.first : reporter.separator.next).utf8
      held += record
    }
    summary.add(report.summary)
  }

  /// Writes the end; nothing may be added after it.
  public mutating func finish() {
    append(reporter.closing(self))
    held = []
  }

  /// Writes bytes, which are UTF-8.
  private mutating func append(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    output += bytes
    endsInBlankLine = bytes.suffix(2).elementsEqual("\n\n".utf8)
  }

  /// Takes what has been written since the last time, as UTF-8.
  public mutating func takeOutput() -> [UInt8] {
    let taken = output
    output = []
    return taken
  }
}
