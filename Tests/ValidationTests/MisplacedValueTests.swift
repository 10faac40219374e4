import KeyCatalog
import PropertyLists
import Testing

@testable import Validation

/// A value of a wrong type is one mistake: nothing is asked of what it holds.
@Suite("A wrong type is one finding")
struct MisplacedValueTests {
  static let values: [(type: ValueType, text: String)] = [
    (.dictionary, "<dict/>"), (.dictionary, "<dict><key>a</key><string>b</string></dict>"),
    (.array, "<array/>"), (.array, "<array><dict/></array>"), (.array, "<array><string>zz</string></array>"),
    (.string, "<string>zz</string>"), (.data, "<data>AAEC</data>"),
  ]

  @Test(arguments: [Era.today, .books2018])
  func `whatever stands in the place of something else (R233, R235, R236)`(era: Era) {
    for record in Catalog.standard.records where record.document == .infoPlist && record.isTopLevel {
      let facts = RecordFacts(record, era: era)
      // Which type is right depends on the platform for some.
      guard facts.isKnown, facts.typesByPlatform.isEmpty else { continue }
      for (type, text) in Self.values where facts.match(type) == .wrong {
        let found = check("<key>\(record.key)</key>\n\(text)", CheckOptions(kind: .bundle, era: era))
          .diagnostics.filter { finding in
            guard case .key(record.key)? = finding.keyPath.first else { return false }
            return switch finding.rule {
            case "wrong-type", "invalid-value": true
            // A key may still need company, and a missing one is spoken of by its own path.
            case "missing-key", "unmet-requirement": finding.message.contains(" has no")
            default: false
            }
          }
        #expect(found.map(\.rule) == ["wrong-type"], "\(record.key) \(text) \(found.map(\.message))")
        #expect(found.first?.keyPath == [.key(record.key)])
      }
    }
  }

  @Test(arguments: ["CFBundleDocumentTypes", "NSServices"])
  func `a dictionary in the place of an array of them`(key: String) {
    let report = check("<key>\(key)</key>\n<dict/>")
    #expect(report.lines == ["error wrong-type \(key)"])
  }
}
