import Foundation
import KeyCatalog
import PropertyLists
import Reporters
import SourceText
import TestSupport
import Testing
import Validation

@Suite("Reports for programs")
struct JSONReportTests {
  private func object(_ report: CheckReport) throws -> [String: Any] {
    let data = Data(Reporter.json.bytes(for: report))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func firstFinding(_ report: CheckReport) throws -> [String: Any] {
    try #require((object(report)["diagnostics"] as? [[String: Any]])?.first)
  }

  @Test func `hold inputs, findings and numbers in a fixed order`() throws {
    try expectSnapshot("bundle.json", Reporter.json.string(for: Sample.bundle))
  }

  @Test func `have the keys of the contract, all of them, always`() throws {
    let (document, ranges) = Sample.document("⟦x⟧")
    let report = Sample.report(
      document,
      [
        Diagnostic(
          rule: "r", severity: .note, message: "M.", range: ranges[0],
          related: [RelatedPlace("N.", range: ranges[0])],
          fixes: [Fix("F", safety: .safe, edits: [SourceEdit(ranges[0], "y")])])
      ])
    #expect(
      Reporter.json.string(for: report) == """
        {"schemaVersion":1,"inputs":[
        {"path":"Demo.app/Info.plist","kind":null,"platform":null,"minimumOS":null,"identifier":null,\
        "profile":"built","documents":["Demo.app/Info.plist"]}
        ],"diagnostics":[
        {"rule":"r","severity":"note","message":"M.","path":"Demo.app/Info.plist","keyPath":[],\
        "range":{"start":{"offset":0,"line":1,"column":1},"end":{"offset":1,"line":1,"column":2}},\
        "references":[],"related":[{"message":"N.","path":"Demo.app/Info.plist",\
        "range":{"start":{"offset":0,"line":1,"column":1},"end":{"offset":1,"line":1,"column":2}}}],\
        "fixes":[{"title":"F","safety":"safe","edits":[{"path":"Demo.app/Info.plist",\
        "range":{"start":{"offset":0,"line":1,"column":1},"end":{"offset":1,"line":1,"column":2}},\
        "replacement":"y"}]}]}
        ],"summary":{"errors":0,"warnings":0,"notes":1,"suppressed":0,"files":1}}

        """)
  }

  @Test func `are valid without inputs or findings`() throws {
    #expect(
      Reporter.json.string(for: CheckReport()) == """
        {"schemaVersion":1,"inputs":[],"diagnostics":[],\
        "summary":{"errors":0,"warnings":0,"notes":0,"suppressed":0,"files":0}}

        """)
    let (document, _) = Sample.document("")
    #expect(try object(Sample.report(document, [], suppressed: 2))["inputs"] != nil)
  }

  @Test func `have no lines and columns in binary files`() throws {
    let finding = try firstFinding(Sample.binary())
    let start = try #require((finding["range"] as? [String: Any])?["start"] as? [String: Any])
    #expect(start["offset"] as? Int == 8)
    #expect(start["line"] is NSNull)
    #expect(start["column"] is NSNull)
  }

  @Test func `give replacements as text, whatever the file's encoding`() throws {
    let file = SourceBytes([0xFF, 0xFE] + "a\nb".utf16.flatMap { [UInt8($0), 0] })
    let document = CheckedDocument(
      path: "x.strings", source: try DecodedSource(decoding: file, as: .utf16LittleEndian, prefixLength: 2),
      format: .strings, kind: nil)
    let edit = SourceEdit(ByteRange(6, 8), Array("é👍".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }))
    let finding = try firstFinding(
      Sample.report(
        document,
        [
          Diagnostic(
            rule: "r", severity: .error, message: "M.", range: ByteRange(6, 8),
            fixes: [Fix("F", safety: .unsafe, edits: [edit])])
        ]))
    let fix = try #require((finding["fixes"] as? [[String: Any]])?.first)
    let written = try #require((fix["edits"] as? [[String: Any]])?.first)
    #expect(written["replacement"] as? String == "é👍")
    let range = try #require(written["range"] as? [String: [String: Int]])
    #expect(range["start"] == ["offset": 6, "line": 2, "column": 1])
    #expect(range["end"] == ["offset": 8, "line": 2, "column": 2])
  }

  @Test func `keep hostile text exactly`() throws {
    let odd =
      String(String.UnicodeScalarView((0..<0x120).compactMap { Unicode.Scalar($0) })) + "\u{2028}\u{202E}👍"
    let (document, ranges) = Sample.document("⟦x⟧", path: odd)
    let finding = try firstFinding(
      Sample.report(
        document,
        [
          Diagnostic(
            rule: "r", severity: .error, message: odd, keyPath: [.key(odd), .index(3)], range: ranges[0])
        ]))
    #expect(finding["message"] as? String == odd)
    #expect(finding["path"] as? String == odd)
    let path = try #require(finding["keyPath"] as? [Any])
    #expect(path[0] as? String == odd)
    #expect(path[1] as? Int == 3)
  }

  @Test func `are the same whether inputs come one by one or together`() {
    var together = CheckReport()
    var stream = ReportStream(.json)
    var pieces: [UInt8] = []
    for _ in 0..<3 {
      together.append(Sample.bundle)
      stream.add(Sample.bundle)
      pieces += stream.takeOutput()
    }
    stream.finish()
    pieces += stream.takeOutput()
    #expect(String(decoding: pieces, as: UTF8.self) == Reporter.json.string(for: together))
  }
}
