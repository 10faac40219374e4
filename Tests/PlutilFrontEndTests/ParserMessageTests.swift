import PropertyLists
import SourceText
import TestSupport
import Testing

@testable import PlutilFrontEnd

@Suite("Refusals are worded as the system words them")
struct ParserMessageTests {
  static let vectors = (GoldenVector.all + GoldenVector.additional + GoldenVector.random).filter {
    $0.reference?.message != nil
  }

  /// Where we word it otherwise, and why.
  static let overrides: [String: String] = [
    "text/utf32le-nobom": "the reference loses a byte of text without a byte order mark",
    "text/os-data-unterminated": "the reference takes the text for OpenStep text here",
    "xml-240": secondValue, "xml-335": secondValue, "xml-375": secondValue, "xml-394": secondValue,
    "xml-284": "the reference says so of a mark where the slash should be, but not of this one",
    "xml-274": "the reference does not see a minus sign with a blank behind it",
  ]
  static let secondValue = "the reference reads a second value to its end before it refuses that there is one"

  @Test(arguments: vectors)
  func `gives the message of the reference (F78)`(vector: GoldenVector) throws {
    let document = PropertyListDocument.read(SourceBytes(vector.bytes))
    let message = ParserMessage.propertyList(of: document)
    let isSame = message == vector.reference?.message
    #expect(
      isSame == (Self.overrides[vector.id] == nil), "\(message), not \(vector.reference?.message ?? "")")
  }

  @Test func `overrides nothing that is not there`() {
    #expect(Set(Self.overrides.keys).isSubset(of: Self.vectors.map(\.id)))
  }
}
