public import KeyCatalog

/// What a check took one of its inputs for: a bundle, or a single property list.
public struct CheckedInput: Sendable, Hashable {
  /// The path as it was given.
  public let path: String
  /// The kind of bundle, nil if nothing tells.
  public let kind: Inferred<BundleKind>?
  /// The platform, nil if nothing tells, or if the bundle is for several.
  public let platform: Inferred<Platform>?
  /// The oldest system the bundle runs on, nil if nothing tells.
  public let minimumOS: Inferred<SystemVersion>?
  /// The value of `CFBundleIdentifier`, as it stands in the file.
  public let identifier: String?
  /// What the bundle was taken to be meant for.
  public let profile: Inferred<Profile>
  /// The point in time whose view of the keys counts.
  public let era: Era
  /// The indexes of the input's documents in ``CheckReport/documents``.
  public internal(set) var documents: [Int]

  /// Creates an input.
  package init(
    path: String, kind: Inferred<BundleKind>? = nil, platform: Inferred<Platform>? = nil,
    minimumOS: Inferred<SystemVersion>? = nil, identifier: String? = nil, profile: Inferred<Profile>,
    era: Era = .today, documents: [Int]
  ) {
    self.path = path
    self.kind = kind
    self.platform = platform
    self.minimumOS = minimumOS
    self.identifier = identifier
    self.profile = profile
    self.era = era
    self.documents = documents
  }
}
