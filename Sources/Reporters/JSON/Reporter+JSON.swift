internal import KeyCatalog
internal import PropertyLists
internal import SourceText
internal import Validation

extension Reporter {
  /// Writes one JSON object for programs: `schemaVersion`, `inputs`, `diagnostics`, `summary`, on one line.
  ///
  /// All inputs come before the first finding, so the findings are held back, as text, until the end.
  public static let json = Reporter(
    name: "json",
    begin: { stream in stream.append("{\"schemaVersion\":1,\"inputs\":[") },
    add: { report, stream in
      for (index, input) in report.inputs.enumerated() {
        if stream.summary.inputs + index > 0 { stream.append(",") }
        var json = JSONWriter()
        json.input(input, of: report)
        stream.append(json.bytes)
      }
      let places = ReportPlaces(report)
      for diagnostic in report.diagnostics {
        if !stream.held.isEmpty { stream.held.append(UInt8(ascii: ",")) }
        var json = JSONWriter()
        json.diagnostic(diagnostic, of: report, places)
        stream.held += json.bytes
      }
    },
    finish: { stream in
      stream.append("],\"diagnostics\":[")
      stream.append(stream.held)
      stream.held = []
      stream.append("],\"summary\":")
      var json = JSONWriter()
      json.summary(stream.summary)
      stream.append(json.bytes)
      stream.append("}\n")
    })
}

extension JSONWriter {
  fileprivate mutating func input(_ input: CheckedInput, of report: CheckReport) {
    object { json in
      json.name("path")
      json.string(input.path)
      json.name("kind")
      json.string(input.kind?.value.name)
      json.name("platform")
      json.string(input.platform?.value.name)
      json.name("minimumOS")
      json.string(input.minimumOS?.value.description)
      json.name("identifier")
      json.string(input.identifier)
      json.name("profile")
      json.string(input.profile.value.name)
      json.name("documents")
      json.array(input.documents) { json, document in json.string(report.documents[document].path) }
    }
  }

  fileprivate mutating func diagnostic(
    _ diagnostic: Diagnostic, of report: CheckReport, _ places: ReportPlaces
  ) {
    let document = report.documents[diagnostic.document]
    object { json in
      json.name("rule")
      json.string(diagnostic.rule)
      json.name("severity")
      json.string(diagnostic.severity.name)
      json.name("message")
      json.string(diagnostic.message)
      json.name("path")
      json.string(document.path)
      json.name("keyPath")
      json.array(diagnostic.keyPath) { json, step in
        switch step {
        case .key(let key): json.string(key)
        case .index(let index): json.integer(index)
        }
      }
      json.range(diagnostic.range, in: diagnostic.document, places)
      json.name("references")
      json.array(diagnostic.references) { json, reference in json.string(reference) }
      json.name("related")
      json.array(diagnostic.related) { json, related in
        json.object { json in
          json.name("message")
          json.string(related.message)
          json.name("path")
          json.string(report.documents[related.document].path)
          json.range(related.range, in: related.document, places)
        }
      }
      json.name("fixes")
      json.array(diagnostic.fixes) { json, fix in
        json.object { json in
          json.name("title")
          json.string(fix.title)
          json.name("safety")
          json.string(fix.safety.name)
          json.name("edits")
          json.array(fix.edits) { json, edit in
            json.object { json in
              json.name("path")
              json.string(document.path)
              json.range(edit.range, in: diagnostic.document, places)
              json.name("replacement")
              json.string(edit.replacementText(in: document.source.encoding))
            }
          }
        }
      }
    }
  }

  private mutating func range(_ range: ByteRange, in document: Int, _ places: ReportPlaces) {
    name("range")
    object { json in
      json.name("start")
      json.position(range.lowerBound, places[range.lowerBound, in: document])
      json.name("end")
      json.position(range.upperBound, places[range.upperBound, in: document])
    }
  }

  private mutating func position(_ offset: Int, _ position: SourcePosition?) {
    object { json in
      json.name("offset")
      json.integer(offset)
      json.name("line")
      json.integer(position?.line)
      json.name("column")
      json.integer(position?.column)
    }
  }

  fileprivate mutating func summary(_ summary: ReportSummary) {
    object { json in
      json.name("errors")
      json.integer(summary.errors)
      json.name("warnings")
      json.integer(summary.warnings)
      json.name("notes")
      json.integer(summary.notes)
      json.name("suppressed")
      json.integer(summary.suppressed)
      json.name("files")
      json.integer(summary.files)
    }
  }
}

extension SourceEdit {
  /// The replacement as text; in the file it has the file's encoding.
  fileprivate func replacementText(in encoding: TextEncoding) -> String {
    let bytes = SourceBytes(replacement)
    guard let decoded = try? DecodedSource(decoding: bytes, as: encoding, prefixLength: 0) else {
      return String(decoding: replacement, as: UTF8.self)
    }
    return String(decoding: decoded.text.array, as: UTF8.self)
  }
}
