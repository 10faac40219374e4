import Foundation
import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("GNUstep text is read as GNUstep reads it")
struct GNUstepGoldenVectorTests {
  static let vectors = GoldenVector.all.filter {
    $0.gnustep != nil && ($0.id.hasPrefix("gnustep/") || $0.id.hasPrefix("text/os-"))
  }

  /// Where we answer otherwise, and why.
  static let overrides = [
    "text/os-bom": "A byte order mark is skipped, as in every other format.",
    "text/os-utf16": "UTF-16 is read, as in every other format.",
    "text/os-key-arr": "A key has to be text here; GNUstep takes any value.",
    "gnustep/g-octal": "GNUstep loses a two-digit octal escape at the end of a text.",
  ]

  @Test(arguments: vectors.filter { overrides[$0.id] == nil })
  func `gives GNUstep's verdict and value`(vector: GoldenVector) throws {
    let document = PropertyListDocument.read(
      SourceBytes(vector.bytes), options: ReadOptions(format: .gnustep, nestingLimit: 10_000))
    let reference = try #require(vector.gnustep)
    #expect(document.isValid == (reference.verdict == .ok), "\(document.errors)")
    guard document.isValid, let expected = reference.value else { return }
    #expect(document.format == .gnustep)
    let value = try CompactNotation.text(of: #require(document.root).value())
    if expected.hasSuffix("…(truncated)") {
      #expect(value.hasPrefix(expected.dropLast(12)))
    } else {
      #expect(value == Self.inOurTerms(expected))
    }
  }

  /// Overridden vectors are read by us all the same, or refused with an error at a place.
  @Test(arguments: vectors.filter { overrides[$0.id] != nil })
  func `answers otherwise where GNUstep loses data`(vector: GoldenVector) {
    let document = PropertyListDocument.read(
      SourceBytes(vector.bytes), options: ReadOptions(format: .gnustep))
    let isReference = document.isValid == (vector.gnustep?.verdict == .ok)
    let value = document.isValid ? (try? document.root?.value()).map(CompactNotation.text) : nil
    #expect(!isReference || value != vector.gnustep?.value)
  }

  /// The notation prints GNUstep's reals in a way of their own, and pairs of UTF-16 unit by unit.
  private static func inOurTerms(_ value: String) -> String {
    value.replacing(/real\(([^)]*)\)/) { "\(Double($0.output.1) ?? .nan)" }
      .replacing("\\u{d83d}\\u{de00}", with: "\\u{1f600}")
  }
}
