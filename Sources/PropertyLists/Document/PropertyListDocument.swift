public import SourceText

/// A property list as it was read: its bytes, and where every key and value lies in them.
///
/// Reading is one pass that checks the syntax and decodes nothing. Values are made when they are asked for,
/// node by node. A document with ``errors`` is one the system refuses; what could be read of it is there
/// all the same, for showing, and only for that.
public final class PropertyListDocument: Sendable {
  /// How the nodes are kept.
  enum Body: Sendable {
    /// The nodes of a text, in document order.
    case tape(Tape)
    /// The objects of a binary file, which lead to one another by number.
    case binary(BinaryObjects)
    /// Nothing could be read.
    case nothing
  }

  /// The bytes, and how they are text.
  ///
  /// For binary files only ``DecodedSource/file`` means anything.
  public let source: DecodedSource
  /// The format that was read.
  public let format: PropertyListFormat
  /// What keeps the system from reading the file, in the order of the places.
  public let errors: [ReadError]
  /// What the system reads although the format does not allow it, in the order of the places.
  public let leniencies: [Leniency]

  let body: Body

  init(
    source: DecodedSource, format: PropertyListFormat, body: Body, errors: [ReadError],
    leniencies: [Leniency]
  ) {
    self.source = source
    self.format = format
    self.body = body
    self.errors = Self.inOrder(errors) { $0.range }
    self.leniencies = Self.inOrder(leniencies) { $0.range }
  }

  /// Sorts by place, keeping the order of what stands at one place.
  private static func inOrder<Element>(_ elements: [Element], by range: (Element) -> ByteRange) -> [Element] {
    guard elements.count > 1 else { return elements }
    return elements.enumerated().sorted {
      (range($0.element).lowerBound, $0.offset) < (range($1.element).lowerBound, $1.offset)
    }.map { $0.element }
  }

  /// The root, or `nil` if nothing could be read.
  public var root: PropertyListNode? {
    switch body {
    case .tape(let tape): tape.count > 0 ? PropertyListNode(document: self, index: 0) : nil
    case .binary(let objects): PropertyListNode(document: self, index: objects.root)
    case .nothing: nil
    }
  }

  /// Whether the system reads the file.
  public var isValid: Bool { errors.isEmpty && root != nil }
}
