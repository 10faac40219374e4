/// The versions of one platform on which a key means something.
public struct Availability: Sendable, Hashable {
  /// The platform.
  public let platform: Platform
  /// The first version that knows the key, nil where no source says.
  public let introduced: SystemVersion?
  /// The first version that advises against the key.
  public let deprecated: SystemVersion?
  /// The first version that ignores the key.
  public let obsoleted: SystemVersion?
  /// A remark on these versions.
  public let note: String?
}
