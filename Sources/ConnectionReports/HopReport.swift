/// What happened on the way to one URL: the first one, or one that a redirection led to.
public struct HopReport: Sendable, Hashable {
  /// The URL, in ASCII.
  public var url: String
  /// The address that took the connection, such as `192.0.2.1:443`.
  public var address: String?
  /// The proxy that was asked to connect, such as `proxy.example.com:3128`.
  public var proxy: String?
  /// The version of TLS that was agreed on.
  public var version: ProtocolVersion?
  /// The name of the cipher suite that was agreed on, as the standards have it.
  public var cipherSuite: String?
  /// Whether the key exchange has forward secrecy.
  public var hasForwardSecrecy: Bool?
  /// Whether the handshake has an extended master secret, or is one of TLS 1.3, which needs none.
  public var hasExtendedMasterSecret: Bool?
  /// The server's certificate.
  public var certificate: CertificateReport?
  /// Whether the load goes on only if the app accepts the certificate itself (R198).
  public var needsOverride = false
  /// The status of the response.
  public var status: Int?
  /// Where the response redirects to, as it says.
  public var location: String?
  /// Why the load fails here; nil if it goes on, or has come to its end.
  public var failure: ConnectionFailure?

  /// Creates the report of a URL that nothing has happened to yet.
  public init(url: String) { self.url = url }
}
