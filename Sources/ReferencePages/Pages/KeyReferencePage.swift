internal import KeyCatalog

/// The page of one key.
struct KeyReferencePage {
  private let record: KeyRecord
  private let map: SiteMap
  private let frame: PageFrame
  private let links: LinkedText

  init(_ record: KeyRecord, _ map: SiteMap) {
    self.record = record
    self.map = map
    let title = record.path.description
    var trail = [(name: record.document.name, path: map.path(of: record.document))]
    for owner in Self.owners(of: record, in: map) {
      trail.append((name: owner.key, path: map.path(of: owner)))
    }
    frame = PageFrame(
      title: "\(title) · \(record.document.name)", summary: record.effect(), path: map.path(of: record),
      trail: trail)
    links = LinkedText(map: map, frame: frame, document: record.document)
  }

  /// The keys whose values this one stands in, the outermost first.
  private static func owners(of record: KeyRecord, in map: SiteMap) -> [KeyRecord] {
    let components = record.path.components
    return (1..<max(1, components.count)).compactMap { count in
      let path = RecordPath(Array(components.prefix(count)))
      return map.catalog.record(path, document: record.document).flatMap { $0.path == path ? $0 : nil }
    }
  }

  var file: ReferenceFile {
    frame.file { html in
      html.element("h1") { html in html.element("code", text: record.path.description) }
      html.line()
      subtitle(&html)
      html.element("p", ("class", "lead")) { html in links.write(record.effect(), to: &html) }
      html.line()
      // Every key has sources, and what they say stands right before them.
      for section in record.page().sections {
        switch section.heading {
        case "Platforms": platforms(&html)
        case "Books and today": break
        case "Sources":
          nested(&html)
          thenAndNow(&html)
          self.section(section, &html)
        default: self.section(section, &html)
        }
      }
    }
  }

  private func subtitle(_ html: inout HTMLText) {
    html.element("p", ("class", "facts")) { html in
      if let name = record.readableName() {
        html.element("span", ("class", "name"), text: name)
        html.text(" ")
      }
      for family in record.families {
        guard let path = map.path(ofFamily: family) else { continue }
        html.element("a", ("href", frame.address(of: path)), text: family)
        html.text(" ")
      }
      let status = record.status()
      html.element("span", ("class", "status \(status.name)"), text: Self.words(of: status))
    }
    html.line()
  }

  // MARK: Sections

  private func section(_ section: KeyPage.Section, _ html: inout HTMLText) {
    html.section(section.heading) { html in
      if section.heading == "Type" { return types(section, &html) }
      // Items and remarks stand in lists, so neighbors of one kind go together.
      var blocks = section.blocks[...]
      while let first = blocks.first {
        switch first {
        case .paragraph(let text):
          html.element("p") { html in links.write(text, to: &html) }
          blocks.removeFirst()
        case .sample(let lines):
          html.sample(lines.joined(separator: "\n"))
          blocks.removeFirst()
        case .bullet:
          html.element("ul") { html in
            while case .bullet(let text)? = blocks.first {
              html.element("li") { html in links.write(text, to: &html) }
              blocks.removeFirst()
            }
          }
        case .item:
          html.element("dl") { html in
            while case .item(let term, let text)? = blocks.first {
              html.element("dt") { html in html.element("code", text: term) }
              html.element("dd") { html in links.write(text, to: &html) }
              blocks.removeFirst()
            }
          }
        }
        html.line()
      }
    }
  }

  private func types(_ section: KeyPage.Section, _ html: inout HTMLText) {
    for case .paragraph(let text) in section.blocks { html.element("p", text: text) }
    html.element("p", ("class", "more")) { html in
      html.text("All keys of type ")
      for (index, type) in record.types().enumerated() {
        if index > 0 { html.text(", ") }
        html.element("a", ("href", frame.address(of: map.path(of: type))), text: type.name)
      }
    }
    html.line()
  }

  private func platforms(_ html: inout HTMLText) {
    html.section("Platforms") { html in
      let rows = record.platforms().map { item in
        let versions = [item.introduced, item.deprecated, item.obsoleted].map { $0?.description ?? "–" }
        return (name: item.platform.name, cells: versions + [item.note ?? ""])
      }
      html.table(
        "Versions of the system",
        columns: ["Platform", "Since", "Deprecated in", "Ignored from", "Remark"], rows: rows)
    }
  }

  /// The keys of the dictionaries this key holds.
  private func nested(_ html: inout HTMLText) {
    var found: [KeyRecord] = []
    func collect(_ place: CatalogPlace, _ depth: Int) {
      for child in place.children {
        if let record = child.record {
          if !found.contains(record), record != self.record { found.append(record) }
        } else if depth < 3 {
          collect(child, depth + 1)
        }
      }
    }
    collect(record.place, 0)
    if found.isEmpty { return }
    html.section("Keys within") { html in ListPage.list(found, map, frame, &html) }
  }

  /// What the books said beside what is true today, with the years.
  private func thenAndNow(_ html: inout HTMLText) {
    html.section("Then and now") { html in
      let books = record.books
      let today = record.today
      guard let books else {
        return html.element("p", text: "The books of 2010 and 2018 do not have this key.")
      }
      guard let today else {
        let text = "Only the books have this key, last in \(books.asOf); newer sources say nothing about it."
        return html.element("p", text: text)
      }
      var rows: [(name: String, cells: [String])] = []
      func add(_ name: String, _ old: String, _ new: String) {
        if old.isEmpty, new.isEmpty { return }
        rows.append((name: name, cells: [old.isEmpty ? "–" : old, new.isEmpty ? "–" : new]))
      }
      // Where newer data are silent, what the books said still stands.
      let years = [books.sources.contains { $0.isOf2010 } ? "2010" : "", books.asOf == 2018 ? "2018" : ""]
      add(
        "Described in", years.filter { !$0.isEmpty }.joined(separator: ", "),
        today.sources.joined(separator: "; "))
      add("Readable name", books.readableName ?? "", record.readableName() ?? "")
      add("Type", Self.words(of: books.types), Self.words(of: record.types()))
      add("Platforms", Self.words(of: books.platforms), Self.words(of: record.platforms()))
      add("Status", Self.words(of: books.status), Self.words(of: record.status()))
      add("Instead", books.replacedBy.joined(separator: ", "), record.replacements().joined(separator: ", "))
      add("Required", books.requiredWhere ?? "", record.requiredWhere() ?? "")
      add("Values", Self.words(of: books.values), Self.words(of: record.values()))
      add("When absent", books.defaultValue?.words ?? "", record.defaultValue()?.words ?? "")
      if !today.effect.isEmpty { add("Effect", books.effect, today.effect) }
      html.table(
        "What the sources say", columns: ["Fact", "Books, last in \(books.asOf)", "Today"], rows: rows
      ) { text, html in links.write(text, to: &html) }
    }
  }

  // MARK: Words

  private static func words(of types: [ValueType]) -> String {
    types.map { $0.name }.joined(separator: " or ")
  }

  private static func words(of platforms: [Availability]) -> String {
    platforms.map { item in
      item.introduced.map { "\(item.platform.name) \($0)" } ?? item.platform.name
    }.joined(separator: ", ")
  }

  private static func words(of values: [KnownValue]) -> String {
    values.map { $0.value.words }.joined(separator: ", ")
  }

  static func words(of status: KeyStatus) -> String {
    switch status {
    case .current: "in use"
    case .partlyDeprecated: "partly deprecated"
    default: status.name
    }
  }
}
