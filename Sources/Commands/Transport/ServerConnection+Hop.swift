internal import ConnectionReports
internal import TransportSecurity

extension ServerConnection {
  /// The connection of an attempt.
  ///
  /// Which logs of certificate transparency count is not known here, so every timestamp does. Authorities that this
  /// machine trusts stand for those that come with the system; those that the call names do not.
  init(_ hop: HopReport) {
    self.init(timestampCount: nil, isPubliclyTrusted: false)
    version = hop.version.flatMap { TLSVersion(name: $0.rawValue) }
    cipherSuite = hop.cipherSuite ?? ""
    hasExtendedMasterSecret = hop.hasExtendedMasterSecret ?? true
    guard let certificate = hop.certificate else { return }
    key =
      switch certificate.keyType {
      case "RSA": .rsa(certificate.keyBits)
      case "EC": .ellipticCurve(certificate.keyBits)
      default: .other
      }
    hashBits = certificate.hashBits ?? 256
    isTrusted = certificate.trustFailure == nil && certificate.matchesHost
    isAcceptedByProgram = !isTrusted
    isPubliclyTrusted = isTrusted && !certificate.isPrivatelyTrusted
    timestampCount = certificate.timestampCount
    leafDigest = certificate.pin
    authorityDigests = certificate.authorityPins
  }
}

extension ConnectionFailure {
  /// The failure of an attempt whose connection a decision refuses.
  init(_ failure: TransportFailure, of hop: HopReport) {
    switch failure {
    case .scheme: self.init(.cleartextBlocked, "The policy requires https, and the URL has http.")
    case .version: self.init(.protocolVersion, "The version of TLS is too old for the policy.")
    case .cipherSuite: self.init(.cipherSuite, "The cipher suite is none that the policy allows.")
    case .key: self.init(.keySize, "The certificate's key is too short for the policy.")
    case .signature: self.init(.signatureHash, "The certificate's signature is too weak for the policy.")
    case .trust: self.init(.untrusted, "The certificate is not trusted.")
    case .transparency:
      let count = hop.certificate?.timestampCount ?? 0
      self.init(
        .transparency,
        "The certificate comes with \(count) signed \(count == 1 ? "timestamp" : "timestamps"); two are asked for."
      )
    case .pins: self.init(.pins, "None of the keys that the policy pins is in the chain of certificates.")
    case .masterSecret:
      self.init(.masterSecret, "The handshake has no extended master secret, which the policy asks for.")
    }
  }
}
