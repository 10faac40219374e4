import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("Keys and values of OpenStep text and JSON know their places")
struct OpenStepPlaceTests {
  /// Each key and value is marked.
  @Test(arguments: [
    ("/* c */ ⟦{ ⟦a⟧ = ⟦\"b c\"⟧; ⟦'d'⟧ = ⟦(⟦<0f>⟧, ⟦()⟧, ⟦{}⟧)⟧; }⟧ // x", PropertyListFormat.openStep),
    ("⟦\"a\\\"b\"⟧ ", .openStep), ("⟦abc⟧", .openStep), ("⟦< 0f >⟧", .openStep),
    ("⟦\n⟦\"k\"⟧ = ⟦\"v\"⟧;\n⟦bare⟧ = ⟦{ ⟦x⟧ = ⟦y⟧; }⟧;\n⟧", .strings), ("⟦ /* nothing */ ⟧", .strings),
    (
      "⟦{ ⟦a⟧ = ⟦<*I5>⟧; ⟦b⟧ = ⟦<*I\"5\">⟧; ⟦c⟧ = ⟦<*BYES>⟧; ⟦d⟧ = ⟦<[AA==]>⟧; ⟦e⟧ = ⟦<0f>⟧; ⟦f⟧ = ⟦<*R1.5>⟧ }⟧",
      .gnustep
    ),
    (
      #"⟦{ ⟦"a"⟧ : ⟦[⟦1⟧, ⟦-1.5e3⟧, ⟦true⟧, ⟦false⟧, ⟦null⟧, ⟦""⟧, ⟦[]⟧, ⟦{}⟧ ]⟧, ⟦"b"⟧: ⟦"\u0041"⟧ }⟧"#,
      .json
    ),
    (
      #"⟦[⟦{ "$date" : "2001-01-01T00:00:00Z" }⟧, ⟦{"$data":""}⟧, ⟦{"$null":true}⟧, ⟦{"$integer": "5"}⟧, ⟦{"$set": [⟦1⟧, ⟦{"$set":[]}⟧] }⟧]⟧"#,
      .json
    ),
    (#"⟦{"$pairs": [[⟦1⟧, ⟦"a"⟧], [⟦{"$null":true}⟧, ⟦[⟦2⟧]⟧]]}⟧"#, .json),
    (#"⟦{ "$dictionary": { ⟦"$date"⟧: ⟦"x"⟧ } }⟧"#, .json),
  ])
  func `ranges`(marked: String, format: PropertyListFormat) throws {
    let text = MarkedText(marked)
    let document = PropertyListDocument.read(SourceBytes(text.bytes), options: ReadOptions(format: format))
    #expect(document.errors == [])
    let found = try Set(Self.ranges(of: #require(document.root)))
    #expect(found == Set(text.ranges))
  }

  static func ranges(of node: PropertyListNode) -> [ByteRange] {
    let items = node.items.flatMap { ranges(of: $0) }
    let entries = node.entries.flatMap { ranges(of: $0.keyNode) + ranges(of: $0.value) }
    return [node.range] + items + entries
  }

  @Test func `has one range for a key that is its own value`() throws {
    let document = PropertyListDocument.read(SourceBytes("a = b; \"key\";"))
    let entry = try #require(document.root?.entry(for: "key"))
    #expect(entry.keyRange == ByteRange(7, 12))
    #expect(entry.value.range == ByteRange(7, 12))
    #expect(entry.value.string == "key")
  }

  @Test func `counts offsets in the file as it lies on disk`() throws {
    let text = "{\n  é = \"x\"; b = \"é\" }"
    var bytes: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    let document = PropertyListDocument.read(SourceBytes(bytes))
    #expect(document.errors.map(\.code) == [.unexpectedCharacter, .missingSeparator])
    #expect(document.errors.map(\.range) == [ByteRange(10, 12), ByteRange(42, 42)])
    let lines = LineTable(document.source)
    #expect(lines.position(ofFile: 10).line == 2)
    #expect(lines.position(ofFile: 10).column == 3)
  }

  @Test(arguments: [
    (PropertyListFormat.openStep, "("), (.gnustep, "("), (.json, "["), (.openStep, "{a="), (.json, "{\"a\":"),
    (.json, "{\"$set\":["),
  ])
  func `are read at any depth without recursion`(format: PropertyListFormat, opening: String) throws {
    let depth = 100_000
    let closing =
      switch opening {
      case "(": ")"
      case "[": "]"
      case "{a=": ";}"
      case "{\"a\":": "}"
      default: "]}"
      }
    let leaf = format == .json ? "1" : "x"
    let text = String(repeating: opening, count: depth) + leaf + String(repeating: closing, count: depth)
    let document = PropertyListDocument.read(
      SourceBytes(text), options: ReadOptions(format: format, nestingLimit: depth * 2))
    #expect(document.errors == [])
    // A text cut off in the middle is no worse.
    let half = PropertyListDocument.read(
      SourceBytes(String(text.prefix(text.utf8.count / 2))),
      options: ReadOptions(format: format, nestingLimit: depth * 2))
    #expect(half.errors.map(\.code) == [.unexpectedEnd])
  }
}
