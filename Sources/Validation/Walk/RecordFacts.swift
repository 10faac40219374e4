import SourceText

internal import KeyCatalog

/// What the rules ask of one record again and again, read once.
final class RecordFacts {
  /// The record.
  let record: KeyRecord
  /// Whether the era knows the key.
  let isKnown: Bool
  /// Whether everything that is said today rests on memory, and the books say nothing, or the key is none of
  /// the system's: nothing of it is worth more than a note.
  let isRecalled: Bool
  /// The type of each item of an array.
  let itemShape: ValueShape?
  /// The type of each value of a dictionary whose keys are free.
  let memberShape: ValueShape?
  /// The types that depend on the platform; empty if none do.
  let typesByPlatform: [(platform: Platform, shape: ValueShape)]
  /// The values the key, or each item of an array, is known to take.
  let values: [KnownValue]
  /// The texts among them.
  let listedTexts: [String]
  /// The values that are texts, with their texts in small letters.
  private(set) lazy var similarTexts = values.compactMap { value in
    value.value.string.map { (value: value, small: $0.utf8.map { $0.asciiLowercased }) }
  }
  /// Whether other values are errors.
  let valuesAreClosed: Bool
  /// Whether a value that no list has is worth a warning, although there may be newer ones: the books demand a
  /// listed one, and newer data have a list of their own (R219, R220).
  private(set) lazy var asksForListedValue: Bool = {
    guard era == .today, !valuesAreClosed, !values.isEmpty else { return false }
    if role == .watchModes { return true }
    let isDemanded = { (era: Era) in
      self.record.constraints(in: era).contains { $0.kind == .oneOf || $0.kind == .eachOneOf }
    }
    return record.hasConstraints && isDemanded(.books2018) && !isDemanded(.today)
  }()
  /// The keys to use in place of this one.
  private(set) lazy var replacements = record.replacements(in: era)
  /// What those are called in the dictionary they stand in.
  private(set) lazy var replacementNames = replacements.compactMap { path -> String? in
    guard case .key(let name)? = RecordPath(path)?.components.last else { return nil }
    return name
  }
  /// Which rules made for single keys look at it.
  let role: KeyRole
  /// The demands on the value that can be checked within the document.
  let demands: [Demand]
  /// The demands on the keys of the dictionary.
  let keyDemands: [Demand]
  /// Where the key means something; empty if no source says.
  let platforms: PlatformSet
  /// Whether some platform has a version to compare with the oldest system.
  let hasVersions: Bool
  /// How the key stands.
  let status: KeyStatus
  /// The relations that exclude other keys.
  let exclusions: [Relation]
  /// The relations that ask for other keys beside this one.
  let requirements: [RelatedKeys]
  /// The relations that ask for keys in the dictionary, or in each item.
  let memberRequirements: [RelatedKeys]
  /// The relations by which this key counts for nothing beside others.
  let shadows: [RelatedKeys]
  /// The demands about where the key may stand, and what must be there besides.
  let placeDemands: [Constraint]
  /// The demands that the value names something else in the document.
  let referenceDemands: [Constraint]
  /// The path of the key this one is a misprint of.
  let aliasOf: String?
  /// Who writes the key, if a source file must not hold it.
  let buildOrigin: BuildOrigin?
  /// The keys each dictionary here has to have.
  let requiredMembers: [RequiredMember]
  /// The keys each dictionary among the items here has to have.
  let requiredMembersOfItems: [RequiredMember]
  /// The top-level key the record lies below, or is.
  let topLevelKey: String
  /// The types the key is meant to have, and those that are understood besides, by their raw values.
  private let expectedTypes: UInt16
  private let lenientTypes: UInt16
  /// Whose view it is.
  let era: Era
  /// The steps of the rules that have anything to look at here, by profile.
  private var selections: [ActiveRules.Selection?] = [nil, nil, nil, nil]

  /// A key that every dictionary of a kind has to have.
  struct RequiredMember {
    let name: String
    let record: KeyRecord
  }

  /// Reads a record as an era sees it.
  init(_ record: KeyRecord, era: Era) {
    self.record = record
    self.era = era
    isKnown = record.isKnown(in: era)
    isRecalled =
      record.isThirdParty || !record.hasBooks && record.isRecalled
    itemShape = record.elementType(in: era).map { ValueShape($0) }
    let all = record.hasConstraints ? record.constraints(in: era) : []
    typesByPlatform = all.first { $0.kind == .typeByPlatform }?.typesByPlatform ?? []
    let path = record.path
    let role = record.document == .infoPlist ? KeyRole(path: path.description) : .other
    self.role = role
    // What the values of free keys are is said by the record, or else by a demand on it.
    memberShape =
      record.valueType(in: era)
      ?? all.first { $0.kind == .valueType }.flatMap { $0.string.flatMap { ValueShape($0) } }
    let hasOwnRules = role.hasRuleForValue(in: era) || Self.hasTopicRules(path)
    demands =
      hasOwnRules ? [] : all.filter { ConstraintCheck.concernsValues($0, record, era) }.map { Demand($0) }
    keyDemands =
      hasOwnRules ? [] : all.filter { ConstraintCheck.concernsKeys($0, record, era) }.map { Demand($0) }
    placeDemands = all.filter { PlaceCheck.handles($0.kind) }
    referenceDemands = all.filter { $0.kind == .references || $0.kind == .eachReferences }
    values = record.values(in: era)
    listedTexts = values.compactMap { $0.value.string }
    valuesAreClosed =
      record.valuesAreClosed(in: era) && !all.contains { $0.kind == .openEnum }
    var platforms: PlatformSet = []
    var hasVersions = false
    for availability in record.platforms(in: era) {
      platforms.insert(PlatformSet(availability.platform))
      if availability.introduced != nil || availability.obsoleted != nil { hasVersions = true }
    }
    // iPadOS takes the entry of iOS where it has none of its own.
    if platforms.contains(PlatformSet(Platform.iOS)) { platforms.insert(PlatformSet(Platform.iPadOS)) }
    self.platforms = platforms
    self.hasVersions = hasVersions
    status = record.status(in: era)
    let relations = record.hasRelations ? record.relations(in: era) : []
    exclusions = relations.filter { $0.kind == .mutuallyExclusive }
    let related = Self.hasTopicRules(path) ? [] : relations.map { RelatedKeys($0, at: path) }
    let demanding = related.filter { $0.relation.kind == .requires || $0.relation.kind == .requiresOneOf }
    requirements = demanding.filter { $0.areBeside }
    memberRequirements = demanding.filter { $0.areMembers }
    shadows = related.filter { $0.relation.kind == .ignoredIf && $0.areBeside }
    aliasOf = record.aliasOf
    buildOrigin = record.writtenBy.flatMap { $0.mustNotBeSet ? $0 : nil }
    topLevelKey = if case .key(let first)? = path.components.first { first } else { "" }
    (expectedTypes, lenientTypes) = Self.types(of: record, era)
    requiredMembers = Self.requiredMembers(at: record.place, era)
    requiredMembersOfItems = record.place.items.map { Self.requiredMembers(at: $0, era) } ?? []
  }

