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
    // What is said of an input, and of a finding, is seldom longer.
    bytes.reserveCapacity(240 + 480 * report.diagnostics.count)
    let places = ReportPlaces(report, includesEnds: false)
    var findings = report.diagnostics[...]
    for input in report.inputs {
      let lastDocument = input.documents.max() ?? -1
      let own = findings.prefix { $0.document <= lastDocument }
      findings = findings.dropFirst(own.count)
      if own.isEmpty, !options.describesCleanInputs { continue }
      styled(.input) { writer in input.describe { piece in writer.add(piece.visible) } }
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
      add("  ")
      add(finding.heading.visible, .message)
      add(" (")
      addPlace(finding.place.range.lowerBound, in: section.document, of: report, places)
      add(")")
      endLine()
      for line in finding.details {
        add("    ")
        add(line.visible)
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
    styled(.place) { writer in
      writer.addPlace(finding.range.lowerBound, in: finding.document, of: report, places)
      writer.add(":")
    }
    add(" ")
    styled(.severity(finding.severity)) { writer in
      writer.add(finding.severity.name)
      writer.add(":")
    }
    add(" ")
    add(finding.message.visible, .message)
    add(" ")
    styled(.rule) { writer in
      writer.add("[")
      writer.add(finding.rule.visible)
      writer.add("]")
    }
    endLine()

    let gutter = gutterWidth(of: finding, places)
    if document.isText {
      writeFrame(finding.range, in: finding.document, of: report, places, gutter, .mark(finding.severity))
    } else if !finding.keyPath.isEmpty {
      let value = values.text(at: finding.keyPath, in: document, index: finding.document)
      let path = PropertyListPath.text(of: finding.keyPath).end(of: options.sourceWidth)
      addGutter(gutter, "|")
      add(" ")
      add((path + (value.map { " = " + $0 } ?? "")).visible)
      endLine()
    }
    for related in finding.related {
      if let path = related.foreignPath {
        writeRemark("related:", gutter, path.visible, ": ", related.message.visible)
        continue
      }
      beginRemark("related:", gutter)
      addPlace(related.range.lowerBound, in: related.document, of: report, places)
      add(": ")
      add(related.message.visible)
      endLine()
      if report.documents[related.document].isText {
        writeFrame(related.range, in: related.document, of: report, places, gutter, .relatedMark)
      }
    }
    if let help = finding.help { writeRemark("help:", gutter, help.visible) }
    for fix in finding.fixes { writeRemark("fix:", gutter, fix.title.visible, " (", fix.safety.name, ")") }
    if !finding.references.isEmpty {
      beginRemark("see:", gutter)
      for (index, reference) in finding.references.enumerated() {
        if index > 0 { add(", ") }
        add(reference.visible)
      }
      endLine()
    }
  }

  /// Adds the path of a document with a line and column, or with an offset if it has none.
  private mutating func addPlace(
    _ offset: Int, in document: Int, of report: CheckReport, _ places: ReportPlaces
  ) {
    add(report.documents[document].path.visible)
    guard let position = places[offset, in: document] else {
      add(": offset ")
      add(offset)
      return
    }
    add(":")
    add(position.line)
    add(":")
    add(position.column)
  }

  // MARK: Frames

  /// How many columns the longest line number of a finding takes.
  private func gutterWidth(of finding: Diagnostic, _ places: ReportPlaces) -> Int {
    var line = places[finding.range.lowerBound, in: finding.document]?.line ?? 0
    for related in finding.related {
      line = max(line, places[related.range.lowerBound, in: related.document]?.line ?? 0)
    }
    return String(line).utf8.count + 1
  }

  private mutating func writeFrame(
    _ range: ByteRange, in document: Int, of report: CheckReport, _ places: ReportPlaces, _ gutter: Int,
    _ role: TextRole
  ) {
    guard let position = places[range.lowerBound, in: document] else { return }
    let frame = CodeFrame(range, in: report.documents[document].source, width: options.sourceWidth)
    let source = frame.text.withoutTrailingBlanks
    let number = String(position.line)
    styled(.gutter) { writer in
      writer.addBlanks(gutter - number.utf8.count)
      writer.add(number)
      writer.add(" |")
    }
    if !source.isEmpty {
      add(" ")
      add(source)
    }
    endLine()
    addGutter(gutter, "|")
    addBlanks(frame.indent + 1)
    styled(role) { writer in
      let mark = role == .relatedMark ? UInt8(ascii: "-") : UInt8(ascii: "^")
      writer.bytes.append(contentsOf: repeatElement(mark, count: frame.length))
      if frame.continues { writer.add(CodeFrame.ellipsis) }
    }
    endLine()
  }

  /// Writes a line that belongs to a finding.
  private mutating func writeRemark(_ label: String, _ gutter: Int, _ pieces: String...) {
    beginRemark(label, gutter)
    for piece in pieces { add(piece) }
    endLine()
  }

  /// Writes the beginning of a line that belongs to a finding.
  private mutating func beginRemark(_ label: String, _ gutter: Int) {
    addGutter(gutter, "=")
    add(" ")
    add(label, .label)
    add(" ")
  }

  // MARK: Pieces

  private mutating func add(_ text: String) {
    // Without a copy of the text, which would be counted.
    if unsafe text.utf8.withContiguousStorageIfAvailable({ unsafe bytes.append(contentsOf: $0) }) == nil {
      bytes.append(contentsOf: text.utf8)
    }
  }

  private mutating func add(_ text: String, _ role: TextRole) {
    add(options.styling?(text, role) ?? text)
  }

  private mutating func add(_ number: Int) { add(String(number)) }

  /// Adds a piece that is made of others and has one look.
  private mutating func styled(_ role: TextRole, _ body: (inout ReportTextWriter) -> Void) {
    let start = bytes.count
    body(&self)
    guard let styling = options.styling else { return }
    let text = String(decoding: bytes[start...], as: UTF8.self)
    bytes.removeLast(bytes.count - start)
    add(styling(text, role))
  }

  /// Adds what stands left of a line without a number.
  private mutating func addGutter(_ gutter: Int, _ sign: String) {
    styled(.gutter) { writer in
      writer.addBlanks(gutter + 1)
      writer.add(sign)
    }
  }

  private mutating func addBlanks(_ count: Int) {
    bytes.append(contentsOf: repeatElement(0x20, count: max(count, 0)))
  }

  private mutating func endLine() { bytes.append(0x0A) }
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
    guard utf8.last == 0x20 else { return self }
    let rest = utf8.reversed().drop { $0 == 0x20 }.count
    return droppingLast(utf8.count - rest)
  }
}
