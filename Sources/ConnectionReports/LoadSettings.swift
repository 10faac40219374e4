/// What a policy says about one load: the settings that a live attempt can tell apart.
///
/// An exception counts for the host of the URL and for no other, as with an entry of `NSExceptionDomains` without
/// its subdomains. Wherever a redirection leads elsewhere, the default protection stands (R195).
public struct LoadSettings: Sendable, Hashable {
  /// `NSAllowsArbitraryLoads`.
  public var allowsArbitraryLoads: Bool
  /// `NSExceptionMinimumTLSVersion` for the host, nil without such an entry.
  public var minimumVersion: ProtocolVersion?
  /// `NSExceptionRequiresForwardSecrecy` for the host, nil without such an entry.
  public var requiresForwardSecrecy: Bool?
  /// `NSExceptionAllowsInsecureHTTPLoads` for the host, nil without such an entry.
  public var allowsInsecureLoads: Bool?
  /// Whether a package of the NIAP narrows TLS for the host, be it its own or that of the whole policy (A27).
  public var isNIAPRestricted: Bool

  /// Creates settings; without any the default protection stands.
  public init(
    allowsArbitraryLoads: Bool = false, minimumVersion: ProtocolVersion? = nil,
    requiresForwardSecrecy: Bool? = nil, allowsInsecureLoads: Bool? = nil, isNIAPRestricted: Bool = false
  ) {
    self.allowsArbitraryLoads = allowsArbitraryLoads
    self.minimumVersion = minimumVersion
    self.requiresForwardSecrecy = requiresForwardSecrecy
    self.allowsInsecureLoads = allowsInsecureLoads
    self.isNIAPRestricted = isNIAPRestricted
  }

  /// Whether anything is said about the host alone.
  public var hasException: Bool {
    minimumVersion != nil || requiresForwardSecrecy != nil || allowsInsecureLoads != nil || isNIAPRestricted
  }

  /// What a connection has to satisfy.
  ///
  /// - Parameters:
  ///   - isNamedHost: Whether it leads to the host that the exception is for.
  public func requirements(forNamedHost isNamedHost: Bool) -> ConnectionRequirements {
    if isNamedHost, hasException {
      let requiresForwardSecrecy = self.requiresForwardSecrecy ?? true
      return ConnectionRequirements(
        allowsCleartext: allowsInsecureLoads == true, minimumVersion: minimumVersion ?? .tls12,
        cipherSuites: isNIAPRestricted
          ? .niapPackage : requiresForwardSecrecy ? .forwardSecret : .forwardSecretAndRSA,
        checksKeySize: requiresForwardSecrecy, checksSignature: true,
        trustMayBeOverridden: allowsInsecureLoads == true)
    }
    return allowsArbitraryLoads ? .unprotected : .standard
  }

  // MARK: As a word of a call

  /// Reads settings as a word: `default`, or parts with commas between them such as `minimum=TLSv1.1,insecure=yes`.
  ///
  /// - Returns: nil for anything else.
  public init?(word: String) {
    self.init()
    if word == "default" { return }
    for part in word.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2 else { return nil }
      switch sides[0] {
      case "minimum":
        guard let version = ProtocolVersion(rawValue: sides[1]) else { return nil }
        minimumVersion = version
      case "arbitrary":
        guard let flag = Self.flag(sides[1]) else { return nil }
        allowsArbitraryLoads = flag
      case "forward-secrecy":
        guard let flag = Self.flag(sides[1]) else { return nil }
        requiresForwardSecrecy = flag
      case "insecure":
        guard let flag = Self.flag(sides[1]) else { return nil }
        allowsInsecureLoads = flag
      case "niap":
        guard let flag = Self.flag(sides[1]) else { return nil }
        isNIAPRestricted = flag
      default: return nil
      }
    }
  }

  /// The settings as a word that ``init(word:)`` reads.
  public var word: String {
    var parts: [String] = []
    if allowsArbitraryLoads { parts.append("arbitrary=yes") }
    if let minimumVersion { parts.append("minimum=\(minimumVersion.rawValue)") }
    if let requiresForwardSecrecy { parts.append("forward-secrecy=\(requiresForwardSecrecy ? "yes" : "no")") }
    if let allowsInsecureLoads { parts.append("insecure=\(allowsInsecureLoads ? "yes" : "no")") }
    if isNIAPRestricted { parts.append("niap=yes") }
    return parts.isEmpty ? "default" : parts.joined(separator: ",")
  }

  private static func flag(_ word: String) -> Bool? {
    switch word {
    case "yes": true
    case "no": false
    default: nil
    }
  }
}
