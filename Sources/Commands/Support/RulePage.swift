internal import KeyCatalog
internal import Validation

/// The page of a rule, for people and for programs.
struct RulePage {
  let rule: Rule

  init(_ rule: Rule) { self.rule = rule }

  func text(width: Int) -> String {
    var sections = [
      KeyPage.Section(heading: "What it finds", blocks: [.paragraph(rule.explanation.finds)]),
      KeyPage.Section(heading: "Why it matters", blocks: [.paragraph(rule.explanation.matters)]),
    ]
    if let example = rule.rejects.first {
      let lines = example.text.filter { $0 != "⟦" && $0 != "⟧" }.split(separator: "\n").map(String.init)
      sections.append(KeyPage.Section(heading: "Example", blocks: [.sample(lines)]))
    }
    sections.append(KeyPage.Section(heading: "Instead", blocks: [.paragraph(rule.explanation.instead)]))
    if let fix = rule.explanation.fix {
      sections.append(KeyPage.Section(heading: "Fix", blocks: [.paragraph(fix)]))
    }
    sections.append(
      KeyPage.Section(
        heading: "Severity",
        blocks: rule.aspects.map { aspect in
          .item(term: aspect.summary, text: Self.severities(of: aspect))
        }))
    sections.append(
      KeyPage.Section(
        heading: "Sources",
        blocks: [.paragraph(rule.explanation.sources), .paragraph(rule.references.joined(separator: ", "))]))
    let page = KeyPage(
      title: rule.id, subtitle: "Rule · \(rule.topic.name)", summary: rule.summary, sections: sections)
    return page.text(width: width)
  }

  /// The severities of today in each profile, and those of the books.
  private static func severities(of aspect: Aspect) -> String {
    func word(_ era: Era, _ profile: Profile) -> String {
      aspect.levels[era, profile].severity?.name ?? "off"
    }
    let today = Profile.allCases.map { "\($0.name) \(word(.today, $0))" }.joined(separator: ", ")
    return "\(today); in 2018 \(word(.books2018, .built)), in 2010 \(word(.books2010, .built))"
  }

  var json: [UInt8] {
    var bytes = Array("{\"id\": ".utf8)
    func add(_ name: String, _ value: [UInt8]) {
      bytes += ", \"\(name)\": ".utf8
      bytes += value
    }
    bytes += JSONAnswer.string(rule.id)
    add("topic", JSONAnswer.string(rule.topic.name))
    add("summary", JSONAnswer.string(rule.summary))
    add("finds", JSONAnswer.string(rule.explanation.finds))
    add("matters", JSONAnswer.string(rule.explanation.matters))
    add("instead", JSONAnswer.string(rule.explanation.instead))
    add("fix", rule.explanation.fix.map { JSONAnswer.string($0) } ?? Array("null".utf8))
    add("references", JSONAnswer.list(rule.references.map { JSONAnswer.string($0) }))
    add("severities", JSONAnswer.list(rule.aspects.map { severities($0) }))
    return bytes + "}".utf8
  }

  private func severities(_ aspect: Aspect) -> [UInt8] {
    var bytes = Array("{\"aspect\": ".utf8)
    bytes += JSONAnswer.string(aspect.id)
    for era in Era.allCases {
      for profile in Profile.allCases {
        let word = aspect.levels[era, profile].severity?.name
        bytes += ", \"\(era.name)/\(profile.name)\": ".utf8
        bytes += word.map { JSONAnswer.string($0) } ?? Array("null".utf8)
      }
    }
    return bytes + "}".utf8
  }
}
