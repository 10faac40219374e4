internal import KeyCatalog
internal import Validation

/// The page of something that is explained in the terminal in the same words: a condition of a store, or a
/// capability of devices.
struct ExplainedPage {
  private let page: KeyPage
  private let map: SiteMap
  private let frame: PageFrame
  private let links: LinkedText

  /// The page of a condition.
  init(_ condition: StoreRule, _ map: SiteMap) {
    let finders = Rule.finding(condition).map { $0.id }
    self.init(
      condition.page(finders: finders, isComplete: Rule.findsAll(of: condition)), map.path(of: condition),
      ("Store codes", SiteMap.storeIndex), condition.document, map)
  }

  /// The page of a capability.
  init(_ capability: DeviceCapability, _ map: SiteMap) {
    self.init(
      capability.page, map.path(of: capability), ("Device capabilities", SiteMap.capabilityIndex), .infoPlist,
      map)
  }

  private init(
    _ page: KeyPage, _ path: String, _ above: (name: String, path: String), _ document: DocumentKind,
    _ map: SiteMap
  ) {
    self.page = page
    self.map = map
    frame = PageFrame(title: page.title, summary: page.summary, path: path, trail: [above])
    links = LinkedText(map: map, frame: frame, document: document)
  }

  var file: ReferenceFile {
    frame.file { html in
      html.element("h1") { html in html.element("code", text: page.title) }
      html.line()
      html.element("p", ("class", "facts"), text: page.subtitle)
      html.element("p", ("class", "lead")) { html in links.write(page.summary, to: &html) }
      html.line()
      for section in page.sections {
        html.section(section.heading) { html in blocks(section.blocks, &html) }
      }
    }
  }

  private func blocks(_ blocks: [KeyPage.Block], _ html: inout HTMLText) {
    var bullets: [String] = []
    func list(_ html: inout HTMLText) {
      guard !bullets.isEmpty else { return }
      html.element("ul") { html in
        for bullet in bullets { html.element("li") { html in item(bullet, &html) } }
      }
      html.line()
      bullets = []
    }
    for block in blocks {
      if case .bullet(let text) = block {
        bullets.append(text)
        continue
      }
      list(&html)
      switch block {
      case .bullet: break
      case .paragraph(let text): html.element("p") { html in links.write(text, to: &html) }
      case .item(let term, let text): html.element("p") { html in links.write("\(term): \(text)", to: &html) }
      case .sample(let lines): html.sample(lines.joined(separator: "\n"))
      }
      html.line()
    }
    list(&html)
  }

  /// Writes a remark, which may be the id of a rule.
  private func item(_ text: String, _ html: inout HTMLText) {
    if let rule = map.rules.first(where: { $0.id == text }) {
      html.element("a", ("href", frame.address(of: map.path(of: rule)))) { html in
        html.element("code", text: text)
      }
    } else {
      links.write(text, to: &html)
    }
  }
}
