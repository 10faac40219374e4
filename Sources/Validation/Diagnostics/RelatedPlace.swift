public import SourceText

/// Another place that explains a finding.
public struct RelatedPlace: Sendable, Hashable {
  /// What is to be seen there, in one sentence.
  public let message: String
  /// The index of the document in ``CheckReport/documents``.
  public let document: Int
  /// The bytes of the file in question.
  public let range: ByteRange

  /// Creates a place.
  public init(_ message: String, document: Int = 0, range: ByteRange) {
    self.message = message
    self.document = document
    self.range = range
  }
}
