import Foundation
import TestSupport
import Testing

/// `Documentation/Specification.md` ends each rule with the commands and the files of tests that show it.
@Suite("The specification")
struct SpecificationTests {
  static let path = "\(Fixtures.packageFolder)/Documentation/Specification.md"

  /// The text of a rule up to the dash, and what stands behind it.
  static var rule: Regex<(Substring, Substring, Substring, Substring)> {
    /(- \*\*([RF][0-9]+a?)\*\* .* — )(.*)/
  }

  @Test func `has every rule, once and in order`() throws {
    let numbers = try String(contentsOfFile: Self.path, encoding: .utf8).split(separator: "\n")
      .compactMap { $0.wholeMatch(of: Self.rule).map { String($0.2) } }
    let expected =
      (1...237).map { "R\($0)" } + (1...67).map { "F\($0)" } + ["F67a"] + (68...78).map { "F\($0)" }
    #expect(numbers == expected)
  }

  @Test func `names the tests that show each rule`() throws {
    let evidence = try Self.evidenceOfRules.get()
    let kept = try String(contentsOfFile: Self.path, encoding: .utf8)
    let lines = kept.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let match = line.wholeMatch(of: Self.rule) else { return String(line) }
      let rule = String(match.2)
      return match.1 + Self.proof(of: rule, in: evidence[rule, default: []])
    }
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try writeFile(lines.joined(separator: "\n"), to: Self.path)
      return
    }
    let stale = zip(lines, kept.split(separator: "\n", omittingEmptySubsequences: false))
      .filter { $0.0 != $0.1 }.map { String($0.0) }
    #expect(stale == [], "run this test with UPDATE_SNAPSHOTS=1 and look at the difference")
  }

  /// The commands and tests that show a rule, as the page names them.
  private static func proof(of rule: String, in files: Set<String>) -> String {
    guard !files.isEmpty else { return "*later*" }
    let commands = RuleCommands.commands(showing: rule).map { "`infoplist \($0)`" }
    let tests = files.sorted().map { "`\($0)`" }.joined(separator: ", ")
    return commands.isEmpty ? tests : "\(commands.joined(separator: ", ")): \(tests)"
  }

  @Test(arguments: (1...237).map { "R\($0)" })
  func `has a command and a test for each rule about keys`(rule: String) throws {
    let commands = RuleCommands.commands(showing: rule)
    let files = try Self.evidenceOfRules.get()[rule, default: []]
    guard commands.isEmpty || files.isEmpty else { return }
    #expect(RuleCommands.isAwaited(rule), "\(rule) has \(commands) and \(files)")
  }

  @Test func `names only commands and tests that exist`() throws {
    let tests = Set(
      SourceTests.swiftFiles(in: "Tests").map {
        URL(filePath: $0).deletingPathExtension().lastPathComponent
      })
    for line in try String(contentsOfFile: Self.path, encoding: .utf8).split(separator: "\n") {
      guard let match = line.wholeMatch(of: Self.rule) else { continue }
      for name in match.3.matches(of: /`([^`]*)`/).map({ String($0.1) }) {
        if name.hasPrefix("infoplist ") {
          #expect(RuleCommands.existing.contains(String(name.dropFirst(10))), "\(match.2): \(name)")
        } else {
          #expect(tests.contains(name), "\(match.2): \(name)")
        }
      }
    }
  }

  @Test(arguments: [
    ("// What F44 and R7 say.", ["F44", "R7"]),
    ("  @Test func `reads dates (F39–F41)`() {", ["F39", "F40", "F41"]),
    ("@Suite(\"Keys, R36-R38\")", ["R36", "R37", "R38"]),
    ("/// As in F67a, R1.", ["F67a", "R1"]),
    ("let text = \"F44\"", []),
    ("#expect(bytes == [0xF4, 0xF44]) // 0xF45 or DF46 or F47b or R999 or R9999", ["R999"]),
  ])
  func `recognizes rules where they are mentioned`(line: String, rules: [String]) {
    #expect(Self.rules(in: line) == rules)
  }

  /// What ``evidence()`` found, once for all tests.
  private static let evidenceOfRules = Result { try evidence() }

  /// The files of tests that mention each rule, without their ending.
  private static func evidence() throws -> [String: Set<String>] {
    var evidence: [String: Set<String>] = [:]
    for file in SourceTests.swiftFiles(in: "Tests") where !file.hasPrefix("Tests/MetadataTests/") {
      guard file.hasSuffix("Tests.swift") else { continue }
      let name = URL(filePath: file).deletingPathExtension().lastPathComponent
      let text = try String(contentsOfFile: "\(Fixtures.packageFolder)/\(file)", encoding: .utf8)
      for line in text.split(separator: "\n") where mayNameRule(line) {
        for rule in rules(in: String(line)) { evidence[rule, default: []].insert(name) }
      }
    }
    return evidence
  }

  /// Whether there is a letter of rules before a digit.
  ///
  /// Most lines have none, and expressions are slow to match.
  private static func mayNameRule(_ line: Substring) -> Bool {
    var last: UInt8 = 0
    for byte in line.utf8 {
      let isLetter = last == UInt8(ascii: "R") || last == UInt8(ascii: "F")
      if isLetter && byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") { return true }
      last = byte
    }
    return false
  }

  /// The rules that a line mentions in a comment, in the name of a test, or in the title of a suite or test.
  private static func rules(in line: String) -> [String] {
    let mentions = line.matches(of: /\/\/.*|`[^`]*`|@(?:Suite|Test)\(".*"/).map { String($0.0) }
    let rule = /\b([RF])([0-9]{1,3})(a?)(?:[-–][RF]?([0-9]{1,3}))?\b/.wordBoundaryKind(.simple)
    return mentions.flatMap { mention in
      mention.matches(of: rule)
        .flatMap { match -> [String] in
          guard let first = Int(match.2), let last = match.4.map({ Int($0) ?? first }) else {
            return ["\(match.1)\(match.2)\(match.3)"]
          }
          return (first...max(first, last)).map { "\(match.1)\($0)" }
        }
    }
  }
}
