internal import PropertyLists
internal import SourceText
internal import TransportSecurity
internal import Validation

/// Writes the findings of one report for people.
struct ReportTextWriter {
  private let options: TextOptions
  /// What is written so far.
  private(set) var text = ""

  init(options: TextOptions) {
    self.options = options
  }

  /// Writes what each input was taken for, and its findings.
  mutating func write(_ report: CheckReport) {
    let places = ReportPlaces(report)
    var findings = report.diagnostics[...]
    for input in report.inputs {
      let lastDocument = input.documents.max() ?? -1
      let own = findings.prefix { $0.document <= lastDocument }
      findings = findings.dropFirst(own.count)
      if own.isEmpty, !options.describesCleanInputs { continue }
      writeLine(styled(input.summary.visible, .input))
      if !own.isEmpty { writeLine() }
      write(own, of: report, places)
      for section in report.transport(of: input) where section.saysMore {
        if own.isEmpty { writeLine() }
        write(section, of: report, places)
        writeLine()
      }
    }
    write(findings, of: report, places)
  }

  private mutating func write(
    _ findings: ArraySlice<Diagnostic>, of report: CheckReport, _ places: ReportPlaces
  ) {
    var values = BinaryValues()
    for finding in findings {
      write(finding, of: report, places, &values)
      writeLine()
    }
  }

  /// Writes what the settings of App Transport Security do; those that say what holds anyway are left out.
  private mutating func write(_ section: TransportSection, of report: CheckReport, _ places: ReportPlaces) {
    let path = report.documents[section.document].path.visible
    writeLine(styled("\(path): App Transport Security, from \(section.oldest) on", .input))
    for finding in section.findings where finding.state != .default {
      let place = place(finding.place.range.lowerBound, in: section.document, of: report, places)
      writeLine("  " + styled(finding.heading.visible, .message) + " (\(place))")
      for line in finding.details { writeLine("    " + line.visible) }
    }
    if section.leftOut > 0 {
      writeLine("  and \(section.leftOut) more domains, which `infoplist transport report` shows")
    }
  }

  // MARK: A finding

  private mutating func write(
    _ finding: Diagnostic, of report: CheckReport, _ places: ReportPlaces, _ values: inout BinaryValues
  ) {
    let document = report.documents[finding.document]
    writeLine(
      styled(place(finding.range.lowerBound, in: finding.document, of: report, places) + ":", .place) + " "
        + styled(finding.severity.name + ":", .severity(finding.severity)) + " "
        + styled(finding.message.visible, .message) + " " + styled("[\(finding.rule)]".visible, .rule))

    let gutter = gutterWidth(of: finding, places)
    if document.isText {
      writeFrame(finding.range, in: finding.document, of: report, places, gutter, .mark(finding.severity))
    } else if !finding.keyPath.isEmpty {
      let value = values.text(at: finding.keyPath, in: document, index: finding.document)
      let path = PropertyListPath.text(of: finding.keyPath).end(of: options.sourceWidth)
      writeLine(
        styled(blanks(gutter) + " |", .gutter) + " " + (path + (value.map { " = " + $0 } ?? "")).visible)
    }
    for related in finding.related {
      if let path = related.foreignPath {
        writeRemark("related", "\(path.visible): \(related.message.visible)", gutter)
        continue
      }
      let place = place(related.range.lowerBound, in: related.document, of: report, places)
      writeRemark("related", "\(place): \(related.message.visible)", gutter)
      if report.documents[related.document].isText {
        writeFrame(related.range, in: related.document, of: report, places, gutter, .relatedMark)
      }
    }
    if let help = finding.help { writeRemark("help", help.visible, gutter) }
    for fix in finding.fixes { writeRemark("fix", "\(fix.title.visible) (\(fix.safety.name))", gutter) }
    if !finding.references.isEmpty {
      writeRemark("see", finding.references.joined(separator: ", ").visible, gutter)
    }
  }

  /// The path of a document with a line and column, or with an offset if it has none.
  private func place(
    _ offset: Int, in document: Int, of report: CheckReport, _ places: ReportPlaces
  ) -> String {
    let path = report.documents[document].path.visible
    guard let position = places[offset, in: document] else { return "\(path): offset \(offset)" }
    return "\(path):\(position.line):\(position.column)"
  }

  // MARK: Frames

  /// How many columns the longest line number of a finding takes.
  private func gutterWidth(of finding: Diagnostic, _ places: ReportPlaces) -> Int {
    var line = places[finding.range.lowerBound, in: finding.document]?.line ?? 0
    for related in finding.related {
      line = max(line, places[related.range.lowerBound, in: related.document]?.line ?? 0)
    }
    return "\(line)".utf8.count + 1
  }

  private mutating func writeFrame(
    _ range: ByteRange, in document: Int, of report: CheckReport, _ places: ReportPlaces, _ gutter: Int,
    _ role: TextRole
  ) {
    guard let position = places[range.lowerBound, in: document] else { return }
    let frame = CodeFrame(range, in: report.documents[document].source, width: options.sourceWidth)
    let number = "\(position.line)"
    let source = frame.text.withoutTrailingBlanks
    writeLine(
      styled(blanks(gutter - number.utf8.count) + number + " |", .gutter)
        + (source.isEmpty ? "" : " " + source))
    let mark = String(repeating: role == .relatedMark ? "-" : "^", count: frame.length)
    writeLine(
      styled(blanks(gutter) + " |", .gutter) + blanks(1 + frame.indent)
        + styled(mark + (frame.continues ? CodeFrame.ellipsis : ""), role))
  }

  /// Writes a line that belongs to a finding.
  private mutating func writeRemark(_ label: String, _ text: String, _ gutter: Int) {
    writeLine(styled(blanks(gutter) + " =", .gutter) + " " + styled(label + ":", .label) + " " + text)
  }

  // MARK: Pieces

  private func styled(_ text: String, _ role: TextRole) -> String { options.styling(text, role) }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  private mutating func writeLine(_ line: String = "") {
    text += line
    text += "\n"
  }
}

extension TransportSection {
  /// Whether a setting does something, or is meant to.
  fileprivate var saysMore: Bool { leftOut > 0 || findings.contains { $0.state != .default } }
}

extension String {
  /// The last characters, with an ellipsis in front if there are more.
  fileprivate func end(of limit: Int) -> String {
    let scalars = unicodeScalars
    guard scalars.count > limit else { return self }
    return CodeFrame.ellipsis + String(scalars.suffix(limit - 1))
  }

  fileprivate var withoutTrailingBlanks: String {
    var scalars = unicodeScalars[...]
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }
}
