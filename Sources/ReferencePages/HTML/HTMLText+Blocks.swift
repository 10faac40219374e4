/// Larger pieces of pages.
extension HTMLText {
  /// Writes a heading with an anchor, and what stands under it.
  mutating func section(_ heading: String, body: (inout HTMLText) -> Void) {
    element("section", ("id", heading.slug)) { html in
      html.element("h2", text: heading)
      html.line()
      body(&html)
    }
    line()
  }

  /// Writes a table whose first column names the rows.
  ///
  /// - Parameters:
  ///   - caption: What the table shows.
  ///   - columns: The headings.
  ///   - rows: A name and the other cells.
  ///   - cell: Writes the text of a cell.
  mutating func table(
    _ caption: String, columns: [String], rows: [(name: String, cells: [String])],
    cell: (String, inout HTMLText) -> Void = { $1.text($0) }
  ) {
    element("div", ("class", "wide")) { html in
      html.element("table") { html in
        html.element("caption", text: caption)
        html.element("thead") { html in
          html.element("tr") { html in
            for column in columns { html.element("th", ("scope", "col"), text: column) }
          }
        }
        html.line()
        html.element("tbody") { html in
          for row in rows {
            html.element("tr") { html in
              html.element("th", ("scope", "row")) { html in cell(row.name, &html) }
              for text in row.cells { html.element("td") { html in cell(text, &html) } }
            }
            html.line()
          }
        }
      }
    }
  }

  /// Writes a sample, lines as they are.
  mutating func sample(_ text: String) {
    element("pre", ("tabindex", "0")) { html in html.element("code", text: text) }
    line()
  }
}

extension String {
  /// The text as a part of an address: letters, digits, periods, hyphens and underscores, nothing else.
  ///
  /// Different texts may give the same; ``SiteMap`` keeps them apart.
  var slug: String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        bytes.append(byte)
      // A name that begins with periods would be hidden, or lead to another folder.
      case UInt8(ascii: "."): if !bytes.isEmpty { bytes.append(byte) }
      default: if let last = bytes.last, last != UInt8(ascii: "-") { bytes.append(UInt8(ascii: "-")) }
      }
    }
    while bytes.last == UInt8(ascii: "-") || bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    return bytes.isEmpty ? "page" : String(decoding: bytes, as: UTF8.self)
  }
}
