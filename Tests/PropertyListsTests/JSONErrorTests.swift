import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("Errors in JSON are found at their places")
struct JSONErrorTests {
  /// A text whose marks are where the errors lie, and the codes of the errors.
  struct Case: CustomTestStringConvertible {
    let text: String
    let codes: [ReadError.Code]
    var testDescription: String { text }

    init(_ text: String, _ codes: ReadError.Code...) {
      self.text = text
      self.codes = codes
    }
  }

  static let cases = [
    // Separators
    Case("[1⟦,⟧ ]", .unexpectedCharacter),
    Case("{\"a\": 1⟦,⟧}", .unexpectedCharacter),
    Case("{\"a\": 1⟦⟧\n \"b\": 2⟦⟧\n \"c\": 3}", .missingSeparator, .missingSeparator),
    Case("[1⟦⟧ 2, 3⟦;⟧ 4]", .missingSeparator, .missingSeparator),
    Case("{\"a\"⟦⟧ = 1, \"b\"⟦⟧ 2, \"c\": 3}", .missingSeparator, .missingSeparator),
    Case("[1, ⟦,⟧ 2]", .missingValue),
    Case("{\"a\": ⟦,⟧ \"b\": ⟦}⟧", .missingValue, .missingValue),
    Case("{\"a\"⟦,⟧ \"b\": 1,⟦,⟧ \"c\": 2}", .missingValue, .unexpectedCharacter),
    Case("{\"a\"⟦}⟧", .missingValue),
    Case("[\"a\"⟦:⟧ 1]", .missingSeparator),
    // Slips from other languages
    Case("{⟦a⟧: 1, ⟦'b'⟧: ⟦'c'⟧, \"d\": 2}", .keyExpected, .unexpectedCharacter, .unexpectedCharacter),
    Case(
      "[⟦True⟧, ⟦None⟧, ⟦NaN⟧, ⟦-Infinity⟧, ⟦hello⟧]", .unexpectedCharacter, .unexpectedCharacter,
      .unexpectedCharacter,
      .invalidReal, .unexpectedCharacter),
    Case("[⟦// one⟧\n1, /* two */ 2]", .unexpectedCharacter),
    Case("⟦# one⟧\n[1]", .unexpectedCharacter),
    // Numbers
    Case(
      "[⟦01⟧, ⟦+1⟧, ⟦.5⟧, ⟦5.⟧, ⟦0x10⟧, ⟦1e⟧, ⟦-⟧, ⟦1.5.5⟧, -0, 1e5]", .invalidReal, .invalidReal,
      .invalidReal,
      .invalidReal, .invalidReal, .invalidReal, .invalidReal, .invalidReal),
    Case("[⟦999999999999999999999999999999999999999⟧, 99999999999999999999]", .integerOverflow),
    // Strings
    Case(
      #"["a⟦\x⟧b⟦\ud83d⟧c⟦\ude00⟧", "⟦\u⟧00g0⟦\⟧é", "\ud83d\ude00\/"]"#, .invalidEscape, .invalidEscape,
      .invalidEscape,
      .invalidEscape, .invalidEscape),
    Case("[\"a⟦\t⟧b⟦\u{1}⟧\", 1]", .unexpectedCharacter, .unexpectedCharacter),
    Case("{\"a\": ⟦\"⟧b,\n \"c\": ⟦\"⟧d\n}", .unterminatedString, .unterminatedString),
    Case("[⟦\"⟧abc", .unterminatedString),
    // Brackets
    Case("{\"a\": [1, 2⟦}⟧", .unterminatedContainer),
    Case("[{\"a\": 1⟦]⟧", .unterminatedContainer),
    Case("[1, {\"a\": [2⟦⟧", .unexpectedEnd),
    Case("{\"a\": 1} ⟦}⟧", .trailingContent),
    Case("{\"a\": 1}\n⟦{\"b\": 2}⟧\n", .trailingContent),
    Case("{\"a\": 1, ⟦[⟧2], \"b\": ⟦@⟧}", .keyExpected, .unexpectedCharacter),
    Case("⟦]⟧", .unexpectedCharacter),
    Case(" ⟦⟧", .unexpectedEnd),
    Case("⟦<⟧plist/>", .unexpectedCharacter),
    // Wrappers
    Case(
      #"[⟦{"$date": "2024-13-01T00:00:00Z"}⟧, ⟦{"$date": 5}⟧, ⟦{"$date": "x"}⟧]"#, .invalidWrapper,
      .invalidWrapper,
      .invalidWrapper),
    Case(
      #"[⟦{"$data": "a"}⟧, ⟦{"$data": "é==="}⟧, ⟦{"$data": "aGVs\nbG8="}⟧, {"$data": "\/\/8="}]"#,
      .invalidWrapper,
      .invalidWrapper, .invalidWrapper),
    Case(
      #"[⟦{"$uid": -1}⟧, ⟦{"$uid": 4294967296}⟧, ⟦{"$uid": "3"}⟧, ⟦{"$uid": 01}⟧]"#, .invalidWrapper,
      .invalidWrapper,
      .invalidWrapper, .invalidWrapper),
    Case(
      #"[⟦{"$integer": 5}⟧, ⟦{"$integer": "1.5"}⟧, ⟦{"$real": "x"}⟧, ⟦{"$null": false}⟧]"#, .invalidWrapper,
      .invalidWrapper,
      .invalidWrapper, .invalidWrapper),
    Case(
      #"[⟦{"$set": {}}⟧, ⟦{"$pairs": [[1]]}⟧, ⟦{"$pairs": [1]}⟧, ⟦{"$dictionary": []}⟧]"#, .invalidWrapper,
      .invalidWrapper, .invalidWrapper, .invalidWrapper),
    Case(#"{"a": {"$set": [1, ⟦01⟧]}}"#, .invalidReal),
  ]

  @Test(arguments: cases)
  func `finds each error at its bytes and no other`(test: Case) {
    let marked = MarkedText(test.text)
    let document = PropertyListDocument.read(SourceBytes(marked.bytes), options: ReadOptions(format: .json))
    let expected = marked.ranges.sorted { $0.lowerBound < $1.lowerBound }
    #expect(document.errors.map(\.range) == expected, "\(document.errors)")
    #expect(document.errors.map(\.code) == test.codes)
    for error in document.errors {
      #expect(error.message.hasSuffix("."), "\(error.message)")
      #expect(error.hint == nil || error.hint?.hasSuffix(".") == true, "\(error.hint ?? "")")
    }
  }

  @Test func `leaves wrappers out of the path to an error`() throws {
    let text = #"{"a": {"$set": [1, {"$dictionary": {"b": x}}]}}"#
    let error = try #require(PropertyListDocument.read(SourceBytes(text)).errors.first)
    #expect(error.keyPath == [.key("a"), .index(1)])
  }

  @Test func `names the byte that is no text`() throws {
    let bytes = Array("[\"a".utf8) + [0xFF] + Array("b\"]".utf8)
    let document = PropertyListDocument.read(SourceBytes(bytes), options: ReadOptions(format: .json))
    #expect(document.errors.map(\.code) == [.invalidEncoding])
    #expect(document.errors.map(\.range) == [ByteRange(3, 4)])
  }

  @Test(arguments: [512, 513])
  func `allows 512 containers in one another`(depth: Int) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let document = PropertyListDocument.read(SourceBytes(text), options: ReadOptions(format: .json))
    #expect(document.errors.map(\.code) == (depth > 512 ? [.nestingTooDeep] : []))
  }

