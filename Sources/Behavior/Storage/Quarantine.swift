internal import Bundles
internal import KeyCatalog
internal import PropertyLists

/// Whether files that an app makes are quarantined (R127, R128).
public struct Quarantine: Sendable {
  /// Whether the app's files are quarantined at all.
  public let isEnabled: Reading<Bool>
  /// Patterns of paths that are left out.
  public let patterns: Reading<[String]>
  /// Whether the system knows quarantine: from Mac OS X 10.5 on.
  public let isAvailable: Bool

  /// What a quarantined file is marked with, where possible.
  public static let marks = ["time", "app name", "bundle identifier"]

  /// Reads the keys.
  public init(_ context: BehaviorContext) {
    isEnabled = context.flag("LSFileQuarantineEnabled")
    patterns = context.texts("LSFileQuarantineExcludedPathPatterns")
    isAvailable = context.isMac && context.isAtLeast(SystemVersion(10, 5))
  }

  /// The first pattern that leaves a path out, nil if none does.
  public func pattern(excluding path: String, home: String) -> String? {
    patterns.value.first { ShellPattern($0, home: home).matches(path) }
  }

  /// Whether a file the app makes is quarantined.
  public func quarantines(_ path: String, home: String) -> Bool {
    isAvailable && isEnabled.value && pattern(excluding: path, home: home) == nil
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let quarantine = Quarantine(context)
    let marks = marks.enumeration
    var general = "Files the app makes are not quarantined."
    var isQuarantined = quarantine.isAvailable && quarantine.isEnabled.value
    if isQuarantined {
      general = "Files the app makes are quarantined: marked, where possible, with \(marks)."
    }
    if let file = context.state.file {
      isQuarantined = quarantine.quarantines(file, home: context.state.home)
      general = "The file \(file) is \(isQuarantined ? "quarantined, with \(marks)" : "not quarantined")."
    }
    var effects = [
      BehaviorEffect(
        .files, "LSFileQuarantineEnabled", ["R127"], quarantine.isEnabled, .boolean(isQuarantined),
        standard: .boolean(false), general)
    ]
    let count = quarantine.patterns.value.count
    var sentence =
      switch count {
      case 0: "No folder is left out of quarantine."
      case 1: "Files that 1 pattern fits are left out."
      default: "Files that one of \(count) patterns fits are left out."
      }
    if count > 0, !quarantine.isEnabled.value {
      sentence = "The patterns leave nothing out, as nothing is quarantined."
    }
    if let file = context.state.file, count > 0, quarantine.isEnabled.value {
      let pattern = quarantine.pattern(excluding: file, home: context.state.home)
      sentence = "\(pattern.map { "The pattern \($0)" } ?? "No pattern") leaves \(file) out."
    }
    effects.append(
      BehaviorEffect(
        .files, "LSFileQuarantineExcludedPathPatterns", ["R128"], quarantine.patterns,
        .texts(quarantine.patterns.value), sentence))
    return effects
  }
}
