internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let idle = Aspect("app-clip", "The key does nothing in an App Clip.", Levels(.warning))

  /// Finds keys that mean nothing in an App Clip.
  static let appClip = Rule(
    id: "app-clip",
    topic: .distribution,
    summary: "A key does nothing in an App Clip.",
    explanation: Explanation(
      finds: "LSApplicationQueriesSchemes in an Info.plist with the key NSAppClip.",
      matters: "An App Clip learns nothing about other programs.",
      instead: "Remove the key from the Info.plist of the App Clip.",
      sources: "Warnings of Xcode."),
    references: ["XCB-appclip-keys"],
    aspects: [idle],
    accepts: [
      Example("<key>LSApplicationQueriesSchemes</key>\n<array/>"),
      Example("<key>NSAppClip</key>\n<dict/>"),
    ],
    rejects: [
      Example(
        """
        <key>NSAppClip</key>
        <dict/>
        ⟦<key>LSApplicationQueriesSchemes</key>⟧
        <array>
        <string>fb</string>
        </array>
        """)
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist, run.rootEntries.has("NSAppClip"),
        let entry = run.rootEntries["LSApplicationQueriesSchemes"]
      else { return }
      run.report(idle, [.key(entry.key)], at: entry.keyNode.range) {
        FindingDetails("\(entry.key) does nothing in an App Clip.", help: "Remove it.")
      }
    }))
}
