internal import PropertyLists
internal import SourceText
internal import TransportSecurity
internal import Validation

/// The lines and columns of everything a report points at.
struct ReportPlaces {
  /// One index a document that something points at.
  private var indexes: [Int: PositionIndex] = [:]

  /// Finds all places of a report.
  ///
  /// - Complexity: O(*n* + *m* log *m*), for *n* bytes in documents with findings and *m* places.
  init(_ report: CheckReport) {
    var offsets: [Int: [Int]] = [:]
    func note(_ range: ByteRange, in document: Int) {
      guard report.documents[document].isText else { return }
      offsets[document, default: []].append(range.lowerBound)
      offsets[document, default: []].append(range.upperBound)
    }
    for diagnostic in report.diagnostics {
      note(diagnostic.range, in: diagnostic.document)
      for place in diagnostic.related { note(place.range, in: place.document) }
      for fix in diagnostic.fixes {
        for edit in fix.edits { note(edit.range, in: diagnostic.document) }
      }
    }
    for section in report.transport {
      for finding in section.findings { note(finding.place.range, in: section.document) }
    }
    for (document, offsets) in offsets {
      indexes[document] = PositionIndex(report.documents[document].source, offsets: offsets)
    }
  }

  /// The line and column of an offset, or nil in a binary file, which has none.
  subscript(offset: Int, in document: Int) -> SourcePosition? { indexes[document]?[offset] }
}

extension CheckedDocument {
  /// Whether the file is text, so that places in it have lines and columns.
  var isText: Bool { format != .binary }
}
