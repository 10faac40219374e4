internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let missing = Aspect(
    "no-top-shelf-image", "The store wants the wide image.", Levels(appStoreOnly: .error))

  /// Finds apps for Apple TV without the image for the top shelf.
  static let topShelfImage = Rule(
    id: "top-shelf-image",
    topic: .distribution,
    summary: "An app for Apple TV has no image for the top shelf.",
    explanation: Explanation(
      finds:
        "Apps for Apple TV without TVTopShelfPrimaryImageWide in TVTopShelfImage, on the way to the App Store.",
      matters: "The store refuses the app.",
      instead: "Let a brand assets catalog provide the images; the build then writes the key.",
      sources: "Messages of App Store Connect."),
    references: ["ITMS-TVTopShelf"],
    aspects: [missing],
    accepts: [
      Example(
        """
        <key>TVTopShelfImage</key>
        <dict>
        <key>TVTopShelfPrimaryImageWide</key>
        <string>Top Shelf Wide</string>
        </dict>
        """, profile: .appStore, platform: .tvOS, kind: .app)
    ],
    rejects: [
      Example(
        root: "⟦<dict>⟧\n<key>CFBundleName</key>\n<string>Hello</string>\n</dict>", profile: .appStore,
        platform: .tvOS, kind: .app)
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist, run.isFor(.tvOS), run.isBundle(.app), let root = run.document.root else {
        return
      }
      let image = run.rootEntries.value("TVTopShelfImage").flatMap {
        $0.kind == .dictionary ? $0["TVTopShelfPrimaryImageWide"] : nil
      }
      guard image?.string.map({ $0.isEmpty }) ?? true else { return }
      run.report(
        missing, [.key("TVTopShelfImage"), .key("TVTopShelfPrimaryImageWide")], at: root.openingRange
      ) {
        FindingDetails("The store wants a wide image for the top shelf.", help: "Add it to the brand assets.")
      }
    }))
}
