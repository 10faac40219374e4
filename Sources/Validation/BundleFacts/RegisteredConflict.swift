/// Something that the bundle and another, registered one both claim.
///
/// Who else is registered, the caller knows; see ``BundleContext/conflicts``.
public struct RegisteredConflict: Sendable, Hashable {
  /// The top-level key that claims it.
  public let key: String
  /// What comes of it, in one sentence.
  public let message: String

  /// Creates a conflict.
  public init(key: String, message: String) {
    self.key = key
    self.message = message
  }
}
