import PropertyLists
import SourceText
import Testing

@Suite("Binary files are read and written by the rules")
struct BinaryRuleTests {
  /// What a file with these objects gives.
  private static func reading(_ objects: [UInt8]...) throws -> String {
    try Outcome.reading(BinaryFile(objects: objects).bytes)
  }

  @Test func `the reason of a damaged binary file is reported, not that it is no text either (F2, F3)`()
    throws
  {
    #expect(try Self.reading([0x09]) == "true")
    #expect(try Self.reading([0x07]) == "invalid-marker@8")
  }

  @Test(arguments: [
    // Counted from the end: the sizes of offsets and references, the number of objects, the root, the table.
    (26, 0), (26, 2), (25, 0), (17, 2), (9, 1), (1, 8), (1, 10),
  ])
  func `the trailer has to fit the file exactly (F49)`(place: Int, value: UInt8) throws {
    var bytes = BinaryFile([0x09]).bytes
    bytes[bytes.count - place] = value
    #expect(try Outcome.reading(bytes).hasPrefix("invalid-trailer@"))
  }

  @Test func `nothing may follow the trailer (F49)`() throws {
    #expect(try Outcome.reading(BinaryFile([0x09]).bytes + [0x0A]).hasPrefix("invalid-trailer@"))
  }

  private static let objects: [([UInt8], String)] = [
    ([0x00], "null"), ([0x08], "false"), ([0x09], "true"), ([0x10, 0xFF], "255"),
    ([0x13] + [UInt8](repeating: 0xFF, count: 8), "-1"), ([0x22, 0x3F, 0x80, 0, 0], "1.0"),
    ([0x23, 0x40, 0, 0, 0, 0, 0, 0, 0], "2.0"), ([0x33, 0, 0, 0, 0, 0, 0, 0, 0], "date(0.0)"),
    ([0x42, 1, 2], "<0102>"), ([0x52, 0x61, 0x62], "\"ab\""), ([0x61, 0, 0xE9], "\"\\u{e9}\""),
    ([0x80, 7], "UID"),
    ([0xA0], "[]"), ([0xC0], "set[]"), ([0xD0], "{}"),
    ([0x01], "invalid-marker@8"), ([0x0C], "invalid-marker@8"), ([0x0F], "invalid-marker@8"),
    ([0x21, 0, 0], "invalid-marker@8"), ([0x70], "invalid-marker@8"), ([0xB0], "invalid-marker@8"),
    ([0xE0], "invalid-marker@8"),
  ]

  @Test(arguments: objects)
  func `each marker has one meaning, or none (F50)`(object: [UInt8], outcome: String) throws {
    #expect(try Self.reading(object) == outcome)
  }

