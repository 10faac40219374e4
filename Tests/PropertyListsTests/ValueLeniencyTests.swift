import Foundation
import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("What is irregular about values is told when it is asked for")
struct ValueLeniencyTests {
  @Test(
    arguments: [
      ("<data>aGVs\n\tbG8=</data>", ""), ("<data></data>", ""), ("<data>a G V s</data>", ""),
      ("<data>aGVs⟦bG8⟧</data>", "ends within a group of four"),
      ("<data>aGVs⟦b⟧</data>", "ends within a group of four"),
      ("<data>aG⟦*⟧V-sbG8=</data>", "skips characters"), ("<data>aG8=⟦a⟧GVs</data>", "reads on behind it"),
      ("<data>a⟦=⟧==</data>", "too early"), ("<data>aG=⟦s⟧</data>", "reads on behind it"),
      ("<data>aGVs</data><data>⟦!⟧aGVs</data>", "skips characters"),
    ])
  func `base-64 data of which the system drops something has a note at the place (F41)`(
    content: String, message: String
  ) throws {
    let marked = MarkedText("<plist><array>\(content)</array></plist>")
    for encoding in [String.Encoding.utf8, .utf16LittleEndian] {
      let isWide = encoding != .utf8
      let bytes =
        (isWide ? [0xFF, 0xFE] : [])
        + [UInt8](String(decoding: marked.bytes, as: UTF8.self).data(using: encoding) ?? Data())
      let document = PropertyListDocument.read(SourceBytes(bytes))
      #expect(document.isValid && document.leniencies == [])
      let found = document.valueLeniencies
      #expect(found.map(\.code) == marked.ranges.map { _ in .irregularBase64 })
      let ranges = marked.ranges.map {
        isWide ? ByteRange(2 * $0.lowerBound + 2, 2 * $0.upperBound + 2) : $0
      }
      #expect(found.map(\.range) == ranges)
      #expect(found.allSatisfy { $0.message.contains(message) })
    }
  }

  @Test func `data without a note is what its text says, and other data is not (F41)`() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<4000 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).map { _ in
        ["a", "A", "9", "/", "=", "=", "*", " "].randomElement(using: &generator) ?? ""
      }
      .joined()
      let document = PropertyListDocument.read(SourceBytes(Array("<data>\(text)</data>".utf8)))
      let data = try #require(document.root?.data)
      let written = text.filter { $0 != " " }
      let again = Data(data).base64EncodedString()
      // The last character in front of the padding may have bits to spare.
      let spare = written.suffix(4).contains("=") ? 4 : 0
      let isSame =
        again.count == written.count && again.dropLast(spare) == written.dropLast(spare)
        && again.filter { $0 == "=" }.count == written.filter { $0 == "=" }.count
      // The reference ignores blanks within the padding, another reader does not.
      let padding = text.drop { $0 != "=" }.reversed().drop { $0 != "=" }
      #expect(document.valueLeniencies.isEmpty == (isSame && !padding.contains(" ")), "\(text)")
    }
  }

  @Test func `dictionaries that stand for UIDs are marked together, at the first (F27)`() throws {
    let one = "<dict><key>CF$UID</key><integer>1</integer></dict>"
    let marked = MarkedText(
      """
      <plist><array><dict><key>CF$UID</key><string>1</string></dict><dict/><data>⟦!⟧</data>
      <dict><key>a</key>⟦\(one)⟧<key>b</key>\(one)</dict><data>⟦?⟧</data></array></plist>
      """)
    let document = PropertyListDocument.read(SourceBytes(marked.bytes))
    let found = document.valueLeniencies
    #expect(found.map(\.code) == [.irregularBase64, .uidDictionary, .irregularBase64])
    #expect(found.map(\.range) == marked.ranges)
    #expect(found[1].message.contains("2 dictionaries"))
    #expect(PropertyListDocument.read(SourceBytes(Array("{\"CF$UID\": 1}".utf8))).valueLeniencies == [])
  }

  @Test(
    arguments: [
      ("<plist><date>⟦1582-10-14T00:00:00Z⟧</date></plist>", "Julian"),
      ("<plist><date>⟦-0001-01-02T03:04:05Z⟧</date></plist>", "Julian"),
      ("<plist><date>1582-10-15T00:00:00Z</date></plist>", ""),
      ("<plist><real>⟦<![CDATA[5.5]]>⟧</real></plist>", "CDATA"),
      ("<plist><string>⟦$null⟧</string></plist>", "null"),
      ("<plist><string>$nul</string></plist>", ""), ("<plist><string>$null1</string></plist>", ""),
      ("<plist><dict><key/>⟦⟧<true/></dict></plist>", "empty key"),
      ("<plist><dict><key>⟦⟧</key><string></string></dict></plist>", "empty key"),
      (#"{a = "\\f";}"#, ""), (#"{a = "x⟦\f⟧";}"#, "another character"),
      (#"{"⟦\377⟧" = "\101\7\\400";}"#, "another"),
      (#"{a = "⟦\Ud83d⟧\Ude00\U00e9";}"#, "surrogates"), (#"{a = "\U00e9\Ud7ff";}"#, ""),
      ("{a = <0f⟦ ⟧1a>; b = <0f1a>;}", "white space in data"), (#"{a = \f;}"#, ""),
    ])
  func `what two readers of the system read differently has a warning at the place (F25, F33, F40, F64, F65)`(
    marked: String, message: String
  ) {
    let marked = MarkedText(marked)
    let document = PropertyListDocument.read(SourceBytes(marked.bytes))
    let found = document.valueLeniencies
    #expect(found.map(\.code) == marked.ranges.map { _ in .readersDiffer })
    #expect(found.map(\.range) == marked.ranges)
    #expect(found.allSatisfy { $0.message.contains(message) })
  }

  @Test(arguments: [
    ("UTF-8", true), ("utf-8", true), ("UTF8", false), ("ISO-8859-1", false), ("windows-1252", false),
    ("US-ASCII", false),
  ])
  func `one reader of the system knows no declared encoding but UTF-8 (F8)`(charset: String, isAgreed: Bool) {
    let text = "<?xml version='1.0' encoding=\"\(charset)\"?><plist><string>a</string></plist>"
    let document = PropertyListDocument.read(SourceBytes(Array(text.utf8)))
    #expect(document.isValid)
    #expect(document.leniencies.map(\.code) == (isAgreed ? [] : [.readersDiffer]))
  }

  @Test func `a file that begins like a binary one and is read as text has a note (F3)`() {
    let document = PropertyListDocument.read(SourceBytes(Array("bplist00junk".utf8)))
    #expect(document.isValid && document.root?.string == "bplist00junk")
    #expect(document.leniencies.map(\.code) == [.brokenBinary])
    #expect(document.leniencies.map(\.range) == [ByteRange(0, 8)])
    #expect(document.leniencies.allSatisfy { $0.message.contains("too short") })
  }
}
