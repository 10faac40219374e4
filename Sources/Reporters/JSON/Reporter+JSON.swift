internal import PropertyLists
internal import Validation

extension Reporter {
  /// Writes one JSON object for programs: `schemaVersion`, `inputs`, `diagnostics`, `summary`.
  ///
  /// Each input and each finding stands on a line of its own. All inputs come before the first finding, so
  /// the findings are held back, as text, until the end.
  public static let json = Reporter(
    name: "json",
    opening: "{\"schemaVersion\":1,\"inputs\":[",
    separator: .items,
    rendering: { report, rendered in
      let places = ReportPlaces(report)
      for input in report.inputs {
        var json = JSONBuilder(.compact)
        json.input(input, of: report, places)
        rendered.add(json.finish())
      }
      for diagnostic in report.diagnostics {
        var json = JSONBuilder(.compact)
        json.diagnostic(diagnostic, of: report, places)
        rendered.hold(json.finish())
      }
    },
    closing: { stream in
      var output = Array((stream.isEmpty ? "],\"diagnostics\":[" : "\n],\"diagnostics\":[").utf8)
      output += stream.held
      output += (stream.held.isEmpty ? "],\"summary\":" : "\n],\"summary\":").utf8
      var json = JSONBuilder(.compact)
      json.summary(stream.summary)
      return output + json.finish() + "}\n".utf8
    })
}
