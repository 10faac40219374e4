/// What one connection has to satisfy.
public struct ConnectionRequirements: Sendable, Hashable {
  /// Which cipher suites are offered.
  public enum CipherSuites: Sendable, Hashable {
    /// The eleven suites with forward secrecy (R185), and those of TLS 1.3.
    case forwardSecret
    /// The six with RSA key exchange too (R186).
    case forwardSecretAndRSA
    /// The four of them with AES-GCM and those of TLS 1.3, with signatures over SHA-256 and better (A27).
    case niapPackage
    /// All that encrypt and authenticate.
    case any
  }

  /// Whether a URL with `http` is loaded.
  public let allowsCleartext: Bool
  /// The oldest version of TLS.
  public let minimumVersion: ProtocolVersion
  /// The cipher suites offered.
  public let cipherSuites: CipherSuites
  /// Whether the key of the leaf has to be RSA of 2048 bits or on a curve of 256 bits at least (R187).
  public let checksKeySize: Bool
  /// Whether the leaf has to be signed over a hash of 256 bits at least (R187).
  public let checksSignature: Bool
  /// Whether the app may accept a certificate that the system does not trust (R198).
  public let trustMayBeOverridden: Bool

  /// Creates requirements.
  public init(
    allowsCleartext: Bool, minimumVersion: ProtocolVersion, cipherSuites: CipherSuites, checksKeySize: Bool,
    checksSignature: Bool, trustMayBeOverridden: Bool
  ) {
    self.allowsCleartext = allowsCleartext
    self.minimumVersion = minimumVersion
    self.cipherSuites = cipherSuites
    self.checksKeySize = checksKeySize
    self.checksSignature = checksSignature
    self.trustMayBeOverridden = trustMayBeOverridden
  }

  /// The default protection (R182-R187).
  public static let standard = ConnectionRequirements(
    allowsCleartext: false, minimumVersion: .tls12, cipherSuites: .forwardSecret, checksKeySize: true,
    checksSignature: true, trustMayBeOverridden: false)

  /// No protection beyond the usual evaluation of the server's certificate (R180).
  public static let unprotected = ConnectionRequirements(
    allowsCleartext: true, minimumVersion: .tls10, cipherSuites: .any, checksKeySize: false,
    checksSignature: false, trustMayBeOverridden: false)
}
