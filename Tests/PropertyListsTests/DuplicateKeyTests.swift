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
