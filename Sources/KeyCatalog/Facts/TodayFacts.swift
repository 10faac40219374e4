/// What newer data than the books say about a key.
public struct TodayFacts: Sendable, Hashable {
  /// How well the facts are founded.
  public enum Confidence: UInt8, Sendable, Hashable {
    /// Read in a source that is named.
    case seen
    /// Read in part, the rest from memory.
    case partlyRecalled
    /// From memory: to be checked before an error rests on it.
    case recalled

    /// The word used in JSON: `seen` or `recalled`.
    public var name: String { self == .recalled ? "recalled" : "seen" }
  }

  /// What belongs to one named value: the symbols or reason codes of a privacy category.
  public struct ListByName: Sendable, Hashable {
    /// The name.
    public let name: String
    /// What belongs to it.
    public let items: [String]
  }

  /// How the key stands, nil where the source only says that there is such a key.
  public internal(set) var status: KeyStatus?
  /// The subject, such as `Purpose strings`, nil where only the books name one.
  public internal(set) var family: String?
  /// The name editors show.
  public internal(set) var readableName: String?
  /// The types the key may have, the usual one first.
  public internal(set) var types: [ValueType] = []
  /// Further types that are understood.
  public internal(set) var lenientTypes: [ValueType] = []
  /// The type of each item of an array.
  public internal(set) var elementType: ValueType?
  /// The type of each value of a dictionary whose keys are free.
  public internal(set) var valueType: ValueShape?
  /// Whether a dictionary takes keys of which the catalog has no record.
  public internal(set) var takesFurtherKeys = false
  /// Where and since when the key means something; empty where no source says.
  public internal(set) var platforms: [Availability] = []
  /// Whether the platforms come from the key's own page rather than from several places.
  public internal(set) var platformsAreFromPage = false
  /// The paths of the keys to use instead; in angle brackets what is not a key.
  public internal(set) var replacedBy: [String] = []
  /// The build setting that writes the key.
  public internal(set) var buildSetting: String?
  /// When a key that is still new was announced, as in `June 2026`.
  public internal(set) var announced: String?
  /// The condition under which the key has to be there, nil if it never has to.
  public internal(set) var requiredWhere: String?
  /// The values the key is known to take.
  public internal(set) var values: [KnownValue] = []
  /// Whether other values are errors.
  public internal(set) var valuesClosed = false
  /// The value that holds when the key is absent.
  public internal(set) var defaultValue: CatalogValue?
  /// What holds when the key is absent, where that depends on something.
  public internal(set) var defaultNote: String?
  /// Rules the value has to keep, ready to be enforced.
  public internal(set) var constraints: [Constraint] = []
  /// Rules the value has to keep, in words.
  public internal(set) var limits: [String] = []
  /// How the key stands to other keys, ready to be enforced.
  public internal(set) var relations: [Relation] = []
  /// How the key stands to other keys, in words.
  public internal(set) var related: [String] = []
  /// What the system does; empty where only the books say.
  public internal(set) var effect = ""
  /// Remarks.
  public internal(set) var notes: String?
  /// The symbols whose use a value declares, by value.
  public internal(set) var apiSymbols: [ListByName] = []
  /// The values that go with a value of the key beside it.
  public internal(set) var reasonsByCategory: [ListByName] = []
  /// How well the facts are founded.
  public internal(set) var confidence = Confidence.seen
  /// Where the facts come from, in words.
  public internal(set) var sources: [String] = []

  init() {}
}
