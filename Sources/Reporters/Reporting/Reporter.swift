public import Validation

/// A way to write down what checks found.
///
/// A reporter is a name and three steps: the beginning, one report, the end. The middle one depends on nothing
/// but the report, so reports may be rendered side by side and joined in order; whatever has to be remembered
/// between them is kept by the ``ReportStream``.
///
///     var stream = ReportStream(.json)
///     for input in inputs {
///       stream.add(check(input))
///       write(stream.takeOutput())
///     }
///     stream.finish()
///     write(stream.takeOutput())
public struct Reporter: Sendable {
  /// Writes the records of one report.
  typealias Rendering = @Sendable (_ report: CheckReport, _ rendered: inout RenderedReport) -> Void
  /// Writes the end, from what the stream knows.
  typealias Closing = @Sendable (_ stream: ReportStream) -> [UInt8]

  /// What stands before the records of a list.
  struct Separator: Sendable {
    /// What stands before the first one.
    let first: String
    /// What stands before every other.
    let next: String

    /// Records follow one another as they are.
    static let none = Separator(first: "", next: "")
    /// Records are items of a JSON array, each on a line of its own.
    static let items = Separator(first: "\n", next: ",\n")
  }

  /// The word used in options, such as `text`.
  public let name: String

  let opening: String
  let separator: Separator
  let closing: Closing
  private let rendering: Rendering

  /// Creates a reporter from its steps.
  init(
    name: String, opening: String = "", separator: Separator = .none, rendering: @escaping Rendering,
    closing: @escaping Closing = { _ in [] }
  ) {
    self.name = name
    self.opening = opening
    self.separator = separator
    self.rendering = rendering
    self.closing = closing
  }

  /// Writes what one report has to say, wherever it will stand in the whole.
  public func rendered(_ report: CheckReport) -> RenderedReport {
    var rendered = RenderedReport(summary: ReportSummary(of: report))
    rendering(report, &rendered)
    return rendered
  }

  /// Puts a rendered report behind others that were rendered by this reporter; a stream writes the same as if they
  /// came to it one by one.
  public func append(_ next: RenderedReport, to report: inout RenderedReport) {
    report.append(next, separator)
  }

  /// Writes a single report, from beginning to end.
  ///
  /// - Returns: The text as UTF-8.
  public func bytes(for report: CheckReport) -> [UInt8] {
    var stream = ReportStream(self)
    stream.add(report)
    stream.finish()
    return stream.takeOutput()
  }
}
