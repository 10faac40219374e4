import HostileInputs
import PropertyLists
import SourceText
import Testing

@testable import Validation

@Suite("The entries of a dictionary by name")
struct KeyedEntriesTests {
  private static func entries(_ text: String) throws -> KeyedEntries {
    KeyedEntries(of: try #require(PropertyListDocument.read(SourceBytes(Array(text.utf8))).root))
  }

  /// A dictionary whose keys are given, each with the number of its place as its value.
  private static func dictionary(_ keys: [String]) -> String {
    "<plist><dict>" + keys.enumerated().map { "<key>\($1)</key><integer>\($0)</integer>" }.joined()
      + "</dict></plist>"
  }

  /// Around the number up to which there is no table, and that from which sorted keys need none.
  @Test(arguments: [0, 1, 2, 7, 8, 9, 10, 100, 4_096, 4_097, 5_000], [true, false])
  func `are found whether they are few or many, sorted or not`(count: Int, isSorted: Bool) throws {
    let keys = (0..<count).map { "key\(10_000 + (isSorted ? $0 : $0 ^ 1))" }
    let entries = try Self.entries(Self.dictionary(keys))
    #expect(entries.all.map(\.key) == keys)
    #expect(!entries.hasDuplicates)
    for (index, key) in keys.enumerated() {
      #expect(entries.value(key)?.integer?.int64 == Int64(index))
    }
    #expect(entries["key"] == nil)
    #expect(entries["key\(10_000 + count + 1)"] == nil)
  }

  /// In text the last one counts, however often the key comes (F26).
  @Test(arguments: [0, 5, 6, 20])
  func `refer to the one that counts`(others: Int) throws {
    let keys = ["a"] + (0..<others).map { "other\($0)" } + ["a", "b", "a"]
    let entries = try Self.entries(Self.dictionary(keys))
    #expect(entries.hasDuplicates)
    #expect(entries.value("a")?.integer?.int64 == Int64(keys.count - 1))
    #expect(entries.value("b")?.integer?.int64 == Int64(keys.count - 2))
    let last = Int32(keys.count - 1)
    let effective: [Int32] = keys.enumerated().map {
      $0.element == "a" && Int32($0.offset) != last ? last : -1
    }
    #expect((0..<entries.count).map { Int32(entries.effective($0) ?? -1) } == effective)
  }

  /// Whoever writes a file can make the hashes of all keys the same.
  @Test func `are found where hashes tell nothing`() throws {
    let input = try #require(HostileInput.all.first { $0.name == "dict-one-hash.xml" })
    let document = PropertyListDocument.read(SourceBytes(input.bytes(dividedBy: 40)))
    let root = try #require(document.root)
    var hashes: Set<UInt64?> = []
    root.forEachEntry { _, _, hash in hashes.insert(hash) }
    #expect(hashes.count == 1)
    let entries = KeyedEntries(of: root)
    #expect(entries.all.count == 500)
    for entry in entries.all { #expect(entries[entry.key]?.keyNode == entry.keyNode) }
    #expect(entries["none"] == nil)
    #expect(!entries.hasDuplicates)
  }

  @Test func `are found where hashes tell nothing and keys come again`() throws {
    let input = try #require(HostileInput.all.first { $0.name == "dict-one-hash.xml" })
    let text = String(decoding: input.bytes(dividedBy: 100), as: UTF8.self)
    let doubled = text.replacing("</key><true/></dict>", with: "</key><true/>")
    let again = try #require(doubled.firstRange(of: "<dict>")?.upperBound)
    let file = doubled.replacing(
      "</plist>", with: doubled[again...].replacing("</plist>", with: "</dict></plist>"))
    let entries = try Self.entries(file)
    #expect(entries.all.count == 400)
    #expect(entries.hasDuplicates)
    let effective: [Int32] = (Int32(0)..<400).map { $0 < 200 ? $0 + 200 : -1 }
    #expect((0..<entries.count).map { Int32(entries.effective($0) ?? -1) } == effective)
  }
}
