/// The parts of a URL that decide whether its load is allowed.
public struct TransportURL: Sendable {
  /// A scheme that App Transport Security is about.
  public enum Scheme: Sendable, Hashable {
    /// Without protection.
    case http
    /// With TLS.
    case https
    /// A web socket without protection; taken to be treated like `http` (inferred).
    case ws
    /// A web socket with TLS; taken to be treated like `https` (inferred).
    case wss

    /// Whether the connection uses TLS.
    public var isSecure: Bool { self == .https || self == .wss }
  }

  /// The URL as it was given.
  public let text: String
  /// The scheme.
  public let scheme: Scheme
  /// The host, in the form in which it is compared.
  public let host: TransportHost
  /// The port, nil if none is written; it plays no part in the decision.
  public let port: Int?
  /// Whether the host is an address that is not written in the usual way, such as `127.1`.
  public let hasUnusualAddress: Bool

  /// Reads a URL.
  ///
  /// User and password, port, path and query are read past. A host beyond ASCII is made small and encoded label
  /// by label; it is expected in composed form (NFC). Characters escaped with `%` count as themselves.
  ///
  /// - Throws: ``TransportURLError`` if the text is no URL, has another scheme, or no host.
  /// - Complexity: O(*n*).
  public init(_ text: String) throws(TransportURLError) {
    var reader = TransportURLReader(text)
    try reader.read()
    guard let scheme = reader.scheme, let host = reader.host else {
      throw TransportURLError(.notURL, "has no scheme, such as https://.")
    }
    self.text = text
    self.scheme = scheme
    self.host = host
    port = reader.port
    hasUnusualAddress = reader.hasUnusualAddress
  }
}
