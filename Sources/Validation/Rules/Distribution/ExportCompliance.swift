internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let unanswered = Aspect(
    "no-export-answer", "The store asks about encryption at each upload.", Levels(appStoreOnly: .note))
  fileprivate static let code = Aspect(
    "export-code", "The answer and the code do not fit.", Levels(.note, books2018: .off))

  /// Finds answers about encryption that are incomplete.
  static let exportCompliance = Rule(
    id: "export-compliance",
    topic: .distribution,
    summary: "The answers about encryption are incomplete.",
    explanation: Explanation(
      finds:
        "On the way to the App Store, apps without ITSAppUsesNonExemptEncryption; and that key with the value true "
        + "and no ITSEncryptionExportComplianceCode, or with false and a code.",
      matters:
        "App Store Connect asks the questions again at each upload, and the build waits for the answer.",
      instead:
        "Add ITSAppUsesNonExemptEncryption with the value false if the app uses only exempt encryption.",
      sources: "Pages of the two keys (2025)."),
    references: ["REV-export"],
    aspects: [unanswered, code],
    accepts: [
      Example("<key>ITSAppUsesNonExemptEncryption</key>\n<false/>", profile: .appStore, kind: .app),
      Example("<key>CFBundleName</key>\n<string>Hello</string>"),
    ],
    rejects: [
      Example(
        root: "⟦<dict>⟧\n<key>CFBundleName</key>\n<string>Hello</string>\n</dict>", profile: .appStore,
        kind: .app),
      Example("⟦<key>ITSAppUsesNonExemptEncryption</key>⟧\n<true/>"),
      Example(
        """
        <key>ITSAppUsesNonExemptEncryption</key>
        <false/>
        ⟦<key>ITSEncryptionExportComplianceCode</key>⟧
        <string>0123abcd</string>
        """),
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist, let root = run.document.root else { return }
      let key = "ITSAppUsesNonExemptEncryption"
      let code = run.rootEntries["ITSEncryptionExportComplianceCode"]
      guard let answer = run.rootEntries[key] else {
        guard run.isBundle(.app) else { return }
        return run.report(unanswered, [.key(key)], at: root.openingRange) {
          FindingDetails("Without \(key) the store asks at each upload.", help: "Add \(key).")
        }
      }
      if answer.value.isTrue, code == nil {
        run.report(Self.code, [.key(key)], at: answer.keyNode.range) {
          FindingDetails(
            "Encryption that is not exempt usually has a code of the store's.",
            help: "Add ITSEncryptionExportComplianceCode once you have it.")
        }
      } else if answer.value.isFalse, let code {
        run.report(Self.code, [.key(code.key)], at: code.keyNode.range) {
          FindingDetails("Without encryption there is nothing the code could be for.", help: "Remove it.")
        }
      }
    }))
}
