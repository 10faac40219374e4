/// What is known about a connection that was made, or might be.
public struct ServerConnection: Sendable {
  /// The key of a certificate.
  public enum Key: Sendable, Hashable {
    /// An RSA key with so many bits.
    case rsa(Int)
    /// A key on an elliptic curve with so many bits.
    case ellipticCurve(Int)
    /// A key of another kind, which no rule allows.
    case other
  }

  /// The version of TLS; nil without TLS.
  public var version: TLSVersion?
  /// The cipher suite, by its registered name.
  public var cipherSuite: String
  /// The key of the server's certificate.
  public var key: Key
  /// How many bits the digest in its signature has: 160 for SHA-1, 256 for SHA-256.
  public var hashBits: Int
  /// Whether the system, the user or an administrator trusts the chain, the dates are right and the name fits.
  public var isTrusted: Bool
  /// Whether the program's own code accepts the certificate although the system does not.
  public var isAcceptedByProgram: Bool
  /// How many valid timestamps of trusted logs come with the certificate; nil if that is not known.
  public var timestampCount: Int?
  /// Whether the chain ends in a root that comes with the system, for which the system asks for timestamps itself.
  public var isPubliclyTrusted: Bool
  /// Whether the handshake has an extended master secret; TLS 1.3 always has what it is for.
  public var hasExtendedMasterSecret: Bool
  /// The digest of the server's key, in Base64.
  public var leafDigest: String
  /// The digests of the keys of the authorities in the chain, in Base64.
  public var authorityDigests: [String]

  /// Creates a connection; by default one that fulfills everything.
  public init(
    version: TLSVersion? = .tls13, cipherSuite: String = "TLS_AES_128_GCM_SHA256",
    key: Key = .ellipticCurve(256), hashBits: Int = 256, isTrusted: Bool = true,
    isAcceptedByProgram: Bool = false, timestampCount: Int? = 2, isPubliclyTrusted: Bool = true,
    hasExtendedMasterSecret: Bool = true, leafDigest: String = "", authorityDigests: [String] = []
  ) {
    self.version = version
    self.cipherSuite = cipherSuite
    self.key = key
    self.hashBits = hashBits
    self.isTrusted = isTrusted
    self.isAcceptedByProgram = isAcceptedByProgram
    self.timestampCount = timestampCount
    self.isPubliclyTrusted = isPubliclyTrusted
    self.hasExtendedMasterSecret = hasExtendedMasterSecret
    self.leafDigest = leafDigest
    self.authorityDigests = authorityDigests
  }
}
