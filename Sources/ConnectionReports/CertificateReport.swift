/// What a server's certificate says, and what trust evaluation makes of it.
///
/// All texts are printable ASCII: whatever else a certificate holds is escaped.
public struct CertificateReport: Sendable, Hashable {
  /// Whom it is for, as a distinguished name.
  public var subject: String
  /// Who issued it, as a distinguished name.
  public var issuer: String
  /// The host names and addresses it is for; of a long list the first.
  public var names: [String]
  /// The kind of key: `RSA`, `EC`, or the name of another.
  public var keyType: String
  /// The size of the key.
  public var keyBits: Int
  /// The name of the algorithm it is signed with.
  public var signatureAlgorithm: String
  /// The size of the hash it is signed over, in bits; nil if the algorithm has none of its own.
  public var hashBits: Int?
  /// The moment from which it is valid, such as `2001-01-01T00:00:00Z`.
  public var notBefore: String
  /// The moment until which it is valid.
  public var notAfter: String
  /// The hash of its public key, as a pin has it: SHA-256 in Base64.
  public var pin: String
  /// The hashes of the public keys of the authorities in its chain, the one that issued it first.
  public var authorityPins: [String]
  /// Whether the chain leads to a certificate that the caller has named, not to one of the system's.
  public var isPrivatelyTrusted: Bool
  /// How many certificates the server has sent.
  public var chainLength: Int
  /// Why the chain is not trusted; nil if it is.
  public var trustFailure: ConnectionFailure?
  /// Whether it is for the host of the URL.
  public var matchesHost: Bool
  /// How many signed timestamps of certificate transparency came with it (R201).
  public var timestampCount: Int

  /// Creates a report.
  public init(
    subject: String, issuer: String, names: [String], keyType: String, keyBits: Int,
    signatureAlgorithm: String,
    hashBits: Int?, notBefore: String, notAfter: String, pin: String, authorityPins: [String],
    isPrivatelyTrusted: Bool, chainLength: Int, trustFailure: ConnectionFailure?, matchesHost: Bool,
    timestampCount: Int
  ) {
    self.subject = subject
    self.issuer = issuer
    self.names = names
    self.keyType = keyType
    self.keyBits = keyBits
    self.signatureAlgorithm = signatureAlgorithm
    self.hashBits = hashBits
    self.notBefore = notBefore
    self.notAfter = notAfter
    self.pin = pin
    self.authorityPins = authorityPins
    self.isPrivatelyTrusted = isPrivatelyTrusted
    self.chainLength = chainLength
    self.trustFailure = trustFailure
    self.matchesHost = matchesHost
    self.timestampCount = timestampCount
  }

  /// Why App Transport Security refuses the key, or nil if it takes it (R187).
  public var keyFailure: ConnectionFailure? {
    switch (keyType, keyBits) {
    case ("RSA", 2048...), ("EC", 256...): nil
    default:
      ConnectionFailure(
        .keySize,
        "The certificate's key is \(keyType) of \(keyBits) bits; RSA of 2048 bits or a curve of 256 bits is the least."
      )
    }
  }

  /// Why App Transport Security refuses the signature, or nil if it takes it (R187).
  public var signatureFailure: ConnectionFailure? {
    if let hashBits, hashBits < 256 {
      return ConnectionFailure(
        .signatureHash,
        "The certificate is signed with \(signatureAlgorithm), over a hash of \(hashBits) bits; 256 are the least."
      )
    }
    return nil
  }
}
