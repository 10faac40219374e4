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
    if message != vector.reference?.message { let e = PropertyListDocument.read(SourceBytes(vector.bytes), options: ReadOptions(format: .xml)).errors.first; print("MISS \(vector.id) \(e?.code.description ?? "") \(e.map{"\($0.range)"} ?? "") \(String(decoding: vector.bytes, as: UTF8.self).debugDescription)\n   want \(vector.reference?.message ?? "")\n   have \(message)") }
  }
}
