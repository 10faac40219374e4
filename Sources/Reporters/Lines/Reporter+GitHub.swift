internal import SourceText
internal import Validation

extension Reporter {
  /// Writes commands that GitHub Actions turns into annotations, a line for each finding.
  ///
  /// A note is a `notice`. Columns are given for places within one line, as the service wants it, and neither
  /// lines nor columns for binary files.
  public static let gitHub = Reporter(
    name: "github",
    rendering: { report, rendered in
      let places = ReportPlaces(report)
      for diagnostic in report.diagnostics {
        let path = report.documents[diagnostic.document].path.withoutCurrentFolder
        var line = diagnostic.severity == .note ? "::notice" : "::\(diagnostic.severity.name)"
        line += " file=\(path.visible.escapedForGitHub(isProperty: true))"
        if let start = places[diagnostic.range.lowerBound, in: diagnostic.document],
          let end = places[diagnostic.range.upperBound, in: diagnostic.document]
        {
          line += ",line=\(start.line),endLine=\(end.line)"
          if start.line == end.line { line += ",col=\(start.column),endColumn=\(end.column)" }
        }
        line += ",title=\(diagnostic.rule.visible.escapedForGitHub(isProperty: true))"
        let message = diagnostic.help.map { "\(diagnostic.message.visible)\n\($0.visible)" }
        line += "::\((message ?? diagnostic.message.visible).escapedForGitHub(isProperty: false))\n"
        rendered.add(line)
      }
    })
}

extension String {
  /// The text with what would end a command, or one of its properties, in percent codes.
  fileprivate func escapedForGitHub(isProperty: Bool) -> String {
    var result: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "%"): result += "%25".utf8
      case 0x0A: result += "%0A".utf8
      case 0x0D: result += "%0D".utf8
      case UInt8(ascii: ":") where isProperty: result += "%3A".utf8
      case UInt8(ascii: ",") where isProperty: result += "%2C".utf8
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
