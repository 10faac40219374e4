public import KeyCatalog

/// What a check is asked to do; whatever is left out is found out from the file.
public struct CheckOptions: Sendable, Hashable {
  /// The platform.
  public var platform: Platform?
  /// The oldest system the bundle runs on.
  public var minimumOS: SystemVersion?
  /// The kind of bundle that the Info.plists are of; a file that may be one by its name and keys is taken for one.
  public var kind: BundleKind?
  /// Whose keys the files hold.
  public var document: DocumentKind?
  /// What the files are meant for.
  public var profile: Profile?
  /// The point in time whose view of the keys counts.
  public var era: Era
  /// Whether what the system reads although the format forbids it is an error.
  public var isStrict: Bool
  /// How many findings of a rule to report in a file, 0 for all; the rest is counted.
  public var maximumFindings: Int
  /// The rules to check.
  public var rules: RuleSelection
  /// The path from the root of the folder in which relative paths begin, nil if that is not known.
  ///
  /// What a bundle is called says what it is, also where a path begins inside it; a path that leads up by `..` is taken
  /// as it is written.
  public var workingFolder: String?

  /// Creates options.
  public init(
    platform: Platform? = nil, minimumOS: SystemVersion? = nil, kind: BundleKind? = nil,
    document: DocumentKind? = nil, profile: Profile? = nil, era: Era = .today, isStrict: Bool = false,
    maximumFindings: Int = 100, rules: RuleSelection = .all, workingFolder: String? = nil
  ) {
    self.platform = platform
    self.minimumOS = minimumOS
    self.kind = kind
    self.document = document
    self.profile = profile
    self.era = era
    self.isStrict = isStrict
    self.maximumFindings = maximumFindings
    self.rules = rules
    self.workingFolder = workingFolder
  }
}
