internal import PropertyLists
internal import SourceText
internal import TransportSecurity
internal import Validation

/// Writes the findings of one report for people.
struct ReportTextWriter {
  private let options: TextOptions
  /// What is written so far, as UTF-8.
  private(set) var bytes: [UInt8] = []

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
      add(input.summary.visible, .input)
      endLine()
      if !own.isEmpty { endLine() }
      write(own, of: report, places)
      for section in report.transport(of: input) where section.saysMore {
        if own.isEmpty { endLine() }
        write(section, of: report, places)
        endLine()
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
      endLine()
    }
  }

  /// Writes what the settings of App Transport Security do; those that say what holds anyway are left out.
  private mutating func write(_ section: TransportSection, of report: CheckReport, _ places: ReportPlaces) {
    let path = report.documents[section.document].path.visible
    add("\(path): App Transport Security, from \(section.oldest) on", .input)
    endLine()
    for finding in section.findings where finding.state != .default {
      let place = place(finding.place.range.lowerBound, in: section.document, of: report, places)
      add("  ")
      add(finding.heading.visible, .message)
      add(" (\(place))")
      endLine()
      for line in finding.details {
        add("    " + line.visible)
        endLine()
      }
    }
    if section.leftOut > 0 {
      add("  and \(section.leftOut) more domains, which `infoplist transport report` shows")
      endLine()
    }
  }

  // MARK: A finding

  private mutating func write(
    _ finding: Diagnostic, of report: CheckReport, _ places: ReportPlaces, _ values: inout BinaryValues
  ) {
    let document = report.documents[finding.document]
    add(place(finding.range.lowerBound, in: finding.document, of: report, places) + ":", .place)
    add(" ")
    add(finding.severity.name + ":", .severity(finding.severity))
    add(" ")
    add(finding.message.visible, .message)
    add(" ")
    add("[\(finding.rule)]".visible, .rule)
    endLine()

    let gutter = gutterWidth(of: finding, places)
    if document.isText {
      writeFrame(finding.range, in: finding.document, of: report, places, gutter, .mark(finding.severity))
    } else if !finding.keyPath.isEmpty {
      let value = values.text(at: finding.keyPath, in: document, index: finding.document)
      let path = PropertyListPath.text(of: finding.keyPath).end(of: options.sourceWidth)
      add(blanks(gutter) + " |", .gutter)
      add(" ")
      add((path + (value.map { " = " + $0 } ?? "")).visible)
      endLine()
    }
    for related in finding.related {
      if let path = related.foreignPath {
        writeRemark("related:", gutter, path.visible, ": ", related.message.visible)
        continue
      }
      let place = place(related.range.lowerBound, in: related.document, of: report, places)
      writeRemark("related:", gutter, place, ": ", related.message.visible)
      if report.documents[related.document].isText {
        writeFrame(related.range, in: related.document, of: report, places, gutter, .relatedMark)
      }
    }
    if let help = finding.help { writeRemark("help:", gutter, help.visible) }
    for fix in finding.fixes { writeRemark("fix:", gutter, fix.title.visible, " (", fix.safety.name, ")") }
    if !finding.references.isEmpty {
      writeRemark("see:", gutter, finding.references.joined(separator: ", ").visible)
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
    var digits = 1
    while line >= 10 {
      line /= 10
      digits += 1
    }
    return digits + 1
  }

  private mutating func writeFrame(
    _ range: ByteRange, in document: Int, of report: CheckReport, _ places: ReportPlaces, _ gutter: Int,
    _ role: TextRole
  ) {
    guard let position = places[range.lowerBound, in: document] else { return }
    let frame = CodeFrame(range, in: report.documents[document].source, width: options.sourceWidth)
    let number = "\(position.line)"
    let source = frame.text.withoutTrailingBlanks
    add(blanks(gutter - number.utf8.count) + number + " |", .gutter)
    if !source.isEmpty {
      add(" ")
      add(source)
    }
    endLine()
    add(blanks(gutter) + " |", .gutter)
    for _ in 0...frame.indent { bytes.append(0x20) }
    let mark = String(frame.length, of: role == .relatedMark ? UInt8(ascii: "-") : UInt8(ascii: "^"))
    add(frame.continues ? mark + CodeFrame.ellipsis : mark, role)
    endLine()
  }

  /// Writes a line that belongs to a finding.
  private mutating func writeRemark(_ label: String, _ gutter: Int, _ pieces: String...) {
    add(blanks(gutter) + " =", .gutter)
    add(" ")
    add(label, .label)
    add(" ")
    for piece in pieces { add(piece) }
    endLine()
  }

  // MARK: Pieces

  private mutating func add(_ text: String) { bytes += text.utf8 }

  private mutating func add(_ text: String, _ role: TextRole) { bytes += options.styling(text, role).utf8 }

  private mutating func endLine() { bytes.append(0x0A) }

  private func blanks(_ count: Int) -> String { String(max(count, 0), of: 0x20) }
}

extension TransportSection {
  /// Whether a setting does something, or is meant to.
  fileprivate var saysMore: Bool { leftOut > 0 || findings.contains { $0.state != .default } }
}

extension String {
  /// Creates a text of so many equal characters of ASCII.
  fileprivate init(_ count: Int, of byte: UInt8) {
    self.init(decoding: [UInt8](repeating: byte, count: count), as: UTF8.self)
  }

  /// The last characters, with an ellipsis in front if there are more.
  fileprivate func end(of limit: Int) -> String {
    let scalars = unicodeScalars
    guard scalars.count > limit else { return self }
    return CodeFrame.ellipsis + String(scalars.suffix(limit - 1))
  }

  fileprivate var withoutTrailingBlanks: String {
    guard utf8.last == 0x20 else { return self }
    let rest = utf8.reversed().drop { $0 == 0x20 }.count
    return droppingLast(utf8.count - rest)
  }
}
