/// What every page has in common: head, search, way back, foot.
struct PageFrame {
  /// The title of the page.
  let title: String
  /// A sentence for search engines and tabs.
  let summary: String
  /// The path of the page from the folder of the reference.
  let path: String
  /// The pages above this one: their names and paths.
  var trail: [(name: String, path: String)] = []

  /// The way from the folder of the page to that of the reference: empty, or `../`.
  private var root: String { String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") }) }

  /// The address of another page of the reference, seen from this one.
  func address(of path: String) -> String { root + path }

  /// Makes the file.
  ///
  /// - Parameter content: Writes what stands below the title.
  func file(_ content: (inout HTMLText) -> Void) -> ReferenceFile {
    var html = HTMLText()
    html.documentType()
    html.element("html", ("lang", "en")) { html in
      html.line()
      head(&html)
      html.line()
      html.element("body") { html in
        html.line()
        html.element("a", ("class", "skip"), ("href", "#content"), text: "Skip to the content")
        html.line()
        header(&html)
        html.line()
        html.element("main", ("id", "content")) { html in
          html.line()
          content(&html)
        }
        html.line()
        html.element("footer") { html in
          html.element("p", text: "Written by infoplist reference.")
        }
        html.line()
      }
      html.line()
    }
    html.line()
    return ReferenceFile(path: path, bytes: html.bytes)
  }

  private func head(_ html: inout HTMLText) {
    html.element("head") { html in
      html.void("meta", ("charset", "utf-8"))
      html.void("meta", ("name", "viewport"), ("content", "width=device-width, initial-scale=1"))
      html.void("meta", ("name", "color-scheme"), ("content", "light dark"))
      if !summary.isEmpty { html.void("meta", ("name", "description"), ("content", summary)) }
      html.line()
      html.element("title", text: title)
      html.void("link", ("rel", "stylesheet"), ("href", address(of: "style.css")))
      html.element(
        "script", ("src", address(of: "search.js")), ("defer", "defer"), ("data-root", root)
      ) { _ in }
    }
  }

  private func header(_ html: inout HTMLText) {
    html.element("header") { html in
      html.element("nav", ("aria-label", "Pages above")) { html in
        html.element("a", ("href", address(of: "index.html")), text: "infoplist reference")
        for page in trail {
          html.text(" / ")
          html.element("a", ("href", address(of: page.path)), text: page.name)
        }
      }
      // The script shows it: without the script there is nothing to search with.
      html.element("div", ("role", "search"), ("id", "search"), ("hidden", "hidden")) { html in
        html.element("label", ("for", "query"), text: "Search keys and rules")
        html.void(
          "input", ("id", "query"), ("type", "search"), ("autocomplete", "off"), ("spellcheck", "false"))
        html.element("p", ("id", "count"), ("role", "status")) { _ in }
        html.element("ul", ("id", "results")) { _ in }
      }
    }
  }
}
