/// One report in the form of a reporter, ready to be put into a ``ReportStream``.
public struct RenderedReport: Sendable {
  /// What was found, in numbers.
  public private(set) var summary: ReportSummary
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

  /// Puts another report of the same reporter behind this one; a stream writes both as if they came one by one.
  ///
  /// The pieces become one, so that a thread that takes over the reports of another has little to free.
  ///
  /// - Complexity: O(*n*) in the bytes of the other report, but for the room they may need.
  mutating func append(_ next: RenderedReport, _ separator: Reporter.Separator) {
    summary.add(next.summary)
    Self.append(next.records, to: &records, separator)
    Self.append(next.held, to: &held, separator)
  }

  private static func append(
    _ pieces: [[UInt8]], to all: inout [[UInt8]], _ separator: Reporter.Separator
  ) {
    for piece in pieces {
      if all.isEmpty {
        all.append(piece)
      } else {
        all[all.count - 1] += separator.next.utf8
        all[all.count - 1] += piece
      }
    }
  }
}
