import Foundation
import PropertyLists
import PropertyListsFoundation
import Testing

/// What Foundation's encoder makes of a value, ours makes of it too.
@Suite("Encoding, as Foundation does it")
struct EncodingDifferentialTests {
  /// A value to encode, with its type forgotten.
  struct Subject: Sendable, CustomStringConvertible {
    let description: String
    let check: @Sendable () throws -> Void

    init<Value: Codable & Equatable & SendableMetatype>(
      _ name: String, _ value: @escaping @Sendable () -> Value
    ) {
      description = name
      check = { try EncodingDifferentialTests.compare(value()) }
    }
  }

  static let subjects: [Subject] = [
    Subject("scalars") { Samples.Scalars() },
    Subject("absent values") { Samples.Optionals() },
    Subject("present values") {
      Samples.Optionals(text: "t", int: 1, double: 2, data: Data(), nested: ["b": [nil, 1], "a": []])
    },
    Subject("explicit nil") { Samples.ExplicitNil(number: nil, text: nil) },
    Subject("not nil") { Samples.ExplicitNil(number: 1, text: "a < b & c > d \" ' é 😀 \u{1} \r\n") },
    Subject("types of Foundation") { Samples.Foundation() },
    Subject("a choice without values") { Samples.Choice.nothing },
    Subject("a choice with a value") { [Samples.Choice.text("a"), .pair(left: 1, right: nil)] },
    Subject("a nested choice") { Samples.Choice.nested(.nested(.pair(left: 1, right: 0.5))) },
    Subject("a subclass") { Samples.Derived() },
    Subject("a subclass with a key") { Samples.Named() },
    Subject("a subclass that shares") { Samples.Shared() },
    Subject("nested containers") { Samples.Nested() },
    Subject("an unkeyed container") { Samples.Unkeyed() },
    Subject("an unkeyed superclass") { [Samples.Shared(), Samples.Shared()] },
    Subject("raw values") { [Samples.Name.first, .second] },
    Subject("a single value in a list") { [Samples.Wrapper(1), Samples.Wrapper(2)] },
    Subject("nothing in a list") { [Samples.Nothing()] },
    Subject("nothing under a key") { ["a": Samples.Nothing()] },
    Subject("nothing") { Samples.Nothing() },
    Subject("integer keys") { [3: "three", 10: "ten", -1: "less"] },
    Subject("keys of an enumeration") { [Samples.Name.first: 1, .second: 2] },
    Subject("keys of other types") { [1.5: 1] },
    Subject("keys in need of an order") {
      [
        "b": 1, "a": 2, "B": 3, "é": 4, "e\u{301}x": 5, "😀": 6, "\u{E000}": 7, "": 8, "<&>": 9, "10": 10,
        "9": 11,
      ]
    },
    Subject("many keys") {
      Dictionary(uniqueKeysWithValues: (0..<200).map { ("key \($0 * 7919 % 200)", $0) })
    },
    Subject("empty containers") { [[String: [Int]](), ["a": []]] },
    Subject("numbers") {
      [
        0, -0.0, 1, 5, 0.1, 1 / 3, 123_456.789, 1e15, 1e16, 1e17, 1e21, 1e22, 1e300, 1e-4, 1e-5, 1e-300,
        .infinity,
        -.infinity, .pi, 9_007_199_254_740_991, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
      ] as [Double]
    },
    Subject("short numbers") {
      [0.1, 1, 16_777_216, .pi, .leastNonzeroMagnitude, .infinity, 3.4e38] as [Float]
    },
    Subject("dates") {
      [-1.5, -0.25, 0, 0.75, 1e9, -1e9, 1e11, -1.3e10].map { Date(timeIntervalSinceReferenceDate: $0) }
    },
    Subject("data") { [0, 1, 2, 3, 44, 45, 46, 57, 58, 300].map { Data(repeating: 0xA5, count: $0) } },
    Subject("data as the root") { Data([1, 2]) },
    Subject("a string as the root") { "text" },
    Subject("a number as the root") { 5 },
    Subject("a real as the root") { 5.5 },
    Subject("a Boolean as the root") { true },
    Subject("a date as the root") { Date(timeIntervalSinceReferenceDate: 0) },
    Subject("nil as the root") { Int?.none },
    Subject("a UUID as the root") { UUID() },
    Subject("an enumeration as the root") { Samples.Number.two },
    Subject("a URL as the root") { URL(string: "https://example.org") },
    Subject("a wrapped list") { Samples.Wrapper([1, 2]) },
  ]

