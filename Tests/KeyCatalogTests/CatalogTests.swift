import KeyCatalog
import Testing

@Suite("The catalog")
struct CatalogTests {
  static let records = Catalog.standard.records

  @Test func `reads every field of every record`() throws {
    try Catalog.standard.checkRecords()
  }

  @Test func `has the keys of the books and of newer data, one record a key`() {
    #expect(Catalog.standard.count == Self.records.count)
    #expect(Self.records.count >= 1057)
    #expect(Self.records.filter { $0.hasBooks }.count == 237)
    #expect(Self.records.filter { $0.document == .infoPlist && $0.hasToday }.count >= 685)
    #expect(Self.records.filter { $0.document == .privacyManifest }.count >= 10)
    #expect(Self.records.filter { $0.document == .entitlements }.count >= 230)
    #expect(Set(Self.records.map { "\($0.document) \($0.path)" }).count == Self.records.count)
  }

  @Test(arguments: records)
  func `finds each record by its path`(record: KeyRecord) throws {
    let path = record.path
    #expect(Catalog.standard.record(path, document: record.document) == record)
    #expect(Catalog.standard.record(path: path.description, document: record.document) == record)
    if path.components.count > 1 { #expect(RecordPath(path.description) == path) }
    #expect(record.place.record == record)
  }

  @Test(arguments: records)
  func `says in each record what the key does and who says so`(record: KeyRecord) {
    #expect(record.effect().hasSuffix("."))
    #expect(!record.types().isEmpty)
    #expect(record.books.map { $0.sources.isEmpty } != true)
    #expect(record.today.map { $0.sources.isEmpty } != true)
    #expect(!record.family.isEmpty)
    #expect(record.isRecalled == (record.today?.confidence == .recalled))
  }

  @Test(arguments: records)
  func `names only keys it has in relations, replacements and aliases`(record: KeyRecord) {
    var targets = record.relations(in: .books2018) + record.relations(in: .today)
    targets += [Relation]()
    var names = targets.flatMap(\.targets)
    names += record.replacements(in: .books2018) + record.replacements(in: .today)
    if let alias = record.aliasOf { names.append(alias) }
    for name in names where !(name.hasPrefix("<") && name.contains(" ")) {
      #expect(Catalog.standard.record(path: name, document: record.document) != nil, "\(name)")
    }
  }

  @Test(arguments: records)
  func `lists values of the types a key may have, each once`(record: KeyRecord) {
    for era in [Era.today, .books2018] {
      let values = record.values(in: era)
      #expect(Set(values.map(\.value)).count == values.count)
      let types =
        record.types(in: era) + record.lenientTypes(in: era)
        + [record.elementType(in: era)].compactMap(\.self)
      for value in values { #expect(types.contains(value.value.type), "\(value.value.words)") }
      #expect(!record.valuesAreClosed(in: era) || !values.isEmpty)
      if record.valuesAreClosed(in: era), let standard = record.defaultValue(in: era) {
        for item in standard.items ?? [standard] { #expect(record.match(item, in: era) == .listed) }
      }
    }
  }

  @Test(arguments: records)
  func `gives arrays the type of their items`(record: KeyRecord) {
    guard record.match(.array) == .expected else { return }
    #expect(record.elementType() != nil)
  }

  @Test(arguments: records)
  func `gives each constraint the argument its kind needs`(record: KeyRecord) {
    for constraint in record.constraints(in: .books2018) {
      switch constraint.kind {
      case .pattern, .eachPattern, .keyPattern, .charset, .versionFormat, .numericString, .urlForm,
        .valueType,
        .keyType, .repeatInVariant, .bundleKind, .appKind, .executableFormat, .fileFormat, .eachReferences:
        #expect(constraint.string != nil)
      case .oneOf, .eachOneOf, .keyOneOf, .keysAre, .digits: #expect(!constraint.values.isEmpty)
      case .noSuffix, .fileIn: #expect(!constraint.strings.isEmpty)
      case .length, .eachLength:
        #expect(["exact", "min", "max"].contains { constraint.integer($0) != nil })
      case .range: #expect(constraint.integer("min") != nil)
      case .minItems, .maxLines, .singleCharacter: #expect(constraint.argument?.integer != nil)
      case .components: #expect(constraint.integer("max2018") != nil)
      case .suffix: #expect(constraint.argument?["suffix"]?.string != nil)
      case .relativePath: #expect(constraint.argument?["base"]?.string != nil)
      case .typeByPlatform: #expect(constraint.typesByPlatform.count == constraint.argument?.members?.count)
      case .imageSize:
        for member in constraint.argument?.members ?? [] { #expect(!member.value.strings.isEmpty) }
      case .equals: #expect(constraint.argument != nil)
      case .languageTag, .eachLanguageTag, .unique, .references: break
      default: #expect(constraint.argument == nil, "\(constraint.kind)")
      }
    }
  }
}
