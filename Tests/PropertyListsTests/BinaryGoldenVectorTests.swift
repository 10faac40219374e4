import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("Binary files are read as the reference reads them")
struct BinaryGoldenVectorTests {
  static let vectors = (GoldenVector.all + GoldenVector.additional + GoldenVector.random).filter {
    $0.id.hasPrefix("binary")
  }

  /// Where we give another answer than the reference, and why.
  static let overrides: [String: (value: String, reason: String)] = [
    "binary/i16-neg1": ("-1", wide),
    "binary/i16-big": ("18446744073709551616", wide),
    "binary-28": ("116329472566117180989633221856313107966", wide),
    "binary-59": ("-130147070708089152674356366036545947343", wide),
    "binary-73": ("-14145210815459651597531255033268105996", wide),
    "binary-99": ("157331263536301384780722437204842790061", wide),
    "binary-109": ("-24367358099031593026586493139200959957", wide),
    "binary/set": ("set[\"a\",\"b\"]", set),
    "binary/set-in-dict": ("{\"k\":set[\"k\"]}", set),
  ]

  private static let wide = "the reference drops the upper half of a 16-byte integer; we keep it"
  private static let set = "the reference reads sets, and crashes when Swift asks for one"

  @Test(arguments: vectors)
  func `gives the verdict and value of the reference`(vector: GoldenVector) throws {
    let document = PropertyListDocument.read(SourceBytes(vector.bytes))
    let reference = try #require(vector.reference)
    let override = Self.overrides[vector.id]
    #expect(document.isValid == (reference.verdict == .ok || override != nil), "\(document.errors)")
    if !document.isValid { try expectPlaces(document) }
    guard document.isValid, let expected = override?.value ?? reference.value else { return }
    #expect(document.format == .binary)
    let value = try CompactNotation.text(of: #require(document.root).value())
    if expected.hasSuffix("…(truncated)") {
      #expect(value.hasPrefix(expected.dropLast(12)))
    } else {
      #expect(value == expected)
    }
    if override != nil { #expect(value != reference.value) }
  }

  @Test func `overrides nothing that is not there`() {
    #expect(Set(Self.overrides.keys).isSubset(of: Self.vectors.map(\.id)))
  }

  private func expectPlaces(_ document: PropertyListDocument) throws {
    #expect(!document.errors.isEmpty)
    for error in document.errors {
      #expect(error.range.upperBound <= document.source.file.count, "\(error)")
      #expect(error.message.hasSuffix("."), "\(error)")
    }
  }
}
