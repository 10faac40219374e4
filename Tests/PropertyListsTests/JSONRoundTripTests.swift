import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("JSON gives back what was written")
struct JSONRoundTripTests {
  /// Texts are looked at eight bytes at a time.
  @Test(arguments: ["\"", "\\", "\n", "\u{0}", "\u{1F}", "\u{7F}", "é", "\u{80}", "\u{A0}\""])
  func `whatever stands where in a text`(character: String) throws {
    for format in [PropertyListFormat.json, .openStep, .strings] {
      for length in 0...20 {
        let text = String(repeating: "x ", count: length)
        let value = PropertyListValue.dictionary(["k": .string(text + character + text + character)])
        let bytes = try value.encoded(as: WriteOptions(format: format))
        let read = PropertyListDocument.read(SourceBytes(bytes), options: ReadOptions(format: format))
        #expect(try read.root?.value() == value)
      }
    }
  }

  static let peculiar: [PropertyListValue] = [
    .integer(PropertyListInteger(Int64(1) << 53)), .integer(PropertyListInteger(Int64(1) << 53 + 1)),
    .integer(PropertyListInteger(-(Int64(1) << 53))), .integer(PropertyListInteger(Int64.min)),
    .integer(PropertyListInteger(UInt64.max)), .integer(PropertyListInteger(high: .max, low: .max)),
    .integer(PropertyListInteger(high: .min, low: 0)), .integer(PropertyListInteger(high: 1, low: 0)),
    .real(0), .real(-0.0), .real(2), .real(0.1), .real(1e21), .real(.leastNonzeroMagnitude),
    .real(.greatestFiniteMagnitude),
    .real(.infinity), .real(-.infinity), .real(1 / 3),
    .date(PropertyListDate(wholeSeconds: 0)), .date(PropertyListDate(wholeSeconds: -1)),
    .date(PropertyListDate(wholeSeconds: .max)), .date(PropertyListDate(wholeSeconds: .min)),
    .date(PropertyListDate(secondsSinceReference: 0.5)), .date(PropertyListDate(secondsSinceReference: -0.5)),
    .date(PropertyListDate(secondsSinceReference: 726_000_000.123456)),
    .date(PropertyListDate(secondsSinceReference: -726_000_000.123456)),
    .date(PropertyListDate(secondsSinceReference: 1e-300)),
    .date(PropertyListDate(secondsSinceReference: -1e-300)),
    .date(PropertyListDate(secondsSinceReference: -0.0)),
    .date(PropertyListDate(secondsSinceReference: 1e300)),
    .date(PropertyListDate(secondsSinceReference: .infinity)),
    .date(PropertyListDate(secondsSinceReference: -.infinity)),
    .date(PropertyListDate(secondsSinceReference: .leastNonzeroMagnitude)),
    .date(PropertyListDate(wholeSeconds: -1 << 40)),
    .data([]), .data([0]), .data([0xFB, 0xFF]), .data([1, 2, 3]), .data(Array(0...255)),
    .uid(0), .uid(.max), .null, .string(""), .string("\u{0}\u{1}\u{1F}\"\\/\u{7F}é😀\u{2028}\u{FEFF}\r\n\t"),
    .array([]), .set([]), .dictionary([:]),
    .set([.string("a"), .set([.null])]),
    .pairs([
      PropertyListPair(key: .integer(1), value: .array([])),
      PropertyListPair(key: .array([]), value: .set([.string("x")])),
      PropertyListPair(key: .string("a"), value: .pairs([PropertyListPair(key: .null, value: .null)])),
    ]),
    .dictionary(["$date": .string("2001-01-01T00:00:00Z")]), .dictionary(["$set": .array([])]),
    .dictionary(["$": .null]), .dictionary(["$ref": .string("x")]),
    .dictionary(["$dictionary": .dictionary(["$date": .string("x")])]),
    .dictionary(["$dictionary": .dictionary(["$dictionary": .dictionary([:])])]),
    .dictionary(["$dictionary": .date(PropertyListDate(wholeSeconds: 5)), "b": .null]),
    .dictionary(["$dictionary": .dictionary(["$date": .string("x")]), "b": .null]),
    .dictionary(["$date": .string("x"), "b": .string("y")]),
    .dictionary(["$set": .array([.set([.null])]), "b": .string("y")]),
    .dictionary(["a": .null, "$dictionary": .dictionary(["$uid": .string("x")])]),
    .dictionary(["$pairs": .array([.array([.null])])]), .dictionary(["$integer": .string("5")]),
    .dictionary(["$null": .boolean(true)]), .dictionary(["CF$UID": .integer(3)]),
  ]

  static func json(_ value: PropertyListValue, isCompact: Bool = false) throws -> [UInt8] {
    try value.encoded(as: WriteOptions(format: .json, isCompact: isCompact))
  }

  @Test(arguments: peculiar, [false, true])
  func `gives back values that JSON has no form for`(value: PropertyListValue, isCompact: Bool) throws {
    let bytes = try Self.json(value, isCompact: isCompact)
    let document = PropertyListDocument.read(SourceBytes(bytes), options: ReadOptions(format: .json))
    #expect(document.errors == [], "\(String(decoding: bytes, as: UTF8.self))")
    #expect(try document.root?.value() == value, "\(String(decoding: bytes, as: UTF8.self))")
  }

  @Test func `gives back random trees`() throws {
    var generator = SeededGenerator(seed: 20_261_123)
    for _ in 0..<2_000 {
      let value = RandomTree.any(&generator, depth: 4)
      let options = WriteOptions(format: .json, isCompact: generator.chance(50))
      let bytes = try value.encoded(as: options)
      let document = PropertyListDocument.read(SourceBytes(bytes), options: ReadOptions(format: .json))
      let read = try document.root?.value()
      let again = try document.encoded(as: options)
      guard document.errors.isEmpty, read == value, again == bytes else {
        Issue.record("\(String(decoding: bytes, as: UTF8.self)) is read as \(String(describing: read))")
        return
      }
    }
  }

  @Test func `keeps duplicate keys when asked to`() throws {
    let text = "{\"a\": 1, \"b\": {\"a\": 2}, \"a\": 3}"
    let document = PropertyListDocument.read(SourceBytes(text), options: ReadOptions(format: .json))
    let options = WriteOptions(format: .json, keepsDuplicates: true, isCompact: true)
    let pairs = #"{"$pairs":[["a",1],["b",{"a":2}],["a",3]]}"#
    #expect(try document.encoded(as: options) == Array(pairs.utf8))
    let again = PropertyListDocument.read(SourceBytes(pairs), options: ReadOptions(format: .json))
    #expect(try again.encoded(as: options) == Array(pairs.utf8))
    #expect(
      try again.encoded(as: WriteOptions(format: .json, isCompact: true))
        == Array(#"{"b":{"a":2},"a":3}"#.utf8))
  }

  @Test func `does not count the arrays of wrappers as nesting`() throws {
    var value = PropertyListValue.set([])
    for depth in 0..<511 {
      value = depth % 2 == 0 ? .set([value]) : .pairs([PropertyListPair(key: .null, value: value)])
    }
    let document = PropertyListDocument.read(SourceBytes(try Self.json(value, isCompact: true)))
    #expect(document.errors == [])
    #expect(try document.root?.value() == value)
  }
}
