/// Why a database cannot be read or written.
public struct DatabaseError: Error, Sendable, Hashable {
  /// A kind of failure, stable enough to match on.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// The name of the kind, such as `locked`.
    public let description: String

    /// There is no database at the path.
    public static let missing = Code("missing")
    /// The file is no database of this program.
    public static let foreign = Code("foreign")
    /// A newer version of the program made it.
    public static let newer = Code("newer")
    /// Another process writes it, and did not finish in time.
    public static let locked = Code("locked")
    /// It may not be written.
    public static let readOnly = Code("read-only")
    /// It is damaged.
    public static let damaged = Code("damaged")
    /// There is no room left.
    public static let full = Code("full")
    /// Anything else.
    public static let other = Code("other")

    private init(_ name: String) { description = name }
  }

  /// The kind of failure.
  public let code: Code
  /// One sentence for a person, with the path in it.
  public let message: String
  /// What to do about it, nil where nothing can be advised.
  public let hint: String?

  /// Creates an error.
  public init(_ code: Code, _ message: String, hint: String? = nil) {
    self.code = code
    self.message = message
    self.hint = hint
  }
}
