internal import Bundles

/// What an app is looked for to open.
public enum HandlerQuery: Sendable, Hashable {
  /// A document.
  case document(DocumentItem)
  /// An address with a scheme.
  case scheme(String)
}

/// A document as far as claims depend on it.
public struct DocumentItem: Sendable, Hashable {
  /// Its type.
  public var type: String
  /// What its name ends in, without the period; nil if it has no ending, or only the type is known.
  public var filenameExtension: String?
  /// Its type code.
  public var typeCode: String?
  /// Whether it is a folder.
  public var isFolder: Bool
  /// Whether it is a disk.
  public var isVolume: Bool

  /// Creates a document.
  public init(
    type: String, filenameExtension: String? = nil, typeCode: String? = nil, isFolder: Bool = false,
    isVolume: Bool = false
  ) {
    self.type = type
    self.filenameExtension = filenameExtension
    self.typeCode = typeCode
    self.isFolder = isFolder
    self.isVolume = isVolume
  }
}

/// For which roles an app is looked for (L28).
public struct RoleSet: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt8

  /// Creates a set of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Apps that state facts only.
  public static let none = RoleSet(rawValue: 1)
  /// Apps that show.
  public static let viewer = RoleSet(rawValue: 2)
  /// Apps that change.
  public static let editor = RoleSet(rawValue: 4)
  /// Apps that host a process for each.
  public static let shell = RoleSet(rawValue: 8)
  /// Those that documents are opened with.
  public static let opening: RoleSet = [.editor, .viewer]
  /// All of them.
  public static let all: RoleSet = [.editor, .viewer, .shell, .none]

  /// Whether a role is among them.
  public func includes(_ role: HandlerRole) -> Bool {
    switch role {
    case .editor: contains(.editor)
    case .viewer: contains(.viewer)
    case .shell: contains(.shell)
    case .none: contains(.none)
    }
  }
}

/// By what rules an app is looked for.
public struct HandlerOptions: Sendable, Hashable {
  /// The roles.
  public var roles: RoleSet = .opening
  /// Whose order of ranks counts.
  public var order: HandlerRank.Order = .today
  /// The system, nil for any.
  public var system: HostSystem?
  /// Its processor, nil for any.
  public var architecture: String?
  /// What the person chose.
  public var bindings: [UserBinding] = []

  /// Creates options that look for an app to open something with on any system.
  public init() {}

  /// Whether types in claims count: not before Mac OS X 10.4, which looks at endings and codes instead (R74).
  var usesTypes: Bool {
    guard let system, system.system == .macOS else { return true }
    return system.version >= SystemNumber(10, 4)
  }
}
