/// What tells whether a bundle changed since it was registered.
public struct BundleStamp: Sendable, Hashable {
  /// When Info.plist and the executable were changed last, in nanoseconds.
  public let modified: Int64
  /// The hash of all that is kept.
  let hash: Int64
}
