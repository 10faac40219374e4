internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let deprecated = Aspect(
    "full-screen", "The newest systems will ignore the key.", Levels(.warning, books2018: .off))
  fileprivate static let idle = Aspect(
    "full-screen-version", "The key speaks of another that is not true.", Levels(.note, books2018: .off))
  fileprivate static let windows = Aspect(
    "full-screen-windows", "Several windows and the full screen exclude each other.",
    Levels(.note, books2018: .off))
  fileprivate static let compatibility = Aspect(
    "design-compatibility", "The SDK ignores the key.", Levels(.warning, books2018: .off))

  /// Finds requests for an older behavior of the screen that newer systems ignore.
  static let fullScreen = Rule(
    id: "full-screen",
    topic: .interface,
    summary: "A request for an older behavior of the screen is ignored.",
    explanation: Explanation(
      finds:
        "UIRequiresFullScreen in a program that runs only on version 26 and newer; "
        + "UIRequiresFullScreenIgnoredStartingWithVersion where UIRequiresFullScreen is not true; "
        + "UIRequiresFullScreen beside UIApplicationSupportsMultipleScenes, both true; and "
        + "UIDesignRequiresCompatibility with the value true in what an SDK of version 27 or newer built.",
      matters:
        "The window may have any size all the same, and a program that is not ready for it looks broken.",
      instead: "Let the interface fit any size, and remove the key.",
      sources: "Warnings of Xcode; pages of the keys (2025, 2026)."),
    references: ["XCB-full-screen", "RUN-display-p", "RUN-design-compat"],
    aspects: [deprecated, idle, windows, compatibility],
    accepts: [
      Example(
        """
        <key>UIRequiresFullScreen</key>
        <true/>
        <key>UIRequiresFullScreenIgnoredStartingWithVersion</key>
        <string>26.4</string>
        """, platform: .iOS, minimumOS: SystemVersion(17)),
      Example(
        "<key>DTSDKName</key>\n<string>iphoneos26.1</string>\n"
          + "<key>UIDesignRequiresCompatibility</key>\n<true/>"),
    ],
    rejects: [
      Example(
        "⟦<key>UIRequiresFullScreen</key>⟧\n<true/>", platform: .iOS, minimumOS: SystemVersion(26)),
      Example("⟦<key>UIRequiresFullScreenIgnoredStartingWithVersion</key>⟧\n<string>26.4</string>"),
      Example(
        """
        <key>UIApplicationSceneManifest</key>
        <dict>
        <key>UIApplicationSupportsMultipleScenes</key>
        <true/>
        </dict>
        ⟦<key>UIRequiresFullScreen</key>⟧
        <true/>
        """),
      Example(
        "<key>DTSDKName</key>\n<string>iphoneos27.0</string>\n"
          + "⟦<key>UIDesignRequiresCompatibility</key>⟧\n<true/>"),
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist else { return }
      let full = run.rootEntries["UIRequiresFullScreen"]
      if let full, full.value.isTrue {
        if run.runsOnlyFrom(iOS: SystemVersion(26)) {
          run.report(deprecated, [.key(full.key)], at: full.keyNode.range) {
            FindingDetails(
              "\(full.key) is deprecated from iOS 26 on and will be ignored.",
              help: "Let the interface fit any size.", references: ["XCB-full-screen"])
          }
        }
        if let manifest = run.rootEntries.value("UIApplicationSceneManifest"), manifest.kind == .dictionary,
          manifest["UIApplicationSupportsMultipleScenes"]?.isTrue ?? false
        {
          run.report(windows, [.key(full.key)], at: full.keyNode.range) {
            FindingDetails(
              "A program with several windows cannot have the whole screen.",
              help: "Remove \(full.key), or set UIApplicationSupportsMultipleScenes to false.", references: []
            )
          }
        }
      }
      if let version = run.rootEntries["UIRequiresFullScreenIgnoredStartingWithVersion"],
        !(full?.value.isTrue ?? false)
      {
        run.report(idle, [.key(version.key)], at: version.keyNode.range) {
          FindingDetails(
            "\(version.key) means nothing where UIRequiresFullScreen is not true.", help: "Remove it.",
            references: ["RUN-display-p"])
        }
      }
      if let design = run.rootEntries["UIDesignRequiresCompatibility"], design.value.isTrue,
        let sdk = run.builtWithSDK, sdk >= SystemVersion(27)
      {
        run.report(compatibility, [.key(design.key)], at: design.keyNode.range) {
          FindingDetails(
            "What an SDK of version \(sdk) built ignores \(design.key).", help: "Remove it.",
            references: ["RUN-design-compat"])
        }
      }
    }))
}
