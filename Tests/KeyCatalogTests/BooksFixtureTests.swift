import Foundation
import KeyCatalog
import Testing

/// Every fact of the books' own data, apart from its prose, against the records.
@Suite("The books' facts")
struct BooksFixtureTests {
  /// The lines of the fixture, each the facts of one key as JSON, by the path of the key.
  static let facts: [String: Data] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Fixtures/KeyCatalog/books.jsonl")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var facts: [String: Data] = [:]
    for line in text.split(separator: "\n") {
      let data = Data(line.utf8)
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      if let path = object?["path"] as? String { facts[path] = data }
    }
    return facts
  }()

  @Test func `are those of 237 keys`() {
    #expect(Self.facts.count == 237)
  }

  @Test(arguments: facts.keys.sorted())
  func `are all in the record`(path: String) throws {
    let data = try #require(Self.facts[path])
    let expected = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let record = try #require(Catalog.standard.record(path: path))
    // The 2018 view and the books' side have to agree with the data, and with each other.
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(record.json(in: .books2018).utf8)) as? [String: Any])
    let books = try #require(json["books"] as? [String: Any])
    for side in [json, books] {
      var facts = Self.withoutProse(side)
      facts["path"] = path
      let have = facts as NSDictionary
      let want = expected as NSDictionary
      #expect(have == want, "\(Self.difference(have, want))")
    }
  }

  /// Takes prose, empty members and members that only the whole record has out of a record's JSON.
  private static func withoutProse(_ side: [String: Any]) -> [String: Any] {
    var facts = side
    for name in [
      "effect", "notes", "key", "beyondSeeds", "pathComponents", "document", "readableNames", "books",
      "today",
      "limits", "related", "defaultNote", "buildSetting", "confidence", "announced",
    ] {
      facts[name] = nil
    }
    func strip(_ list: String, _ member: String) {
      facts[list] = (facts[list] as? [[String: Any]])?.map { item in item.filter { $0.key != member } }
    }
    strip("values", "meaning")
    strip("constraints", "text")
    strip("relations", "note")
    facts["platforms"] = (facts["platforms"] as? [[String: Any]])?.map { platform in
      platform.filter { $0.key != "note" && !($0.value is NSNull) }
    }
    facts["required"] = ["is": (facts["required"] as? [String: Any])?["is"] ?? NSNull()]
    if let origin = facts["writtenBy"] as? [String: Any] {
      facts["writtenBy"] = origin.filter { $0.key != "how" }
    }
    facts["sources"] = (facts["sources"] as? [[String: Any]])?.compactMap { $0["seed"] }
    return facts.filter { name, value in
      if value is NSNull { return false }
      if let list = value as? [Any] { return !list.isEmpty }
      if let flag = value as? NSNumber, name != "default" { return flag.boolValue }
      return true
    }
  }

  private static func difference(_ have: NSDictionary, _ want: NSDictionary) -> String {
    let names = Set((have.allKeys + want.allKeys).compactMap { $0 as? String })
    return names.sorted().filter { name in
      !((have[name] as? NSObject) == (want[name] as? NSObject))
    }.map { "\($0): \(have[$0] ?? "-") instead of \(want[$0] ?? "-")" }.joined(separator: "; ")
  }
}
