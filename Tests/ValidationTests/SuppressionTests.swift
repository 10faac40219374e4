import KeyCatalog
import PropertyLists
import SourceText
import Testing

@testable import Validation

@Suite("Comments hold findings back")
struct SuppressionTests {
  static let flag = "<key>Flag</key>\n<true/>\n"

  struct Case: Sendable {
    let entries: String
    let findings: [String]
    let suppressed: Int
  }

  @Test(arguments: [
    Case(entries: "<!-- infoplist:ignore unknown-key -->\n\(flag)", findings: [], suppressed: 1),
    Case(
      entries: "<!--infoplist:ignore unknown-key, wrong-type -- ours-->\n\(flag)",
      findings: [
        "note unused-suppression"
      ], suppressed: 1),
    // Only the key that follows is meant.
    Case(
      entries: "<!-- infoplist:ignore unknown-key -->\n\(flag)<key>Other</key>\n<true/>",
      findings: ["note unknown-key/no-prefix Other"], suppressed: 1),
    // Everything below the key is meant.
    Case(
      entries: """
        <!-- infoplist:ignore unknown-key -->
        <key>CFBundleURLTypes</key>
        <array><dict><key>CFBundleTypeRole</key><string>None</string><key>Comment</key><true/>
        <key>CFBundleURLSchemes</key><array><string>a</string></array></dict></array>
        """, findings: [], suppressed: 1),
    // Between a key and its value it counts for both.
    Case(
      entries: "<key>UIFileSharingEnabled</key>\n<!-- infoplist:ignore wrong-type -->\n<string>YES</string>",
      findings: [], suppressed: 1),
    // An item of an array has no key.
    Case(
      entries: """
        <key>UIDeviceFamily</key>
        <array>
        <!-- infoplist:ignore wrong-type -->
        <string>1</string>
        <string>2</string>
        </array>
        """, findings: ["error wrong-type UIDeviceFamily 1"], suppressed: 1),
    Case(entries: "<!-- infoplist:ignore-file -->\n\(flag)", findings: [], suppressed: 1),
    Case(
      entries: "<!-- infoplist:ignore-file wrong-type -->\n\(flag)",
      findings: ["note unused-suppression", "note unknown-key/no-prefix Flag"], suppressed: 0),
    Case(
      entries: "<!-- infoplist:ignore unknown-kee -->\n\(flag)",
      findings: ["warning invalid-suppression/unknown-rule", "note unknown-key/no-prefix Flag"], suppressed: 0
    ),
    Case(
      entries: "<!-- infoplist:ignored unknown-key -->\n\(flag)",
      findings: ["note unknown-key/no-prefix Flag"],
      suppressed: 0),
    Case(
      entries: "<!-- see infoplist:ignore unknown-key -->\n\(flag)",
      findings: ["note unknown-key/no-prefix Flag"], suppressed: 0),
    // A text only looks like a comment.
    Case(
      entries:
        "<key>com.example.a</key>\n<string><![CDATA[<!-- infoplist:ignore unknown-key -->]]></string>\n\(flag)",
      findings: ["note unknown-key/no-prefix Flag"], suppressed: 0),
    // A rule that has nothing to say in this profile is not missed.
    Case(
      entries: "<!-- infoplist:ignore written-by-build -->\n<key>UIDeviceFamily</key><array/>", findings: [],
      suppressed: 0),
  ])
  func `in XML`(testCase: Case) {
    let report = check(testCase.entries)
    #expect(report.lines == testCase.findings)
    #expect(report.suppressedCount == testCase.suppressed)
  }

  @Test(arguments: [
    "{ /* infoplist:ignore unknown-key */ Flag = 1; }",
    "{\n  // infoplist:ignore unknown-key -- ours\n  Flag = 1;\n}",
    "/* infoplist:ignore-file */ { Flag = 1; }",
  ])
  func `in OpenStep text`(text: String) {
    let report = checkFile(text)
    #expect(report.lines == [])
    #expect(report.suppressedCount == 1)
  }

  @Test
  func `in UTF-16 files, with places of the file`() throws {
    let text =
      "<plist version=\"1.0\"><dict><!-- infoplist:ignore nonsense --><key>Flag</key><true/></dict></plist>"
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let report = checkBytes(bytes, path: "Info.plist")
    let finding = try #require(report.diagnostics.first { $0.rule == "invalid-suppression" })
    let named = bytes[finding.range.lowerBound..<finding.range.upperBound].enumerated().compactMap {
      $0.offset.isMultiple(of: 2) ? $0.element : nil
    }
    #expect(String(decoding: named, as: UTF8.self) == "nonsense")
  }

  @Test
  func `a whole file with errors can be set aside`() {
    let report = checkFile(
      "<!-- infoplist:ignore-file syntax-error --><plist><dict><key>A</key></dict></plist>")
    #expect(report.lines == [])
    #expect(report.suppressedCount == 1)
  }

  @Test
  func `rules that are not selected are not missed`() throws {
    let options = CheckOptions(rules: try RuleSelection(select: [], ignore: ["unknown-key"]))
    #expect(check("<!-- infoplist:ignore unknown-key -->\n\(Self.flag)", options).lines == [])
  }

  @Test(arguments: ["", "-->"])
  func `comments that never end, or only at the end, cost no more than others`(end: String) {
    let text = String(repeating: "<!-- infoplist:ignore ", count: 20_000) + end
    let clock = ContinuousClock()
    #expect(clock.measure { _ = checkFile(text) } < .seconds(20))
  }
}
