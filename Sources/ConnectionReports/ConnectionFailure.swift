/// Why a load has failed, in the terms of the loading system's errors.
public struct ConnectionFailure: Error, Sendable, Hashable {
  /// A kind of failure, stable enough to match on.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A URL with `http`, where the policy wants `https`.
    case cleartextBlocked = "cleartext-blocked"
    /// The name has no address.
    case hostNotFound = "host-not-found"
    /// No address takes the connection.
    case cannotConnect = "cannot-connect"
    /// The proxy cannot be used, or refuses.
    case proxyFailed = "proxy-failed"
    /// The time is over.
    case timedOut = "timed-out"
    /// The server has closed the connection early.
    case connectionLost = "connection-lost"
    /// Versions of TLS have nothing in common.
    case protocolVersion = "protocol-version"
    /// Cipher suites have nothing in common.
    case cipherSuite = "cipher-suite"
    /// The server speaks TLS wrongly, or not at all.
    case handshakeFailed = "handshake-failed"
    /// The server wants to know who calls.
    case clientCertificateRequired = "client-certificate-required"
    /// The key of the leaf is too small.
    case keySize = "key-size"
    /// The leaf is signed over a weak hash.
    case signatureHash = "signature-hash"
    /// The chain of certificates leads to nobody who is trusted.
    case untrusted
    /// A certificate of the chain is no longer valid.
    case expired
    /// A certificate of the chain is not valid yet.
    case notYetValid = "not-yet-valid"
    /// The certificate is for other hosts.
    case nameMismatch = "name-mismatch"
    /// None of the keys that are pinned is in the chain.
    case pins
    /// Too few signed timestamps of certificate transparency came with the certificate.
    case transparency
    /// The handshake has no extended master secret.
    case masterSecret = "extended-master-secret"
    /// What came is no response of HTTP.
    case badResponse = "bad-response"
    /// A redirection leads to what is no URL to load.
    case badRedirection = "bad-redirection"
    /// There is no end of redirections.
    case tooManyRedirections = "too-many-redirections"
  }

  /// The kind of failure.
  public let kind: Kind
  /// One sentence for a person.
  public let message: String

  /// Creates a failure.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The number in `NSURLErrorDomain`.
  public var code: Int {
    switch kind {
    case .cleartextBlocked: -1022
    case .hostNotFound: -1003
    case .cannotConnect, .proxyFailed: -1004
    case .timedOut: -1001
    case .connectionLost: -1005
    case .protocolVersion, .cipherSuite, .handshakeFailed, .keySize, .signatureHash, .pins, .transparency,
      .masterSecret:
      -1200
    case .expired: -1201
    case .untrusted, .nameMismatch: -1202
    case .notYetValid: -1204
    case .clientCertificateRequired: -1206
    case .badResponse: -1011
    case .badRedirection: -1010
    case .tooManyRedirections: -1007
    }
  }

  /// The number the layer of TLS gives, where the failure is one of TLS.
  public var streamCode: Int? {
    switch kind {
    case .protocolVersion: -9836
    case .cipherSuite: -9824
    case .handshakeFailed: -9800
    case .keySize: -9883
    case .signatureHash: -9884
    case .untrusted: -9807
    case .expired: -9814
    case .notYetValid: -9815
    case .nameMismatch: -9843
    default: nil
    }
  }
}
