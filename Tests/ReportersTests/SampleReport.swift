import Foundation
import KeyCatalog
import PropertyLists
import Reporters
import SourceText
import TestSupport
import Validation

/// Reports made by hand, so that the tests of reporters depend on no rule.
enum Sample {
  /// A document whose text has `⟦` and `⟧` around the places of interest.
  static func document(
    _ marked: String, path: String = "Demo.app/Info.plist"
  ) -> (document: CheckedDocument, ranges: [ByteRange]) {
    let text = MarkedText(marked)
    let document = CheckedDocument(
      path: path, source: DecodedSource(utf8: SourceBytes(text.bytes)), format: .xml, kind: .infoPlist)
    return (document, text.ranges)
  }

  /// The report of an input with one document.
  static func report(
    _ document: CheckedDocument, _ diagnostics: [Diagnostic], suppressed: Int = 0
  ) -> CheckReport {
    let input = CheckedInput(
      path: document.path, profile: Inferred(.built, from: .content("the lack of build settings")),
      documents: [0])
    return CheckReport(
      inputs: [input], documents: [document], diagnostics: diagnostics, suppressedCount: suppressed)
  }

  /// A bundle with two files: errors, a warning and a note, related places, fixes, a missing key.
  static var bundle: CheckReport {
    let (info, ranges) = document(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      ⟦<dict>⟧
      \t⟦<key>CFBundleVersion</key>⟧
      \t<string>1</string>
      \t<key>LSRequiresIPhoneOS</key>
      \t⟦<string>YES</string>⟧
      \t<key>Größe 漢字</key> ⟦<string>naïve 👍🏽</string>⟧
      \t<key>UIBackgroundModes</key>
      \t⟦<array>
      \t\t<string>fetch</string>
      \t</array>⟧
      \t⟦<key>CFBundleVersion</key>⟧
      \t<string>2</string>
      </dict>
      </plist>

      """)
    let (strings, stringRanges) = document(
      "\"CFBundleName\" = ⟦\"Demo\"⟧;\n", path: "Demo.app/fr.lproj/InfoPlist.strings")
    let input = CheckedInput(
      path: "Demo.app", kind: Inferred(.app, from: .path),
      platform: Inferred(.iOS, from: .key("LSRequiresIPhoneOS")),
      minimumOS: Inferred(SystemVersion(15, 0), from: .given), identifier: "com.example.demo",
      profile: Inferred(.built, from: .content("the lack of build settings")), documents: [0, 1])
    return CheckReport(
      inputs: [input], documents: [info, strings],
      diagnostics: [
        Diagnostic(
          rule: "missing-key", severity: .note, message: "The key CFBundleName is missing.",
          keyPath: [.key("CFBundleName")], range: ranges[0], references: ["R39"]),
        Diagnostic(
          rule: "wrong-type", severity: .error,
          message: "The value of LSRequiresIPhoneOS must be a Boolean, not a string.",
          help: "Write <true/>.", keyPath: [.key("LSRequiresIPhoneOS")], range: ranges[2],
          references: ["R233", "ITMS-90039"],
          fixes: [
            Fix("Replace \"YES\" by true", safety: .safe, edits: [SourceEdit(ranges[2], "<true/>")]),
            Fix("Remove the key", safety: .unsafe, edits: [SourceEdit(ranges[2], "")]),
          ]),
        Diagnostic(
          rule: "unknown-key", severity: .warning, message: "Nobody reads Größe 漢字.",
          keyPath: [.key("Größe 漢字")], range: ranges[3]),
        Diagnostic(
          rule: "invalid-value", severity: .warning, message: "The list has an odd entry.",
          keyPath: [.key("UIBackgroundModes"), .index(0)], range: ranges[4]),
        Diagnostic(
          rule: "duplicate-key", severity: .error, message: "The key CFBundleVersion occurs twice.",
          help: "Keep one of the two.", keyPath: [.key("CFBundleVersion")], range: ranges[5],
          related: [
            RelatedPlace("This is the other one.", range: ranges[1]),
            RelatedPlace("It has nothing to do with this.", document: 1, range: stringRanges[0]),
          ]),
      ],
      suppressedCount: 4)
  }

  /// A binary file with findings at its root, at a value, and at a key it lacks.
  static func binary() throws -> CheckReport {
    let long = "x\u{1B}[31m" + String(repeating: "y", count: 80)
    let value: [String: Any] = [
      "types": [
        [
          "role": 7, "a.b[c]": long, "huge": String(repeating: "z", count: 5000), "flag": true, "pi": 3.25,
          "date": Date(timeIntervalSinceReferenceDate: 0), "data": Data([1, 2, 3]), "few": ["only"],
        ]
      ]
    ]
    let bytes = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    let file = SourceBytes([UInt8](bytes))
    let document = CheckedDocument(
      path: "Demo.app/Info.plist", source: DecodedSource(utf8: file), format: .binary, kind: .infoPlist)
    func finding(_ path: PropertyListPathStep...) -> Diagnostic {
      Diagnostic(
        rule: "sample", severity: .error, message: "Something is wrong.", keyPath: path,
        range: ByteRange(8, 20), related: [RelatedPlace("Look here.", range: ByteRange(30, 40))])
    }
    let keys = ["role", "a.b[c]", "huge", "flag", "pi", "date", "data", "few", "missing"]
    return report(
      document,
      [
        finding(), finding(.key("types")), finding(.key("types"), .index(0)),
        finding(.key("types"), .index(1)),
      ]
        + keys.map { finding(.key("types"), .index(0), .key($0)) })
  }
}

extension Reporter {
  /// The report as text.
  func string(for report: CheckReport) -> String {
    String(decoding: bytes(for: report), as: UTF8.self)
  }
}
