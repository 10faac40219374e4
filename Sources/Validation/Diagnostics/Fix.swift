public import SourceText

/// A way to mend a finding.
public struct Fix: Sendable, Hashable {
  /// Whether a fix may be applied without asking.
  public enum Safety: UInt8, Sendable, Hashable {
    /// The document means what its author plainly wanted, and nothing else changes.
    case safe
    /// The meaning may change; a person should look.
    case unsafe

    /// The word used in reports: `safe` or `unsafe`.
    public var name: String {
      switch self {
      case .safe: "safe"
      case .unsafe: "unsafe"
      }
    }
  }

  /// What the fix does, as an imperative such as `Replace "YES" by true`.
  public let title: String
  /// Whether it may be applied without asking.
  public let safety: Safety
  /// The replacements, in the bytes of the finding's document; none of them overlap.
  public let edits: [SourceEdit]

  /// Creates a fix.
  public init(_ title: String, safety: Safety, edits: [SourceEdit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}
