import KeyCatalog
import PropertyLists
import SourceText
import TestSupport
import Testing

@testable import Validation

@Suite("Configurations")
struct ConfigurationTests {
  private func read(_ text: String) -> (configuration: Configuration, mistakes: [ConfigurationMistake]) {
    Configuration.read(.read(SourceBytes(text), options: ReadOptions(format: .json)))
  }

  private func level(_ rule: String, _ effective: EffectiveConfiguration) throws -> RuleLevel {
    effective.rules.level(of: try #require(Rule.named(rule)))
  }

  @Test func `say what counts for files, and for some of them`() throws {
    let (configuration, mistakes) = read(
      """
      {"$schema": "x", "platform": "iOS", "minimumOS": "15", "kind": "extension", "profile": "app-store",
       "era": "2018", "failOn": "note", "rules": {"missing-key": "off"}, "schemas": ["a.json", "b/c.json"],
       "overrides": [{"paths": ["Tests/**"], "profile": "source", "rules": {"missing-key": "warning"}},
                     {"paths": ["Tests/Old"], "kind": "app"}]}
      """)
    #expect(mistakes == [])
    #expect(configuration.schemas.map { $0.value } == ["a.json", "b/c.json"])
    let everywhere = configuration.effective(overrides: configuration.overrideIndexes(for: "App/Info.plist"))
    #expect(everywhere.platform?.value == .iOS)
    #expect(everywhere.minimumOS?.value == SystemVersion(15))
    #expect(everywhere.kind?.value == .appExtension)
    #expect(everywhere.profile?.value == .appStore)
    #expect(everywhere.era.value == .books2018)
    #expect(everywhere.failOn.value == .note)
    #expect(try level("missing-key", everywhere) == .off)
    let old = configuration.effective(overrides: configuration.overrideIndexes(for: "Tests/Old/Info.plist"))
    #expect(old.profile?.value == .source)
    #expect(old.kind?.value == .app)
    #expect(try level("missing-key", old) == .warning)
    guard case .override(1, _)? = old.kind?.origin, case .override(0, _)? = old.profile?.origin else {
      Issue.record("the origins are \(old)")
      return
    }
  }

  @Test func `take the more exact name, whatever the order`() throws {
    for text in [
      #"{"rules": {"all": "off", "keys": "note", "R25": "warning", "missing-key": "error"}}"#,
      #"{"rules": {"missing-key": "error", "R25": "warning", "keys": "note", "all": "off"}}"#,
    ] {
      let effective = read(text).configuration.effective(overrides: [])
      #expect(try level("missing-key", effective) == .error)
      #expect(try level("unknown-key", effective) == .note)
      #expect(try level("wrong-type", effective) == .off)
    }
  }

  @Test func `give findings another severity, or none`() throws {
    let entries = "<key>LSRequiresIPhoneOS</key>\n<string>YES</string>\n<key>MyKey</key>\n<true/>"
    func lines(_ rules: String) -> [String] {
      let effective = read("{\"rules\": \(rules)}").configuration.effective(overrides: [])
      return check(entries, CheckOptions(rules: effective.rules)).lines
    }
    #expect(
      lines(#"{"missing-key": "off"}"#) == [
        "error wrong-type LSRequiresIPhoneOS", "note unknown-key/no-prefix MyKey",
      ])
    #expect(
      lines(#"{"all": "off", "wrong-type": "note", "unknown-key": "error"}"#) == [
        "note wrong-type LSRequiresIPhoneOS", "error unknown-key/no-prefix MyKey",
      ])
    #expect(lines(#"{"all": "off"}"#) == [])
  }

  @Test func `leave it to options which rules are checked, and keep their severities`() throws {
    var effective = read(#"{"rules": {"wrong-type": "note", "missing-key": "off"}}"#).configuration
      .effective(overrides: [])
    try effective.choose(select: ["wrong-type", "missing-key"], ignore: ["missing-key"])
    #expect(try level("wrong-type", effective) == .note)
    #expect(try level("missing-key", effective) == .off)
    #expect(try level("unknown-key", effective) == .off)
    #expect(throws: UnknownRuleError.self) { try effective.choose(select: ["nonsense"], ignore: []) }
  }

  @Test(arguments: [
    (#"⟦[]⟧"#, "wrong-type", nil), (#"{⟦"platfrom"⟧: "iOS"}"#, "unknown-key", "Did you mean platform?"),
    (#"{"platform": ⟦"ios"⟧}"#, "unknown-value", "Did you mean iOS?"),
    (#"{"platform": ⟦3⟧}"#, "wrong-type", nil),
    (#"{"profile": "built", ⟦"profile"⟧: "source"}"#, "duplicate-key", "Keep one."),
    (#"{"minimumOS": ⟦"1.2.3.4"⟧}"#, "unknown-value", "Write it as \"15.0\"."),
    (#"{"rules": {⟦"missing-kye"⟧: "off"}}"#, "unknown-rule", "Did you mean missing-key?"),
    (#"{"rules": {"missing-key": ⟦"of"⟧}}"#, "unknown-value", "Did you mean off?"),
    (#"{"rules": {"missing-key": ⟦false⟧}}"#, "wrong-type", nil),
    (#"{"rules": ⟦["keys"]⟧}"#, "wrong-type", nil),
    (#"{"schemas": ⟦"a.json"⟧}"#, "wrong-type", nil), (#"{"schemas": [⟦""⟧]}"#, "unknown-value", nil),
    (#"{"overrides": [⟦1⟧]}"#, "wrong-type", nil), (#"{"overrides": [⟦{}⟧]}"#, "missing-key", nil),
    (#"{"overrides": [{"paths": [⟦"[x"⟧]}]}"#, "invalid-pattern", nil),
    (#"{"overrides": [{"paths": ["x"], ⟦"schemas"⟧: []}]}"#, "unknown-key", nil),
    (#"{"platform": "iOS"⟦,⟧}"#, "unexpected-character", nil),
  ])
  func `have every mistake reported at its place`(text: String, code: String, hint: String?) throws {
    let marked = MarkedText(text)
    let mistakes = read(String(decoding: marked.bytes, as: UTF8.self)).mistakes
    #expect(mistakes.map { "\($0.code)" } == [code], "\(mistakes)")
    #expect(mistakes.map(\.range) == marked.ranges, "\(mistakes)")
    if let hint { #expect(mistakes.first?.hint == hint) }
  }

  @Test func `have all their mistakes reported at once, in order`() {
    let mistakes = read(#"{"era": 1, "x": 2, "failOn": "never", "rules": {"y": "z"}}"#).mistakes
    #expect(
      mistakes.map { "\($0.code)" } == [
        "wrong-type", "unknown-key", "unknown-value", "unknown-rule", "unknown-value",
      ])
  }

  @Test func `are read without a trap whatever the bytes`() {
    var generator = Mutation(seed: 7)
    let sample = Array(
      #"{"platform":"iOS","rules":{"keys":"off"},"overrides":[{"paths":["a/**","[a-z]?*"],"era":"2010"}]}"#
        .utf8)
    for _ in 0..<500 {
      let document = PropertyListDocument.read(
        SourceBytes(generator.mutated(sample)), options: ReadOptions(format: .json))
      let (configuration, _) = Configuration.read(document)
      _ = configuration.effective(overrides: configuration.overrideIndexes(for: "a/b/c.plist"))
    }
  }
}
