/// What a connection has to fulfill.
public struct TransportRequirements: Sendable, Hashable {
  /// Whether App Transport Security asks for anything; if not, only the usual evaluation of trust is left (R180).
  public var isEnforced: Bool
  /// Whether the connection has to use TLS.
  public var requiresTLS: Bool
  /// The oldest version of TLS, nil for any.
  public var minimumTLS: TLSVersion?
  /// Whether the keys have to be exchanged with forward secrecy.
  public var requiresForwardSecrecy: Bool
  /// Whether the length of the key in the certificate counts; without forward secrecy it does not (A24).
  public var checksKeyLength: Bool
  /// Whether the strength of the certificate's signature counts.
  public var checksSignature: Bool
  /// Whether the policy asks for two timestamps of Certificate Transparency (R201).
  public var requiresTransparency: Bool
  /// Whether the system asks for them of every public authority.
  public var systemRequiresTransparency: Bool
  /// Whether the program may accept a certificate that the system does not trust (R198, R202).
  public var mayLoosenTrust: Bool
  /// Whether a package of the NIAP narrows the cipher suites and asks for an extended master secret (A27).
  public var isNIAPRestricted: Bool

  /// What is left where App Transport Security is off.
  static func off(on system: TransportSystem) -> TransportRequirements {
    TransportRequirements(
      isEnforced: false, requiresTLS: false, minimumTLS: nil, requiresForwardSecrecy: false,
      checksKeyLength: false, checksSignature: false, requiresTransparency: false,
      systemRequiresTransparency: system.has(.systemTransparency), mayLoosenTrust: true,
      isNIAPRestricted: false)
  }

  /// The full protection, perhaps narrowed by a package.
  static func full(_ context: TransportContext, _ package: NIAPPackage?) -> TransportRequirements {
    TransportRequirements(
      isEnforced: true, requiresTLS: true, minimumTLS: context.baseline.minimumTLS,
      requiresForwardSecrecy: true, checksKeyLength: true, checksSignature: true,
      requiresTransparency: false, systemRequiresTransparency: context.system.has(.systemTransparency),
      mayLoosenTrust: false,
      isNIAPRestricted: context.system.has(.niapPackages) && package?.restricts == true)
  }

  /// What is left under an exception (A24, A27).
  static func except(
    _ exception: DomainException, _ context: TransportContext, _ package: NIAPPackage?
  ) -> TransportRequirements {
    var result = full(context, exception.niapPackage?.value ?? package)
    if let version = exception.minimumTLS { result.minimumTLS = version.value }
    // The package leaves only suites that TLS 1.2 was the first to have (inferred).
    if result.isNIAPRestricted { result.minimumTLS = max(result.minimumTLS ?? .tls12, .tls12) }
    if exception.requiresForwardSecrecy?.value == false {
      result.requiresForwardSecrecy = result.isNIAPRestricted
      result.checksKeyLength = false
    }
    if exception.allowsInsecureHTTP?.value == true {
      result.requiresTLS = false
      result.mayLoosenTrust = true
    }
    if context.system.has(.narrowKeys), exception.requiresTransparency?.value == true {
      result.requiresTransparency = true
    }
    return result
  }

  /// The cipher suites up to TLS 1.2 that are accepted, by their registered names; none where any is.
  public func cipherSuites(_ baseline: TransportBaseline = .standard) -> [String] {
    guard isEnforced, minimumTLS.map({ $0 <= .tls12 }) ?? true else { return [] }
    if isNIAPRestricted {
      return baseline.forwardSecretSuites.filter { Self.usesGCM($0) }
    }
    return baseline.forwardSecretSuites + (requiresForwardSecrecy ? [] : baseline.otherSuites)
  }

  /// The cipher suites of TLS 1.3 that are accepted; none where any is.
  public func tls13CipherSuites(_ baseline: TransportBaseline = .standard) -> [String] {
    isEnforced ? baseline.tls13Suites : []
  }

  private static func usesGCM(_ suite: String) -> Bool {
    let parts = suite.utf8.split(separator: UInt8(ascii: "_"))
    return parts.contains { $0.elementsEqual("GCM".utf8) }
  }
}
