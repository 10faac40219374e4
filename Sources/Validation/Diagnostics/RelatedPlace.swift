public import SourceText

/// Another place that explains a finding.
public struct RelatedPlace: Sendable, Hashable {
  /// What is to be seen there, in one sentence.
  public let message: String
  /// The index of the document in ``CheckReport/documents``.
  public let document: Int
  /// The bytes of the file in question.
  public let range: ByteRange
  /// The path of a file that is none of the report's documents, of which no place is known; nil for a document.
  public let foreignPath: String?

  /// Creates a place.
  public init(_ message: String, document: Int = 0, range: ByteRange) {
    self.message = message
    self.document = document
    self.range = range
    foreignPath = nil
  }

  /// Creates a place that is a whole file outside of the report.
  public init(_ message: String, foreignPath: String) {
    self.message = message
    self.foreignPath = foreignPath
    document = 0
    range = ByteRange(0, 0)
  }
}