  private static func types(of record: KeyRecord, _ era: Era) -> (expected: UInt16, lenient: UInt16) {
    var result: (expected: UInt16, lenient: UInt16) = (0, 0)
    for type in ValueType.allCases {
      switch record.match(type, in: era) {
      case .expected: result.expected |= 1 << UInt16(type.rawValue)
      case .lenient: result.lenient |= 1 << UInt16(type.rawValue)
      case .wrong: break
      }
    }
    return result
  }

  /// Whether the key stands at the top level of its document.
  var isTopLevel: Bool { record.isTopLevel }

  /// Whether the key is App Transport Security's, or below it.
  var isAboutTransport: Bool { topLevelKey.isSameText(as: "NSAppTransportSecurity") }

  /// How well a type fits the key.
  func match(_ type: ValueType) -> TypeMatch {
    let bit: UInt16 = 1 << UInt16(type.rawValue)
    return expectedTypes & bit != 0 ? .expected : lenientTypes & bit != 0 ? .lenient : .wrong
  }

  /// The steps of the rules that have anything to look at here.
  ///
  /// - Precondition: The rules of one profile are always the same.
  func steps(of rules: ActiveRules) -> ActiveRules.Selection {
    let number = Int(rules.profile.rawValue)
    if let known = selections[number] { return known }
    let made = rules.selection(for: self)
    selections[number] = made
    return made
  }

  /// Whether rules about a whole subject, which know more than the records, take the place of general ones.
  private static func hasTopicRules(_ path: RecordPath) -> Bool {
    guard case .key(let first)? = path.components.first else { return false }
    // Which key counts depends on the system, and which names match on how connections are made.
    if first.isSameText(as: "NSAppTransportSecurity") { return true }
    return first.utf8.suffix(16).elementsEqual("UsageDescription".utf8)
  }

  /// The keys that the books demand of every dictionary at a place.
  private static func requiredMembers(at place: CatalogPlace, _ era: Era) -> [RequiredMember] {
    guard place.keys == .listed else { return [] }
    var result: [RequiredMember] = []
    for child in place.children {
      guard let record = child.record, record.isKnown(in: era), let condition = record.requiredWhere(in: era)
      else { continue }
      // Other conditions speak of systems and of what programs do.
      if condition.utf8.starts(with: "every ".utf8) {
        result.append(RequiredMember(name: child.name, record: record))
      }
    }
    return result
  }
}

/// The facts of the records met so far.
final class RecordFactsCache {
  private let era: Era
  /// By the numbers of the records.
  private var facts: [RecordFacts?]
  /// The keys that were probably meant by unknown ones.
  var suggestions: SuggestionCache

  private var recommended: [RecommendedSet: [KeyRecord]] = [:]
  private var unique: [DocumentKind: [UniqueRecord]] = [:]

  /// Creates an empty cache for one era and catalog.
  init(era: Era, catalog: Catalog) {
    self.era = era
    facts = Array(repeating: nil, count: catalog.count)
    suggestions = SuggestionCache(catalog)
  }

  /// The facts of a record.
  ///
  /// - Complexity: O(1), once the record has been met.
  subscript(record: KeyRecord) -> RecordFacts {
    if let known = facts[record.ordinal] { return known }
    let made = RecordFacts(record, era: era)
    facts[record.ordinal] = made
    return made
  }

  /// The facts of the record at a place, nil if there is none.
  func facts(at place: CatalogPlace) -> RecordFacts? {
    guard let number = place.ordinal else { return nil }
    return facts[number] ?? place.record.map { self[$0] }
  }

  /// The keys of a kind of document whose values have to differ.
  ///
  /// - Complexity: O(*n*) in the number of records at the first call, O(1) later.
  func uniqueRecords(of document: DocumentKind, in catalog: Catalog) -> [UniqueRecord] {
    if let known = unique[document] { return known }
    let made = catalog.constrainedRecords.filter { $0.document == document }.compactMap {
      UniqueRecord($0, era)
    }
    unique[document] = made
    return made
  }

  /// The keys a list of the books recommends.
  func recommended(_ set: RecommendedSet, in catalog: Catalog) -> [KeyRecord] {
    if let known = recommended[set] { return known }
    let made = catalog.recommended(for: set, in: era)
    recommended[set] = made
    return made
  }
}
