public import KeyCatalog
public import SourceText

/// What a file `.infoplist.json` says about the files in and below its folder.
public struct Configuration: Sendable {
  /// A value and the bytes of the file it was read from.
  public struct Placed<Value: Sendable>: Sendable {
    /// The value.
    public let value: Value
    /// The bytes of the file.
    public let range: ByteRange
  }

  /// What is said about a rule, a topic, the rules with a code, or `all` rules.
  public struct RuleSetting: Sendable, Hashable {
    /// The name as it is written.
    public let name: String
    /// What counts.
    public let level: RuleLevel
    /// The bytes of the file.
    public let range: ByteRange
    /// The rules that are meant.
    let rules: RuleSet
    /// How exactly they are named; what is named more exactly counts.
    let precision: Int
  }

  /// What may be said for all files, or for some.
  public struct Settings: Sendable {
    /// The platform.
    public internal(set) var platform: Placed<Platform>?
    /// The oldest system the bundle runs on.
    public internal(set) var minimumOS: Placed<SystemVersion>?
    /// The kind of bundle.
    public internal(set) var kind: Placed<BundleKind>?
    /// What the files are meant for.
    public internal(set) var profile: Placed<Profile>?
    /// The point in time whose view of the keys counts.
    public internal(set) var era: Placed<Era>?
    /// The least severity that makes a check fail.
    public internal(set) var failOn: Placed<Severity>?
    /// What is said about rules, in the order of the file.
    public internal(set) var rules: [RuleSetting] = []
  }

  /// What is said for the files that fit some pattern.
  public struct Override: Sendable {
    /// The patterns, from the folder of the configuration.
    public internal(set) var paths: [PathPattern] = []
    /// What counts for the files.
    public internal(set) var settings = Settings()

    /// Whether a pattern fits a path.
    public func fits(_ path: String) -> Bool { paths.contains { $0.fits(path) } }
  }

  /// What counts for all files.
  public internal(set) var settings = Settings()
  /// What counts for some of them; later ones beat earlier ones.
  public internal(set) var overrides: [Override] = []
  /// The paths of files with further keys, from the folder of the configuration.
  public internal(set) var schemas: [Placed<String>] = []

  /// Creates a configuration that says nothing.
  public init() {}
}
