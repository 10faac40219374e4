internal import PropertyLists
internal import SourceText
internal import TransportSecurity
internal import Validation

/// The lines and columns of everything a report points at.
struct ReportPlaces {
  /// The indexes of the documents, nil where nothing points.
  private var indexes: [PositionIndex?]

  /// Finds all places of a report.
  ///
  /// - Parameter includesEnds: Whether ends of ranges and places of fixes are asked for, too.
  /// - Complexity: O(*n* + *m* log *m*), for *n* bytes in documents with findings and *m* places.
  init(_ report: CheckReport, includesEnds: Bool = true) {
    var offsets = [[Int]](repeating: [], count: report.documents.count)
    func note(_ range: ByteRange, in document: Int) {
      guard report.documents[document].isText else { return }
      offsets[document].append(range.lowerBound)
      if includesEnds { offsets[document].append(range.upperBound) }
    }
    for diagnostic in report.diagnostics {
      note(diagnostic.range, in: diagnostic.document)
      for place in diagnostic.related { note(place.range, in: place.document) }
      for fix in includesEnds ? diagnostic.fixes : [] {
        for edit in fix.edits { note(edit.range, in: diagnostic.document) }
      }
    }
    for section in report.transport {
      for finding in section.findings { note(finding.place.range, in: section.document) }
    }
    indexes = offsets.indices.map { document in
      offsets[document].isEmpty
        ? nil : PositionIndex(report.documents[document].source, offsets: offsets[document])
    }
  }

  /// The line and column of an offset, or nil in a binary file, which has none.
  subscript(offset: Int, in document: Int) -> SourcePosition? { indexes[document]?[offset] }
}

extension CheckedDocument {
  /// Whether the file is text, so that places in it have lines and columns.
  var isText: Bool { format != .binary }
}
