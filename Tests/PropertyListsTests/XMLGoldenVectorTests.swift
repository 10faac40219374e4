import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("XML is read as the reference reads it")
struct XMLGoldenVectorTests {
  static let vectors = (GoldenVector.all + GoldenVector.random).filter {
    ($0.reference?.format == "xml" || $0.id.hasPrefix("xml-") || $0.id.hasPrefix("text/"))
      && !$0.id.hasPrefix("text/os-")
  }

  @Test(arguments: vectors)
  func `gives the verdict and value of the reference`(vector: GoldenVector) throws {
    let document = PropertyListDocument.read(SourceBytes(vector.bytes))
    let reference = try #require(vector.reference)
    #expect(document.isValid == (reference.verdict == .ok), "\(document.errors)")
    guard document.isValid, let expected = reference.value else { return }
    let value = try CompactNotation.text(of: #require(document.root).value())
    if expected.hasSuffix("…(truncated)") {
      #expect(value.hasPrefix(expected.dropLast(12)))
    } else {
      #expect(value == expected)
    }
  }
}
