import KeyCatalog
import Testing

@testable import Validation

@Suite("Every rule is well described")
struct RuleStyleTests {
  @Test(arguments: Rule.all.map(\.id))
  func `speaks in whole sentences`(id: String) throws {
    let rule = try #require(Rule.named(id))
    let explanation = rule.explanation
    let texts = [
      rule.summary, explanation.finds, explanation.matters, explanation.instead, explanation.sources,
    ]
    for text in texts + [explanation.fix].compactMap(\.self) + rule.aspects.map(\.summary) {
      #expect(text.hasSuffix("."), "\(text)")
      #expect(!text.contains("  "), "\(text)")
    }
  }

  @Test(arguments: Rule.all.map(\.id))
  func `has a name in small letters and a severity somewhere`(id: String) throws {
    let rule = try #require(Rule.named(id))
    #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" })
    for aspect in rule.aspects {
      #expect(aspect.id.allSatisfy { $0.isLowercase || $0 == "-" })
      let levels = Era.allCases.flatMap { era in Profile.allCases.map { aspect.levels[era, $0] } }
      #expect(levels.contains { $0 != .off }, "\(aspect.id)")
    }
  }

  @Test
  func `no two rules, and no two kinds of finding of a rule, share a name`() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    for rule in Rule.all { #expect(Set(rule.aspects.map(\.id)).count == rule.aspects.count) }
  }

  @Test
  func `there are no more rules than a set of them can hold`() {
    #expect(Rule.all.count <= 128)
  }

  @Test
  func `a table of severities gives back what was put in`() {
    let levels = Levels(.error, source: .off, stores: .warning, books2018: .note, books2010: .off)
    #expect(levels[.today, .source] == .off)
    #expect(levels[.today, .built] == .error)
    #expect(levels[.today, .appStore] == .warning)
    #expect(levels[.today, .developerID] == .warning)
    for profile in Profile.allCases {
      #expect(levels[.books2018, profile] == .note)
      #expect(levels[.books2010, profile] == .off)
    }
  }
}
