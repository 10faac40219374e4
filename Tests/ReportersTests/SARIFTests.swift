import Foundation
import PropertyLists
import Reporters
import SourceText
import Testing
import Validation

@Suite("SARIF logs")
struct SARIFTests {
  private func log(_ report: CheckReport) throws -> [String: Any] {
    let bytes = Reporter.sarif(version: "1.2.3").bytes(for: report)
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func results(_ report: CheckReport) throws -> [[String: Any]] {
    let runs = try #require(try log(report)["runs"] as? [[String: Any]])
    return try #require(runs.first?["results"] as? [[String: Any]])
  }

  @Test func `keep what the schema of SARIF 2.1.0 demands`() throws {
    for report in [
      CheckReport(), Sample.bundle, try Sample.binary(), ReportFormatTests.hostileReport(),
    ] {
      #expect(SARIFSchema.mistakes(in: try log(report)) == [])
    }
  }

  @Test func `would not keep it if something were wrong`() {
    let run: [String: Any] = [
      "tool": ["driver": ["rules": [["id": "r", "colour": 1]]]], "columnKind": "bytes",
      "results": [["level": "fatal", "locations": [["physicalLocation": ["region": ["startLine": 0]]]]]],
    ]
    let mistakes = SARIFSchema.mistakes(in: ["version": "2.1.0", "runs": [run]])
    #expect(mistakes.count == 7, "\(mistakes)")
  }

  @Test func `name rules with their help, and findings by them`() throws {
    let log = try log(Sample.bundle)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["semanticVersion"] as? String == "1.2.3")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == Rule.all.map(\.id))
    for rule in rules {
      let help = try #require(rule["help"] as? [String: String])
      #expect(help["markdown"]?.contains("**Why it matters**") == true)
    }
    for result in try results(Sample.bundle) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
  }

  @Test func `count columns in scalars and have no empty line for binary files`() throws {
    let (document, ranges) = Sample.document("é👍⟦x⟧\n")
    let finding = Diagnostic(rule: "r", severity: .note, message: "M.", range: ranges[0])
    let text = try #require(try region(of: results(Sample.report(document, [finding]))[0]))
    #expect(text == ["startLine": 1, "startColumn": 3, "endLine": 1, "endColumn": 4])
    let binary = try #require(try region(of: results(Sample.binary())[0]))
    #expect(binary == ["byteOffset": 8, "byteLength": 12])
  }

  @Test(arguments: [
    ("./a b/%é.plist", "a%20b/%25%C3%A9.plist"), ("/x/y", "file:///x/y"), ("a:b", "a%3Ab"), ("-", "-"),
  ])
  func `make references of paths`(path: String, expected: String) throws {
    let (document, ranges) = Sample.document("⟦x⟧", path: path)
    let finding = Diagnostic(rule: "r", severity: .note, message: "M.", range: ranges[0])
    let result = try results(Sample.report(document, [finding]))[0]
    let place = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"])
    let artifact = (place as? [String: Any])?["artifactLocation"] as? [String: String]
    #expect(artifact == ["uri": expected])
  }

  private func region(of result: [String: Any]) throws -> [String: Int]? {
    let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    return place?["region"] as? [String: Int]
  }
}
