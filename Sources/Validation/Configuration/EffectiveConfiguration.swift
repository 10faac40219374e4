public import KeyCatalog
public import SourceText

/// What counts for one file, and where each part of it comes from.
public struct EffectiveConfiguration: Sendable {
  /// Where a value comes from.
  public enum Origin: Sendable, Hashable {
    /// Nobody said anything else.
    case standard
    /// The configuration, for all files.
    case configuration(ByteRange)
    /// The override with an index, from 0.
    case override(Int, ByteRange)
    /// An option of the call, by its name.
    case option(String)
  }

  /// A value with its origin.
  public struct Value<Content: Sendable>: Sendable {
    /// The value.
    public let value: Content
    /// Where it comes from.
    public let origin: Origin

    /// Creates a value.
    public init(_ value: Content, from origin: Origin) {
      self.value = value
      self.origin = origin
    }
  }

  /// The platform, nil to find out.
  public var platform: Value<Platform>?
  /// The oldest system the bundle runs on, nil to find out.
  public var minimumOS: Value<SystemVersion>?
  /// The kind of bundle, nil to find out.
  public var kind: Value<BundleKind>?
  /// What the file is meant for, nil to find out.
  public var profile: Value<Profile>?
  /// The point in time whose view of the keys counts.
  public var era = Value(Era.today, from: .standard)
  /// The least severity that makes a check fail.
  public var failOn = Value(Severity.error, from: .standard)
  /// The rules that are checked, and their severities.
  public private(set) var rules = RuleSelection.all
  /// Where what counts for each rule comes from, by the position in ``Rule/all``.
  public private(set) var ruleOrigins = Array(repeating: Origin.standard, count: Rule.all.count)

  /// Creates what counts without any configuration.
  public init() {}

  /// Lets options of the call choose rules.
  ///
  /// - Throws: ``UnknownRuleError`` for the first name that no rule has.
  public mutating func choose(select: [String], ignore: [String]) throws(UnknownRuleError) {
    let before = rules
    try rules.choose(select: select, ignore: ignore)
    for (index, rule) in Rule.all.enumerated() where before.contains(rule) != rules.contains(rule) {
      let isIgnored = !rules.contains(rule) && !ignore.isEmpty
      ruleOrigins[index] = .option(isIgnored && select.isEmpty ? "--ignore" : "--select")
    }
  }

  /// Puts settings of a configuration over what counts so far.
  mutating func apply(_ settings: Configuration.Settings, from origin: (ByteRange) -> Origin) {
    if let placed = settings.platform { platform = Value(placed.value, from: origin(placed.range)) }
    if let placed = settings.minimumOS { minimumOS = Value(placed.value, from: origin(placed.range)) }
    if let placed = settings.kind { kind = Value(placed.value, from: origin(placed.range)) }
    if let placed = settings.profile { profile = Value(placed.value, from: origin(placed.range)) }
    if let placed = settings.era { era = Value(placed.value, from: origin(placed.range)) }
    if let placed = settings.failOn { failOn = Value(placed.value, from: origin(placed.range)) }
    for precision in 0...3 {
      for setting in settings.rules where setting.precision == precision {
        rules.set(setting.level, for: setting.rules)
        for index in ruleOrigins.indices where setting.rules.contains(RuleSet(index)) {
          ruleOrigins[index] = origin(setting.range)
        }
      }
    }
  }
}

extension Configuration {
  /// The indexes of the overrides that count for a path from the folder of the configuration.
  public func overrideIndexes(for path: String) -> [Int] {
    overrides.indices.filter { overrides[$0].fits(path) }
  }

  /// What counts where a few overrides do.
  public func effective(overrides indexes: [Int]) -> EffectiveConfiguration {
    var result = EffectiveConfiguration()
    result.apply(settings) { .configuration($0) }
    for index in indexes { result.apply(overrides[index].settings) { .override(index, $0) } }
    return result
  }
}
