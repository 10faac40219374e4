internal import KeyCatalog
internal import Validation

/// A page that lists keys, rules, or whatever else has a page.
struct ListPage {
  private enum Content {
    case keys([KeyRecord])
    case rules
    /// Names with the paths of their pages and what they stand for.
    case names([(name: String, path: String, meaning: String)])
  }

  private let title: String
  private let summary: String
  private let path: String
  private let content: Content

  /// The lists by document, by family and by type, and those of rules, store codes and capabilities.
  static func all(of map: SiteMap) -> [ListPage] {
    var pages = DocumentKind.allCases.map { document in
      ListPage(
        title: "Keys of \(document.name)", summary: "All keys of \(document.name), nested ones included.",
        path: map.path(of: document), content: .keys(map.records.filter { $0.document == document }))
    }
    pages += map.families.map { family in
      ListPage(
        title: family.name, summary: "Keys of the family \(family.name).", path: family.path,
        content: .keys(family.records))
    }
    pages += ValueType.allCases.map { type in
      ListPage(
        title: "Keys of type \(type.name)", summary: "Keys that take a value of type \(type.name).",
        path: map.path(of: type), content: .keys(map.records.filter { $0.types().contains(type) }))
    }
    pages.append(
      ListPage(
        title: "Rules", summary: "What infoplist check looks for.", path: "rules/index.html", content: .rules)
    )
    pages.append(
      ListPage(
        title: "Store codes", summary: "What stores, builds and devices object to, by code.",
        path: SiteMap.storeIndex,
        content: .names(map.conditions.map { ($0.code, map.path(of: $0), $0.message) })))
    pages.append(
      ListPage(
        title: "Device capabilities", summary: "What UIRequiredDeviceCapabilities can ask for.",
        path: SiteMap.capabilityIndex,
        content: .names(map.capabilities.map { ($0.name, map.path(of: $0), $0.meaning) })))
    return pages
  }

  func file(in map: SiteMap) -> ReferenceFile {
    let frame = PageFrame(title: title, summary: summary, path: path)
    return frame.file { html in
      html.element("h1", text: title)
      html.line()
      switch content {
      case .rules:
        html.element("p", ("class", "lead"), text: summary)
        Self.rules(map, frame, &html)
      case .names(let entries):
        html.element("p", ("class", "lead"), text: summary)
        html.element("dl") { html in
          for entry in entries {
            html.element("dt") { html in
              html.element("a", ("href", frame.address(of: entry.path))) { html in
                html.element("code", text: entry.name)
              }
            }
            html.element("dd", text: entry.meaning)
            html.line()
          }
        }
      case .keys(let records):
        html.element("p", ("class", "lead"), text: "\(summary) There are \(records.count).")
        html.line()
        Self.list(records, map, frame, &html)
      }
    }
  }

  /// Writes keys with their readable names, in the order given.
  static func list(_ records: [KeyRecord], _ map: SiteMap, _ frame: PageFrame, _ html: inout HTMLText) {
    html.element("ul", ("class", "keys")) { html in
      html.line()
      for record in records {
        html.element("li") { html in
          html.element("a", ("href", frame.address(of: map.path(of: record)))) { html in
            html.element("code", text: record.path.description)
          }
          let words = [record.types().map { $0.name }.joined(separator: " or "), record.readableName() ?? ""]
          html.element(
            "span", ("class", "more"), text: " " + words.filter { !$0.isEmpty }.joined(separator: " · "))
          if record.status().isAdvisedAgainst {
            html.element(
              "span", ("class", "status"), text: " \(KeyReferencePage.words(of: record.status()))")
          }
        }
        html.line()
      }
    }
    html.line()
  }

  private static func rules(_ map: SiteMap, _ frame: PageFrame, _ html: inout HTMLText) {
    for topic in RuleTopic.allCases {
      let rules = map.rules.filter { $0.topic == topic }
      if rules.isEmpty { continue }
      // The anchor is the topic's own name, as rules link to it.
      html.section(topic.name) { html in
        html.element("dl") { html in
          for rule in rules {
            html.element("dt") { html in
              html.element("a", ("href", frame.address(of: map.path(of: rule)))) { html in
                html.element("code", text: rule.id)
              }
            }
            html.element("dd", text: rule.summary)
            html.line()
          }
        }
      }
    }
  }
}
