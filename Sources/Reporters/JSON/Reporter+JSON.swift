internal import PropertyLists
internal import Validation

extension Reporter {
  /// Writes one JSON object for programs: `schemaVersion`, `inputs`, `diagnostics`, `summary`.
  ///
  /// Each input and each finding stands on a line of its own. All inputs come before the first finding, so
  /// the findings are held back, as text, until the end.
  public static let json = Reporter(
    name: "json",
    begin: { stream in stream.append("{\"schemaVersion\":1,\"inputs\":[") },
    add: { report, stream in
      for (index, input) in report.inputs.enumerated() {
        stream.append(stream.summary.inputs + index > 0 ? ",\n" : "\n")
        var json = JSONBuilder(.compact)
        json.input(input, of: report)
        stream.append(json.finish())
      }
      let places = ReportPlaces(report)
      for diagnostic in report.diagnostics {
        stream.held += (stream.held.isEmpty ? "\n" : ",\n").utf8
        var json = JSONBuilder(.compact)
        json.diagnostic(diagnostic, of: report, places)
        stream.held += json.finish()
      }
    },
    finish: { stream in
      let summary = stream.summary
      stream.append(summary.inputs > 0 ? "\n],\"diagnostics\":[" : "],\"diagnostics\":[")
      stream.append(stream.held)
      stream.append(summary.findings > 0 ? "\n],\"summary\":" : "],\"summary\":")
      stream.held = []
      var json = JSONBuilder(.compact)
      json.summary(summary)
      stream.append(json.finish())
      stream.append("}\n")
    })
}
