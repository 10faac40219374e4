public import PropertyLists

/// Something that the bundle and another, registered one both claim.
///
/// Who else is registered, the caller knows; see ``BundleContext/conflicts``.
public struct RegisteredConflict: Sendable, Hashable {
  /// Where the bundle claims it, from the root of Info.plist on.
  public let keyPath: [PropertyListPathStep]
  /// What comes of it, in one sentence.
  public let message: String
  /// The rules of the specification that it is about.
  public let references: [String]
  /// The paths of the others that claim it.
  public let others: [String]

  /// Creates a conflict.
  public init(
    at keyPath: [PropertyListPathStep], message: String, references: [String], others: [String] = []
  ) {
    self.keyPath = keyPath
    self.message = message
    self.references = references
    self.others = others
  }
}
