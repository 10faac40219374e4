internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let style = Aspect("unknown-style", "Nobody knows the style.", Levels(.note))

  /// Finds styles of the status bar that are not known (R230).
  static let statusBar = Rule(
    id: "status-bar",
    topic: .interface,
    summary: "The style of the status bar is unknown.",
    explanation: Explanation(
      finds: "UIStatusBarStyle with a name that no header of UIKit has had.",
      matters: "The status bar looks as it does by default.",
      instead: "Write UIStatusBarStyleDefault, UIStatusBarStyleLightContent or UIStatusBarStyleDarkContent.",
      sources: "UIKit Keys (2010), UIStatusBarStyle; page of UIStatusBarStyle (2025)."),
    references: ["R230"],
    aspects: [style],
    accepts: [Example("<key>UIStatusBarStyle</key>\n<string>UIStatusBarStyleBlackOpaque</string>")],
    rejects: [Example("<key>UIStatusBarStyle</key>\n⟦<string>UIStatusBarStyleRainbow</string>⟧")],
    check: Check(closing: { run in
      guard run.isInfoPlist, let entry = run.rootEntries["UIStatusBarStyle"], let name = entry.value.string,
        !run.holdsBuildSettings(entry.value), !Self.known.contains(where: { $0.isSameText(as: name) }),
        // What is nearly one is the matter of invalid-value.
        let record = run.catalog.root(of: .infoPlist).key(entry.key)?.record, !run.isSlip(name, of: record)
      else { return }
      run.report(style, [.key(entry.key)], at: entry.value.range) {
        FindingDetails(
          "\(name.quoted) is no known style of the status bar.",
          help: "Known are \(Self.known.prefix(3).map { $0 }.joined(by: "and")).")
      }
    }))

  /// The styles.
  private static let known = [
    "UIStatusBarStyleDefault", "UIStatusBarStyleLightContent", "UIStatusBarStyleDarkContent",
    "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque",
  ]
}
