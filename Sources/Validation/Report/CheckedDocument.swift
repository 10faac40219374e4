public import KeyCatalog
public import PropertyLists
public import SourceText

/// One file that was checked.
public struct CheckedDocument: Sendable {
  /// The path to show.
  public let path: String
  /// The bytes, for showing lines and columns.
  public let source: DecodedSource
  /// The format that was read.
  public let format: PropertyListFormat
  /// Whose keys the file was taken to hold, nil for a property list about which the catalog knows nothing.
  public let kind: DocumentKind?

  /// Creates a document.
  package init(path: String, source: DecodedSource, format: PropertyListFormat, kind: DocumentKind?) {
    self.path = path
    self.source = source
    self.format = format
    self.kind = kind
  }
}
