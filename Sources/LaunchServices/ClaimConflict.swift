/// Something that several bundles claim, and only one can have.
public struct ClaimConflict: Sendable, Hashable {
  /// A kind of conflict.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// Bundles at different paths have one identifier.
    case duplicateIdentifier
    /// Several apps export one type.
    case severalExporters
    /// An app exports a type that the system exports.
    case systemType
    /// Several types are declared with one ending, and conform not to each other.
    case sharedExtension
    /// Several apps say they own the documents of a type.
    case severalOwners
    /// Several apps claim one scheme.
    case sharedScheme

    /// The word for it in answers.
    public var name: String {
      switch self {
      case .duplicateIdentifier: "duplicate-identifier"
      case .severalExporters: "several-exporters"
      case .systemType: "system-type"
      case .sharedExtension: "shared-extension"
      case .severalOwners: "several-owners"
      case .sharedScheme: "shared-scheme"
      }
    }
  }

  /// The kind.
  public let kind: Kind
  /// What is claimed: an identifier, a type, an ending or a scheme.
  public let subject: String
  /// The paths of the bundles, in the order of their registration.
  public let paths: [String]
  /// What comes of it, in a sentence.
  public let message: String
}
