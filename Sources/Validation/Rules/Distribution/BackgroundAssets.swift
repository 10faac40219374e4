internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let missing = Aspect(
    "missing-asset-key", "The system wants the key as well.",
    Levels(.warning, source: .note, stores: .error, developerID: .warning, books2018: .off))

  /// Finds background assets without the keys that belong together.
  static let backgroundAssets = Rule(
    id: "background-assets",
    topic: .distribution,
    summary: "A key for background assets is missing.",
    explanation: Explanation(
      finds:
        "Apps with BAHasManagedAssetPacks but without BAAppGroupID, and apps with BAManifestURL, "
        + "BAInitialDownloadRestrictions, BAMaxInstallSize or BAEssentialMaxInstallSize but without one of the "
        + "first three of these.",
      matters: "The extension that downloads the assets is never started.",
      instead: "Give all keys of one of the two ways.",
      sources: "Pages of the keys (2025)."),
    references: ["RUN-ba-keys"],
    aspects: [missing],
    accepts: [
      Example(
        "<key>BAAppGroupID</key>\n<string>group.com.example</string>\n<key>BAHasManagedAssetPacks</key>\n<true/>"
      )
    ],
    rejects: [
      Example("⟦<key>BAHasManagedAssetPacks</key>⟧\n<true/>"),
      Example(
        """
        ⟦<key>BAManifestURL</key>⟧
        <string>https://example.com/manifest</string>
        <key>BAMaxInstallSize</key>
        <integer>1000</integer>
        """),
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist else { return }
      let isManaged = run.isTrue("BAHasManagedAssetPacks")
      let given =
        isManaged
        ? ["BAHasManagedAssetPacks"]
        : ["BAManifestURL", "BAInitialDownloadRestrictions", "BAMaxInstallSize", "BAEssentialMaxInstallSize"]
      let entries = run.rootEntries
      guard let first = given.first(where: { entries.has($0) }), let entry = entries[first] else { return }
      let wanted =
        isManaged ? ["BAAppGroupID"] : ["BAManifestURL", "BAInitialDownloadRestrictions", "BAMaxInstallSize"]
      for key in wanted where !run.rootEntries.has(key) {
        run.report(missing, [.key(key)], at: entry.keyNode.range) {
          FindingDetails("\(entry.key) calls for \(key).", help: "Add \(key).")
        }
      }
    }))
}
