internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let dropped = Aspect(
    "empty-value", "The build drops the key.", Levels(.note, source: .off, books2018: .off))

  /// Finds empty values that a build drops.
  static let emptyValue = Rule(
    id: "empty-value",
    topic: .building,
    summary: "A key has an empty value.",
    explanation: Explanation(
      finds:
        "Empty texts for names, classes and files such as NSPrincipalClass, NSMainNibFile and "
        + "NSHumanReadableCopyright. Keys that have to have a value are the matter of other rules.",
      matters:
        "Xcode drops such keys when it builds. Where they stay, the system looks for a class or a file "
        + "without a name.",
      instead: "Remove the key, or write the value.",
      fix: "The key is removed.",
      sources: "What Xcode does when it builds."),
    references: ["XCB-empty-elided"],
    aspects: [dropped],
    accepts: [
      Example("<key>NSPrincipalClass</key>\n<string>NSApplication</string>"),
      Example("<key>CFBundleIconFile</key>\n<string></string>"),
    ],
    rejects: [
      Example("⟦<key>NSPrincipalClass</key>⟧\n<string></string>"),
      Example("⟦<key>NSHumanReadableCopyright</key>⟧\n<string/>"),
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist else { return }
      let writer = run.fixWriter
      // The template of Mac apps has an empty CFBundleIconFile.
      for key in ["NSHumanReadableCopyright", "NSMainNibFile", "NSPrincipalClass"] {
        guard let entry = run.rootEntries[key], let text = entry.value.string, text.isEmpty else { continue }
        run.report(dropped, [.key(key)], at: entry.keyNode.range) {
          FindingDetails("\(key) is empty.", help: "Remove it.", fixes: [writer.removal(of: entry)])
        }
      }
    }))
}
