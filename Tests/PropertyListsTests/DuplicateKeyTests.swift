import PropertyLists
import SourceText
import Testing

@Suite("Keys that occur twice")
struct DuplicateKeyTests {
  private func xml(_ keys: [String]) -> PropertyListDocument {
    let entries = keys.enumerated().map { "<key>\($0.element)</key><integer>\($0.offset)</integer>" }
    return PropertyListDocument.read(SourceBytes("<plist><dict>\(entries.joined())</dict></plist>"))
  }

  /// Few keys and many are looked at in different ways.
  @Test(arguments: [2, 8, 9, 40, 1000])
  func `are found among any number of keys`(count: Int) throws {
    let keys = (0..<count).map { "key \($0)" }
    let all = keys + ["key 1"] + keys.suffix(1)
    let expected = all.indices.filter { all.lastIndex(of: all[$0]) == $0 }
    let root = try #require(xml(all).root)
    #expect(root.effectiveEntries.map(\.value.integer) == expected.map { PropertyListInteger($0) })
    #expect(root.duplicateEntries.count == 2)
    #expect(root.duplicateEntries.allSatisfy { $0.ignored.key == $0.effective.key })
    guard case .dictionary(let dictionary) = try root.value() else {
      Issue.record("the value is no dictionary")
      return
    }
    #expect(dictionary.entries.map(\.key) == expected.map { all[$0] })
    #expect(dictionary.entries.map(\.value) == expected.map { .integer(PropertyListInteger($0)) })
    #expect(xml(keys).root?.duplicateEntries.isEmpty == true)
  }

  /// Long dictionaries are first looked at for being sorted.
  @Test(arguments: [nil, 0, 700, 1_199])
  func `are found among many that are sorted`(repeated: Int?) throws {
    var keys = (10_000..<11_200).map { "a key \($0) é" }
    if let repeated { keys.insert(keys[repeated], at: repeated) }
    let document = xml(keys)
    let root = try #require(document.root)
    #expect(root.duplicateEntries.map(\.ignored.key) == (repeated.map { [keys[$0]] } ?? []))
    let expected = keys.indices.filter { $0 != repeated }.map { PropertyListInteger($0) }
    #expect(root.effectiveEntries.map(\.value.integer) == expected)
    for format in [PropertyListFormat.binary, .xml, .json] {
      let bytes = try document.encoded(as: WriteOptions(format: format, style: .apple))
      let again = PropertyListDocument.read(SourceBytes(bytes))
      #expect(again.root?.effectiveEntries.map(\.value.integer) == expected)
    }
  }

  @Test func `of many entries come sorted where the system sorts them`() throws {
    let keys = (0..<1_300).map { "\($0 * 7_919 % 1_300) 😀\u{FFFD}" }
    let bytes = try xml(keys).encoded(as: WriteOptions(format: .xml, style: .apple))
    let root = try #require(PropertyListDocument.read(SourceBytes(bytes)).root)
    #expect(root.entries.map(\.key) == keys.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) })
  }

  @Test func `are the same if their characters are, however they are written`() throws {
    let root = try #require(xml(["a&amp;b", "a<![CDATA[&]]>b", "a&#38;b"]).root)
    #expect(root.effectiveEntries.map(\.value.integer) == [2])
    // One character, and the same composed of two, are different keys for the system.
    #expect(xml(["\u{E9}", "e\u{301}"]).root?.duplicateEntries.isEmpty == true)
  }

  @Test func `are found in binary files, whatever the form of their strings`() throws {
    let file = BinaryFile([0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x61, 0, 0x61], [9], [8])
    let document = PropertyListDocument.read(SourceBytes(file.bytes))
    #expect(try document.root?.value() == .dictionary(["a": .boolean(true)]))
  }

  @Test func `stay in the order of UTF-16 when they are sorted`() throws {
    let sorted = [
      "", "a", "a\u{0}", "a\u{0}\u{0}", "a long key", "a long key ", "a long key a", "a long key b", "ab",
      "é", "\u{D7FF}", "😀", "😀a", "\u{10FFFF}", "\u{E000}", "\u{FFFD}",
    ]
    let dictionary = PropertyListDictionary(
      uniqueEntries: sorted.reversed().map { PropertyListDictionary.Entry(key: $0, value: .null) })
    #expect(dictionary.sortedByKey().entries.map(\.key) == sorted)
    #expect(sorted == sorted.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) })
  }
}
