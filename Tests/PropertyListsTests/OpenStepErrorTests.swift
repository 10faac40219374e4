import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("Errors in OpenStep text are found at their places")
struct OpenStepErrorTests {
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
    Case("{ a = b⟦⟧\n c = d⟦⟧\n e = f; }", .missingSeparator, .missingSeparator),
    Case("{ a = b⟦⟧ }", .missingSeparator),
    Case("{ a = \"b\"⟦⟧, c = d; }", .missingSeparator),
    Case("{ a = hello⟦⟧ world; c = d; }", .missingSeparator),
    Case("{ a = b; \"k\"⟦⟧ v; c = d⟦⟧ }", .missingSeparator, .missingSeparator),
    Case("{ \"a\"⟦⟧: 1; \"b\" = 2; }", .missingSeparator),
    Case("( a⟦⟧ b, c⟦⟧; d )", .missingSeparator, .missingSeparator),
    Case("( a, ⟦,⟧ b, c )", .missingValue),
    Case("\"a\" = \"b\"⟦⟧\n\"c\" = \"d\";\n\"e\" = \"f\"⟦⟧", .missingSeparator, .missingSeparator),
    Case("{ a = b;⟦;⟧ c = d; }", .unexpectedCharacter),
    // Missing values
    Case("{ a = ⟦;⟧ b = c; d = ⟦}⟧", .missingValue, .missingValue),
    Case("{ ⟦a⟧ }", .missingValue),
    Case("a = ⟦;⟧ b = c;", .missingValue),
    Case("a = b; c⟦⟧", .missingValue),
    // Characters that need quotes
    Case(
      "{ a = b⟦+⟧c; d = ⟦@⟧x; e = ⟦é⟧; f = g⟦é⟧; }", .unexpectedCharacter, .unexpectedCharacter,
      .unexpectedCharacter,
      .unexpectedCharacter),
    Case("{ a⟦+⟧b = c; ⟦#⟧x = y; z = 1; }", .unexpectedCharacter, .unexpectedCharacter),
    Case("( a, b⟦*⟧c, ⟦[⟧1, 2], d⟦⟧ e )", .unexpectedCharacter, .unexpectedCharacter, .missingSeparator),
    Case("{ a = ⟦[⟧1, 2]; b = c⟦⟧ }", .unexpectedCharacter, .missingSeparator),
    // Brackets
    Case("{ a = ( b, c⟦;⟧ d = e; }", .unterminatedContainer),
    Case("{ a = { b = c; ⟦)⟧; d = e; }", .unterminatedContainer),
    Case("{ a = (b, c⟦}⟧", .unterminatedContainer),
    Case("( { a = b; ⟦)⟧, c, d e )", .unterminatedContainer),
    Case("{ a = ( b, c ); ⟦⟧", .unexpectedEnd),
    Case("( a, ( b⟦⟧", .unexpectedEnd),
    Case("{ a = b; } ⟦}⟧", .trailingContent),
    Case("{ a = b; }\n⟦c = d;⟧", .trailingContent),
    Case("{ a = b; ⟦(⟧c) = d; e = f⟦⟧ }", .keyExpected, .missingSeparator),
    // Quotes
    Case("{ a = ⟦\"⟧b;\n  c = d; }", .unterminatedString),
    Case("{ a = \"b;\n  c = \"⟦⟧d\";\n  e = f; }", .missingSeparator),
    Case("( a, ⟦\"⟧b,\n  c )", .unterminatedString),
    Case("⟦\"⟧abc", .unterminatedString),
    // Data
    Case("{ a = <0f⟦1⟧ 2>; b = <⟦0⟧g>; c = <0f ⟦x⟧>; d = e; }", .invalidData, .invalidData, .invalidData),
    Case("( <0f⟦1⟧>, b⟦⟧ c )", .invalidData, .missingSeparator),
    Case("{ a = ⟦<*⟧I5>; b = <*BY>; }", .invalidData),
    Case("{ a = ⟦<⟧0f", .invalidData),
    // What is no property list
    Case("Hello⟦,⟧ this is a text; and = more", .unexpectedCharacter),
    Case("⟦#⟧!/bin/sh\necho", .unexpectedCharacter),
    // What the system would swallow is an error all the same once the file is refused.
    Case("( \"a\", { b = c⟦⟧ ) ) x", .missingSeparator),
    Case("{ a = ( <0f⟦)⟧; b = ⟦;⟧ }", .invalidData, .missingValue),
  ]

  @Test(arguments: cases)
  func `finds each error at its bytes and no other`(test: Case) {
    let marked = MarkedText(test.text)
    let document = PropertyListDocument.read(
      SourceBytes(marked.bytes), options: ReadOptions(format: .openStep))
    let expected = marked.ranges.sorted { $0.lowerBound < $1.lowerBound }
    #expect(document.errors.map(\.range) == expected, "\(document.errors)")
    #expect(document.errors.map(\.code) == test.codes)
    for error in document.errors {
      #expect(error.message.hasSuffix("."), "\(error.message)")
    }
  }
}
