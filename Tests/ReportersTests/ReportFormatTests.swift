import Foundation
import PropertyLists
import Reporters
import SourceText
import TestSupport
import Testing
import Validation

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Reports for services and editors")
struct ReportFormatTests {
  static let all: [Reporter] = [
    .json, .jsonLines, .sarif(version: "1.2.3"), .junit(failingAt: .warning), .gitHub, .gitLab, .checkstyle,
    .xcode(relativeTo: "/projects"),
  ]

  /// Text with everything that could end a line, an attribute, a string, or the patience of a terminal.
  static let hostile =
    "a\"b'<c>&d]]>%0A::error::\r\n,e:f\\g\u{1B}[31m\u{7}\u{0}\u{2028}\u{202E}\u{FFFE}漢👍"

  static func hostileReport() -> CheckReport {
    let (document, ranges) = Sample.document("⟦x⟧\n", path: hostile)
    let edit = SourceEdit(ranges[0], hostile)
    return Sample.report(
      document,
      [
        Diagnostic(
          rule: hostile, severity: .error, message: hostile, help: hostile,
          keyPath: [.key(hostile), .index(0)], range: ranges[0], references: [hostile],
          related: [RelatedPlace(hostile, range: ranges[0])],
          fixes: [Fix(hostile, safety: .unsafe, edits: [edit])])
      ])
  }

  private static let snapshots = [
    "json-lines": "jsonl", "junit": "xml", "github": "txt", "gitlab": "json", "checkstyle": "xml",
    "xcode": "txt",
  ]

  @Test(arguments: all.filter { snapshots[$0.name] != nil }.map(\.name))
  func `look as they always did`(name: String) throws {
    let reporter = try #require(Self.all.first { $0.name == name })
    let ending = try #require(Self.snapshots[name])
    try expectSnapshot("\(name).\(ending)", reporter.string(for: Sample.bundle))
    try expectSnapshot("\(name)-binary.\(ending)", reporter.string(for: Sample.binary()))
  }

  @Test func `look as they always did, but for the rules of SARIF`() throws {
    let text = Reporter.sarif(version: "1.2.3").string(for: Sample.bundle)
    let start = try #require(text.range(of: "\"results\":["))
    try expectSnapshot("sarif-results.json", "{" + text[start.lowerBound...].dropLast(4) + "}\n")
  }

  @Test(arguments: all.map(\.name))
  func `are the same whether inputs come one by one or together`(name: String) throws {
    let reporter = try #require(Self.all.first { $0.name == name })
    var stream = ReportStream(reporter)
    var pieces: [UInt8] = []
    let rendered = reporter.rendered(Sample.bundle)
    for _ in 0..<3 {
      stream.add(rendered)
      pieces += stream.takeOutput()
    }
    stream.finish()
    pieces += stream.takeOutput()
    var whole = ReportStream(reporter)
    for _ in 0..<3 { whole.add(Sample.bundle) }
    whole.finish()
    #expect(pieces == whole.takeOutput())
  }

  @Test(arguments: (all + [.text(TextOptions())]).map(\.name))
  func `are the same whether they come to the stream one by one or joined`(name: String) throws {
    let reporter = try #require((Self.all + [.text(TextOptions())]).first { $0.name == name })
    let reports = [Self.hostileReport(), Sample.bundle, CheckReport(), try Sample.binary(), Sample.bundle]
    for start in reports.indices {
      for end in start..<reports.count {
        var (single, joined) = (ReportStream(reporter), ReportStream(reporter))
        for report in reports { single.add(report) }
        for report in reports[..<start] { joined.add(report) }
        var piece = reporter.rendered(reports[start])
        for report in reports[(start + 1)...].prefix(end - start) {
          reporter.append(reporter.rendered(report), to: &piece)
        }
        joined.add(piece)
        for report in reports[(end + 1)...] { joined.add(report) }
        #expect(joined.summary == single.summary)
        single.finish()
        joined.finish()
        #expect(joined.takeOutput() == single.takeOutput(), "\(start) to \(end)")
      }
    }
  }

  @Test(arguments: ["json", "sarif", "gitlab"])
  func `are JSON whatever they hold`(name: String) throws {
    let reporter = try #require(Self.all.first { $0.name == name })
    for report in [CheckReport(), Sample.bundle, try Sample.binary(), Self.hostileReport()] {
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(reporter.bytes(for: report)))
      }
    }
  }

  @Test func `are one JSON object a line, the last with the numbers`() throws {
    var stream = ReportStream(.jsonLines)
    for report in [Sample.bundle, Self.hostileReport()] { stream.add(report) }
    stream.finish()
    let lines = stream.takeOutput().split(separator: 0x0A)
    #expect(lines.count == 3)
    let objects = try lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any])
    }
    for object in objects { #expect(object["schemaVersion"] as? Int == 1) }
    #expect((objects[0]["diagnostics"] as? [Any])?.count == 5)
    #expect((objects[1]["inputs"] as? [[String: Any]])?.first?["path"] as? String == Self.hostile)
    #expect((objects[2]["summary"] as? [String: Int])?["files"] == 3)
  }

  @Test(arguments: ["junit", "checkstyle"])
  func `are well-formed XML whatever they hold`(name: String) throws {
    let reporter = try #require(Self.all.first { $0.name == name })
    for report in [CheckReport(), Sample.bundle, try Sample.binary(), Self.hostileReport()] {
      let parser = XMLParser(data: Data(reporter.bytes(for: report)))
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }
  }

  @Test(arguments: ["github", "xcode"])
  func `are one line a finding whatever it holds`(name: String) throws {
    let reporter = try #require(Self.all.first { $0.name == name })
    let text = reporter.string(for: Self.hostileReport())
    #expect(text.utf8.filter { $0 == 0x0A }.count == 1)
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    if name == "github" {
      let head = try #require(text.wholeMatch(of: /::error file=([^,:]*),line=1,.*?,title=([^,:]*)::.*\n/))
      #expect(head.1.contains("%3A%3Aerror"))
    }
  }

  @Test(arguments: [(Severity.error, 2), (.warning, 4), (.note, 5)])
  func `count as failures of JUnit from a severity on`(threshold: Severity, failures: Int) {
    let text = Reporter.junit(failingAt: threshold).string(for: Sample.bundle)
    #expect(text.contains("tests=\"5\" failures=\"\(failures)\""))
    #expect(text.split(separator: "<failure ").count - 1 == failures)
  }

  @Test func `have whole paths for Xcode, and leave absolute ones alone`() {
    let (document, ranges) = Sample.document("⟦x⟧", path: "/there/Info.plist")
    let finding = Diagnostic(rule: "r", severity: .note, message: "M.", range: ranges[0])
    let report = Sample.report(document, [finding])
    #expect(
      Reporter.xcode(relativeTo: "/projects").string(for: report) == "/there/Info.plist:1:1: note: M. [r]\n")
    let (relative, _) = Sample.document("x", path: "./Info.plist")
    #expect(
      Reporter.xcode(relativeTo: "/").string(for: Sample.report(relative, [finding]))
        == "/Info.plist:1:1: note: M. [r]\n")
  }

  @Test func `tell findings of GitLab apart by fingerprints`() throws {
    let (document, ranges) = Sample.document("⟦x⟧⟦y⟧")
    let findings = ranges.map { Diagnostic(rule: "r", severity: .note, message: "M.", range: $0) }
    let bytes = Reporter.gitLab.bytes(for: Sample.report(document, findings))
    let objects = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]])
    #expect(Set(objects.compactMap { $0["fingerprint"] as? String }).count == 2)
  }
}
