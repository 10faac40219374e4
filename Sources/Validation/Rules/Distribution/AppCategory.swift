internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let missing = Aspect(
    "no-category", "The Mac App Store wants a category.", Levels(appStoreOnly: .error))
  fileprivate static let unknown = Aspect(
    "unknown-category", "The store does not know the category.",
    Levels(.warning, stores: .error, developerID: .warning, books2018: .off))

  /// Finds Mac apps without a category, and categories that do not exist.
  static let appCategory = Rule(
    id: "app-category",
    topic: .distribution,
    summary: "The category of an app is missing or unknown.",
    explanation: Explanation(
      finds:
        "LSApplicationCategoryType with an identifier that is none of the store's, and, on the way to the App "
        + "Store, Mac apps without the key.",
      matters: "The Mac App Store refuses the app; elsewhere it is filed under no category.",
      instead: "Write one of the categories, such as public.app-category.utilities.",
      fix: "A category that differs from a known one only in letter case is put right.",
      sources: "Page of LSApplicationCategoryType (2025); messages of App Store Connect."),
    references: ["ITMS-90242", "XCB-mac-category"],
    aspects: [missing, unknown],
    accepts: [
      Example(
        "<key>LSApplicationCategoryType</key>\n<string>public.app-category.utilities</string>",
        profile: .appStore, platform: .macOS, kind: .app),
      Example("<key>LSApplicationCategoryType</key>\n<string></string>"),
      Example("<key>CFBundleName</key>\n<string>Hello</string>", platform: .macOS, kind: .app),
    ],
    rejects: [
      Example(root: "⟦<dict>⟧</dict>", profile: .appStore, platform: .macOS, kind: .app),
      Example("<key>LSApplicationCategoryType</key>\n⟦<string>public.app-category.magic</string>⟧"),
      Example("<key>LSApplicationCategoryType</key>\n⟦<string>public.app-category.Games</string>⟧"),
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist, let root = run.document.root else { return }
      let key = "LSApplicationCategoryType"
      guard let node = run.rootEntries.value(key), node.string.map({ !$0.isEmpty }) ?? true else {
        guard run.isFor(.macOS), run.isBundle(.app) else { return }
        return run.report(missing, [.key(key)], at: root.openingRange) {
          FindingDetails("The Mac App Store wants a category.", help: "Add \(key).")
        }
      }
      guard let text = node.string, !run.holdsBuildSettings(node),
        let record = run.catalog.root(of: .infoPlist).key(key)?.record,
        !run.cache[record].values.contains(where: { $0.value == .string(text) })
      else { return }
      let facts = run.cache[record]
      let writer = run.fixWriter
      run.report(unknown, [.key(key)], at: node.range) {
        let similar = facts.similarValue(to: .string(text))
        return FindingDetails(
          "\(text.quoted) is no category of the store.",
          help: similar.map { "Did you mean \($0.value.shown)?" } ?? "`infoplist explain \(key)` lists them.",
          references: ["ITMS-90242"], fixes: [writer.caseFix(similar, for: .string(text), at: node)])
      }
    }))
}
