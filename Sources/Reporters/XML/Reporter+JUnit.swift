internal import PropertyLists
internal import SourceText
public import Validation

extension Reporter {
  /// Writes the XML that test servers take over from JUnit: a suite for each file, a case for each finding.
  ///
  /// A finding at or above a severity is a failure; one below it is a case that passed and says so in its
  /// output. A file without findings has one case that passed.
  ///
  /// - Parameter threshold: The least severity that counts as a failure.
  public static func junit(failingAt threshold: Severity) -> Reporter {
    Reporter(
      name: "junit",
      opening: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"infoplist\">\n",
      rendering: { report, rendered in
        let places = ReportPlaces(report)
        for index in report.documents.indices {
          rendered.add(JUnitSuite(document: index, report: report, places: places, threshold: threshold).text)
        }
      },
      closing: { _ in Array("</testsuites>\n".utf8) })
  }
}

/// The suite of one file.
private struct JUnitSuite {
  let document: Int
  let report: CheckReport
  let places: ReportPlaces
  let threshold: Severity

  /// The element.
  var text: String {
    let findings = report.diagnostics.filter { $0.document == document }
    let failures = findings.reduce(0) { $0 + ($1.severity >= threshold ? 1 : 0) }
    let path = report.documents[document].path.xmlEscaped
    var text =
      "  <testsuite name=\"\(path)\" tests=\"\(max(findings.count, 1))\" failures=\"\(failures)\" errors=\"0\">\n"
    if findings.isEmpty { text += "    <testcase classname=\"\(path)\" name=\"no findings\"/>\n" }
    for finding in findings { text += testCase(finding, path) }
    return text + "  </testsuite>\n"
  }

  private func testCase(_ finding: Diagnostic, _ path: String) -> String {
    let keyPath = PropertyListPath.text(of: finding.keyPath)
    let name = (keyPath.isEmpty ? finding.rule : "\(finding.rule) \(keyPath)").xmlEscaped
    let opening = "    <testcase classname=\"\(path)\" name=\"\(name)\">\n"
    let message = finding.message.xmlEscaped
    var details = "\(place(of: finding, path)): \(finding.severity.name): \(message)"
    if let help = finding.help { details += "\nhelp: \(help.xmlEscaped)" }
    let element =
      finding.severity >= threshold
      ? "<failure type=\"\(finding.severity.name)\" message=\"\(message)\">\(details)</failure>"
      : "<system-out>\(details)</system-out>"
    return "\(opening)      \(element)\n    </testcase>\n"
  }

  private func place(of finding: Diagnostic, _ path: String) -> String {
    guard let position = places[finding.range.lowerBound, in: document] else {
      return "\(path): offset \(finding.range.lowerBound)"
    }
    return "\(path):\(position.line):\(position.column)"
  }
}
