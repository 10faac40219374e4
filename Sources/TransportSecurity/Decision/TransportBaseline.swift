import SourceText

/// What App Transport Security asks of a connection by default, kept as data because it may get stricter (R209).
public struct TransportBaseline: Sendable {
  /// The oldest version of TLS (R184).
  public private(set) var minimumTLS = TLSVersion.tls12
  /// The fewest bits of an RSA key (R187).
  public private(set) var rsaBits = 0
  /// The fewest bits of a key on an elliptic curve (R187).
  public private(set) var ellipticCurveBits = 0
  /// The fewest bits of the digest in the certificate's signature (R187).
  public private(set) var hashBits = 0
  /// The cipher suites up to TLS 1.2 with forward secrecy, by their registered names (R185).
  public private(set) var forwardSecretSuites: [String] = []
  /// Those that come in addition without forward secrecy (R186).
  public private(set) var otherSuites: [String] = []
  /// The cipher suites of TLS 1.3.
  public private(set) var tls13Suites: [String] = []

  /// What the documents say.
  public static let standard: TransportBaseline = {
    let text = transportBaselineRecords.withUTF8Buffer { unsafe String(decoding: $0, as: UTF8.self) }
    guard let baseline = TransportBaseline(text) else { preconditionFailure("the records are malformed") }
    return baseline
  }()

  /// Reads a baseline: on each line a word and its value, as in `rsa-bits 3072`.
  ///
  /// The words are `minimum-tls`, `rsa-bits`, `elliptic-curve-bits` and `hash-bits`, each once, and
  /// `forward-secret`, `without-forward-secrecy` and `tls-1.3`, once for each cipher suite.
  ///
  /// - Returns: nil if a line is anything else.
  public init?(_ text: String) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 2 else { return nil }
      let (word, value) = (fields[0], fields[1])
      if word.isSameText(as: "minimum-tls") {
        guard let version = TLSVersion(name: value) else { return nil }
        minimumTLS = version
      } else if word.isSameText(as: "forward-secret") {
        forwardSecretSuites.append(value)
      } else if word.isSameText(as: "without-forward-secrecy") {
        otherSuites.append(value)
      } else if word.isSameText(as: "tls-1.3") {
        tls13Suites.append(value)
      } else {
        guard let bits = Int(value), (0...1_000_000).contains(bits) else { return nil }
        if word.isSameText(as: "rsa-bits") {
          rsaBits = bits
        } else if word.isSameText(as: "elliptic-curve-bits") {
          ellipticCurveBits = bits
        } else if word.isSameText(as: "hash-bits") {
          hashBits = bits
        } else {
          return nil
        }
      }
    }
  }
}
