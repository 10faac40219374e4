/// How a key stands to other keys.
public struct Relation: Sendable, Hashable {
  /// The kinds of relation.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    /// The others have to be there as well.
    case requires
    /// One of the others has to be there.
    case requiresOneOf
    /// Only one of the two may be there.
    case mutuallyExclusive
    /// This key counts for nothing beside the others.
    case ignoredIf
    /// The others count for nothing beside this key.
    case overrides
    /// The others are read where this key is absent.
    case fallbackTo
    /// The value has to equal the other.
    case mustEqual
    /// This key has taken the place of the others.
    case replaces

    /// The word used in records, reports and JSON.
    public var name: String {
      switch self {
      case .requires: "requires"
      case .requiresOneOf: "requiresOneOf"
      case .mutuallyExclusive: "mutuallyExclusive"
      case .ignoredIf: "ignoredIf"
      case .overrides: "overrides"
      case .fallbackTo: "fallbackTo"
      case .mustEqual: "mustEqual"
      case .replaces: "replaces"
      }
    }
  }

  /// What the relation is.
  public let kind: Kind
  /// Whether it has to hold (`must`), or had better hold (`should`).
  public let isMust: Bool
  /// The paths of the other keys, as in `CFBundleDocumentTypes[].LSItemContentTypes`.
  ///
  /// A target in angle brackets with blanks in it is not a key but something outside the document, such as
  /// `<file system name of the bundle>`.
  public let targets: [String]
  /// The relation in words.
  public let note: String
}
