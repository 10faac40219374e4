public import SourceText

/// A mistake in a file that configures the program: a configuration, a schema, or a baseline.
///
/// The message is one sentence without a place: ``range`` says where.
public struct ConfigurationMistake: Error, Sendable, Hashable {
  /// A kind of mistake, stable enough to match on.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// The name used in reports, such as `unknown-key`.
    public let description: String

    init(_ name: String) { description = name }

    /// Nobody reads the key.
    public static let unknownKey = Code("unknown-key")
    /// The key occurs twice in one object.
    public static let duplicateKey = Code("duplicate-key")
    /// A key that has to be there is not.
    public static let missingKey = Code("missing-key")
    /// The value is of the wrong type.
    public static let wrongType = Code("wrong-type")
    /// The value is not one of those possible.
    public static let unknownValue = Code("unknown-value")
    /// No rule, topic or code has the name.
    public static let unknownRule = Code("unknown-rule")
    /// The text is no pattern for paths.
    public static let invalidPattern = Code("invalid-pattern")
    /// The text is no path of a key.
    public static let invalidPath = Code("invalid-path")
    /// The key of a schema is known already.
    public static let knownKey = Code("known-key")
    /// The file that is named cannot be read.
    public static let unreadableFile = Code("unreadable-file")
    /// The file is of a version that this program does not know.
    public static let unknownVersion = Code("unknown-version")
  }

  /// The kind of mistake.
  public let code: Code
  /// The bytes of the file at fault.
  public let range: ByteRange
  /// What is wrong, in one sentence.
  public let message: String
  /// What to do about it, if that is known.
  public let hint: String?

  /// Creates a mistake.
  public init(_ code: Code, _ range: ByteRange, _ message: String, hint: String? = nil) {
    self.code = code
    self.range = range
    self.message = message
    self.hint = hint
  }
}
