public import KeyCatalog

/// The severities of one kind of finding, by era and profile.
///
/// The names follow the specification: `today` is the newest view, `books` are the views of 2018 and 2010.
public struct Levels: Sendable, Hashable {
  /// A severity, or nothing at all.
  public enum Level: UInt8, Sendable, Hashable {
    /// Not reported.
    case off
    /// Reported as a note.
    case note
    /// Reported as a warning.
    case warning
    /// Reported as an error.
    case error

    /// The severity, nil for ``off``.
    public var severity: Severity? {
      switch self {
      case .off: nil
      case .note: .note
      case .warning: .warning
      case .error: .error
      }
    }
  }

  /// Four profiles of each of three eras, two bits each.
  private var bits: UInt32 = 0

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - level: What counts wherever nothing else is said.
  ///   - source: What counts today for files of a project.
  ///   - stores: What counts today on the way to the App Store, and to people by other ways.
  ///   - developerID: What counts today on the way to people by other ways than the App Store; as for the App
  ///     Store if nothing is said.
  ///   - books2018: What counted in 2018, in every profile.
  ///   - books2010: What counted in 2010, in every profile; as in 2018 if nothing is said.
  init(
    _ level: Level, source: Level? = nil, stores: Level? = nil, developerID: Level? = nil,
    books2018: Level? = nil, books2010: Level? = nil
  ) {
    for profile in Profile.allCases {
      set(books2018 ?? level, .books2018, profile)
      set(books2010 ?? books2018 ?? level, .books2010, profile)
      switch profile {
      case .source: set(source ?? level, .today, profile)
      case .built: set(level, .today, profile)
      case .appStore: set(stores ?? level, .today, profile)
      case .developerID: set(developerID ?? stores ?? level, .today, profile)
      }
    }
  }

  /// Creates a table for findings that concern the way to the App Store only, today.
  init(appStoreOnly level: Level) { set(level, .today, .appStore) }

  /// Creates a table for findings that concern the files of a project only, in any era.
  init(sourceOnly level: Level) {
    for era in Era.allCases { set(level, era, .source) }
  }

  /// The level in an era and profile.
  public subscript(era: Era, profile: Profile) -> Level {
    Level(rawValue: UInt8(truncatingIfNeeded: bits >> Self.shift(era, profile)) & 3) ?? .off
  }

  private mutating func set(_ level: Level, _ era: Era, _ profile: Profile) {
    bits &= ~(3 << Self.shift(era, profile))
    bits |= UInt32(level.rawValue) << Self.shift(era, profile)
  }

  private static func shift(_ era: Era, _ profile: Profile) -> UInt32 {
    2 * (UInt32(era.rawValue) * 4 + UInt32(profile.rawValue))
  }
}
