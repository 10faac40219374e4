/// The replacement of one run of bytes.
public struct SourceEdit: Sendable, Hashable {
  /// The bytes that go away; none for an insertion.
  public let range: ByteRange
  /// The bytes that take their place.
  public let replacement: [UInt8]

  /// Creates an edit.
  public init(_ range: ByteRange, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Creates an edit that puts a text in place, as UTF-8.
  public init(_ range: ByteRange, _ replacement: String) {
    self.init(range, Array(replacement.utf8))
  }
}

/// Two edits that want the same bytes.
public struct EditConflict: Error, Sendable, Hashable {
  /// The edit that begins first.
  public let first: SourceEdit
  /// The edit that overlaps it.
  public let second: SourceEdit

  /// Creates an error.
  public init(first: SourceEdit, second: SourceEdit) {
    self.first = first
    self.second = second
  }
}

extension [SourceEdit] {
  /// The edits in the order of their places; insertions at one place keep theirs.
  private var inOrder: [SourceEdit] {
    enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map { $0.element }
  }

  /// What a source is after the edits, in pieces that stand one behind the other.
  ///
  /// Insertions at one place are kept in the order given.
  ///
  /// - Parameter bytes: The source the ranges refer to. What stays of it is not copied.
  /// - Returns: `nil` if two edits overlap or one reaches beyond the end.
  /// - Complexity: O(*m* log *m*) for *m* edits, and the sizes of what they put in place.
  public func pieces(of bytes: SourceBytes) -> [SourceBytes]? {
    var pieces: [SourceBytes] = []
    var position = 0
    for edit in inOrder {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else { return nil }
      pieces.append(bytes[ByteRange(position, edit.range.lowerBound)])
      pieces.append(SourceBytes(edit.replacement))
      position = edit.range.upperBound
    }
    return pieces + [bytes[ByteRange(position, bytes.count)]]
  }

  /// Applies the edits to a source, all at once.
  ///
  /// Insertions at one place are kept in the order given.
  ///
  /// - Parameter bytes: The bytes the ranges refer to.
  /// - Returns: The new bytes. Those outside the edited ranges are untouched.
  /// - Throws: ``EditConflict`` if two edits overlap; then nothing has changed.
  /// - Complexity: O(*n* + *m* log *m*), for *n* bytes and *m* edits.
  public func applied(to bytes: [UInt8]) throws(EditConflict) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    var previous: SourceEdit?
    for edit in inOrder {
      if let previous, previous.range.overlaps(edit.range) {
        throw EditConflict(first: previous, second: edit)
      }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
      previous = edit
    }
    return result + bytes[position...]
  }
}
