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

  @Test(arguments: vectors)
  func `gives the message of the reference (F78)`(vector: GoldenVector) throws {
    let document = PropertyListDocument.read(SourceBytes(vector.bytes))
    let message = ParserMessage.propertyList(of: document)
    #expect(message == vector.reference?.message)
  }
}
