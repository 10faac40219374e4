import KeyCatalog
import PropertyLists
import Reporters
import SourceText
import TestSupport
import Testing
import Validation

@Suite("Reports for people")
struct TextReportTests {
  @Test func `show each finding with its source, help, fixes and related places`() throws {
    try expectSnapshot("bundle.txt", Reporter.text().string(for: Sample.bundle))
  }

  @Test func `show paths and values of binary files`() throws {
    try expectSnapshot("binary.txt", Reporter.text().string(for: Sample.binary()))
  }

  @Test func `show the end of long paths`() {
    let document = CheckedDocument(
      path: "x", source: DecodedSource(utf8: SourceBytes("bplist00")), format: .binary, kind: nil)
    let path = (0..<500).map { PropertyListPathStep.index($0) }
    let text = Reporter.text(TextOptions(sourceWidth: 25)).string(
      for: Sample.report(
        document,
        [Diagnostic(rule: "r", severity: .error, message: "M.", keyPath: path, range: ByteRange(0, 0))]))
    #expect(text.contains("\n   | …495][496][497][498][499]\n"))
  }

  @Test func `mark what each piece is`() throws {
    let options = TextOptions { text, role in "<\(role)>\(text)</>" }
    try expectSnapshot("roles.txt", Reporter.text(options).string(for: Sample.bundle))
  }

  @Test func `are friendly when nothing is found`() {
    let (document, _) = Sample.document("<plist/>", path: "Info.plist")
    #expect(
      Reporter.text().string(for: Sample.report(document, [], suppressed: 1)) == """
        Info.plist: property list, profile built (profile from the lack of build settings)

        No findings in 1 file (1 suppressed).

        """)
    #expect(
      Reporter.text(TextOptions(describesCleanInputs: false)).string(for: Sample.report(document, [])) == """
        No findings in 1 file.

        """)
    #expect(Reporter.text().string(for: CheckReport()) == "Nothing to check.\n")
  }

  @Test func `say what an input was taken for`() {
    let (document, ranges) = Sample.document("⟦x⟧")
    let input = CheckedInput(
      path: "Old.kext", kind: Inferred(.kernelExtension, from: .given),
      minimumOS: Inferred(SystemVersion(10, 6), from: .key("LSMinimumSystemVersion")),
      profile: Inferred(.developerID, from: .given), era: .books2010, documents: [0])
    let report = CheckReport(
      inputs: [input], documents: [document],
      diagnostics: [Diagnostic(rule: "r", severity: .note, message: "M.", range: ranges[0])],
      suppressedCount: 0)
    #expect(
      Reporter.text().string(for: report) == """
        Old.kext: kernel-extension for systems 10.6 and later, profile developer-id, era 2010 \
        (system from LSMinimumSystemVersion)

        Demo.app/Info.plist:1:1: note: M. [r]
         1 | x
           | ^

        1 note in 1 file

        """)
  }

  @Test(arguments: [
    ([Severity.error], "1 error in 1 file"), ([.error, .error, .note], "2 errors, 1 note in 1 file"),
    ([.warning, .warning, .note, .note], "2 warnings, 2 notes in 1 file"),
  ])
  func `end with the numbers`(severities: [Severity], summary: String) {
    let (document, ranges) = Sample.document("⟦x⟧")
    let findings = severities.map { Diagnostic(rule: "r", severity: $0, message: "M.", range: ranges[0]) }
    let text = Reporter.text().string(for: Sample.report(document, findings))
    #expect(text.hasSuffix("\n\n\(summary)\n"))
  }

  @Test func `are the same whether inputs come one by one or together`() {
    var together = CheckReport()
    var stream = ReportStream(.text())
    var pieces: [UInt8] = []
    for _ in 0..<3 {
      together.append(Sample.bundle)
      stream.add(Sample.bundle)
      pieces += stream.takeOutput()
      #expect(stream.takeOutput() == [])
    }
    stream.finish()
    pieces += stream.takeOutput()
    #expect(String(decoding: pieces, as: UTF8.self) == Reporter.text().string(for: together))
    #expect(stream.summary.findings == 15)
    #expect(stream.summary.files == 6)
  }
}
