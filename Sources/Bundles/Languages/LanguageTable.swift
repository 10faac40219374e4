/// A table of identifiers, read from a text of entries with an equals sign in them.
struct LanguageTable: Sendable {
  private let values: [String: String]

  init(_ records: StaticString) {
    var values: [String: String] = [:]
    let text = records.withUTF8Buffer { unsafe Array($0) }
    for entry in text.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
      guard let equals = entry.firstIndex(of: UInt8(ascii: "=")) else {
        preconditionFailure("an entry of a table of languages lacks its equals sign")
      }
      let key = String(decoding: entry[..<equals], as: UTF8.self)
      values[key] = String(decoding: entry[(equals + 1)...], as: UTF8.self)
    }
    self.values = values
  }

  subscript(identifier: String) -> String? { values[identifier] }

  static let legacyAliases = LanguageTable(legacyLanguageAliases)
  static let aliases = LanguageTable(languageAliases)
  static let groups = LanguageTable(languageGroups)
  static let systemParents = LanguageTable(systemLanguageParents)
  static let parents = LanguageTable(languageParents)
  static let likelyForms = LanguageTable(likelyLanguageForms)
}
