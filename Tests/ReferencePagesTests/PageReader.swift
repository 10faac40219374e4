import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads pages as XML.
final class PageReader: NSObject, XMLParserDelegate {
  private var page = ReadPage()
  private var isInHeading = false

  func read(_ bytes: [UInt8]) -> ReadPage {
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    if !parser.parse() {
      page.error = "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "malformed")"
    }
    return page
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    for key in ["href", "src"] { if let link = attributes[key] { page.links.append(link) } }
    if let id = attributes["id"] { page.ids.append(id) }
    if name == "html" { page.language = attributes["lang"] }
    if name == "h1" {
      page.headings += 1
      isInHeading = true
    }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    if name == "h1" { isInHeading = false }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    page.text += string
    if isInHeading { page.heading += string }
  }
}
