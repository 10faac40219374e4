import Bundles
import KeyCatalog
import PropertyLists
import SourceText
import TestSupport
import Testing

@testable import Validation

@Suite("Every rule does what its examples say")
struct RuleExampleTests {
  @Test(arguments: Rule.all.map(\.id))
  func `has examples of both kinds`(id: String) throws {
    let rule = try #require(Rule.named(id))
    #expect(!rule.accepts.isEmpty)
    #expect(!rule.rejects.isEmpty)
    for example in rule.accepts { #expect(MarkedText(example.text).ranges.isEmpty) }
    for example in rule.rejects { #expect(!MarkedText(example.text).ranges.isEmpty) }
  }

  @Test(arguments: Rule.all.map(\.id))
  func `is silent on the good ones`(id: String) throws {
    let rule = try #require(Rule.named(id))
    for example in rule.accepts {
      let found = rule.findings(in: example)
      #expect(found == [], "\(example.text)")
    }
  }

  @Test(arguments: Rule.all.map(\.id))
  func `objects at the marks`(id: String) throws {
    let rule = try #require(Rule.named(id))
    for example in rule.rejects {
      let found = rule.findings(in: example)
      let ranges = MarkedText(example.text).ranges
      #expect(Set(found.map(\.range)) == Set(ranges), "\(example.text)\n\(found)")
    }
  }

  /// Of what nobody asks for, much is not even looked at; only a comment that others should have used is about them.
  @Test(arguments: Rule.all.map(\.id).filter { $0 != "unused-suppression" })
  func `finds alone what it finds among all`(id: String) throws {
    let rule = try #require(Rule.named(id))
    let alone = try RuleSelection(select: [id], ignore: [])
    for example in rule.accepts + rule.rejects {
      let bytes = MarkedText(example.text).bytes
      let found = report(on: bytes, example, rules: alone).diagnostics
      #expect(found.map(\.range) == rule.findings(in: example).map(\.range), "\(example.text)")
      #expect(found.allSatisfy { $0.rule == id })
    }
  }

  @Test(arguments: Rule.all.map(\.id))
  func `shows each kind of finding with a severity in some example or says why not`(id: String) throws {
    let rule = try #require(Rule.named(id))
    let codes = Set(rule.rejects.flatMap { rule.findings(in: $0) }.map(\.code))
    for aspect in rule.aspects where !Self.aspectsBeyondExamples.contains("\(rule.id)/\(aspect.id)") {
      #expect(codes.contains(aspect.id) || rule.id == "syntax-error" || rule.id == "leniency", "\(aspect.id)")
    }
  }

  /// Kinds of finding that need other options than an example carries, each shown by a test of its own.
  static let aspectsBeyondExamples: Set<String> = [
    "signature-match/mixed-teams", "signature-match/partly-signed", "signature-match/kit-not-signed",
    "watch-app/key-not-string",
  ]

  @Test(arguments: Rule.all.map(\.id))
  func `is quiet after its own fixes`(id: String) throws {
    let rule = try #require(Rule.named(id))
    for example in rule.rejects {
      let bytes = MarkedText(example.text).bytes
      let fixes = rule.findings(in: example).compactMap(\.fixes.first)
      guard !fixes.isEmpty else { continue }
      let mended = try fixes.flatMap(\.edits).applied(to: bytes)
      let left = rule.findings(in: example, bytes: mended).filter { !$0.fixes.isEmpty }
      #expect(left == [], "\(String(decoding: mended, as: UTF8.self))")
    }
  }

  @Test(arguments: Rule.all.map(\.id))
  func `makes no new finding by its fixes`(id: String) throws {
    let rule = try #require(Rule.named(id))
    for example in rule.rejects {
      let bytes = MarkedText(example.text).bytes
      let fixes = rule.findings(in: example).compactMap(\.fixes.first)
      guard !fixes.isEmpty else { continue }
      let before = Finding.all(in: example, bytes: bytes)
      let after = Finding.all(in: example, bytes: try fixes.flatMap(\.edits).applied(to: bytes))
      #expect(after.isSubset(of: before), "\(after.subtracting(before))")
    }
  }

  /// A finding without its place, which fixes move.
  private struct Finding: Hashable {
    let rule: String
    let code: String

    static func all(in example: Example, bytes: [UInt8]) -> Set<Finding> {
      Set(report(on: bytes, example).diagnostics.map { Finding(rule: $0.rule, code: $0.code) })
    }
  }
}

extension Rule {
  /// What the rule finds in an example.
  func findings(in example: Example, bytes: [UInt8]? = nil) -> [Diagnostic] {
    report(on: bytes ?? MarkedText(example.text).bytes, example).diagnostics.filter { $0.rule == id }
  }
}

/// Checks the bytes of an example as it asks to be checked.
func report(on bytes: [UInt8], _ example: Example, rules: RuleSelection = .all) -> CheckReport {
  let options = CheckOptions(
    platform: example.platform, minimumOS: example.minimumOS, kind: example.kind,
    document: example.path == "Info.plist" ? .infoPlist : nil, profile: example.profile, era: example.era,
    rules: rules)
  let context = example.bundle?.context(infoPlist: bytes)
  let path = context?.inspection.infoPlist?.path ?? example.path
  return SharedCheckers.check(
    PropertyListDocument.read(SourceBytes(bytes)), path: path, options, bundle: context)
}
