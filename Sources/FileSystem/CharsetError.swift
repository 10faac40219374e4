/// Why bytes could not be converted to UTF-8.
public struct CharsetError: Error, Sendable, Hashable {
  /// A kind of failure, stable enough to match on.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// The name of the kind, such as `unknown-charset`.
    public let description: String

    /// This system knows no charset of that name.
    public static let unknownCharset = Code("unknown-charset")
    /// The bytes mean nothing in the charset.
    public static let invalidBytes = Code("invalid-bytes")
    /// The text ends in the middle of a character.
    public static let unexpectedEnd = Code("unexpected-end")

    private init(_ name: String) { description = name }
  }

  /// The kind of failure.
  public let code: Code
  /// The name of the charset, as the caller gave it.
  public let charset: String
  /// The first byte that could not be converted, counted from 0; 0 for an unknown charset.
  public let offset: Int
  /// One sentence for a person, with no place in it: ``offset`` says where.
  public let message: String

  init(_ code: Code, charset: String, offset: Int) {
    self.code = code
    self.charset = charset
    self.offset = offset
    let name = PathText.visible(charset)
    message =
      switch code {
      case .unknownCharset: "The charset “\(name)” is not known to this system."
      case .unexpectedEnd: "The text ends in the middle of a character of the charset “\(name)”."
      default: "These bytes are no character of the charset “\(name)”."
      }
  }
}
