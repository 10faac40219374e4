public import PropertyLists
public import SourceText

/// A place that was considered for a value, and what came of it.
public struct ValueSource: Sendable {
  /// How a value comes about.
  public enum Step: Sendable, Hashable {
    /// By a translation.
    case localized
    /// By a key for this system or device.
    case variant
    /// By the plain key.
    case base
    /// By what holds when the key is absent.
    case standard
    /// By other keys, or the name of the bundle.
    case derived

    /// The word for it in answers.
    public var name: String {
      switch self {
      case .localized: "localized"
      case .variant: "variant"
      case .base: "base"
      case .standard: "default"
      case .derived: "derived"
      }
    }
  }

  /// A value in a file.
  public struct Place: Sendable {
    /// The path of the file.
    public let path: String
    /// The path of the value from the root.
    public let keyPath: [PropertyListPathStep]
    /// The bytes of the value.
    public let range: ByteRange
    /// The document, for lines and columns.
    public let document: PropertyListDocument
  }

  /// How the value would come about.
  public let step: Step
  /// What it comes from, in a few words, or the path of a file.
  public let source: String
  /// Where it stands, nil if it stands nowhere.
  public let place: Place?
  /// Whether it is the one that counts.
  public internal(set) var isChosen: Bool
  /// Why it counts, or does not.
  public internal(set) var why: String
}
