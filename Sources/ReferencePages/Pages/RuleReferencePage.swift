internal import KeyCatalog
internal import Validation

/// The page of one rule.
struct RuleReferencePage {
  private let rule: Rule
  private let frame: PageFrame
  private let links: LinkedText

  init(_ rule: Rule, _ map: SiteMap) {
    self.rule = rule
    frame = PageFrame(
      title: "\(rule.id) · rule", summary: rule.summary, path: map.path(of: rule),
      trail: [(name: "Rules", path: "rules/index.html")])
    links = LinkedText(map: map, frame: frame, document: .infoPlist)
  }

  var file: ReferenceFile {
    frame.file { html in
      html.element("h1") { html in html.element("code", text: rule.id) }
      html.line()
      html.element("p", ("class", "facts")) { html in
        html.text("Rule · ")
        html.element(
          "a", ("href", frame.address(of: "rules/index.html#\(rule.topic.name)")), text: rule.topic.name)
      }
      html.element("p", ("class", "lead")) { html in links.write(rule.summary, to: &html) }
      html.line()
      prose("What it finds", rule.explanation.finds, &html)
      prose("Why it matters", rule.explanation.matters, &html)
      prose("Instead", rule.explanation.instead, &html)
      if let fix = rule.explanation.fix { prose("Fix", fix, &html) }
      severities(&html)
      examples("Objected to", rule.rejects, &html)
      examples("Accepted", rule.accepts, &html)
      html.section("Sources") { html in
        html.element("p") { html in links.write(rule.explanation.sources, to: &html) }
        if !rule.references.isEmpty { html.element("p") { html in references(&html) } }
      }
    }
  }

  /// Writes the references, those to stores with links.
  private func references(_ html: inout HTMLText) {
    for (index, reference) in rule.references.enumerated() {
      if index > 0 { html.text(", ") }
      if let path = links.map.path(ofReference: reference) {
        html.element("a", ("href", frame.address(of: path)), text: reference)
      } else {
        html.text(reference)
      }
    }
  }

  private func prose(_ heading: String, _ text: String, _ html: inout HTMLText) {
    html.section(heading) { html in html.element("p") { html in links.write(text, to: &html) } }
  }

  private func severities(_ html: inout HTMLText) {
    html.section("Severity") { html in
      let profiles = Profile.allCases
      let rows = rule.aspects.map { aspect in
        var cells = profiles.map { aspect.levels[.today, $0].severity?.name ?? "–" }
        cells += [Era.books2018, .books2010].map { aspect.levels[$0, .built].severity?.name ?? "–" }
        return (name: aspect.summary, cells: cells)
      }
      html.table(
        "By profile today, and in the view of the books",
        columns: ["Finding"] + profiles.map { $0.name } + ["2018", "2010"], rows: rows)
    }
  }

  private func examples(_ heading: String, _ examples: [Validation.Example], _ html: inout HTMLText) {
    if examples.isEmpty { return }
    html.section(heading) { html in
      for example in examples {
        let conditions = Self.conditions(of: example)
        if !conditions.isEmpty { html.element("p", ("class", "more"), text: conditions) }
        html.element("pre", ("tabindex", "0")) { html in
          html.element("code") { html in marked(example.text, &html) }
        }
        html.line()
      }
    }
  }

  /// Writes a text with the places of findings marked in it.
  private func marked(_ text: String, _ html: inout HTMLText) {
    var plain = ""
    var depth = 0
    var found = ""
    for character in text {
      switch character {
      case "⟦":
        depth += 1
        if depth == 1 {
          html.text(plain)
          plain = ""
        }
      case "⟧" where depth > 0:
        depth -= 1
        if depth == 0 {
          html.element("mark", text: found)
          found = ""
        }
      default: if depth > 0 { found.append(character) } else { plain.append(character) }
      }
    }
    html.text(plain + found)
  }

  /// What differs from a finished bundle of today.
  private static func conditions(of example: Validation.Example) -> String {
    var words: [String] = []
    if example.profile != .built { words.append("profile \(example.profile.name)") }
    if example.era != .today { words.append("in the view of \(example.era.name)") }
    if let platform = example.platform { words.append("for \(platform.name)") }
    if let version = example.minimumOS { words.append("from version \(version.description)") }
    if let kind = example.kind { words.append("in a bundle of kind \(kind.name)") }
    return words.joined(separator: ", ")
  }
}
