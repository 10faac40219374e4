import Foundation
import PropertyLists
import PropertyListsFoundation
import Testing

/// How entries are found by key.
@Suite("Keys of dictionaries that are decoded")
struct KeyTests {
  @Test(arguments: [0, 1, 8, 9, 16, 17, 1000])
  func `are found however many there are`(count: Int) throws {
    // Keys of all lengths, some of them alike at either end.
    let keys = (0..<count).map {
      String(repeating: "k", count: $0 % 40) + "\($0)" + String(repeating: "z", count: $0 % 7)
    }
    let expected = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    for format in [PropertyLists.PropertyListFormat.xml, .binary] {
      let encoder = OurEncoder()
      encoder.outputFormat = format
      #expect(try OurDecoder().decode([String: Int].self, from: encoder.encode(expected)) == expected)
    }
  }

  @Test func `that occur again count where the system says`() throws {
    // The last counts in text (F26).
    let xml =
      "<dict><key>a</key><integer>1</integer><key>b</key><integer>2</integer><key>a</key><integer>3</integer></dict>"
    #expect(
      try OurDecoder().decode([String: Int].self, from: DecodingDifferentialTests.xml(xml)) == [
        "a": 3, "b": 2,
      ])
    // The first counts in binary files (F54).
    let entries: [PropertyListPair] = [
      PropertyListPair(key: .string("a"), value: .integer(1)),
      PropertyListPair(key: .string("a"), value: .integer(3)),
    ]
    let binary = try PropertyListValue.pairs(entries).encodedData(as: WriteOptions(format: .binary))
    #expect(try OurDecoder().decode([String: Int].self, from: binary) == ["a": 1])
  }

  @Test func `are found by equivalent ones, as Foundation finds them`() throws {
    struct Word: Decodable, Equatable { let é: Int }
    for key in ["é", "e\u{301}"] {
      let xml = DecodingDifferentialTests.xml("<dict><key>\(key)</key><integer>1</integer></dict>")
      for data in [xml, try DecodingDifferentialTests.binary(xml)] {
        #expect(try OurDecoder().decode(Word.self, from: data) == Word(é: 1))
        #expect(try FoundationDecoder().decode(Word.self, from: data) == Word(é: 1))
      }
    }
    // Byte by byte the same goes first.
    let both = DecodingDifferentialTests.xml(
      "<dict><key>e\u{301}</key><integer>1</integer><key>\u{E9}</key><integer>2</integer></dict>")
    #expect(try OurDecoder().decode(Word.self, from: both) == Word(é: 2))
  }

  @Test func `that are no strings are refused`() throws {
    let entries = [PropertyListPair(key: .integer(1), value: .integer(1))]
    let binary = try PropertyListValue.pairs(entries).encodedData(as: WriteOptions(format: .binary))
    let failure = try #require(Outcome { try OurDecoder().decode([String: Int].self, from: binary) }.failure)
    #expect(failure.kind == "type mismatch: String")
  }

  @Test func `have entities and other characters`() throws {
    let xml = DecodingDifferentialTests.xml(
      "<dict>"
        + ["&lt;", "<![CDATA[&]]>", "&#x1F600;", "Größe", "plain"].map { "<key>\($0)</key><true/>" }.joined()
        + "</dict>")
    let expected = ["<", "&", "😀", "Größe", "plain"]
    for data in [xml, try DecodingDifferentialTests.binary(xml)] {
      #expect(Set(try OurDecoder().decode([String: Bool].self, from: data).keys) == Set(expected))
    }
  }
}
