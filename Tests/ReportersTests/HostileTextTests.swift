import PropertyLists
import Reporters
import SourceText
import TestSupport
import Testing
import Validation

@Suite("What a hostile file says on a terminal")
struct HostileTextTests {
  /// Characters that give orders to terminals, hide, or turn the direction of the text around them.
  static let hostile: [UInt32] =
    Array(0..<0x20) + Array(0x7F..<0xA0)
    + [
      0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2060, 0x2066, 0x2069,
      0xFEFF, 0xFFF9, 0xE0001, 0xE0041,
    ]

  @Test(arguments: hostile)
  func `holds no character that is obeyed instead of shown`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let odd = "a\(Character(scalar))b"
    let (text, ranges) = Sample.document("⟦x\(odd)⟧ \(odd)", path: "\(odd).plist")
    let binary = CheckedDocument(
      path: odd, source: DecodedSource(utf8: SourceBytes(odd)), format: .binary, kind: nil)
    let input = CheckedInput(
      path: odd, identifier: odd, profile: Inferred(.built, from: .content(odd)), documents: [0, 1])
    func finding(in document: Int) -> Diagnostic {
      Diagnostic(
        rule: odd, severity: .error, message: odd, help: odd, document: document,
        keyPath: [.key(odd), .index(1)], range: ranges[0], references: [odd],
        related: [RelatedPlace(odd, document: document, range: ranges[0])],
        fixes: [Fix(odd, safety: .safe, edits: [SourceEdit(ranges[0], odd)])])
    }
    let report = CheckReport(
      inputs: [input], documents: [text, binary], diagnostics: [finding(in: 0), finding(in: 1)],
      suppressedCount: 0)

    let shown = Reporter.text().string(for: report).unicodeScalars.filter { $0 != "\n" }
    #expect(!shown.contains { Self.hostile.contains($0.value) })
    let lines = Reporter.text().string(for: report).split(separator: "\n")
    #expect(lines.filter { $0.contains(": error: ") }.count == 2)
  }

  @Test func `cannot add lines of its own`() {
    let (document, ranges) = Sample.document("⟦x⟧")
    let forged = "harmless\nOther.plist:1:1: error: forged [forged]\u{1B}[2J"
    let report = Sample.report(
      document, [Diagnostic(rule: "r", severity: .error, message: forged, help: forged, range: ranges[0])])
    let lines = Reporter.text().string(for: report).split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("Other.plist") })
    #expect(lines.contains { $0.hasSuffix("harmless␊Other.plist:1:1: error: forged [forged]␛[2J [r]") })
  }

  @Test func `is shown even if it is no text`() {
    let bytes: [UInt8] = [0xFF, 0xC0, 0x80, 0xE2, 0x82, 0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80, 0x00]
    let document = CheckedDocument(
      path: "x", source: DecodedSource(utf8: SourceBytes(bytes)), format: .xml, kind: nil)
    for start in 0...bytes.count {
      for end in start...bytes.count {
        let finding = Diagnostic(
          rule: "r", severity: .error, message: "M.", range: ByteRange(start, end))
        let text = Reporter.text().string(for: Sample.report(document, [finding]))
        #expect(text.contains(" 1 | \(String(repeating: "\u{FFFD}", count: 12))␀\n"))
        let marks = text.unicodeScalars.filter { $0 == "^" }.count
        #expect(marks == max(1, end - start))
      }
    }
  }
}
