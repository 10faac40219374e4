/// How far `NSIncludesSubdomains` of an exception reaches; the documents differ (A17).
public enum SubdomainDepth: Sendable, Hashable, CaseIterable {
  /// To any depth, as the archived reference says (R197).
  case any
  /// To names with one more label, as today's documentation says.
  case one
}
