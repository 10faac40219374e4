internal import SourceText
internal import Validation

extension Reporter {
  /// Writes the XML of Checkstyle: a `file` element for each file, an `error` element for each finding.
  ///
  /// Notes have the severity `info`. Places in binary files have neither line nor column.
  public static let checkstyle = Reporter(
    name: "checkstyle",
    opening: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"10.0\">\n",
    rendering: { report, rendered in
      let places = ReportPlaces(report)
      for (index, document) in report.documents.enumerated() {
        var text = "<file name=\"\(document.path.xmlEscaped)\">\n"
        for diagnostic in report.diagnostics where diagnostic.document == index {
          text += "  <error"
          if let position = places[diagnostic.range.lowerBound, in: index] {
            text += " line=\"\(position.line)\" column=\"\(position.column)\""
          }
          let severity = diagnostic.severity == .note ? "info" : diagnostic.severity.name
          text += " severity=\"\(severity)\" message=\"\(diagnostic.message.xmlEscaped)\""
          text += " source=\"infoplist.\(diagnostic.rule.xmlEscaped)\"/>\n"
        }
        rendered.add(text + "</file>\n")
      }
    },
    closing: { _ in Array("</checkstyle>\n".utf8) })
}
