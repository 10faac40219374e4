import KeyCatalog
import PropertyLists
import SourceText
import TestSupport
import Testing

@testable import Validation

@Suite("Baselines")
struct BaselineTests {
  private static let entries = """
    <key>LSRequiresIPhoneOS</key>
    <string>YES</string>
    <key>UIDeviceFamily</key>
    <array><string>x</string><string>y</string></array>
    """

  private func read(_ text: String) -> (baseline: Baseline, mistakes: [ConfigurationMistake]) {
    Baseline.read(.read(SourceBytes(text), options: ReadOptions(format: .json)))
  }

  @Test func `hold back what was there, and count it as suppressed`() throws {
    let report = check(Self.entries)
    try #require(report.diagnostics.count >= 3)
    var written = Baseline()
    written.add(report) { $0 }
    let (baseline, mistakes) = read(String(decoding: written.encoded(), as: UTF8.self))
    #expect(mistakes == [])
    #expect(baseline.count == report.diagnostics.count)
    #expect(baseline.encoded() == written.encoded())
    let (rest, uses) = baseline.filtered(report) { $0 }
    #expect(rest.diagnostics == [])
    #expect(rest.suppressedCount == report.diagnostics.count)
    #expect(baseline.staleCount(after: uses) { _ in true } == 0)
  }

  @Test func `know findings again after edits elsewhere, and not in other files`() {
    var baseline = Baseline()
    baseline.add(check(Self.entries)) { $0 }
    let edited = check("<!-- new -->\n<key>CFBundleName</key>\n<string>N</string>\n\n" + Self.entries)
    #expect(baseline.filtered(edited) { $0 }.report.diagnostics == [])
    let elsewhere = baseline.filtered(edited) { "Other/" + $0 }.report
    #expect(elsewhere.diagnostics.count == edited.diagnostics.count)
  }

  @Test func `hold back no more than there were, and tell what is gone`() {
    let slip = "<key>Odd</key>\n<true/>\n"
    var baseline = Baseline()
    baseline.add(check(slip + "<key>Other</key>\n<true/>")) { $0 }
    // A duplicate is a finding of its own; what counts is the number at one place.
    let report = check(slip)
    let (rest, uses) = baseline.filtered(report) { $0 }
    #expect(rest.diagnostics == [])
    #expect(baseline.staleCount(after: uses) { $0 == "Info.plist" } == 1)
    #expect(baseline.staleCount(after: uses) { _ in false } == 0)
    #expect(baseline.hasFindings(in: "Info.plist"))
    #expect(!baseline.hasFindings(in: "Other.plist"))
    var twice = report
    twice.append(report)
    #expect(baseline.filtered(twice) { $0 }.report.diagnostics.count == report.diagnostics.count)
  }

  @Test(arguments: [
    (#"⟦{"schemaVersion": 1}⟧"#, "missing-key"), (#"⟦[]⟧"#, "wrong-type"),
    (#"{"schemaVersion": ⟦2⟧, "findings": []}"#, "unknown-version"),
    (#"{"findings": [⟦{"count": 1}⟧]}"#, "missing-key"), (#"{"findings": [⟦7⟧]}"#, "wrong-type"),
    (#"{"findings": [{"fingerprint": ⟦"0123456789ABCDEF"⟧}]}"#, "unknown-value"),
    (#"{"findings": [{"fingerprint": ⟦1⟧}]}"#, "wrong-type"),
    (#"{"findings": [{"fingerprint": "0123456789abcdef", "count": ⟦0⟧}]}"#, "unknown-value"),
    (#"{"findings": [{"fingerprint": "0123456789abcdef", ⟦"cuont"⟧: 1}]}"#, "unknown-key"),
  ])
  func `have every mistake reported at its place`(text: String, code: String) {
    let marked = MarkedText(text)
    let mistakes = read(String(decoding: marked.bytes, as: UTF8.self)).mistakes
    #expect(mistakes.map { "\($0.code)" } == [code], "\(mistakes)")
    #expect(mistakes.map(\.range) == marked.ranges, "\(mistakes)")
  }

  @Test func `do not overflow`() {
    let entry = #"{"fingerprint": "0123456789abcdef", "count": 2147483647}"#
    let list = Array(repeating: entry, count: 3).joined(separator: ",")
    #expect(read("{\"findings\": [\(list)]}").baseline.count == 3 * 2_147_483_647)
  }
}

@Suite("Fingerprints")
struct FingerprintTests {
  private func finding(
    rule: String = "r", code: String = "", message: String = "M.", _ path: PropertyListPathStep...
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, code: code, severity: .error, message: message, keyPath: path, range: ByteRange(1, 2))
  }

  @Test func `are the same forever`() {
    let fingerprint = Fingerprint(of: finding(.key("A"), .index(3)), path: "Info.plist")
    #expect(fingerprint.description == "6b245d0ba5706750")
    #expect(Fingerprint(fingerprint.description) == fingerprint)
  }

  @Test func `depend on the rule, its kind of finding, the file and the value, and on nothing else`() {
    let all = [
      Fingerprint(of: finding(.key("A")), path: "a"), Fingerprint(of: finding(.key("A")), path: "b"),
      Fingerprint(of: finding(rule: "s", .key("A")), path: "a"),
      Fingerprint(of: finding(code: "c", .key("A")), path: "a"), Fingerprint(of: finding(), path: "a"),
      Fingerprint(of: finding(.key("A"), .index(0)), path: "a"),
      Fingerprint(of: finding(.key("A"), .key("0")), path: "a"),
      Fingerprint(of: finding(.key("A0")), path: "a"),
    ]
    #expect(Set(all).count == all.count)
    #expect(Fingerprint(of: finding(message: "Other.", .key("A")), path: ".//a") == all[0])
  }

  @Test(arguments: ["", "0", "0123456789abcdeg", "0123456789ABCDEF", "0123456789abcdef0"])
  func `are sixteen small digits`(text: String) {
    #expect(Fingerprint(text) == nil)
  }
}
