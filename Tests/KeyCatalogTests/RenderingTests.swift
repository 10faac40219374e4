import Foundation
import KeyCatalog
import Testing

@Suite("A record in writing")
struct RenderingTests {
  @Test(arguments: CatalogTests.records)
  func `is one JSON object in every era`(record: KeyRecord) throws {
    for era in Era.allCases {
      let object = try JSONSerialization.jsonObject(with: Data(record.jsonBytes(in: era)))
      let members = try #require(object as? [String: Any])
      #expect(members["path"] as? String == record.path.description)
      #expect(members["key"] as? String == record.key)
      #expect((members["types"] as? [String])?.isEmpty == false)
    }
  }

  @Test func `has its JSON members in a fixed order`() throws {
    let record = try #require(Catalog.standard.record(path: "CFBundleDocumentTypes[].LSHandlerRank"))
    let json = record.json()
    var position = json.startIndex
    for name in [
      "pathComponents", "path", "document", "key", "family", "group", "xcodeName", "types", "platforms",
      "status",
      "values", "default", "constraints", "relations", "effect", "sources", "books", "today",
    ] {
      let range = try #require(json.range(of: "\"\(name)\":", range: position..<json.endIndex), "\(name)")
      position = range.upperBound
    }
    #expect(json.hasPrefix(#"{"pathComponents":["CFBundleDocumentTypes","[]","LSHandlerRank"],"path":"#))
  }

  @Test(arguments: CatalogTests.records)
  func `makes a page whose lines fit`(record: KeyRecord) {
    let page = record.page()
    #expect(page.sections.allSatisfy { !$0.blocks.isEmpty })
    for line in page.text(width: 80).split(separator: "\n") where line.count > 80 {
      // Only a long name may stick out, since it cannot be broken.
      #expect(line.split(separator: " ").contains { $0.count > 50 }, "\(line)")
    }
  }

  @Test(arguments: ["LSUIElement", "CFBundleDocumentTypes[].LSHandlerRank", "UIDeviceFamily"])
  func `makes a page that reads well`(path: String) throws {
    let record = try #require(Catalog.standard.record(path: path))
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Fixtures/KeyCatalog/Pages/\(record.key).txt")
    let text = record.page().text()
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }

  @Test func `shows an example where a value suggests itself`() throws {
    func example(_ path: String) throws -> [String]? {
      try #require(Catalog.standard.record(path: path)).example()
    }
    #expect(try example("LSUIElement") == ["<key>LSUIElement</key>", "<true/>"])
    #expect(try example("CFBundleIdentifier") == nil)
    #expect(try example("LSEnvironment.<name>") == nil)
    #expect(
      try example("LSUIPresentationMode") == ["<key>LSUIPresentationMode</key>", "<integer>0</integer>"])
    #expect(try example("QLPreviewWidth") == ["<key>QLPreviewWidth</key>", "<real>600.0</real>"])
  }
}