  @Test func `says that the system does not read JSON`() {
    let document = PropertyListDocument.read(SourceBytes("[1]"))
    #expect(document.isValid && document.format == .json)
    #expect(document.leniencies.map(\.code) == [.formatUnknownToSystem])
  }

  @Test(arguments: [
    (#"{"$date": "2001-01-01T00:00:00Z", "b": 1}"#, #"{"$date":"2001-01-01T00:00:00Z","b":1}"#),
    (#"{"$ref": 1}"#, #"{"$ref":1}"#),
    (#"{"a": 1, "$set": []}"#, #"{"$set":[],"a":1}"#),
    (#"{"\u0024date": "x"}"#, #"{"$date":"x"}"#),
    (#"{"$set": [1], "b": 2}"#, #"{"$set":[1],"b":2}"#),
    (#"{"$pairs": [[1, 2]], "b": 2}"#, #"{"$pairs":[[1,2]],"b":2}"#),
    (#"{"$dictionary": {"$date": "x"}, "b": {"$uid": 1}}"#, #"{"$dictionary":{"$date":"x"},"b":UID}"#),
    (#"{ "$set" : [ {"$null":true} , null ] }"#, "set[null,null]"),
    (#"{"$real": " +1.5"}"#, "1.5"), (#"{"$integer": "007"}"#, "7"), ("-0", "0"), ("-0.0", "-0.0"),
    ("1e400", "inf"),
  ])
  func `takes for a wrapper what has nothing else in it`(text: String, value: String) throws {
    let document = PropertyListDocument.read(SourceBytes(text), options: ReadOptions(format: .json))
    #expect(document.errors == [])
    #expect(try CompactNotation.text(of: #require(document.root).value()) == value)
  }
}
