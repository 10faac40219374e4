import SourceText

/// What the checked files are meant for.
public enum Profile: UInt8, Sendable, Hashable, CaseIterable {
  /// Files of a project, as people write them; the build still fills them in.
  case source
  /// Any finished bundle.
  case built
  /// A bundle on its way to the App Store.
  case appStore
  /// A bundle signed with a Developer ID and notarized.
  case developerID

  /// The word used in reports and options: `source`, `built`, `app-store` or `developer-id`.
  public var name: String {
    switch self {
    case .source: "source"
    case .built: "built"
    case .appStore: "app-store"
    case .developerID: "developer-id"
    }
  }

  /// Creates a profile from its word, or nil if there is no such word.
  public init?(name: String) {
    guard let profile = Self.allCases.first(where: { $0.name.isSameText(as: name) }) else { return nil }
    self = profile
  }

  /// Whether the bundle is meant for release.
  public var isRelease: Bool { self == .appStore || self == .developerID }
}
