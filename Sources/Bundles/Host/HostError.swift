/// Why a host cannot give what it is asked for.
public struct HostError: Error, Sendable, Hashable {
  /// A kind of failure, stable enough to match on.
  public enum Code: Sendable, Hashable {
    /// Nothing stands at the path, or something else than is asked for.
    case missing
    /// It is there and cannot be read.
    case unreadable
    /// A link leads in a circle, or out of the bundle.
    case badLink
    /// It is larger than the host is willing to read.
    case tooLarge
  }

  /// The kind of failure.
  public let code: Code
  /// The path that was asked for.
  public let path: String
  /// One sentence for a person.
  public let message: String

  /// Creates an error.
  public init(_ code: Code, path: String, message: String) {
    self.code = code
    self.path = path
    self.message = message
  }
}
