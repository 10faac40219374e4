/// A list of keys that the books recommend for a kind of bundle (R39–R44).
public enum RecommendedSet: UInt8, Sendable, Hashable, CaseIterable {
  /// Keys an iOS app should have: ten in 2010 and in 2018 (R39, R40).
  case iOSApp
  /// Keys commonly included in iOS apps.
  case commonInIOSApps
  /// Keys a Mac app should have: thirteen in 2010, eleven in 2018 (R41, R42).
  ///
  /// The list of 2010 is kept as printed, with CFBundleIconFiles and LSHasLocalizedDisplayName; neither should
  /// be missed in a Mac app.
  case macApp
  /// Keys that name a Mac app's main resources and class, beside ``macApp``.
  case macAppResources
  /// Keys that are commonly localized (R16).
  case commonlyLocalized
  /// Keys marked Recommended in the summary tables (R44).
  case summaryTable

  /// The name of the list in the records, without its year.
  var recordName: StaticString {
    switch self {
    case .iOSApp: "iOS app"
    case .commonInIOSApps: "commonly included in iOS apps"
    case .macApp: "Cocoa app"
    case .macAppResources: "Cocoa app resources"
    case .commonlyLocalized: "commonly localized"
    case .summaryTable: "marked Recommended in the summary table"
    }
  }
}

extension KeyRecord {
  /// Whether a list recommends the key; today the list of 2018 counts.
  ///
  /// A list without a year in the record held in both years.
  public func isRecommended(for set: RecommendedSet, in era: Era = .today) -> Bool {
    guard entry.books.has(.recommended) else { return false }
    let name = set.recordName.description
    let named = era == .books2010 ? "\(name) (2010)" : "\(name) (2018)"
    return recommendedFor.contains { $0.isSameText(as: name) || $0.isSameText(as: named) }
  }
}

extension Catalog {
  /// The keys a list recommends, in alphabetical order; today the list of 2018 counts (R39–R44).
  public func recommended(for set: RecommendedSet, in era: Era = .today) -> [KeyRecord] {
    sorted { $0.entry.books.has(.recommended) && $0.isRecommended(for: set, in: era) }
  }

  /// The top-level keys that have to be there under some condition; see ``KeyRecord/requiredWhere(in:)``.
  public func required(in document: DocumentKind = .infoPlist, era: Era = .today) -> [KeyRecord] {
    sorted {
      ($0.entry.books.has(.required) || $0.entry.today.has(.required)) && $0.document == document
        && $0.isTopLevel && $0.requiredWhere(in: era) != nil
    }
  }

  /// The keys that the build writes and a source file must not hold (R6, R56, R120, R220).
  public func writtenByBuild() -> [KeyRecord] {
    sorted { $0.writtenBy?.mustNotBeSet ?? false }
  }

  /// The groups of keys of which only one may be there (R133, R236).
  public func mutuallyExclusiveGroups(in era: Era = .today) -> [[KeyRecord]] {
    var groups: [[KeyRecord]] = []
    for record in sorted({ $0.hasRelations }) {
      for relation in record.relations(in: era) where relation.kind == .mutuallyExclusive {
        let others = relation.targets.compactMap { self.record(path: $0, document: record.document) }
        let isKnown = groups.contains { group in
          group.contains(record) && others.allSatisfy { group.contains($0) }
        }
        if !isKnown { groups.append([record] + others) }
      }
    }
    return groups
  }
}
