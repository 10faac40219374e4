/// The bundle that declares a type.
public struct TypeOwner: Sendable, Hashable {
  /// Its identifier, the empty text if it has none.
  public let identifier: String
  /// Its path.
  public let path: String
  /// Its `CFBundleVersion`, the empty text if it has none.
  public let version: String
  /// When it was registered: a later bundle has a larger number.
  public let order: Int

  /// Creates an owner.
  public init(identifier: String, path: String, version: String, order: Int = 0) {
    self.identifier = identifier
    self.path = path
    self.version = version
    self.order = order
  }
}
