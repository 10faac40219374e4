/// How a key stands.
public enum KeyStatus: UInt8, Sendable, Hashable, CaseIterable {
  /// In use.
  case current
  /// Works, but its maker advises against it.
  case deprecated
  /// Advised against on some platforms, in use on others.
  case partlyDeprecated
  /// Still read, but something newer is used where it is known.
  case legacy
  /// Replaced by a newer key of the same meaning.
  case superseded
  /// Without effect on systems of today.
  case obsolete
  /// Gone from the newer book.
  case removed
  /// Ignored, or a misprint of another key.
  case unused
  /// Read by the system, described nowhere officially.
  case undocumented

  /// The word used in records, reports and JSON.
  public var name: String { word.description }

  /// The word, as a literal.
  var word: StaticString {
    switch self {
    case .current: "current"
    case .deprecated: "deprecated"
    case .partlyDeprecated: "partlyDeprecated"
    case .legacy: "legacy"
    case .superseded: "superseded"
    case .obsolete: "obsolete"
    case .removed: "removed"
    case .unused: "unused"
    case .undocumented: "undocumented"
    }
  }

  /// Creates a status from its word, whatever its case, or nil if there is no such word.
  public init?(name: String) {
    let word = name.asciiLowercased
    guard let status = Self.allCases.first(where: { $0.name.asciiLowercased.isSameText(as: word) }) else {
      return nil
    }
    self = status
  }

  /// Whether new documents should do without the key (R234).
  public var isAdvisedAgainst: Bool {
    switch self {
    case .deprecated, .legacy, .superseded, .obsolete, .removed, .unused: true
    case .current, .partlyDeprecated, .undocumented: false
    }
  }
}
