import SourceText

/// The first requirement that a connection does not fulfill, in the order in which they are checked (R210).
public enum TransportFailure: Error, Sendable, Hashable, CaseIterable {
  /// There is no TLS.
  case scheme
  /// The version of TLS is too old.
  case version
  /// The cipher suite is not allowed.
  case cipherSuite
  /// The key of the certificate is too short.
  case key
  /// The digest in the certificate's signature is too weak.
  case signature
  /// The certificate is not trusted.
  case trust
  /// There are too few timestamps of Certificate Transparency.
  case transparency
  /// None of the pinned keys is in the chain.
  case pins
  /// The extended master secret is missing.
  case masterSecret
}

extension TransportDecision {
  /// Checks a connection to the host of the decision against the requirements.
  ///
  /// - Returns: The first one that fails, nil if the load succeeds.
  public func failure(
    of connection: ServerConnection, baseline: TransportBaseline = .standard
  ) -> TransportFailure? {
    guard let version = connection.version else { return requirements.requiresTLS ? .scheme : nil }
    if requirements.isEnforced {
      if let failure = requirements.protocolFailure(of: connection, version, baseline) { return failure }
      if requirements.checksKeyLength, !baseline.accepts(connection.key) { return .key }
      if requirements.checksSignature, connection.hashBits < baseline.hashBits { return .signature }
    }
    guard connection.isTrusted || (requirements.mayLoosenTrust && connection.isAcceptedByProgram) else {
      return .trust
    }
    let needsTimestamps =
      requirements.requiresTransparency
      || (requirements.systemRequiresTransparency && connection.isPubliclyTrusted && connection.isTrusted)
    if needsTimestamps, let count = connection.timestampCount, count < 2 { return .transparency }
    return fulfillsPins(connection) ? nil : .pins
  }

  /// Whether one key of each kind that is pinned is in the chain (A26).
  private func fulfillsPins(_ connection: ServerConnection) -> Bool {
    let authorities = pins.filter { $0.owner == .authority }
    let leaves = pins.filter { $0.owner == .leaf }
    return
      (authorities.isEmpty
      || authorities.contains { pin in
        connection.authorityDigests.contains { $0.isSameText(as: pin.digest) }
      })
      && (leaves.isEmpty || leaves.contains { $0.digest.isSameText(as: connection.leafDigest) })
  }
}

extension TransportRequirements {
  fileprivate func protocolFailure(
    of connection: ServerConnection, _ version: TLSVersion, _ baseline: TransportBaseline
  ) -> TransportFailure? {
    if let minimumTLS, version < minimumTLS { return .version }
    let suites = version == .tls13 ? tls13CipherSuites(baseline) : cipherSuites(baseline)
    guard suites.contains(where: { $0.isSameText(as: connection.cipherSuite) }) else { return .cipherSuite }
    return isNIAPRestricted && version < .tls13 && !connection.hasExtendedMasterSecret ? .masterSecret : nil
  }
}

extension TransportBaseline {
  /// Whether a key is long enough (R187).
  fileprivate func accepts(_ key: ServerConnection.Key) -> Bool {
    switch key {
    case .rsa(let bits): bits >= rsaBits
    case .ellipticCurve(let bits): bits >= ellipticCurveBits
    case .other: false
    }
  }
}
