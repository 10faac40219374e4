import Foundation
import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("OpenStep text is read as the reference reads it")
struct OpenStepGoldenVectorTests {
  static let vectors = (GoldenVector.all + GoldenVector.random).filter {
    $0.id.hasPrefix("text/os-") || $0.id.hasPrefix("openstep-")
  }

  @Test(arguments: vectors)
  func `gives the verdict and value of the reference`(vector: GoldenVector) throws {
    let document = PropertyListDocument.read(SourceBytes(vector.bytes))
    let reference = try #require(vector.reference)
    #expect(document.isValid == (reference.verdict == .ok), "\(document.errors)")
    guard document.isValid, let expected = reference.value else { return }
    #expect(document.format == .openStep || document.format == .strings)
    let value = try CompactNotation.text(of: #require(document.root).value())
    if expected.hasSuffix("…(truncated)") {
      #expect(value.hasPrefix(expected.dropLast(12)))
    } else {
      #expect(value == expected)
    }
  }

  /// The reference names the line of the token it stumbles over; of something missing we show where it
  /// belongs, right behind what comes before.
  @Test(arguments: vectors.filter { referenceLine(of: $0) != nil })
  func `points at the line the reference names`(vector: GoldenVector) throws {
    let document = PropertyListDocument.read(
      SourceBytes(vector.bytes), options: ReadOptions(format: .openStep))
    let error = try #require(document.errors.first)
    let lines = LineTable(document.source)
    var offsets = [error.range.lowerBound]
    if error.code == .missingSeparator || error.code == .missingValue {
      offsets.append(Self.nextToken(in: vector.bytes, from: error.range.upperBound))
    }
    let shown = offsets.map { lines.position(ofFile: $0).line }
    #expect(try shown.contains(#require(Self.referenceLine(of: vector))), "\(error)")
  }

  /// The line in the reference's message about its OpenStep attempt.
  static func referenceLine(of vector: GoldenVector) -> Int? {
    guard let message = vector.reference?.openStepMessage, let word = message.range(of: "line ") else {
      return nil
    }
    return Int(message[word.upperBound...].prefix { $0.isNumber })
  }

  /// The offset behind white space and comments.
  private static func nextToken(in bytes: [UInt8], from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      if bytes[offset] <= 0x20 {
        offset += 1
      } else if bytes[offset...].starts(with: "/*".utf8) {
        offset += 2
        while offset < bytes.count, !bytes[offset...].starts(with: "*/".utf8) { offset += 1 }
        offset = min(offset + 2, bytes.count)
      } else if bytes[offset...].starts(with: "//".utf8) {
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      } else {
        break
      }
    }
    return offset
  }
}
