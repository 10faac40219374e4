/// What the reference books of 2010 and 2018 said about a key.
public struct BookFacts: Sendable, Hashable {
  /// The year of the newest book that covers the key: 2010 or 2018.
  public let asOf: Int
  /// How the key stood.
  public let status: KeyStatus
  /// The chapter: `CoreFoundation`, `LaunchServices`, `Cocoa`, `MacOSX` or `UIKit`.
  public let family: String
  /// The finer subject, such as `Document types`.
  public let group: String
  /// The name editors showed, as in `Bundle identifier`.
  public internal(set) var readableName: String?
  /// The types the key may have, the usual one first.
  public internal(set) var types: [ValueType] = []
  /// The type of each item of an array.
  public internal(set) var elementType: ValueType?
  /// The type of each value of a dictionary whose keys are free.
  public internal(set) var valueType: ValueShape?
  /// Whether a dictionary takes keys of which the catalog has no record.
  public internal(set) var takesFurtherKeys = false
  /// Types seen in practice, to be accepted with a warning; never from the books.
  public internal(set) var lenientTypes: [ValueType] = []
  /// Where and since when the key means something.
  public internal(set) var platforms: [Availability] = []
  /// The paths of the keys to use instead.
  public internal(set) var replacedBy: [String] = []
  /// The path of the key this is a misprint of.
  public internal(set) var aliasOf: String?
  /// The condition under which the key has to be there, nil if it never has to.
  public internal(set) var requiredWhere: String?
  /// The lists that recommend the key, as in `iOS app (2018)`.
  public internal(set) var recommendedFor: [String] = []
  /// The file with translations of the value, nil if the value is not translated.
  public internal(set) var localizableVia: String?
  /// On what it rests whether the value is translated.
  public internal(set) var localizableBasis: String?
  /// The values the key is known to take.
  public internal(set) var values: [KnownValue] = []
  /// Whether other values are errors.
  public internal(set) var valuesClosed = false
  /// The value that holds when the key is absent.
  public internal(set) var defaultValue: CatalogValue?
  /// Rules the value has to keep.
  public internal(set) var constraints: [Constraint] = []
  /// How the key stands to other keys.
  public internal(set) var relations: [Relation] = []
  /// Who writes the key.
  public internal(set) var writtenBy: BuildOrigin?
  /// What the system does.
  public internal(set) var effect = ""
  /// The paths of other places where the key may stand.
  public internal(set) var alternatePaths: [String] = []
  /// Remarks.
  public internal(set) var notes: String?
  /// Where the books say so.
  public internal(set) var sources: [BookSource] = []
  /// Facts of this record that are not in the books.
  public internal(set) var beyondSeeds: [String] = []

  /// Whether a value is translated.
  public var isLocalizable: Bool { localizableVia != nil }

  init(asOf: Int, status: KeyStatus, family: String, group: String) {
    self.asOf = asOf
    self.status = status
    self.family = family
    self.group = group
  }
}
