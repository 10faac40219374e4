public import SourceText

/// A named part of a slice (M18).
public struct ExecutableSection: Sendable, Hashable {
  /// The segment it says it belongs to.
  public let segment: String
  /// Its own name.
  public let name: String
  /// Where it lies in the file; nil if it takes no room there, or lies outside the slice.
  public let range: ByteRange?
}
