internal import PropertyLists
internal import SourceText
internal import Validation

extension Reporter {
  /// Writes a code-quality report of GitLab: a JSON array with an object for each finding.
  ///
  /// Errors are `major`, warnings `minor`, notes `info`. A place in a binary file is given as line 1.
  public static let gitLab = Reporter(
    name: "gitlab",
    opening: "[",
    separator: .items,
    rendering: { report, rendered in
      let places = ReportPlaces(report)
      var fingerprints = FingerprintCounter()
      for diagnostic in report.diagnostics {
        let path = report.documents[diagnostic.document].path
        var json = JSONBuilder(.compact)
        json.beginObject()
        json.entry("description", diagnostic.message)
        json.entry("check_name", diagnostic.rule)
        json.entry("fingerprint", fingerprints.next(diagnostic, path: path))
        json.entry("severity", diagnostic.severity.gitLabName)
        json.key("location")
        json.beginObject()
        json.entry("path", path.withoutCurrentFolder)
        json.key("lines")
        json.beginObject()
        json.entry("begin", places[diagnostic.range.lowerBound, in: diagnostic.document]?.line ?? 1)
        json.entry("end", places[diagnostic.range.upperBound, in: diagnostic.document]?.line ?? 1)
        json.endObject()
        json.endObject()
        json.endObject()
        rendered.add(json.finish())
      }
    },
    closing: { stream in Array((stream.isEmpty ? "]\n" : "\n]\n").utf8) })
}

extension Severity {
  fileprivate var gitLabName: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}

extension String {
  /// The path without `./` in front, which services do not match with the paths they know.
  var withoutCurrentFolder: String {
    var path = utf8[...]
    while path.starts(with: "./".utf8) { path = path.dropFirst(2) }
    return String(decoding: path, as: UTF8.self)
  }
}
