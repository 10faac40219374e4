internal import KeyCatalog
internal import PropertyLists
internal import Validation

extension JSONBuilder {
  /// Writes what SARIF calls the driver: the program and its rules.
  mutating func sarifDriver(version: String) {
    beginObject()
    entry("name", "infoplist")
    entry("semanticVersion", version)
    key("rules")
    beginArray()
    for rule in Rule.all { sarifRule(rule) }
    endArray()
    endObject()
  }

  private mutating func sarifRule(_ rule: Rule) {
    beginObject()
    entry("id", rule.id)
    sarifText("shortDescription", rule.summary)
    sarifText("fullDescription", rule.explanation.finds)
    key("help")
    beginObject()
    entry("text", rule.helpParts.map { "\($0.heading): \($0.text)" }.joined(separator: "\n\n"))
    entry("markdown", rule.helpParts.map { "**\($0.heading)**\n\n\($0.text)" }.joined(separator: "\n\n"))
    endObject()
    key("defaultConfiguration")
    beginObject()
    entry("level", rule.usualSeverity.name)
    endObject()
    key("properties")
    beginObject()
    entry("tags", [rule.topic.name] + rule.references)
    endObject()
    endObject()
  }

  /// Writes a key with a message object.
  mutating func sarifText(_ key: String, _ text: String) {
    self.key(key)
    beginObject()
    entry("text", text)
    endObject()
  }
}

extension Rule {
  /// The parts of the rule's page that help with a finding.
  fileprivate var helpParts: [(heading: String, text: String)] {
    var parts = [
      (heading: "What it finds", text: explanation.finds),
      (heading: "Why it matters", text: explanation.matters), (heading: "Instead", text: explanation.instead),
    ]
    if let fix = explanation.fix { parts.append((heading: "Fix", text: fix)) }
    parts.append((heading: "Sources", text: explanation.sources))
    return parts
  }

  /// The worst severity its findings have today in a finished bundle, or in any other profile if it has none.
  fileprivate var usualSeverity: Severity {
    func worst(in profiles: [Profile]) -> Severity? {
      aspects.flatMap { aspect in profiles.compactMap { aspect.levels[.today, $0].severity } }.max()
    }
    return worst(in: [.built]) ?? worst(in: Profile.allCases) ?? .note
  }
}
