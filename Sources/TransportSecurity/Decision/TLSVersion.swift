import SourceText

/// A version of TLS that a policy can ask for (R199).
public enum TLSVersion: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// TLS 1.0.
  case tls10
  /// TLS 1.1.
  case tls11
  /// TLS 1.2, which is asked for by default.
  case tls12
  /// TLS 1.3.
  case tls13

  /// The version in the spelling of policies; nil for any other text, letter case included.
  public init?(name: String) {
    guard let version = Self.allCases.first(where: { $0.name.isSameText(as: name) }) else { return nil }
    self = version
  }

  /// The spelling of policies, such as `TLSv1.2`.
  public var name: String {
    switch self {
    case .tls10: "TLSv1.0"
    case .tls11: "TLSv1.1"
    case .tls12: "TLSv1.2"
    case .tls13: "TLSv1.3"
    }
  }

  /// Compares by age, the oldest first.
  public static func < (left: TLSVersion, right: TLSVersion) -> Bool { left.rawValue < right.rawValue }
}
