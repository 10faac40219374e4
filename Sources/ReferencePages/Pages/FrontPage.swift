internal import KeyCatalog
internal import Validation

/// The page that leads to all others.
struct FrontPage {
  private let map: SiteMap
  private let frame = PageFrame(
    title: "infoplist reference", summary: "Every key of Info.plist, privacy manifests and entitlements.",
    path: "index.html")

  init(_ map: SiteMap) { self.map = map }

  var file: ReferenceFile {
    frame.file { html in
      html.element("h1", text: "infoplist reference")
      html.element(
        "p", ("class", "lead"),
        text: "What every key of Info.plist, of privacy manifests and of entitlements means: what the books "
          + "of 2010 and 2018 said, and what is true today.")
      html.line()
      links(
        "Documents",
        DocumentKind.allCases.map { document in
          let count = map.records.count { $0.document == document }
          return (document.name, map.path(of: document), count)
        }, &html)
      let topics = RuleTopic.allCases.map { topic in
        (topic.name, "rules/index.html#\(topic.name)", map.rules.count { $0.topic == topic })
      }
      links("Rules", [("all rules", "rules/index.html", map.rules.count)] + topics.filter { $0.2 > 0 }, &html)
      links(
        "Stores and devices",
        [
          ("store codes", SiteMap.storeIndex, map.conditions.count),
          ("device capabilities", SiteMap.capabilityIndex, map.capabilities.count),
        ], &html)
      links("Families", map.families.map { ($0.name, $0.path, $0.records.count) }, &html)
      links(
        "Types",
        ValueType.allCases.map { type in
          (type.name, map.path(of: type), map.records.count { $0.types().contains(type) })
        }, &html)
    }
  }

  private func links(
    _ heading: String, _ pages: [(name: String, path: String, count: Int)], _ html: inout HTMLText
  ) {
    html.section(heading) { html in
      html.element("ul", ("class", "columns")) { html in
        html.line()
        for page in pages {
          html.element("li") { html in
            html.element("a", ("href", frame.address(of: page.path)), text: page.name)
            html.element("span", ("class", "more"), text: " \(page.count)")
          }
          html.line()
        }
      }
    }
  }
}
