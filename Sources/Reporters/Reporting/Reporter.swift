public import Validation

/// A way to write down what checks found.
///
/// A reporter is a name and three steps: the beginning, one report, the end. All it has to remember between
/// them is kept by the ``ReportStream`` it writes to, so one reporter may serve any number of streams.
///
///     var stream = ReportStream(.json)
///     for input in inputs {
///       stream.add(check(input))
///       write(stream.takeOutput())
///     }
///     stream.finish()
///     write(stream.takeOutput())
public struct Reporter: Sendable {
  /// The word used in options, such as `text`.
  public let name: String

  let begin: @Sendable (_ stream: inout ReportStream) -> Void
  let add: @Sendable (_ report: CheckReport, _ stream: inout ReportStream) -> Void
  let finish: @Sendable (_ stream: inout ReportStream) -> Void

  /// Creates a reporter from its three steps.
  init(
    name: String, begin: @escaping @Sendable (_ stream: inout ReportStream) -> Void,
    add: @escaping @Sendable (_ report: CheckReport, _ stream: inout ReportStream) -> Void,
    finish: @escaping @Sendable (_ stream: inout ReportStream) -> Void
  ) {
    self.name = name
    self.begin = begin
    self.add = add
    self.finish = finish
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
