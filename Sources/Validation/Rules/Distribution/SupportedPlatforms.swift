internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let simulator = Aspect(
    "simulator-platform", "The bundle is built for a simulator.", Levels(appStoreOnly: .error))

  /// Finds bundles for simulators on their way to the store.
  static let supportedPlatforms = Rule(
    id: "supported-platforms",
    topic: .distribution,
    summary: "A bundle for a simulator is on its way to the store.",
    explanation: Explanation(
      finds: "CFBundleSupportedPlatforms with the name of a simulator, such as iPhoneSimulator.",
      matters: "The store refuses every package with such a bundle in it.",
      instead: "Build for devices, or take the bundle out of the package.",
      sources: "Messages of App Store Connect."),
    references: ["ITMS-90542", "ITMS-90562"],
    aspects: [simulator],
    accepts: [
      Example(
        "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>",
        profile: .appStore)
    ],
    rejects: [
      Example(
        "<key>CFBundleSupportedPlatforms</key>\n<array>\n⟦<string>iPhoneSimulator</string>⟧\n</array>",
        profile: .appStore)
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist, let entry = run.rootEntries["CFBundleSupportedPlatforms"] else { return }
      for item in entry.value.texts where item.text.ends(in: "Simulator") {
        run.report(simulator, [.key(entry.key), .index(item.index)], at: item.node.range) {
          FindingDetails("The store takes nothing for \(item.text.shown).", help: "Build for devices.")
        }
      }
    }))
}
