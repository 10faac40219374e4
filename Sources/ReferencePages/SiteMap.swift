internal import KeyCatalog
internal import Validation

/// Which pages there are, and where.
struct SiteMap {
  /// Keys that belong together.
  struct Family {
    let name: String
    let path: String
    var records: [KeyRecord]
  }

  let catalog: Catalog
  /// All records: by document, then by path.
  let records: [KeyRecord]
  let rules: [Rule]
  /// What stores, builds and devices object to, by code.
  let conditions: [StoreRule]
  /// What devices may be asked for, by name.
  let capabilities: [DeviceCapability]
  /// The families, by name.
  let families: [Family]
  private let recordPaths: [String]
  private let familyPaths: [String: String]

  init(catalog: Catalog, rules: [Rule]) {
    self.catalog = catalog
    self.rules = rules
    conditions = StoreRule.all.sorted { $0.code < $1.code }
    capabilities = DeviceCapability.all.sorted { $0.name < $1.name }
    records = catalog.records
    var taken: Set<String> = []
    var paths = Array(repeating: "", count: catalog.count)
    for record in records {
      let names = record.path.components.map { $0 == .items ? "item" : $0.text }
      let stem = "\(record.document.option)/\(names.joined(separator: ".").slug)"
      paths[record.ordinal] = Self.free(stem, &taken)
    }
    recordPaths = paths
    var families: [String: [KeyRecord]] = [:]
    for record in records {
      for family in record.families { families[family, default: []].append(record) }
    }
    self.families = families.sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }.map {
      Family(name: $0.key, path: Self.free("families/\($0.key.slug)", &taken), records: $0.value)
    }
    familyPaths = Dictionary(uniqueKeysWithValues: self.families.map { ($0.name, $0.path) })
  }

  /// A path that no other page has, also where capitals do not count.
  private static func free(_ stem: String, _ taken: inout Set<String>) -> String {
    var name = stem
    var number = 1
    while !taken.insert(name.lowercased()).inserted {
      number += 1
      name = "\(stem)-\(number)"
    }
    return "\(name).html"
  }

  func path(of record: KeyRecord) -> String { recordPaths[record.ordinal] }

  func path(of rule: Rule) -> String { "rules/\(rule.id).html" }

  /// The list of ``conditions``.
  static let storeIndex = "store/index.html"

  /// The list of ``capabilities``.
  static let capabilityIndex = "capabilities/index.html"

  func path(of condition: StoreRule) -> String { "store/\(condition.code.slug).html" }

  func path(of capability: DeviceCapability) -> String { "capabilities/\(capability.name.slug).html" }

  /// The page of the condition that a rule refers to, nil for other references.
  func path(ofReference reference: String) -> String? {
    conditions.first { $0.code == reference || $0.reference == reference }.map { path(of: $0) }
  }

  func path(of document: DocumentKind) -> String { "documents/\(document.option).html" }

  func path(of type: ValueType) -> String { "types/\(type.name).html" }

  func path(ofFamily name: String) -> String? { familyPaths[name] }

  /// The record a word of a text names, nil for an ordinary word.
  ///
  /// Only what looks like a key is looked up: `Colors` is a key somewhere, but mostly just a word.
  func record(named word: String, in document: DocumentKind) -> KeyRecord? {
    let capitals = word.utf8.count { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    guard word.utf8.count >= 6, capitals >= 2 || word.contains("_") || word.contains("."),
      word.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return nil }
    return catalog.record(path: word, document: document)
  }
}
