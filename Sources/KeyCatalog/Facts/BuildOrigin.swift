/// Who writes a key that people need not write themselves.
public struct BuildOrigin: Sendable, Hashable {
  /// Who writes it.
  public let writer: String
  /// When, and from what.
  public let occasion: String
  /// Whether a source file must not hold the key (R6).
  public let mustNotBeSet: Bool
}
