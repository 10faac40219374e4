/// The forms of a report, by the words of `--format`.
enum ReportFormat: String, CaseIterable {
  case text, json
  case jsonLines = "json-lines"
  case sarif, junit, github, gitlab, xcode, checkstyle
}
