import KeyCatalog
import PropertyLists
import Testing

@testable import Validation

/// Several rules know lists of values; what is in none of them is the matter of one.
@Suite("A value that is no listed one is one finding")
struct ListedValueTests {
  /// Rules about what values are, beside those about the keys that have them.
  static let rules = ["invalid-value", "app-category", "device-capabilities", "app-extension", "status-bar"]

  /// A text with slips of several kinds.
  static func slips(of text: String) -> [String] {
    let letters = Array(text)
    guard letters.count > 2 else { return [] }
    let swapped = letters.dropLast(2) + [letters[letters.count - 1], letters[letters.count - 2]]
    return [
      text + "x", String(letters.dropFirst()), String(swapped), text.uppercased(), text.lowercased(),
      text + "-something-else",
    ]
  }

  @Test(arguments: [Era.today, .books2018])
  func `a slip is reported once (R219, R227, R235)`(era: Era) {
    for record in Catalog.standard.records where record.document == .infoPlist && record.path.hasNoFreeKey {
      let facts = RecordFacts(record, era: era)
      guard facts.isKnown else { continue }
      let isList = record.types(in: era).contains(.array)
      for value in facts.listedTexts {
        for slip in Self.slips(of: value) where !facts.listedTexts.contains(slip) {
          var text = "<string>\(slip)</string>"
          if isList { text = "<array>\(text)</array>" }
          for component in record.path.components.reversed() { text = component.holding(text) }
          let report = checkFile(
            "<plist version=\"1.0\">\(text)</plist>\n", CheckOptions(kind: .bundle, era: era))
          let found = report.diagnostics.filter { finding in
            let depth = record.path.components.count + (isList ? 1 : 0)
            return Self.rules.contains(finding.rule) && finding.keyPath.count == depth
          }
          #expect(found.count < 2, "\(record.path) \(slip) \(found.map(\.message))")
        }
      }
    }
  }

  @Test(arguments: [(Profile.built, Severity.warning), (.appStore, .error)])
  func `a category that is nearly one is refused by the store all the same`(
    profile: Profile, severity: Severity
  ) {
    let found = check(
      "<key>LSApplicationCategoryType</key>\n<string>public.app-category.game</string>",
      CheckOptions(kind: .bundle, profile: profile)
    ).diagnostics.filter { Self.rules.contains($0.rule) }
    #expect(found.map(\.rule) == ["app-category"])
    #expect(found.first?.severity == severity)
    #expect(found.first?.help == #"Did you mean "public.app-category.games"?"#)
  }
}

extension RecordPath {
  /// Whether all names in the path are given.
  fileprivate var hasNoFreeKey: Bool {
    components.allSatisfy { if case .free = $0 { false } else { true } }
  }
}

extension RecordPath.Component {
  /// The array or dictionary that holds a value at this step.
  fileprivate func holding(_ value: String) -> String {
    switch self {
    case .key(let name), .free(let name): "<dict><key>\(name)</key>\(value)</dict>"
    case .items: "<array>\(value)</array>"
    }
  }
}
