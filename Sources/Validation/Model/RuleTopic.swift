/// The subject a rule is filed under.
public enum RuleTopic: UInt8, Sendable, Hashable, CaseIterable {
  /// Whether the system reads the file at all, and how.
  case syntax
  /// The shape of the document.
  case structure
  /// What identifies a bundle: its identifier, its versions, its names.
  case identity
  /// Which documents, types and URLs a program deals with.
  case documents
  /// Icons of programs.
  case icons
  /// Services and plug-ins.
  case services
  /// Which keys there are.
  case keys
  /// What the keys hold.
  case values
  /// Where and since when keys mean something.
  case platforms
  /// What the system protects from programs.
  case privacy
  /// Which connections are allowed.
  case transport
  /// Whether and how the program starts.
  case launching
  /// Windows, screens and devices.
  case interface
  /// App extensions, and programs for Apple Watch.
  case extensions
  /// The way to the store.
  case distribution
  /// Languages.
  case localization
  /// What the build adds.
  case building
  /// Comments that hold findings back.
  case suppressions

  /// The word used in reports and options.
  public var name: String {
    switch self {
    case .syntax: "syntax"
    case .structure: "structure"
    case .identity: "identity"
    case .documents: "documents"
    case .icons: "icons"
    case .services: "services"
    case .keys: "keys"
    case .values: "values"
    case .platforms: "platforms"
    case .privacy: "privacy"
    case .transport: "transport"
    case .launching: "launching"
    case .interface: "interface"
    case .extensions: "extensions"
    case .distribution: "distribution"
    case .localization: "localization"
    case .building: "building"
    case .suppressions: "suppressions"
    }
  }
}
