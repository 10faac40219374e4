public import SourceText

/// Something in a file that keeps the system from reading it.
///
/// The message is one sentence without a place: ``range`` says where.
public struct ReadError: Error, Sendable, Hashable {
  /// A kind of failure, stable enough to match on.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// The name used in reports, such as `unknown-element`.
    public let description: String

    private init(_ name: String) { description = name }

    /// The file holds no byte (F1).
    public static let emptyInput = Code("empty-input")
    /// The file is larger than the limit that was set.
    public static let tooLarge = Code("too-large")
    /// The text ends in the middle of something.
    public static let unexpectedEnd = Code("unexpected-end")
    /// A character stands where the grammar allows none of its kind.
    public static let unexpectedCharacter = Code("unexpected-character")
    /// The bytes are not text in the file's encoding (F10).
    public static let invalidEncoding = Code("invalid-encoding")
    /// Nobody here knows the declared charset (F8).
    public static let unknownEncoding = Code("unknown-encoding")
    /// Containers lie deeper in one another than the limit (F28, F53, F69).
    public static let nestingTooDeep = Code("nesting-too-deep")

    /// A comment has no end (F16).
    public static let unterminatedComment = Code("unterminated-comment")
    /// A processing instruction has no end (F15).
    public static let unterminatedInstruction = Code("unterminated-instruction")
    /// A document type declaration is not of the form the system reads (F17).
    public static let malformedDocumentType = Code("malformed-document-type")
    /// A tag has no name (F19).
    public static let malformedTag = Code("malformed-tag")
    /// The element is not one of the ten that a property list is made of (F20).
    public static let unknownElement = Code("unknown-element")
    /// A `plist` element holds nothing (F21).
    public static let emptyPlist = Code("empty-plist")
    /// A `plist` element holds more than one value (F21).
    public static let extraElement = Code("extra-element")
    /// A dictionary has a value where a key belongs (F25).
    public static let keyExpected = Code("key-expected")
    /// A dictionary key has no value (F25, F67).
    public static let missingValue = Code("missing-value")
    /// A closing tag does not fit the element it should close (F23).
    public static let mismatchedCloseTag = Code("mismatched-close-tag")
    /// A CDATA section has no end (F30).
    public static let unterminatedCDATA = Code("unterminated-cdata")
    /// Markup other than CDATA stands inside a text (F30).
    public static let markupInText = Code("markup-in-text")
    /// An entity is not one of the five (F31).
    public static let unknownEntity = Code("unknown-entity")
    /// A character reference names no character (F32).
    public static let invalidCharacterReference = Code("invalid-character-reference")
    /// A number, date or data element is empty (F24).
    public static let emptyElement = Code("empty-element")
    /// A text is not a whole number (F34, F36).
    public static let invalidInteger = Code("invalid-integer")
    /// A whole number does not fit into 64 bits (F35).
    public static let integerOverflow = Code("integer-overflow")
    /// A text is not a floating-point number (F38).
    public static let invalidReal = Code("invalid-real")
    /// A text is not a date (F39).
    public static let invalidDate = Code("invalid-date")
    /// A text is not data (F41, F65).
    public static let invalidData = Code("invalid-data")
    /// A `true` or `false` element has content (F24).
    public static let nonEmptyBoolean = Code("non-empty-boolean")

    /// A quoted string has no end (F64).
    public static let unterminatedString = Code("unterminated-string")
    /// A dictionary or array has no closing bracket (F67).
    public static let unterminatedContainer = Code("unterminated-container")
    /// A semicolon, comma, equals sign or colon is missing (F67).
    public static let missingSeparator = Code("missing-separator")
    /// Text follows the end of the property list (F62).
    public static let trailingContent = Code("trailing-content")
    /// A typed value of GNUstep is wrong (F72).
    public static let invalidTypedValue = Code("invalid-typed-value")
    /// An escape sequence stands for nothing.
    public static let invalidEscape = Code("invalid-escape")
    /// A `$` wrapper of the lossless JSON form is not of the form it should have.
    public static let invalidWrapper = Code("invalid-wrapper")

    /// The trailer of a binary file contradicts the file (F49).
    public static let invalidTrailer = Code("invalid-trailer")
    /// A marker byte of a binary file stands for no object (F50).
    public static let invalidMarker = Code("invalid-marker")
    /// An object of a binary file reaches beyond its area (F51).
    public static let objectOutOfBounds = Code("object-out-of-bounds")
    /// A reference of a binary file leads to no object (F53).
    public static let invalidReference = Code("invalid-reference")
    /// A container of a binary file holds itself (F53).
    public static let cycle = Code("cycle")
    /// A key of a binary dictionary is a container (F52).
    public static let invalidKey = Code("invalid-key")
  }

  /// Another place that explains the failure.
  public struct Related: Sendable, Hashable {
    /// What is to be seen there, in one sentence.
    public let message: String
    /// The bytes in question.
    public let range: ByteRange

    /// Creates a related place.
    public init(_ message: String, _ range: ByteRange) {
      self.message = message
      self.range = range
    }
  }

  /// The kind of failure.
  public let code: Code
  /// The bytes of the file at fault.
  public let range: ByteRange
  /// One sentence for a person.
  public let message: String
  /// What to do about it, if that is known.
  public let hint: String?
  /// Where the innermost container lies that was being read.
  public let keyPath: [PropertyListPathStep]
  /// Other places that explain the failure.
  public let related: [Related]

  /// Creates an error.
  public init(
    _ code: Code, _ range: ByteRange, _ message: String, hint: String? = nil,
    keyPath: [PropertyListPathStep] = [], related: [Related] = []
  ) {
    self.code = code
    self.range = range
    self.message = message
    self.hint = hint
    self.keyPath = keyPath
    self.related = related
  }
}
