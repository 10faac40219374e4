import PropertyLists
import SourceText
import Testing

@Suite("The XML writer")
struct XMLWriterTests {
  private func xml(
    _ value: PropertyListValue, _ style: WriteOptions.Style = .apple, sortsKeys: Bool = false
  ) throws -> String {
    let bytes = try value.encoded(as: WriteOptions(format: .xml, style: style, sortsKeys: sortsKeys))
    let text = String(decoding: bytes, as: UTF8.self)
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    try #require(text.hasPrefix(head) && text.hasSuffix("\n</plist>\n"))
    return String(text.dropFirst(head.count).dropLast(10))
  }

  /// What a text becomes that is read as XML and written as such.
  private func rewritten(_ content: String, _ options: WriteOptions) throws -> String {
    let document = PropertyListDocument.read(SourceBytes("<plist>\(content)</plist>"))
    let text = String(decoding: try document.encoded(as: options), as: UTF8.self)
    return String(text.split(separator: "\n").dropFirst(3).dropLast().joined(separator: "\n"))
  }

  // MARK: Layout

  @Test func `indents with tabs and sorts by code units`() throws {
    let value: PropertyListValue = .dictionary([
      "é": .boolean(true), "a": .array([.string("x"), .array([]), .dictionary([:])]), "Z": .string(""),
      "10": .boolean(false), "9": .integer(-5), "\u{E000}": .real(1.5), "😀": .data([]),
    ])
    #expect(
      try xml(value) == """
        <dict>
        \t<key>10</key>
        \t<false/>
        \t<key>9</key>
        \t<integer>-5</integer>
        \t<key>Z</key>
        \t<string></string>
        \t<key>a</key>
        \t<array>
        \t\t<string>x</string>
        \t\t<array/>
        \t\t<dict/>
        \t</array>
        \t<key>é</key>
        \t<true/>
        \t<key>😀</key>
        \t<data>
        \t</data>
        \t<key>\u{E000}</key>
        \t<real>1.5</real>
        </dict>
        """)
  }

  @Test func `keeps the order unless it is told to sort`() throws {
    let value: PropertyListValue = .dictionary(["b": .boolean(true), "a": .boolean(true)])
    let kept = "<dict>\n\t<key>b</key>\n\t<true/>\n\t<key>a</key>\n\t<true/>\n</dict>"
    #expect(try xml(value, .keep) == kept)
    #expect(try xml(value, .keep, sortsKeys: true) == xml(value, .apple))
    #expect(try xml(value, .apple) != kept)
  }

  @Test(arguments: [
    ("<>&\"'", "&lt;&gt;&amp;\"'"), ("a&b", "a&amp;b"), ("12345678<", "12345678&lt;"),
    ("&&&&&&&&&", "&amp;&amp;&amp;&amp;&amp;&amp;&amp;&amp;&amp;"), ("]]>", "]]&gt;"),
    ("a\u{0}\u{1}\r\n\t\u{7F}\u{FFFE}", "a\u{0}\u{1}\r\n\t\u{7F}\u{FFFE}"), ("=?%'", "=?%'"),
    (
      "long enough to be looked at in words < and after",
      "long enough to be looked at in words &lt; and after"
    ),
  ])
  func `escapes three characters and no other`(text: String, escaped: String) throws {
    #expect(try xml(.string(text)).utf8.elementsEqual("<string>\(escaped)</string>".utf8))
    let key = try xml(.dictionary([text: .boolean(true)]))
    #expect(key.utf8.elementsEqual("<dict>\n\t<key>\(escaped)</key>\n\t<true/>\n</dict>".utf8))
  }

  @Test func `indents lines of data no further than eight tabs`() throws {
    var value: PropertyListValue = .data([UInt8](repeating: 0, count: 10))
    for _ in 0..<9 { value = .array([value]) }
    let text = try xml(value)
    let tabs = String(repeating: "\t", count: 8)
    #expect(
      text.contains("\(tabs)\t<data>\n\(tabs)AAAAAAAAAAAA\n\(tabs)AA==\n\(tabs)\t</data>\n"), "\(text)")
  }

  @Test func `writes UIDs as dictionaries`() throws {
    #expect(
      try xml(.array([.uid(.max)])) == """
        <array>
        \t<dict>
        \t\t<key>CF$UID</key>
        \t\t<integer>4294967295</integer>
        \t</dict>
        </array>
        """)
  }

  // MARK: Numbers and dates

  static let reals: [(Double, String, String)] = [
    (0, "0.0", "0.0"), (-0.0, "0.0", "-0.0"), (2, "2", "2.0"), (0.1, "0.10000000000000001", "0.1"),
    (1e16, "10000000000000000", "1e+16"), (1e17, "1e+17", "1e+17"), (1e21, "1e+21", "1e+21"),
    (0.0001, "0.0001", "0.0001"), (1e-5, "1.0000000000000001e-05", "1e-05"), (-2.5, "-2.5", "-2.5"),
    (.leastNonzeroMagnitude, "4.9406564584124654e-324", "5e-324"), (1e100, "1e+100", "1e+100"),
    (1.7976931348623157e308, "1.7976931348623157e+308", "1.7976931348623157e+308"),
    (.nan, "nan", "nan"), (.infinity, "+infinity", "+infinity"), (-.infinity, "-infinity", "-infinity"),
  ]

  @Test(arguments: reals)
  func `writes reals as the system does, or briefly`(value: Double, apple: String, brief: String) throws {
    #expect(try xml(.real(value)) == "<real>\(apple)</real>")
    #expect(try xml(.real(value), .keep) == "<real>\(brief)</real>")
  }

  @Test(arguments: ["1.50", " +1e3", ".5", "5.", "NaN", "-Infinity", "1e400", "1E-5"])
  func `keeps the number text of the source`(text: String) throws {
    let keep = try rewritten("<real>\(text)</real>", WriteOptions(format: .xml))
    #expect(keep == "<real>\(text)</real>")
    let apple = try rewritten("<real>\(text)</real>", WriteOptions(format: .xml, style: .apple))
    #expect(apple != keep)
  }

  @Test(arguments: ["0x1F", "007", "+5", "-0", "- 5", " 5", "18446744073709551615", "-9223372036854775808"])
  func `keeps the integer text of the source`(text: String) throws {
    let element = "<integer>\(text)</integer>"
    #expect(try rewritten(element, WriteOptions(format: .xml)) == element)
  }

  static let dates: [(Int64, String)] = [
    (0, "2001-01-01T00:00:00Z"), (-1, "2000-12-31T23:59:59Z"), (725_857_445, "2024-01-02T03:04:05Z"),
    (-63_113_904_000, "0001-01-01T00:00:00Z"), (-63_113_904_001, "0000-12-31T23:59:59Z"),
    (-64_000_000_000, "-028-12-03T06:13:20Z"), (-100_000_000_000, "-1168-02-16T14:13:20Z"),
    (1_000_000_000_000, "33689-09-27T01:46:40Z"),
  ]

  @Test(arguments: dates)
  func `writes dates of any year`(seconds: Int64, text: String) throws {
    #expect(try xml(.date(PropertyListDate(wholeSeconds: seconds))) == "<date>\(text)</date>")
  }

  @Test(arguments: [(0.9, "2001-01-01T00:00:00Z"), (-0.5, "2000-12-31T23:59:59Z")])
  func `cuts dates to the second before`(seconds: Double, text: String) throws {
    #expect(try xml(.date(PropertyListDate(secondsSinceReference: seconds))) == "<date>\(text)</date>")
  }

  // MARK: What XML cannot hold

  @Test(arguments: [
    (PropertyListValue.null, WriteError.Code.kindNotRepresentable),
    (.set([.null]), .kindNotRepresentable),
    (.pairs([PropertyListPair(key: .integer(1), value: .null)]), .kindNotRepresentable),
    (.integer(PropertyListInteger(high: 1, low: 0)), .valueNotRepresentable),
    (.integer(PropertyListInteger(high: -1, low: 5)), .valueNotRepresentable),
    (.date(PropertyListDate(secondsSinceReference: .nan)), .valueNotRepresentable),
    (.date(PropertyListDate(secondsSinceReference: 1e300)), .valueNotRepresentable),
  ])
  func `refuses what XML cannot hold, and says where it is`(value: PropertyListValue, code: WriteError.Code) {
    let error = #expect(throws: WriteError.self) {
      try PropertyListValue.dictionary(["a": .array([.boolean(true), value])])
        .encoded(as: WriteOptions(format: .xml))
    }
    #expect(error?.code == code)
    #expect(error?.keyPath.prefix(2) == [.key("a"), .index(1)])
    #expect(error?.message.hasSuffix(".") == true)
  }

  @Test func `refuses a document with errors`() {
    let document = PropertyListDocument.read(SourceBytes("<plist><foo/></plist>"))
    let error = #expect(throws: WriteError.self) { try document.encoded(as: WriteOptions(format: .xml)) }
    #expect(error?.code == .invalidDocument)
  }

  // MARK: Duplicates

  @Test func `keeps duplicates if it is told to`() throws {
    let source = "<dict><key>a</key><true/><key>b</key><true/><key>a</key><false/></dict>"
    #expect(
      try rewritten(source, WriteOptions(format: .xml))
        == "<dict>\n\t<key>b</key>\n\t<true/>\n\t<key>a</key>\n\t<false/>\n</dict>")
    #expect(
      try rewritten(source, WriteOptions(format: .xml, keepsDuplicates: true)) == """
        <dict>
        \t<key>a</key>
        \t<true/>
        \t<key>b</key>
        \t<true/>
        \t<key>a</key>
        \t<false/>
        </dict>
        """)
  }

  // MARK: Round trip

  @Test(arguments: [WriteOptions.Style.apple, .keep])
  func `reads back what it has written`(style: WriteOptions.Style) throws {
    var random = RandomValue(
      seed: 1, limits: RandomValue.Limits(hasUIDs: false, hasNotANumber: false, hasFractionalDates: false))
    for _ in 0..<300 {
      let value = random.value()
      let options = WriteOptions(format: .xml, style: style)
      let bytes = try value.encoded(as: options)
      let document = PropertyListDocument.read(SourceBytes(bytes))
      let root = try #require(document.root)
      #expect(document.isValid && document.leniencies.allSatisfy { $0.code == .unusualReal })
      let text = CompactNotation.text(of: value)
      // The system's form of a zero has no sign.
      let expected = style == .apple ? text.replacing("-0.0", with: "0.0") : text
      #expect(try CompactNotation.text(of: root.value()) == expected)
      #expect(try document.encoded(as: options) == bytes)
    }
  }
}
