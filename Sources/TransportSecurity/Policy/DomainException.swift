/// What a policy says about one domain in `NSExceptionDomains`.
public struct DomainException: Sendable {
  /// The domain as the file has it.
  public let domain: String
  /// The addresses the domain stands for, nil if it is a name.
  public let addresses: AddressRange?
  /// Where the entry stands.
  public let place: TransportPlace

  /// `NSIncludesSubdomains`.
  public internal(set) var includesSubdomains: TransportSetting<Bool>?
  /// `NSExceptionAllowsInsecureHTTPLoads`, or an older name of it.
  public internal(set) var allowsInsecureHTTP: TransportSetting<Bool>?
  /// `NSExceptionMinimumTLSVersion`, or an older name of it.
  public internal(set) var minimumTLS: TransportSetting<TLSVersion>?
  /// `NSExceptionRequiresForwardSecrecy`, or an older name of it.
  public internal(set) var requiresForwardSecrecy: TransportSetting<Bool>?
  /// `NSRequiresCertificateTransparency`.
  public internal(set) var requiresTransparency: TransportSetting<Bool>?
  /// `NSExceptionRequiresNIAPTLSPackageVersion`.
  public internal(set) var niapPackage: TransportSetting<NIAPPackage>?
  /// Keys that do nothing because a newer name of theirs is there as well (A25).
  public internal(set) var superseded: [TransportSetting<String>] = []

  init(domain: String, place: TransportPlace) {
    self.domain = domain
    addresses = AddressRange(domain)
    self.place = place
  }

  /// Whether the domain's settings hold for the names below it; addresses have none.
  public var coversSubdomains: Bool { addresses == nil && includesSubdomains?.value == true }
}
