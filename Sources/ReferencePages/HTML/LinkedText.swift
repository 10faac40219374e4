internal import KeyCatalog
internal import Validation

/// Writes texts in which the names of keys and rules lead to their pages.
struct LinkedText {
  let map: SiteMap
  let frame: PageFrame
  /// The kind of document the text speaks of.
  let document: DocumentKind

  /// Writes a text.
  func write(_ text: String, to html: inout HTMLText) {
    var isFirst = true
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !isFirst { html.text(" ") }
      isFirst = false
      write(word: word, to: &html)
    }
  }

  private func write(word: Substring, to html: inout HTMLText) {
    // Punctuation around a name is none of it; brackets may be: A[].B is a path.
    let marks: Set<Character> = [",", ".", ";", ":", "(", ")", "\"", "'", "?", "!"]
    let name = word.drop { marks.contains($0) }
    let bare = String(name.reversed().drop { marks.contains($0) }.reversed())
    guard let target = path(of: bare) else { return html.text(String(word)) }
    let before = word[..<name.startIndex]
    let after = name.dropFirst(bare.count)
    html.text(String(before))
    html.element("a", ("href", frame.address(of: target))) { html in html.element("code", text: bare) }
    html.text(String(after))
  }

  private func path(of name: String) -> String? {
    if let record = map.record(named: name, in: document) {
      let path = map.path(of: record)
      return path == frame.path ? nil : path
    }
    guard name.contains("-"), let rule = map.rules.first(where: { $0.id == name }) else { return nil }
    return map.path(of: rule)
  }
}
