internal import PropertyLists
internal import SourceText
internal import Validation

extension JSONBuilder {
  /// Writes a finding as a SARIF result.
  mutating func sarifResult(
    _ diagnostic: Diagnostic, of report: CheckReport, _ places: ReportPlaces, fingerprint: String
  ) {
    beginObject()
    entry("ruleId", diagnostic.rule)
    if let index = Rule.all.firstIndex(where: { $0.id.utf8.elementsEqual(diagnostic.rule.utf8) }) {
      entry("ruleIndex", index)
    }
    entry("level", diagnostic.severity.name)
    sarifText("message", diagnostic.help.map { "\(diagnostic.message) \($0)" } ?? diagnostic.message)

    key("locations")
    beginArray()
    beginObject()
    sarifPlace(diagnostic.range, in: diagnostic.document, of: report, places)
    if !diagnostic.keyPath.isEmpty {
      key("logicalLocations")
      beginArray()
      beginObject()
      entry("fullyQualifiedName", PropertyListPath.text(of: diagnostic.keyPath))
      entry("kind", diagnostic.keyPath.last?.isIndex == true ? "element" : "property")
      endObject()
      endArray()
    }
    endObject()
    endArray()

    if !diagnostic.related.isEmpty {
      key("relatedLocations")
      beginArray()
      for (index, related) in diagnostic.related.enumerated() {
        beginObject()
        entry("id", index)
        // Of a file outside of the report only the message speaks, which names it.
        if related.foreignPath == nil { sarifPlace(related.range, in: related.document, of: report, places) }
        sarifText("message", related.message)
        endObject()
      }
      endArray()
    }

    key("partialFingerprints")
    beginObject()
    entry("infoplistFinding/v1", fingerprint)
    endObject()
    if !diagnostic.fixes.isEmpty {
      key("fixes")
      beginArray()
      for fix in diagnostic.fixes { sarifFix(fix, in: diagnostic.document, of: report, places) }
      endArray()
    }
    key("properties")
    beginObject()
    entry("code", diagnostic.code)
    entry("references", diagnostic.references)
    endObject()
    endObject()
  }

  private mutating func sarifFix(
    _ fix: Fix, in document: Int, of report: CheckReport, _ places: ReportPlaces
  ) {
    beginObject()
    sarifText("description", fix.title)
    key("artifactChanges")
    beginArray()
    beginObject()
    sarifArtifact(report.documents[document].path)
    key("replacements")
    beginArray()
    for edit in fix.edits {
      beginObject()
      sarifRegion("deletedRegion", edit.range, in: document, places)
      sarifText("insertedContent", edit.replacementText(in: report.documents[document].source.encoding))
      endObject()
    }
    endArray()
    endObject()
    endArray()
    key("properties")
    beginObject()
    entry("safety", fix.safety.name)
    endObject()
    endObject()
  }

  // MARK: Places

  private mutating func sarifPlace(
    _ range: ByteRange, in document: Int, of report: CheckReport, _ places: ReportPlaces
  ) {
    key("physicalLocation")
    beginObject()
    sarifArtifact(report.documents[document].path)
    sarifRegion("region", range, in: document, places)
    endObject()
  }

  private mutating func sarifArtifact(_ path: String) {
    key("artifactLocation")
    beginObject()
    entry("uri", path.asURIReference)
    endObject()
  }

  /// Writes lines and columns, or for a binary file the bytes.
  private mutating func sarifRegion(
    _ name: String, _ range: ByteRange, in document: Int, _ places: ReportPlaces
  ) {
    key(name)
    beginObject()
    if let start = places[range.lowerBound, in: document], let end = places[range.upperBound, in: document] {
      entry("startLine", start.line)
      entry("startColumn", start.column)
      entry("endLine", end.line)
      entry("endColumn", end.column)
    } else {
      entry("byteOffset", range.lowerBound)
      entry("byteLength", range.count)
    }
    endObject()
  }
}

extension PropertyListPathStep {
  fileprivate var isIndex: Bool {
    if case .index = self { true } else { false }
  }
}

extension String {
  /// The path as a reference of RFC 3986: relative as it is, absolute with the scheme `file`.
  fileprivate var asURIReference: String {
    let path = withoutCurrentFolder.utf8
    var result = path.first == UInt8(ascii: "/") ? Array("file://".utf8) : []
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in path {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.append(byte)
      default: result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
