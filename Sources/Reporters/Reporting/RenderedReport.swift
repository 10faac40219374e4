/// One report in the form of a reporter, ready to be put into a ``ReportStream``.
public struct RenderedReport: Sendable {
  /// What was found, in numbers.
  public let summary: ReportSummary
  /// The pieces that are written at once, as UTF-8.
  private(set) var records: [[UInt8]] = []
  /// The pieces that are written behind those of all other reports.
  private(set) var held: [[UInt8]] = []

  /// Creates a report without anything to write.
  init(summary: ReportSummary) { self.summary = summary }

  /// Adds a piece that is written at once.
  mutating func add(_ record: [UInt8]) { records.append(record) }

  /// Adds a text that is written at once.
  mutating func add(_ record: String) { records.append(Array(record.utf8)) }

  /// Adds a piece that is written behind those of all other reports.
  mutating func hold(_ record: [UInt8]) { held.append(record) }
}
