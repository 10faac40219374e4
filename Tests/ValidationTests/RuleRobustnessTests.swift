import KeyCatalog
import SourceText
import TestSupport
import Testing

@testable import Validation

@Suite("Rules survive values they do not expect")
struct RuleRobustnessTests {
  /// Every rule's first example with all values of one type replaced by one of another.
  @Test(arguments: Rule.all.map(\.id))
  func `a value of another type makes no rule stop`(id: String) throws {
    let rule = try #require(Rule.named(id))
    for example in rule.rejects.prefix(1) {
      let text = String(decoding: MarkedText(example.text).bytes, as: UTF8.self)
      for substitute in ["<array/>", "<dict/>", "<integer>-7</integer>"] {
        Self.expectAnswer(text.replacing(/<string>[^<]*<\/string>/, with: substitute), example)
      }
      for substitute in ["<string>\u{FFFD}</string>", "<array><array/></array>"] {
        Self.expectAnswer(text.replacing(/<(true|false)\/>/, with: substitute), example)
        Self.expectAnswer(text.replacing(/<(array|dict)>[^<]*<\/(array|dict)>/, with: substitute), example)
        Self.expectAnswer(text.replacing(/<string>[^<]*<\/string>/, with: substitute), example)
      }
      // Every item becomes a dictionary, or loses its dictionary.
      Self.expectAnswer(text.replacing("<array>\n<dict>", with: "<array>\n<dict/>\n<dict>"), example)
    }
  }

  /// Checks a text with all rules on the way to the store, and that every finding lies in it.
  private static func expectAnswer(_ text: String, _ example: Example) {
    let bytes = Array(text.utf8)
    let options = CheckOptions(
      platform: example.platform, minimumOS: example.minimumOS, kind: example.kind, profile: .appStore,
      era: example.era)
    let report = checkBytes(bytes, path: example.path, options)
    for diagnostic in report.diagnostics {
      #expect(diagnostic.range.upperBound <= bytes.count)
      for fix in diagnostic.fixes {
        for edit in fix.edits { #expect(edit.range.upperBound <= bytes.count) }
      }
    }
  }
}
