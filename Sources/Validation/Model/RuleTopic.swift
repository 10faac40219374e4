/// The subject a rule is filed under.
public enum RuleTopic: UInt8, Sendable, Hashable, CaseIterable {
  /// Whether the system reads the file at all, and how.
  case syntax
  /// The shape of the document.
  case structure
  /// Which keys there are.
  case keys
  /// What the keys hold.
  case values
  /// Where and since when keys mean something.
  case platforms
  /// What the build adds.
  case building
  /// Comments that hold findings back.
  case suppressions

  /// The word used in reports and options.
  public var name: String {
    switch self {
    case .syntax: "syntax"
    case .structure: "structure"
    case .keys: "keys"
    case .values: "values"
    case .platforms: "platforms"
    case .building: "building"
    case .suppressions: "suppressions"
    }
  }
}
