import Foundation
import PropertyLists
import SourceText
import Testing

@Suite("XML is read and written by the rules")
struct XMLRuleTests {
  private static let deep512 =
    String(repeating: "<array>", count: 512) + String(repeating: "</array>", count: 512)

  private static let texts: [(String, String)] = [
    // F1
    ("", "empty-input@0"),
    // F4: the error of the XML reader is the answer to what begins like XML.
    ("<foo/>", "unknown-element@1"),
    // F9: white space before the declaration makes its encoding void.
    (" <?xml version=\"1.0\" encoding=\"nonsense\"?><string>é</string>", #""\u{e9}""#),
    // F13
    ("\t\r\n <true/>", "true"), ("<array>\u{B}</array>", "unexpected-character@7"),
    // F15
    ("<!-- a --><?pi ?><!DOCTYPE plist><true/>", "true"),
    ("<?xml version=\"1.0\"?>x<true/>", "unexpected-character@21"),
    // F16
    ("<array><!-- a -- b --><!----></array>", "[]"), ("<!----><true/>", "unterminated-comment@0"),
    // F17
    ("<!DOCTYPE plist SYSTEM \"x\"><true/>", "true"),
    ("<!DOCTYPE plist []><true/>", "malformed-document-type@16"),
    // F18
    ("\u{FEFF}<true/>", "true"), ("<p:plist/>", "unknown-element@1"),
    // F19
    ("<string foo=\"a>b\">x</string>", #""b\">x""#), ("<string foo=/>", #""""#),
    ("<true />", "true"), ("<array><></array>", "malformed-tag@7"),
    // F20
    ("<array><True/></array>", "unknown-element@8"),
    // F21
    ("<plist><plist><true/></plist></plist>rest", "true"), ("<plist></plist>", "empty-plist@0"),
    ("<plist><true/><false/></plist>", "extra-element@14"),
    // F22
    ("<array> <!-- a --> <?b?> </array>", "[]"), ("<array>a</array>", "unexpected-character@7"),
    // F23: a mistake in the content of a leaf comes before its close tag.
    ("<array><true></array>", "mismatched-close-tag@13"),
    ("<true>a</x>", "non-empty-boolean@6 unexpected-end@11"),
    // F24
    ("<array><string/><array/><dict/><true/><false/></array>", #"["",[],{},true,false]"#),
    ("<data/>", "empty-element@0"), ("<date/>", "empty-element@0"), ("<real/>", "empty-element@0"),
    ("<integer/>", "empty-element@0"),
    // F25
    ("<dict><key>a</key><key>b</key></dict>", #"{"a":"b"}"#), ("<dict><true/></dict>", "key-expected@6"),
    ("<dict><key>a</key></dict>", "missing-value@6"),
    // F26
    ("<dict><key>a</key><true/><key>a</key><false/></dict>", #"{"a":false}"#),
    // F27: the reference makes a UID of it; as a dictionary it can be written back.
    ("<dict><key>CF$UID</key><integer>1</integer></dict>", #"{"CF$UID":1}"#),
    // F28
    (deep512, deep512.replacing("<array>", with: "[").replacing("</array>", with: "]")),
    ("<array>\(deep512)</array>", "nesting-too-deep@3584"),
    // F29
    ("<string> a\r\nb\u{1} </string>", #"" a\u{d}\u{a}b\u{1} ""#),
    // F30
    ("<string>a<![CDATA[<b>&amp;]]>c</string>", #""a<b>&amp;c""#),
    ("<string>a<!-- b --></string>", "markup-in-text@9"),
    // F31
    ("<string>&lt;&gt;&amp;&apos;&quot;</string>", #""<>&'\"""#),
    ("<string>&nbsp;</string>", "unknown-entity@8"),
    // F32: the x of a hexadecimal number does not count among the eight characters.
    ("<string>&#65;&#x42;&#;&#0;</string>", #""AB\u{0}\u{0}""#), ("<string>&#x00000041;</string>", #""A""#),
    ("<string>&#000000065;</string>", "invalid-character-reference@8"),
    ("<string>&#xD800;</string>", "invalid-character-reference@8"),
    ("<string>&#x110000;</string>", "invalid-character-reference@8"),
    // F33: only another decoder makes null of it.
    ("<string>$null</string>", #""$null""#),
    // F34
    ("<integer> + 0x1F</integer>", "31"), ("<integer>010</integer>", "10"),
    ("<integer>1 </integer>", "invalid-integer@10"),
    // F35
    ("<integer>18446744073709551615</integer>", "18446744073709551615"),
    ("<integer>-9223372036854775808</integer>", "-9223372036854775808"),
    // F36
    ("<integer></integer>", "empty-element@0"), ("<integer>-</integer>", "invalid-integer@9"),
    ("<integer>1a</integer>", "invalid-integer@10"),
    ("<integer>18446744073709551616</integer>", "integer-overflow@9"),
    ("<integer>-9223372036854775809</integer>", "integer-overflow@9"),
    // F38: words, decimal numbers, and nothing behind them; entities are expanded all the same.
    (
      "<array><real>NaN</real><real>-Infinity</real><real> .5e1</real><real>&#49;</real></array>",
      "[nan,-inf,5.0,1.0]"
    ),
    ("<real>1,5</real>", "invalid-real@6"), ("<real>1 </real>", "invalid-real@6"),
    ("<real>0x1p3</real>", "invalid-real@6"),
    // F39
    ("<date>2001-01-01T00:00:00Z</date>", "date(0.0)"), ("<date>2001-01-01</date>", "invalid-date@6"),
    ("<date>--13-31T03:04:05Z</date>", "date(-63111300955.0)"),
    // F40
    ("<date>2001-13-32T24:00:60Z</date>", "date(34300860.0)"),
    ("<date>2001-00-01T00:00:00Z</date>", "date(0.0)"),
    // F41
    ("<data>aG VsbG8</data>", "<68656c>"), ("<data>aG!V_s</data>", "<68656c>"),
    ("<data>é</data>", "invalid-data@6"),
  ]

  @Test(arguments: texts)
  func `a text gives a value, or its errors`(text: String, outcome: String) throws {
    #expect(try Outcome.reading(text) == outcome)
  }

  @Test(
    arguments: [
      // F7
      ([0xFE, 0xFF, 0, 0x3C, 0, 0x74], "UTF-16, big-endian"), ([0xFF, 0xFE, 0, 0], "UTF-32, little-endian"),
      ([0, 0, 0xFE, 0xFF], "UTF-32, big-endian"), ([0xFF, 0xFE, 0x3C, 0], "UTF-16, little-endian"),
    ] as [([UInt8], String)])
  func `the byte order mark decides the encoding`(mark: [UInt8], name: String) throws {
    let isWide = mark.contains([0, 0]) && mark.count == 4
    let isBig = mark[0] == 0xFE || mark[0] == 0
    let width = isWide ? 4 : 2
    let start = isWide ? 4 : 2
    var bytes = Array(mark.prefix(start))
    for byte in "<string>é</string>".unicodeScalars {
      var unit = [UInt8](repeating: 0, count: width)
      unit[isBig ? width - 1 : 0] = UInt8(byte.value)
      bytes += unit
    }
    #expect(try Outcome.reading(bytes) == #""\u{e9}""#)
  }

  @Test func `a declared encoding is looked up by its name, and one nobody knows is an error (F8, F10)`()
    throws
  {
    func file(_ name: String, _ byte: UInt8) -> [UInt8] {
      Array("<?xml version=\"1.0\" encoding=\"\(name)\"?><string>".utf8) + [byte] + Array("</string>".utf8)
    }
    #expect(try Outcome.reading(file("ISO-8859-1", 0xE9)) == #""\u{e9}""#)
    #expect(try Outcome.reading(file("windows-1252", 0x80)) == #""\u{20ac}""#)
    #expect(try Outcome.reading(file("us-ascii", 0xE9)) == #""\u{e9}""#)
    #expect(try Outcome.reading(file("nonsense", 0x41)) == "unknown-encoding@30")
    #expect(try Outcome.reading(file("utf-8", 0xE9)) == "invalid-encoding@46")
  }

  @Test func `each of the three line ends counts once (F14)`() {
    let lines = LineTable(DecodedSource(utf8: SourceBytes("a\rb\r\nc\nd")))
    #expect([0, 2, 5, 7].map { lines.position(ofFile: $0).line } == [1, 2, 3, 4])
  }

  /// As many characters as fit in a line of data that is indented once.
  private static let line = String(repeating: "A", count: 68)

  private static let values: [(PropertyListValue, String)] = [
    // F42
    (
      PropertyListValue.array([.array([.boolean(true)])]),
      "<array>\n\t<array>\n\t\t<true/>\n\t</array>\n</array>"
    ),
    // F43
    (
      .dictionary(["b": .array([]), "a": .dictionary([:]), "B": .string("")]),
      "<dict>\n\t<key>B</key>\n\t<string></string>\n\t<key>a</key>\n\t<dict/>\n\t<key>b</key>\n\t<array/>\n</dict>"
    ),
    // F44
    (.string("<&>\"'\u{1}"), "<string>&lt;&amp;&gt;\"'\u{1}</string>"),
    // F45
    (.data([]), "<data>\n</data>"),
    (
      .array([.data([UInt8](repeating: 0, count: 54))]),
      "<array>\n\t<data>\n\t" + line + "\n\tAAAA\n\t</data>\n</array>"
    ),
    // F46
    (
      .array([.real(0.1), .real(2), .real(1e21), .real(.nan), .real(-.infinity), .integer(-5)]),
      "<array>\n\t<real>0.10000000000000001</real>\n\t<real>2</real>\n\t<real>1e+21</real>\n\t<real>nan</real>"
        + "\n\t<real>-infinity</real>\n\t<integer>-5</integer>\n</array>"
    ),
    // F47
    (.date(PropertyListDate(secondsSinceReference: -0.5)), "<date>2000-12-31T23:59:59Z</date>"),
  ]

  @Test(arguments: values)
  func `a value is written as the system writes it`(value: PropertyListValue, body: String) throws {
    let bytes = try value.encoded(as: WriteOptions(format: .xml, style: .apple))
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        \(body)
        </plist>

        """)
  }

  @Test(arguments: [
    PropertyListValue.null, .array([.null]), .pairs([PropertyListPair(key: .integer(1), value: .null)]),
  ])
  func `what is no property-list type is refused (F48)`(value: PropertyListValue) {
    #expect(throws: WriteError.self) { try value.encoded(as: WriteOptions(format: .xml, style: .apple)) }
  }

  @Test(arguments: [
    ("<true/>", PropertyListFormat.xml), ("bplist00", .openStep), ("{ a = b; }", .openStep),
    ("a = b;", .strings),
    ("{\"a\": 1}", .json),
  ])
  func `the format that was found is reported (F6)`(text: String, format: PropertyListFormat) {
    #expect(PropertyListDocument.read(SourceBytes(text)).format == format)
  }
}
