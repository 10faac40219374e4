public import SourceText

/// Something the system reads although the format does not allow it.
///
/// The value read is the system's. A strict caller treats each leniency as an error.
public struct Leniency: Sendable, Hashable {
  /// A kind of leniency, stable enough to match on.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// The name used in reports, such as `attributes-ignored`.
    public let description: String

    private init(_ name: String) { description = name }

    /// Attributes of an element are skipped unread (F19).
    public static let attributesIgnored = Code("attributes-ignored")
    /// The root is not inside a `plist` element (F21).
    public static let missingPlistElement = Code("missing-plist-element")
    /// A `plist` element stands inside another value (F21).
    public static let nestedPlistElement = Code("nested-plist-element")
    /// Whatever follows the root is ignored (F21, F68).
    public static let contentAfterRoot = Code("content-after-root")
    /// A `key` element is read as a string value (F25).
    public static let keyAsValue = Code("key-as-value")
    /// A character reference without digits, or to U+0000, stands for U+0000 (F32).
    public static let nullCharacterReference = Code("null-character-reference")
    /// A whole number is written in an unusual form, such as hexadecimal (F34).
    public static let unusualInteger = Code("unusual-integer")
    /// A real is written in an unusual form, such as `nan` (F38).
    public static let unusualReal = Code("unusual-real")
    /// A field of a date is out of range and rolls over (F40).
    public static let dateRollsOver = Code("date-rolls-over")
    /// Characters of a data element are skipped or dropped (F41).
    public static let irregularBase64 = Code("irregular-base64")
    /// A dictionary that stands for a UID (F27).
    public static let uidDictionary = Code("uid-dictionary")
    /// The file begins like a binary one, is none, and is read as text (F3).
    public static let brokenBinary = Code("broken-binary")
    /// `PropertyListDecoder` refuses it, or reads something else; the answer of the reference is taken.
    public static let readersDiffer = Code("readers-differ")
    /// The encoding is guessed from a zero byte, and the first character is lost (F7).
    public static let guessedEncoding = Code("guessed-encoding")
    /// Bytes at the end are too few for a code unit of the encoding, and are left out.
    public static let incompleteCodeUnit = Code("incomplete-code-unit")
    /// A text declared as US-ASCII has other bytes, which are read as Latin-1 (F10).
    public static let nonASCIIBytes = Code("non-ascii-bytes")
    /// The reference on Linux refuses the declared charset, which is read here all the same.
    public static let unsupportedCharset = Code("unsupported-charset")

    /// A block comment runs to the end of the file (F61).
    public static let unterminatedComment = Code("unterminated-comment")
    /// A broken item is silently dropped with what follows in its container (F67a).
    public static let droppedContent = Code("dropped-content")
    /// A text of white space and comments only is read as an empty dictionary (F62).
    public static let blankText = Code("blank-text")
    /// Characters of data that are no hexadecimal digits are taken for such (F65).
    public static let digitLookalike = Code("digit-lookalike")
    /// A key without a value stands for itself (F67).
    public static let keyWithoutValue = Code("key-without-value")
    /// GNUstep tolerates a missing semicolon (F71).
    public static let missingSemicolon = Code("missing-semicolon")
    /// GNUstep reads an empty place as an empty string (F71).
    public static let emptySlot = Code("empty-slot")
    /// A typed value of GNUstep is read as far as it makes sense (F72).
    public static let irregularTypedValue = Code("irregular-typed-value")
    /// The system itself does not read this format.
    public static let formatUnknownToSystem = Code("format-unknown-to-system")

    /// A dictionary has a key that is not a string (F52).
    public static let keyNotString = Code("key-not-string")
    /// An ASCII string has bytes above 127, which are read as Latin-1 (F50).
    public static let latin1InASCIIString = Code("latin1-in-ascii-string")
    /// A lone surrogate is read as U+FFFD (F50).
    public static let loneSurrogate = Code("lone-surrogate")
    /// The high half of a 16-byte integer, which the reference ignores, is kept (F50).
    public static let wideInteger = Code("wide-integer")
    /// The binary header has a version other than `00` (F49).
    public static let unusualVersion = Code("unusual-version")
  }

  /// The kind of leniency.
  public let code: Code
  /// The bytes of the file in question.
  public let range: ByteRange
  /// One sentence for a person: what is unusual, and what the system makes of it.
  public let message: String

  /// Creates a leniency.
  public init(_ code: Code, _ range: ByteRange, _ message: String) {
    self.code = code
    self.range = range
    self.message = message
  }
}

extension Leniency {
  /// So many leniencies are noted in a file; more of them tell nobody anything new.
  static var limit: Int { 10_000 }
}
