import Foundation
import KeyCatalog
import ReferencePages
import TestSupport
import Testing
import Validation

@Suite("The reference")
struct ReferenceSiteTests {
  /// All files in their order.
  static let written: [(path: String, bytes: [UInt8])] = {
    var files: [(path: String, bytes: [UInt8])] = []
    ReferenceSite().forEachFile { files.append(($0.path, $0.bytes)) }
    return files
  }()

  static let files = Dictionary(written.map { ($0.path, $0.bytes) }) { _, last in last }

  /// Each page, read by a parser that knows nothing of how it was written.
  static let pages: [String: ReadPage] = {
    var pages: [String: ReadPage] = [:]
    for (path, bytes) in files where path.hasSuffix(".html") { pages[path] = ReadPage(bytes) }
    return pages
  }()

  @Test func `has a page for each key, rule, code, capability, kind of document and type, and a front page`()
  {
    let records = Catalog.standard.records
    #expect(Self.pages.count > records.count + Rule.all.count + 3 + ValueType.allCases.count)
    #expect(Self.files["index.html"] != nil)
    #expect(Self.files["info-plist/CFBundleDocumentTypes.item.CFBundleTypeRole.html"] != nil)
    for rule in Rule.all { #expect(Self.files["rules/\(rule.id).html"] != nil) }
    for condition in StoreRule.all { #expect(Self.files["store/\(condition.code).html"] != nil) }
    for capability in DeviceCapability.all {
      #expect(Self.files["capabilities/\(capability.name).html"] != nil)
    }
    let titles = Self.pages.values.map(\.heading)
    for record in records { #expect(titles.contains(record.path.description), "\(record.path)") }
  }

  @Test func `writes each path once, also where capitals do not count`() {
    let paths = Self.written.map(\.path)
    #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
    for path in paths { #expect(path.wholeMatch(of: /[A-Za-z0-9._\/-]+/) != nil, "\(path)") }
  }

  @Test func `is the same each time`() {
    var rest = Self.written[...]
    ReferenceSite().forEachFile { file in
      let before = rest.popFirst()
      #expect(
        before?.path == file.path && before.map { areSame($0.bytes, file.bytes) } == true, "\(file.path)")
    }
    #expect(rest.isEmpty)
  }

  @Test func `is well-formed`() {
    for (path, page) in Self.pages { #expect(page.error == nil, "\(path): \(page.error ?? "")") }
  }

  @Test func `has no link that leads nowhere, and none that leaves it`() {
    var count = 0
    for (path, page) in Self.pages {
      let folder = path.split(separator: "/").dropLast().map(String.init)
      for link in page.links {
        count += 1
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
          .map(String.init)
        var names = parts[0].isEmpty ? path.split(separator: "/").map(String.init) : folder
        if !parts[0].isEmpty {
          for name in parts[0].split(separator: "/") {
            if name == ".." { _ = names.popLast() } else { names.append(String(name)) }
          }
        }
        let target = names.joined(separator: "/")
        #expect(!link.contains(":"), "\(path): \(link)")
        #expect(Self.files[target] != nil, "\(path): \(link)")
        if parts.count > 1 { #expect(Self.pages[target]?.ids.contains(parts[1]) == true, "\(path): \(link)") }
      }
    }
    #expect(count > 10_000)
  }

  @Test func `can be reached from the front page, page by page`() {
    var reached: Set = ["index.html"]
    var next = ["index.html"]
    while let path = next.popLast() {
      let folder = path.contains("/") ? String(path.split(separator: "/")[0]) + "/" : ""
      for link in Self.pages[path]?.links ?? [] {
        let target =
          (link.hasPrefix("../") ? String(link.dropFirst(3)) : folder + link)
          .split(separator: "#").first.map(String.init) ?? path
        if Self.pages[target] != nil, reached.insert(target).inserted { next.append(target) }
      }
    }
    #expect(reached.count == Self.pages.count)
  }

  @Test func `gives each page a language, one heading, a main part and anchors of its own`() {
    for (path, page) in Self.pages {
      #expect(page.language == "en", "\(path)")
      #expect(page.headings == 1, "\(path)")
      #expect(page.ids.contains("content"), "\(path)")
      #expect(Set(page.ids).count == page.ids.count, "\(path)")
    }
  }

  @Test func `finds every key and rule with the search`() throws {
    let script = String(decoding: try #require(Self.files["search-index.js"]), as: UTF8.self)
    let list = try #require(script.wholeMatch(of: /window\.infoplistIndex=(\[[\s\S]*\]);\n/))
    let entries = try #require(
      try JSONSerialization.jsonObject(with: Data(list.1.utf8)) as? [[String]])
    #expect(entries.allSatisfy { $0.count == 4 && Self.pages[$0[2]] != nil })
    #expect(entries.count >= Catalog.standard.count + Rule.all.count)
  }

  @Test func `stays small and asks no network`() {
    let sizes = Self.files.values.map(\.count)
    #expect(sizes.reduce(0, +) < 8_000_000)
    for (path, bytes) in Self.files where path.hasPrefix("info-plist/") {
      #expect(bytes.count < 60_000, "\(path)")
    }
    let script = String(decoding: Self.files["search.js"] ?? [], as: UTF8.self)
    for word in ["fetch(", "XMLHttpRequest", "http:", "https:", "innerHTML", "eval("] {
      #expect(!script.contains(word))
    }
  }

  @Test(arguments: [
    ("info-plist/LSUIElement.html", ["Books, last in 2010", "Today", "string", "boolean", "macOS", "10.0"]),
    ("info-plist/CFBundleDocumentTypes.item.LSHandlerRank.html", ["Owner", "Alternate", "Then and now"]),
    ("info-plist/UISupportsDocumentBrowser.html", ["do not have this key", "iOS"]),
    ("info-plist/FacebookAppID.html", ["The system ignores the key", "Facebook SDK"]),
    ("privacy-manifest/NSPrivacyTracking.html", ["PrivacyInfo.xcprivacy"]),
    ("rules/wrong-type.html", ["Severity", "app-store", "ITMS-90039", "UIFileSharingEnabled"]),
  ])
  func `says what is known`(path: String, words: [String]) throws {
    let page = try #require(Self.pages[path])
    for word in words { #expect(page.text.contains(word), "\(word)") }
  }

  @Test func `links the keys that texts name`() throws {
    let page = try #require(Self.pages["info-plist/CFBundleDisplayName.html"])
    #expect(page.links.contains("../info-plist/CFBundleName.html"))
  }

  @Test func `follows the looks of the system`() {
    let style = String(decoding: Self.files["style.css"] ?? [], as: UTF8.self)
    #expect(style.contains("prefers-color-scheme: dark"))
    #expect(style.contains("focus-visible"))
  }
}
