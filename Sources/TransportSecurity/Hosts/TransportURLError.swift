/// Why a text is no URL that App Transport Security decides about.
public struct TransportURLError: Error, Sendable {
  /// A kind of mistake.
  public struct Code: Sendable, Hashable {
    /// The name of the kind, the same in every version.
    public var description: String {
      switch kind {
      case .notURL: "not-a-url"
      case .unknownScheme: "unknown-scheme"
      case .noHost: "no-host"
      case .badHost: "bad-host"
      case .badPort: "bad-port"
      }
    }

    /// The text has no scheme, or characters that no URL has.
    public static let notURL = Code(kind: .notURL)
    /// The scheme is none of those that App Transport Security is about.
    public static let unknownScheme = Code(kind: .unknownScheme)
    /// Nothing stands where the host belongs.
    public static let noHost = Code(kind: .noHost)
    /// The host is no name and no address.
    public static let badHost = Code(kind: .badHost)
    /// The port is no number from 0 to 65535.
    public static let badPort = Code(kind: .badPort)

    private enum Kind { case notURL, unknownScheme, noHost, badHost, badPort }
    private let kind: Kind
  }

  /// The kind of mistake.
  public let code: Code
  /// One sentence for a person that completes "The URL …", without the URL.
  public let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
