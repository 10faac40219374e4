internal import KeyCatalog
internal import PropertyLists
internal import SourceText
internal import TransportSecurity
internal import Validation

extension JSONBuilder {
  /// Writes what an input was taken for, and what its settings of App Transport Security do if it has any.
  mutating func input(_ input: CheckedInput, of report: CheckReport, _ places: ReportPlaces) {
    beginObject()
    entry("path", input.path)
    optional("kind", input.kind?.value.name)
    optional("platform", input.platform?.value.name)
    optional("minimumOS", input.minimumOS?.value.description)
    optional("identifier", input.identifier)
    entry("profile", input.profile.value.name)
    entry("documents", input.documents.map { report.documents[$0].path })
    for section in report.transport(of: input).prefix(1) { transport(section, of: report, places) }
    endObject()
  }

  private mutating func transport(_ section: TransportSection, of report: CheckReport, _ places: ReportPlaces)
  {
    key("transport")
    beginObject()
    entry("from", section.oldest.description)
    key("settings")
    beginArray()
    for finding in section.findings {
      beginObject()
      entry("name", finding.name)
      optional("value", finding.value)
      entry("effect", finding.effect)
      optional("opens", finding.opens)
      entry("risk", finding.risk.name)
      entry("state", finding.state.name)
      optional("remark", finding.remark)
      optional("justification", finding.justification)
      entry("path", report.documents[section.document].path)
      keyPath(finding.place.keyPath)
      range(finding.place.range, in: section.document, places)
      endObject()
    }
    endArray()
    entry("leftOut", section.leftOut)
    endObject()
  }

  /// Writes a finding.
  mutating func diagnostic(_ diagnostic: Diagnostic, of report: CheckReport, _ places: ReportPlaces) {
    beginObject()
    entry("rule", diagnostic.rule)
    entry("severity", diagnostic.severity.name)
    entry("message", diagnostic.message)
    entry("path", report.documents[diagnostic.document].path)
    keyPath(diagnostic.keyPath)
    range(diagnostic.range, in: diagnostic.document, places)
    entry("references", diagnostic.references)

    key("related")
    beginArray()
    for related in diagnostic.related {
      beginObject()
      entry("message", related.message)
      entry("path", related.foreignPath ?? report.documents[related.document].path)
      range(related.range, in: related.document, places)
      endObject()
    }
    endArray()

    key("fixes")
    beginArray()
    for fix in diagnostic.fixes { self.fix(fix, in: diagnostic.document, of: report, places) }
    endArray()
    endObject()
  }

  private mutating func fix(_ fix: Fix, in document: Int, of report: CheckReport, _ places: ReportPlaces) {
    beginObject()
    entry("title", fix.title)
    entry("safety", fix.safety.name)
    key("edits")
    beginArray()
    for edit in fix.edits {
      beginObject()
      entry("path", report.documents[document].path)
      range(edit.range, in: document, places)
      entry("replacement", edit.replacementText(in: report.documents[document].source.encoding))
      endObject()
    }
    endArray()
    endObject()
  }

  /// Writes the numbers at the end.
  mutating func summary(_ summary: ReportSummary) {
    beginObject()
    entry("errors", summary.errors)
    entry("warnings", summary.warnings)
    entry("notes", summary.notes)
    entry("suppressed", summary.suppressed)
    entry("files", summary.files)
    endObject()
  }

  // MARK: Places

  private mutating func keyPath(_ path: [PropertyListPathStep]) {
    key("keyPath")
    beginArray()
    for step in path {
      switch step {
      case .key(let key): string(key)
      case .index(let index): integer(index)
      }
    }
    endArray()
  }

  private mutating func range(_ range: ByteRange, in document: Int, _ places: ReportPlaces) {
    key("range")
    beginObject()
    position("start", range.lowerBound, places[range.lowerBound, in: document])
    position("end", range.upperBound, places[range.upperBound, in: document])
    endObject()
  }

  /// Writes an offset with its line and column, which binary files do not have.
  private mutating func position(_ key: String, _ offset: Int, _ position: SourcePosition?) {
    self.key(key)
    beginObject()
    entry("offset", offset)
    optional("line", position?.line)
    optional("column", position?.column)
    endObject()
  }

  // MARK: What may be missing

  private mutating func optional(_ key: String, _ value: String?) {
    self.key(key)
    if let value { string(value) } else { null() }
  }

  private mutating func optional(_ key: String, _ value: Int?) {
    self.key(key)
    if let value { integer(value) } else { null() }
  }
}

extension SourceEdit {
  /// The replacement as text; its bytes have the encoding of the file.
  func replacementText(in encoding: TextEncoding) -> String {
    let bytes = SourceBytes(replacement)
    guard let decoded = try? DecodedSource(decoding: bytes, as: encoding, prefixLength: 0) else {
      return String(decoding: replacement, as: UTF8.self)
    }
    return String(decoding: decoded.text.array, as: UTF8.self)
  }
}
