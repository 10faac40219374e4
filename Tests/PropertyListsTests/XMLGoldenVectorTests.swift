import FileSystem
import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("XML is read as the reference reads it")
struct XMLGoldenVectorTests {
  static let vectors = (GoldenVector.all + GoldenVector.additional + GoldenVector.random).filter {
    ($0.id.hasPrefix("text/") && !$0.id.hasPrefix("text/os-")) || $0.id.hasPrefix("xml-")
  }

  /// Where we give another answer than the reference, and why.
  static let overrides: [String: (value: String, reason: String)] = [
    "text/date-huge": (
      "date(3.1556951368229376e+18)", "the reference's year wraps around at 32 bits; ours does not"
    ),
    "text/macroman-decl": (
      "\"h\\u{e9}llo\"", "the reference on Linux does not know the charset; on a Mac it does"
    ),
    "text/uid": (
      "{\"CF$UID\":5}", "the dictionary is marked, not replaced, so that nothing of the file is lost"
    ),
    "text/uid-neg": ("{\"CF$UID\":-1}", "the same; the reference wraps the number to 32 bits"),
  ]

  /// Reads with the charsets of this machine, as the command does.
  static let options = ReadOptions(charsetConverter: CharsetConverter.decodedSource)

  @Test(arguments: vectors)
  func `gives the verdict and value of the reference`(vector: GoldenVector) throws {
    let document = PropertyListDocument.read(SourceBytes(vector.bytes), options: Self.options)
    let reference = try #require(vector.reference)
    let override = Self.overrides[vector.id]
    #expect(document.isValid == (reference.verdict == .ok || override != nil), "\(document.errors)")
    guard document.isValid, let expected = override?.value ?? reference.value else { return }
    let value = try CompactNotation.text(of: #require(document.root).value())
    if expected.hasSuffix("…(truncated)") {
      #expect(value.hasPrefix(expected.dropLast(12)))
    } else {
      #expect(value == expected)
    }
    if override != nil { #expect(value != reference.value) }
  }

  @Test(arguments: vectors.filter { referenceLine(of: $0) != nil && overrides[$0.id] == nil })
  func `points at the line the reference names`(vector: GoldenVector) throws {
    let document = PropertyListDocument.read(SourceBytes(vector.bytes), options: ReadOptions(format: .xml))
    let error = try #require(document.errors.first)
    let lines = LineTable(document.source)
    let first = lines.position(ofFile: Self.startOfFault(in: vector.bytes, of: error)).line
    let last = lines.position(ofFile: Self.endOfElement(in: vector.bytes, of: error)).line
    #expect(try (first...last).contains(#require(Self.referenceLine(of: vector))), "\(error)")
  }

  /// Of a second root the reference names the line on which the first one ends.
  private static func startOfFault(in bytes: [UInt8], of error: ReadError) -> Int {
    var offset = error.range.lowerBound
    guard error.code == .extraElement else { return offset }
    while offset > 0, bytes[offset - 1] <= 0x20 { offset -= 1 }
    return offset
  }

  /// How far behind a fault the reference may have given up.
  ///
  /// It names that line, which may be as late as the end of the element at fault or of the next one; a second
  /// root it reads whole. We point at where the fault begins.
  private static func endOfElement(in bytes: [UInt8], of error: ReadError) -> Int {
    var offset = error.range.upperBound
    var tags = 0
    while offset < bytes.count, tags < 2 || error.code == .extraElement {
      if bytes[offset] == UInt8(ascii: ">") { tags += 1 }
      offset += 1
    }
    return offset
  }

  /// The line in the reference's message about its XML attempt.
  static func referenceLine(of vector: GoldenVector) -> Int? {
    guard let message = vector.reference?.message else { return nil }
    var words = message.split(separator: " ").makeIterator()
    while let word = words.next() {
      if word == "line" { return words.next().flatMap { Int($0.prefix { $0.isNumber }) } }
    }
    return nil
  }

  @Test func `overrides nothing that is not there`() {
    #expect(Set(Self.overrides.keys).isSubset(of: Self.vectors.map(\.id)))
  }
}

@Suite("The golden vectors are all run")
struct GoldenVectorCompletenessTests {
  @Test func `leaves no vector out`() {
    let reference =
      XMLGoldenVectorTests.vectors + OpenStepGoldenVectorTests.vectors + BinaryGoldenVectorTests.vectors
    let run = Set(reference.map(\.id)).union(GNUstepGoldenVectorTests.vectors.map(\.id))
    #expect(GoldenVector.all.count == 456)
    #expect(GoldenVector.random.count == 1_000)
    #expect(Set((GoldenVector.all + GoldenVector.random).map(\.id)).subtracting(run) == [])
  }
}
