internal import SourceText
internal import Validation

extension Reporter {
  /// Writes a line for each finding that Xcode shows in the file: `PATH:LINE:COLUMN: SEVERITY: MESSAGE [RULE]`.
  ///
  /// Places in binary files have neither line nor column.
  ///
  /// - Parameter folder: The folder that relative paths start from; Xcode wants them whole.
  public static func xcode(relativeTo folder: String) -> Reporter {
    Reporter(
      name: "xcode",
      rendering: { report, rendered in
        let places = ReportPlaces(report)
        for diagnostic in report.diagnostics {
          let path = report.documents[diagnostic.document].path.withoutCurrentFolder
          let isWhole = path.utf8.first == UInt8(ascii: "/") || folder.isEmpty
          var line = (isWhole ? path : folder.endsInSlash ? folder + path : "\(folder)/\(path)").visible
          if let position = places[diagnostic.range.lowerBound, in: diagnostic.document] {
            line += ":\(position.line):\(position.column)"
          }
          line +=
            ": \(diagnostic.severity.name): \(diagnostic.message.visible) [\(diagnostic.rule.visible)]\n"
          rendered.add(line)
        }
      })
  }
}

extension String {
  fileprivate var endsInSlash: Bool { utf8.last == UInt8(ascii: "/") }
}