  /// Encodes a value with both encoders, and decodes what came of it with both decoders.
  static func compare<Value: Codable & Equatable>(_ value: Value) throws {
    for format in [Foundation.PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let encoder = FoundationEncoder()
      encoder.outputFormat = format
      let ours = OurEncoder()
      ours.outputFormat = format == .xml ? .xml : .binary
      let expected = Outcome { try encoder.encode(value) }
      let found = Outcome { try ours.encode(value) }
      guard let data = expected.value, let ourData = found.value else {
        #expect(expected.failure == found.failure)
        #expect(expected.failure != nil)
        continue
      }
      if format == .xml {
        #expect(String(decoding: ourData, as: UTF8.self) == String(decoding: data, as: UTF8.self))
      }
      // XML drops fractions of seconds, and classes know only what their superclass knows of equality.
      let original = try FoundationDecoder().decode(Value.self, from: data)
      #expect(try FoundationDecoder().decode(Value.self, from: ourData) == original)
      #expect(try OurDecoder().decode(Value.self, from: data) == original)
      #expect(try OurDecoder().decode(Value.self, from: ourData) == original)
    }
  }

  @Test(arguments: subjects)
  func `writes the same and reads it back`(subject: Subject) throws {
    try subject.check()
  }

  @Test(arguments: 0..<40)
  func `writes random values as Foundation does`(seed: Int) throws {
    var lists = RandomList(seed: UInt64(seed + 1000))
    for _ in 0..<10 {
      let xml = DecodingDifferentialTests.xml("<array>\(lists.next())</array>")
      let value = try OurDecoder().decode([Samples.Anything].self, from: xml)
      try Self.compare(value)
    }
  }

  @Test func `dates old days as the rest of the system does`() throws {
    // Foundation's coders count in the Julian calendar before 1582, and its serialization does not.
    let date = Date(timeIntervalSinceReferenceDate: -6.2e10)
    let encoder = OurEncoder()
    encoder.outputFormat = .xml
    let serialized = try PropertyListSerialization.data(fromPropertyList: [date], format: .xml, options: 0)
    #expect(try encoder.encode([date]) == serialized)
    #expect(try OurDecoder().decode([Date].self, from: serialized) == [date])
  }

  @Test func `keeps binary numbers of every size`() throws {
    let values: [Int128] = [0, -1, Int128(Int64.min), Int128(UInt64.max), .max, .min, 1 << 64]
    #expect(try OurDecoder().decode([Int128].self, from: OurEncoder().encode(values)) == values)
    let unsigned: [UInt128] = [0, 1 << 100]
    #expect(try OurDecoder().decode([UInt128].self, from: OurEncoder().encode(unsigned)) == unsigned)
  }

  @Test(arguments: [PropertyLists.PropertyListFormat.openStep, .gnustep, .json])
  func `writes formats that Foundation does not`(format: PropertyLists.PropertyListFormat) throws {
    let encoder = OurEncoder()
    encoder.outputFormat = format
    let value = ["a": ["x", "y & z"], "b": []]
    var found = PropertyLists.PropertyListFormat.xml
    #expect(
      try OurDecoder().decode([String: [String]].self, from: encoder.encode(value), format: &found) == value)
    #expect(found == (format == .gnustep ? .openStep : format))
  }

  @Test func `says what a format cannot hold`() {
    let encoder = OurEncoder()
    encoder.outputFormat = .openStep
    let failure = Outcome { try encoder.encode([1.5]) }.failure
    #expect(failure?.kind.hasPrefix("invalid value: Unable to encode the given top-level value") == true)
    #expect(failure?.kind.contains("kind-not-representable") == true)
  }

  @Test func `makes a value without writing it`() throws {
    #expect(try OurEncoder().propertyList(of: 5) == .integer(5))
    #expect(try OurEncoder().propertyList(of: ["b": [1.5]]) == .dictionary(["b": .array([.real(1.5)])]))
  }
}
