public import SourceText

/// A value in a document, with its place.
///
/// A node is a number and a reference to its document; it costs nothing to make or copy, and its value is
/// decoded each time it is asked for.
public struct PropertyListNode: Sendable {
  /// The document the node belongs to.
  public let document: PropertyListDocument
  /// The index on the tape, or the number of a binary file's object.
  package let index: Int

  package init(document: PropertyListDocument, index: Int) {
    self.document = document
    self.index = index
  }

  /// What the value is.
  public var kind: PropertyListKind {
    switch document.body {
    case .tape(let tape):
      switch tape[index].kind {
      case .string, .key, .end: .string
      case .integer: .integer
      case .real: .real
      case .true, .false: .boolean
      case .date: .date
      case .data: .data
      case .uid: .uid
      case .null: .null
      case .array: .array
      case .dictionary, .pairs: .dictionary
      case .set: .set
      }
    case .binary(let objects): objects.kind(of: index)
    case .nothing: .null
    }
  }

  /// The bytes of the file that make up the value: with its tags, quotes or brackets.
  public var range: ByteRange {
    switch document.body {
    case .tape(let tape): document.source.fileRange(ofText: tape.nodeRange(at: index, in: document))
    case .binary(let objects): objects.range(of: index)
    case .nothing: ByteRange(0, 0)
    }
  }

  /// The bytes of the file between the value's tags, quotes or brackets.
  public var contentRange: ByteRange {
    switch document.body {
    case .tape(let tape): document.source.fileRange(ofText: tape.contentRange(at: index))
    case .binary(let objects): objects.contentRange(of: index)
    case .nothing: ByteRange(0, 0)
    }
  }

  /// The text of a string, or `nil` for any other kind.
  ///
  /// - Complexity: O(*n*) in its length.
  public var string: String? {
    switch document.body {
    case .tape(let tape):
      switch tape[index].kind {
      case .string, .key: tape.string(at: index, in: document)
      default: nil
      }
    case .binary(let objects): objects.string(of: index)
    case .nothing: nil
    }
  }

  /// The value of a Boolean, or `nil` for any other kind.
  public var boolean: Bool? {
    switch document.body {
    case .tape(let tape):
      switch tape[index].kind {
      case .true: true
      case .false: false
      default: nil
      }
    case .binary(let objects): objects.boolean(of: index)
    case .nothing: nil
    }
  }

  /// The value of a whole number, or `nil` for any other kind.
  public var integer: PropertyListInteger? {
    switch document.body {
    case .tape(let tape): tape[index].kind == .integer ? tape.integer(at: index, in: document) : nil
    case .binary(let objects): objects.integer(of: index)
    case .nothing: nil
    }
  }

  /// The text of a whole number as an XML file has it, if that is not its plain decimal digits (F34).
  var unusualIntegerText: String? {
    guard document.format == .xml, case .tape(let tape) = document.body else { return nil }
    return tape.unusualIntegerText(at: index, in: document)
  }

  /// The value of a floating-point number, or `nil` for any other kind.
  public var real: Double? {
    switch document.body {
    case .tape(let tape): tape[index].kind == .real ? tape.real(at: index, in: document) : nil
    case .binary(let objects): objects.real(of: index)
    case .nothing: nil
    }
  }

  /// The text of a floating-point number as the file has it, or `nil` for binary files and other kinds.
  public var realText: String? {
    guard case .tape(let tape) = document.body, tape[index].kind == .real else { return nil }
    return String(decoding: tape.realBytes(at: index, in: document), as: UTF8.self)
  }

  /// Whether a floating-point number has only 32 bits in its binary file.
  public var isSinglePrecision: Bool {
    guard case .binary(let objects) = document.body else { return false }
    return objects.isSinglePrecision(index)
  }

  /// The value of a date, or `nil` for any other kind.
  public var date: PropertyListDate? {
    switch document.body {
    case .tape(let tape): tape[index].kind == .date ? tape.date(at: index, in: document) : nil
    case .binary(let objects): objects.date(of: index)
    case .nothing: nil
    }
  }

  /// The bytes of data, or `nil` for any other kind.
  ///
  /// - Complexity: O(*n*) in their number.
  public var data: [UInt8]? {
    switch document.body {
    case .tape(let tape): tape[index].kind == .data ? tape.data(at: index, in: document) : nil
    case .binary(let objects): objects.data(of: index)
    case .nothing: nil
    }
  }

  /// The number of a UID, or `nil` for any other kind.
  public var uid: UInt32? {
    switch document.body {
    case .tape(let tape): tape[index].kind == .uid ? tape.uid(at: index, in: document) : nil
    case .binary(let objects): objects.uid(of: index)
    case .nothing: nil
    }
  }

  /// How many values an array, set or dictionary holds; 0 for other kinds.
  ///
  /// Entries of a dictionary that have the same key are counted one by one.
  public var count: Int {
    switch document.body {
    case .tape(let tape): tape[index].isContainer ? tape.size(at: index).count : 0
    case .binary(let objects): objects.count(of: index)
    case .nothing: 0
    }
  }
}

extension PropertyListNode: Hashable {
  /// Whether the two are the same value of the same document.
  public static func == (left: PropertyListNode, right: PropertyListNode) -> Bool {
    left.document === right.document && left.index == right.index
  }

  /// Hashes the place of the node.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
  }
}
