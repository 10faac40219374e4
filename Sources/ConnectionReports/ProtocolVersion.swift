/// A version of TLS, as `NSExceptionMinimumTLSVersion` names it (R199).
public enum ProtocolVersion: String, Sendable, Hashable, CaseIterable, Comparable {
  case tls10 = "TLSv1.0"
  case tls11 = "TLSv1.1"
  case tls12 = "TLSv1.2"
  case tls13 = "TLSv1.3"

  /// Whether the left one is the older.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
