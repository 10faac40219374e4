public import PropertyLists
public import SourceText

/// Where in its file a value stands that could not be decoded.
///
/// It is the underlying error of every `DecodingError` that ``PropertyListDecoder`` makes. Ranges and positions are
/// worked out when they are asked for, so that an error which nobody looks at costs little; until then it keeps
/// the document in memory.
public struct PropertyListDecodingPlace: Error, Sendable, Hashable {
  private enum Site: Sendable, Hashable {
    /// A value that was read.
    case value(PropertyListNode)
    /// Something that keeps the file from being read.
    case error(ReadError)
    /// The file as a whole.
    case file
  }

  private let site: Site
  /// The document the value stands in.
  public let document: PropertyListDocument
  /// The steps from the root, or from the node that was decoded, to the value.
  ///
  /// Of a value that is missing, it is the dictionary that should have it.
  public let path: [PropertyListPathStep]

  init(_ node: PropertyListNode, path: [PropertyListPathStep]) {
    site = .value(node)
    document = node.document
    self.path = path
  }

  init(_ error: ReadError, in document: PropertyListDocument) {
    site = .error(error)
    self.document = document
    path = error.keyPath
  }

  init(_ document: PropertyListDocument) {
    site = .file
    self.document = document
    path = []
  }

  /// The value, unless the file could not be read.
  public var node: PropertyListNode? {
    guard case .value(let node) = site else { return nil }
    return node
  }

  /// What keeps the file from being read, if that is what went wrong.
  public var readError: ReadError? {
    guard case .error(let error) = site else { return nil }
    return error
  }

  /// The bytes of the file that make up the value, its tags, quotes or brackets included.
  public var range: ByteRange {
    switch site {
    case .value(let node): node.range
    case .error(let error): error.range
    case .file: ByteRange(0, document.source.file.count)
    }
  }

  /// The line and column at which the value begins, or `nil` in a binary file.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  public var position: SourcePosition? {
    guard document.format != .binary else { return nil }
    return LineTable(document.source).position(ofFile: range.lowerBound)
  }

  /// Whether the two are the same place of the same document.
  public static func == (left: PropertyListDecodingPlace, right: PropertyListDecodingPlace) -> Bool {
    left.document === right.document && left.site == right.site && left.path == right.path
  }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(site)
    hasher.combine(path)
  }
}

extension PropertyListDecodingPlace: CustomStringConvertible {
  /// The place for a person, such as `line 12, column 5 (Tracks.1000.Year)`, and what is wrong if the file cannot be
  /// read.
  public var description: String {
    var text = position.map { "line \($0.line), column \($0.column)" } ?? "bytes \(range)"
    if !path.isEmpty { text += " (\(PropertyListPath.text(of: path)))" }
    if let readError {
      text += ": \(readError.message)"
      if let hint = readError.hint { text += " \(hint)" }
    }
    return text
  }
}
