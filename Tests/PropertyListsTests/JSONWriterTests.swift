import PropertyLists
import SourceText
import Testing

@Suite("JSON is written as promised")
struct JSONWriterTests {
  private static func text(
    _ value: PropertyListValue, form: WriteOptions.JSONForm = .lossless, isCompact: Bool = true
  ) throws(WriteError) -> String {
    let options = WriteOptions(format: .json, jsonForm: form, isCompact: isCompact)
    return String(decoding: try value.encoded(as: options), as: UTF8.self)
  }

  @Test(arguments: [
    (PropertyListValue.integer(PropertyListInteger(Int64(1) << 53)), "9007199254740992"),
    (.integer(PropertyListInteger(-(Int64(1) << 53))), "-9007199254740992"),
    (.integer(PropertyListInteger(Int64(1) << 53 + 1)), #"{"$integer":"9007199254740993"}"#),
    (.real(2), "2.0"), (.real(-0.0), "-0.0"), (.real(1e100), "1e+100"), (.real(.nan), #"{"$real":"nan"}"#),
    (.real(-.nan), #"{"$real":"nan"}"#), (.real(-.infinity), #"{"$real":"-inf"}"#),
    (.date(PropertyListDate(wholeSeconds: 0)), #"{"$date":"2001-01-01T00:00:00Z"}"#),
    (.date(PropertyListDate(secondsSinceReference: -0.25)), #"{"$date":"2000-12-31T23:59:59.75Z"}"#),
    (.date(PropertyListDate(secondsSinceReference: .nan)), #"{"$date":"nan"}"#),
    (.date(PropertyListDate(wholeSeconds: -63_113_904_000)), #"{"$date":"0001-01-01T00:00:00Z"}"#),
    (.data([0x68, 0x65, 0x6C, 0x6C, 0x6F]), #"{"$data":"aGVsbG8="}"#), (.uid(3), #"{"$uid":3}"#),
    (.null, #"{"$null":true}"#),
    (.set([.boolean(true)]), #"{"$set":[true]}"#),
    (.pairs([PropertyListPair(key: .integer(1), value: .string("a"))]), #"{"$pairs":[[1,"a"]]}"#),
    (.dictionary(["$x": .null]), #"{"$dictionary":{"$x":{"$null":true}}}"#),
    (.dictionary(["$x": .boolean(false), "y": .array([])]), #"{"$x":false,"y":[]}"#),
    (
      .string("a\"\\/\u{8}\u{C}\n\r\t\u{1}\u{7F}é\u{2028}"),
      "\"a\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\u{7F}é\u{2028}\""
    ),
    (.dictionary([:]), "{}"), (.array([.dictionary([:])]), "[{}]"),
  ])
  func `in the lossless form`(value: PropertyListValue, expected: String) throws {
    #expect(try Self.text(value) == expected)
  }

  @Test func `one entry a line, but wrappers on one`() throws {
    let value: PropertyListValue = .dictionary([
      "b": .array([.string("x"), .date(PropertyListDate(wholeSeconds: 0)), .array([])]),
      "a": .dictionary(["$k": .integer(1)]), "s": .set([.uid(1)]), "e": .dictionary([:]),
    ])
    #expect(
      try Self.text(value, isCompact: false) == """
        {
          "b": [
            "x",
            {"$date": "2001-01-01T00:00:00Z"},
            []
          ],
          "a": {
            "$dictionary": {
              "$k": 1
            }
          },
          "s": {
            "$set": [
              {"$uid": 1}
            ]
          },
          "e": {}
        }

        """)
  }

  @Test(arguments: [
    ("<real>1.50</real>", "1.50"), ("<real>2</real>", "2.0"), ("<real>+1.5</real>", "1.5"),
    ("<real>.5</real>", "0.5"),
    ("<real>1e5</real>", "1e5"), ("<real>01.5</real>", "1.5"), ("<real>1.</real>", "1.0"),
    ("<real>-0.0</real>", "-0.0"),
    ("<real>0.1000000000000000055511</real>", "0.1000000000000000055511"),
    ("<real>NaN</real>", #"{"$real":"nan"}"#),
  ])
  func `with the source's text of reals where JSON has it`(source: String, expected: String) throws {
    let document = PropertyListDocument.read(SourceBytes("<plist>\(source)</plist>"))
    let json = try document.encoded(as: WriteOptions(format: .json, isCompact: true))
    #expect(String(decoding: json, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    PropertyListValue.date(PropertyListDate(wholeSeconds: 0)), .data([]), .uid(1), .set([]), .real(.nan),
    .real(.infinity),
    .pairs([PropertyListPair(key: .null, value: .null)]),
  ])
  func `in the plain form only without loss`(value: PropertyListValue) throws {
    let root: PropertyListValue = .dictionary(["k": .array([.null, value])])
    let error = #expect(throws: WriteError.self) { try Self.text(root, form: .plain) }
    #expect(error?.keyPath == [.key("k"), .index(1)])
    #expect(error?.hint?.contains("{\"$") == true)
  }

  @Test func `in the plain form as it is`() throws {
    let value: PropertyListValue = .dictionary([
      "$x": .null, "i": .integer(PropertyListInteger(UInt64.max)), "r": .real(0.5),
      "d": .dictionary(["$date": .string("x")]),
    ])
    #expect(
      try Self.text(value, form: .plain) == #"{"$x":null,"i":18446744073709551615,"r":0.5,"d":{"$date":"x"}}"#
    )
  }
}

@Suite("The builder of JSON")
struct JSONBuilderTests {
  private static func build(_ layout: JSONBuilder.Layout) -> String {
    var builder = JSONBuilder(layout)
    builder.beginObject()
    builder.entry("schemaVersion", 1)
    builder.entry("name", "a \"b\"\n")
    builder.entry("ok", true)
    builder.entry("list", ["x", "y"])
    builder.key("items")
    builder.beginArray()
    builder.integer(-5)
    builder.null()
    builder.beginObject()
    builder.entry("value", .data([1]))
    builder.endObject()
    builder.beginArray()
    builder.endArray()
    builder.endArray()
    builder.endObject()
    return String(decoding: builder.finish(), as: UTF8.self)
  }

  @Test func `writes commas and colons by itself`() {
    #expect(
      Self.build(.compact)
        == #"{"schemaVersion":1,"name":"a \"b\"\n","ok":true,"list":["x","y"],"items":[-5,null,{"value":{"$data":"AQ=="}},[]]}"#
    )
  }

  @Test func `lays out one entry a line`() {
    #expect(
      Self.build(.pretty) == #"""
        {
          "schemaVersion": 1,
          "name": "a \"b\"\n",
          "ok": true,
          "list": [
            "x",
            "y"
          ],
          "items": [
            -5,
            null,
            {
              "value": {"$data": "AQ=="}
            },
            []
          ]
        }

        """#)
  }

  @Test(arguments: ["\"a\"", "5", "true", "[]"])
  func `writes any value as the root`(text: String) throws {
    var builder = JSONBuilder(.compact)
    let document = PropertyListDocument.read(SourceBytes(text), options: ReadOptions(format: .json))
    try builder.value(#require(document.root))
    #expect(String(decoding: builder.finish(), as: UTF8.self) == text)
  }
}
