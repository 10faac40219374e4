/// The keys of certificates that a policy expects of one domain (A26).
public struct PinnedDomain: Sendable {
  /// The domain as the file has it.
  public let domain: String
  /// The addresses the domain stands for, nil if it is a name.
  public let addresses: AddressRange?
  /// Where the entry stands.
  public let place: TransportPlace
  /// `NSIncludesSubdomains`.
  public internal(set) var includesSubdomains: TransportSetting<Bool>?
  /// The keys, in the order of the file.
  public internal(set) var pins: [TransportPin] = []

  init(domain: String, place: TransportPlace) {
    self.domain = domain
    addresses = AddressRange(domain)
    self.place = place
  }
}

/// The key of a certificate, by its digest.
public struct TransportPin: Sendable {
  /// Whose key it is.
  public enum Owner: Sendable, Hashable {
    /// An authority's, anywhere in the chain.
    case authority
    /// The server's.
    case leaf
  }

  /// Whose key it is.
  public let owner: Owner
  /// The SHA-256 digest of the key's DER form, in Base64.
  public let digest: String
  /// Where it stands.
  public let place: TransportPlace
}