  @Test func `a length of fifteen means that the length follows (F51)`() throws {
    let text = [UInt8](repeating: 0x61, count: 16)
    #expect(try Self.reading([0x5F, 0x10, 16] + text) == "\"aaaaaaaaaaaaaaaa\"")
    #expect(try Self.reading([0x5F, 0x11, 0, 16] + text) == "\"aaaaaaaaaaaaaaaa\"")
    #expect(try Self.reading([0x5F, 0x50, 16] + text) == "invalid-marker@8")
    #expect(
      try Self.reading([0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
        == "object-out-of-bounds@8")
  }

  @Test func `keys that are not strings are kept and noted (F52)`() throws {
    let document = PropertyListDocument.read(
      SourceBytes(BinaryFile([0xD1, 1, 2], [0x10, 5], [0x09]).bytes))
    #expect(document.isValid)
    #expect(document.leniencies.map(\.code) == [.keyNotString])
    #expect(try document.root?.value() == .pairs([PropertyListPair(key: .integer(5), value: .boolean(true))]))
    #expect(try Self.reading([0xD1, 1, 2], [0xA0], [0x09]).hasPrefix("invalid-key@"))
  }

  @Test func `references stay inside, make no cycle, and may share (F53)`() throws {
    #expect(try Self.reading([0xA1, 1]) == "invalid-reference@9")
    #expect(try Self.reading([0xA1, 0]) == "cycle@9")
    #expect(try Self.reading([0xA2, 1, 1], [0xA1, 2], [0x09]) == "[[true],[true]]")
    #expect(try Outcome.reading(BinaryFile.nested(512, around: [0x09]).bytes).hasPrefix("["))
    #expect(try Outcome.reading(BinaryFile.nested(513, around: [0x09]).bytes).hasPrefix("nesting-too-deep@"))
  }

  @Test func `of two equal keys the first counts (F54)`() throws {
    let document = PropertyListDocument.read(
      SourceBytes(BinaryFile([0xD2, 1, 1, 2, 3], BinaryFile.string("a"), [0x09], [0x08]).bytes))
    #expect(document.root?["a"]?.boolean == true)
  }

  @Test func `the length of UTF-16 text is checked in bytes (F55)`() throws {
    #expect(try Self.reading([0x62, 0, 0x61]) == "object-out-of-bounds@8")
  }

  @Test func `equal values are written once, a container before its keys and these before the values (F57)`()
    throws
  {
    let value = PropertyListValue.dictionary([
      "a": .string("a"), "b": .array([.integer(1), .integer(1), .real(1), .string("b")]),
    ])
    let bytes = try value.encoded(as: WriteOptions(format: .binary))
    let expected: [[UInt8]] = [
      [0xD2, 1, 2, 1, 3], BinaryFile.string("a"), BinaryFile.string("b"), [0xA4, 4, 4, 5, 2], [0x10, 1],
      [0x23, 0x3F, 0xF0, 0, 0, 0, 0, 0, 0],
    ]
    #expect(bytes == BinaryFile(objects: expected).bytes)
  }

  private static let smallest: [(PropertyListValue, [UInt8])] = [
    (.integer(0), [0x10, 0]), (.integer(255), [0x10, 255]), (.integer(256), [0x11, 1, 0]),
    (.integer(65_536), [0x12, 0, 1, 0, 0]), (.integer(4_294_967_296), [0x13, 0, 0, 0, 1, 0, 0, 0, 0]),
    (.integer(-1), [0x13] + [UInt8](repeating: 0xFF, count: 8)),
    (
      .integer(PropertyListInteger(UInt64.max)),
      [0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8)
    ),
    (.string("ab"), [0x52, 0x61, 0x62]), (.string("é"), [0x61, 0, 0xE9]),
    (.data([UInt8](repeating: 7, count: 15)), [0x4F, 0x10, 15] + [UInt8](repeating: 7, count: 15)),
  ]

  @Test(arguments: smallest)
  func `a value takes the fewest bytes (F58)`(value: PropertyListValue, object: [UInt8]) throws {
    #expect(try value.encoded(as: WriteOptions(format: .binary)) == BinaryFile(object).bytes)
  }

  @Test(arguments: [(1, 1, 1), (255, 1, 2), (256, 2, 2), (70_000, 4, 4)])
  func `offsets and references take the fewest bytes (F59)`(count: Int, references: Int, offsets: Int) throws
  {
    let items = (1..<max(count, 2)).map { (number: Int) -> PropertyListValue in
      .integer(PropertyListInteger(number % 128 + number / 128 * 1_000))
    }
    let bytes = try PropertyListValue.array(items).encoded(as: WriteOptions(format: .binary))
    #expect(Int(bytes[bytes.count - 25]) == references)
    #expect(Int(bytes[bytes.count - 26]) == offsets)
  }

  @Test func `shared, repeated and unreferenced objects are read (F60)`() throws {
    #expect(try Self.reading([0xA3, 1, 1, 2], [0x51, 0x61], [0x51, 0x61], [0x09]) == "[\"a\",\"a\",\"a\"]")
  }
}
