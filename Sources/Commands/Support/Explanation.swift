internal import CommandLineKit
internal import KeyCatalog
internal import SourceText
internal import Validation

/// Pages about what a user asks for by name.
struct Explanation {
  let era: Era
  let width: Int
  private(set) var pages: [String] = []
  private(set) var records: [KeyRecord] = []
  private(set) var rules: [Rule] = []
  private(set) var storeRules: [StoreRule] = []
  private(set) var capabilities: [DeviceCapability] = []
  private(set) var types: [TypePage] = []
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
    let capability = DeviceCapability.named(name)
    var found = catalog.find(name)
    if let capability {
      capabilities.append(capability)
      pages.append(capability.page.text(width: width))
      // Where the catalog has the name only as a key of the dictionary form, the page says it all.
      found.removeAll { !$0.isTopLevel }
    }
    let conditions = found.isEmpty && capability == nil ? Self.conditions(named: name) : []
    if !found.isEmpty {
      records += found
      for record in found { pages.append(record.page(in: era).text(width: width)) }
    } else if capability != nil {
      return
    } else if !conditions.isEmpty {
      storeRules += conditions
      for condition in conditions {
        pages.append(
          condition.page(finders: Self.finders(of: condition), isComplete: Rule.findsAll(of: condition))
            .text(width: width))
      }
    } else if let rule = Rule.named(name) {
      add([rule])
    } else if let type = TypePage(name) {
      types.append(type)
      pages.append(type.text(width: width))
    } else {
      let judging = Self.rules(citing: name)
      if judging.isEmpty { errors.append(unknown(name)) } else { add(judging) }
    }
  }

  private mutating func add(_ found: [Rule]) {
    rules += found
    for rule in found { pages.append(RulePage(rule).text(width: width)) }
  }

  /// What a store objects to under a code, which may be written as the number alone.
  private static func conditions(named code: String) -> [StoreRule] {
    let isNumber = !code.isEmpty && code.utf8.allSatisfy { $0.isASCIIDigit }
    return StoreRule.named(isNumber ? "ITMS-" + code : code)
  }

  /// The rules that name a number of the specification, such as `R53`, among their references.
  private static func rules(citing reference: String) -> [Rule] {
    Rule.all.filter { rule in rule.references.contains { $0.isSameTextIgnoringCase(as: reference) } }
  }

  /// The ids of the rules that find what a store objects to.
  private static func finders(of condition: StoreRule) -> [String] {
    Rule.finding(condition).map { $0.id }
  }

  private func unknown(_ name: String) -> CommandError {
    var likely = catalog.suggestions(for: name).map { $0.name }
    likely += Suggestions.nearest(to: name, among: Rule.all.map { $0.id })
    likely += Suggestions.nearest(to: name, among: StoreRule.all.map { $0.code })
    likely += Suggestions.nearest(to: name, among: DeviceCapability.all.map { $0.name })
    likely += Suggestions.nearest(to: name, among: TypePage.names)
    var known: Set<String> = []
    // The same name may be known in more than one way.
    likely = likely.filter { known.insert($0).inserted }
    let hint = likely.isEmpty ? nil : "Did you mean \(likely.prefix(3).joined(separator: ", or "))?"
    return CommandError("Nothing is known by the name \(name).", hint: hint, exitCode: .findings)
  }

  /// The pages, with an empty line between them.
  var text: String { pages.joined(separator: "\n") }

  /// Everything that was found as one object.
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
    bytes += (rules.isEmpty ? "], \"storeRules\": " : "\n], \"storeRules\": ").utf8
    bytes += JSONAnswer.list(
      storeRules.map { condition in
        condition.jsonBytes(finders: Self.finders(of: condition), isComplete: Rule.findsAll(of: condition))
      })
    bytes += ", \"deviceCapabilities\": ".utf8
    bytes += JSONAnswer.list(capabilities.map { $0.jsonBytes })
    bytes += ", \"types\": ".utf8
    bytes += JSONAnswer.list(types.map { $0.json })
    return bytes + "}\n".utf8
  }
}
