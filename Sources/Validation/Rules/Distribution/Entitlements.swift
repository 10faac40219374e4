internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let sandbox = Aspect(
    "sandbox-off", "The Mac App Store wants the sandbox.", Levels(appStoreOnly: .error))
  fileprivate static let debugging = Aspect(
    "debugging-allowed", "Notarization refuses the program.",
    Levels(.off, stores: .off, developerID: .note))
  fileprivate static let inherited = Aspect(
    "inherit-with-more", "A helper that takes over the sandbox may have no other rights.",
    Levels(.note, books2018: .off))

  /// Finds entitlements that a store, notarization or the system refuses.
  static let entitlements = Rule(
    id: "entitlements",
    topic: .distribution,
    summary: "An entitlement is refused.",
    explanation: Explanation(
      finds:
        "In files of entitlements: com.apple.security.app-sandbox with the value false on the way to the App "
        + "Store, get-task-allow with the value true on the way to notarization, and com.apple.security.inherit "
        + "beside anything but com.apple.security.app-sandbox. The last two are known from memory, and notes.",
      matters: "The store or the notary service refuses the program; the helper crashes when it starts.",
      instead: "Sign the product with the entitlements of a release.",
      sources: "Messages of App Store Connect; general knowledge."),
    references: ["ITMS-90296", "NOT-hardened", "NOT-inherit"],
    aspects: [sandbox, debugging, inherited],
    accepts: [
      Example(
        "<key>com.apple.security.app-sandbox</key>\n<true/>\n<key>com.apple.security.inherit</key>\n<true/>",
        path: "Hello.entitlements", profile: .appStore)
    ],
    rejects: [
      Example(
        "<key>com.apple.security.app-sandbox</key>\n⟦<false/>⟧", path: "Hello.entitlements",
        profile: .appStore),
      Example(
        "<key>com.apple.security.get-task-allow</key>\n⟦<true/>⟧", path: "Hello.entitlements",
        profile: .developerID),
      Example(
        """
        <key>com.apple.security.app-sandbox</key>
        <true/>
        ⟦<key>com.apple.security.inherit</key>⟧
        <true/>
        <key>com.apple.security.network.client</key>
        <true/>
        """, path: "Hello.entitlements"),
    ],
    check: Check(closing: { run in
      guard run.subject.document == .entitlements else { return }
      if let entry = run.rootEntries["com.apple.security.app-sandbox"], entry.value.isFalse {
        run.report(sandbox, [.key(entry.key)], at: entry.value.range) {
          FindingDetails(
            "The Mac App Store takes only programs in the sandbox.", help: "Set it to true.",
            references: ["ITMS-90296"])
        }
      }
      for key in ["com.apple.security.get-task-allow", "get-task-allow"] {
        guard let entry = run.rootEntries[key], entry.value.isTrue else { continue }
        run.report(debugging, [.key(key)], at: entry.value.range) {
          FindingDetails(
            "A program that lets debuggers in is not notarized.", help: "Sign without \(key).",
            references: ["NOT-hardened"])
        }
      }
      guard let inherit = run.rootEntries["com.apple.security.inherit"], inherit.value.isTrue,
        let other = run.rootEntries.all.counting.first(where: { entry in
          entry.isNamed
            && !["com.apple.security.inherit", "com.apple.security.app-sandbox"].contains {
              $0.isSameText(as: entry.key)
            }
        })
      else { return }
      run.report(inherited, [.key(inherit.key)], at: inherit.keyNode.range) {
        FindingDetails(
          "A helper that takes over the sandbox of its parent may have no other rights.",
          help: "Remove the others.", references: ["NOT-inherit"],
          related: [RelatedPlace("Another right stands here.", range: other.keyNode.range)])
      }
    }))
}
