internal import PropertyLists
internal import Validation

extension Reporter {
  /// Writes one JSON object a line for programs that read along: one for each report, and a last one with the
  /// numbers.
  ///
  /// A line has `schemaVersion`, `inputs` and `diagnostics`, the last line `schemaVersion` and `summary`; their
  /// members are those of ``json``. Nothing is held back, so memory does not grow with the findings.
  public static let jsonLines = Reporter(
    name: "json-lines",
    rendering: { report, rendered in
      let places = ReportPlaces(report)
      var json = JSONBuilder(.compact)
      json.beginObject()
      json.entry("schemaVersion", 1)
      json.key("inputs")
      json.beginArray()
      for input in report.inputs { json.input(input, of: report, places) }
      json.endArray()
      json.key("diagnostics")
      json.beginArray()
      for diagnostic in report.diagnostics { json.diagnostic(diagnostic, of: report, places) }
      json.endArray()
      json.endObject()
      rendered.add(json.finish() + "\n".utf8)
    },
    closing: { stream in
      var json = JSONBuilder(.compact)
      json.beginObject()
      json.entry("schemaVersion", 1)
      json.key("summary")
      json.summary(stream.summary)
      json.endObject()
      return json.finish() + "\n".utf8
    })
}
