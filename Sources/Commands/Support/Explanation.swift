internal import CommandLineKit
internal import KeyCatalog
internal import Validation

/// Pages about what a user asks for by name.
struct Explanation {
  let era: Era
  let width: Int
  private(set) var pages: [String] = []
  private(set) var records: [KeyRecord] = []
  private(set) var rules: [Rule] = []
  /// Names nobody knows, each with suggestions.
  private(set) var errors: [CommandError] = []

  private let catalog: Catalog

  init(era: Era, width: Int, catalog: Catalog = .standard) {
    self.era = era
    self.width = width
    self.catalog = catalog
  }

  /// Looks a name up and adds what is known.
  mutating func add(_ name: String) {
    let found = catalog.find(name)
    if !found.isEmpty {
      records += found
      for record in found { pages.append(record.page(in: era).text(width: width)) }
    } else if let rule = Rule.named(name) {
      rules.append(rule)
      pages.append(RulePage(rule).text(width: width))
    } else {
      errors.append(unknown(name))
    }
  }

  private func unknown(_ name: String) -> CommandError {
    var likely = catalog.suggestions(for: name).map { $0.name }
    likely += Suggestions.nearest(to: name, among: Rule.all.map { $0.id })
    let hint = likely.isEmpty ? nil : "Did you mean \(likely.prefix(3).joined(separator: ", or "))?"
    return CommandError("Nothing is known by the name \(name).", hint: hint, exitCode: .findings)
  }

  /// The pages, with an empty line between them.
  var text: String { pages.joined(separator: "\n") }

  /// The records and rules as one object.
  var json: [UInt8] {
    var bytes = Array("{\"schemaVersion\": 1, \"keys\": [".utf8)
    for (index, record) in records.enumerated() {
      bytes += (index == 0 ? "\n" : ",\n").utf8
      bytes += record.jsonBytes(in: era)
    }
    bytes += (records.isEmpty ? "], \"rules\": [" : "\n], \"rules\": [").utf8
    for (index, rule) in rules.enumerated() {
      bytes += (index == 0 ? "\n" : ",\n").utf8
      bytes += RulePage(rule).json
    }
    bytes += (rules.isEmpty ? "]}\n" : "\n]}\n").utf8
    return bytes
  }
}
