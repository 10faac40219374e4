internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let identifier = Aspect(
    "same-identifier", "Another registered bundle has the identifier.", Levels(.warning))
  fileprivate static let claim = Aspect(
    "same-claim", "Another registered app claims the same.", Levels(.warning))

  /// Finds what other apps claim, too (R168, R94, R81, L4).
  static let registeredConflict = Rule(
    id: "registered-conflict",
    topic: .launching,
    summary: "Another registered app claims what only one can have.",
    explanation: Explanation(
      finds:
        "With --against: an identifier, an exported type, an ending, the rank of an owner, or a scheme that a registered app "
        + "has as well.",
      matters:
        "The system then takes the app with the higher version, or leaves open which one it takes, so that documents and "
        + "addresses may reach another app than the one they are meant for.",
      instead: "Use names that begin with a domain of your own, and import types that belong to others.",
      sources: "Launch Services Concepts; Information Property List Key Reference (2018)."),
    references: ["R55", "R81", "R94", "R167", "R168"],
    aspects: [identifier, claim],
    accepts: [
      Example("<key>CFBundleIdentifier</key>\n<string>com.example.a</string>", bundle: ExampleBundle("A.app"))
    ],
    rejects: [
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>com.example.a</string>⟧",
        bundle: ExampleBundle(
          "A.app",
          conflicts: [
            RegisteredConflict(
              at: [.key("CFBundleIdentifier")], message: "2 bundles have the identifier com.example.a.",
              references: ["R55"], others: ["/Applications/B.app"])
          ])),
      Example(
        """
        <key>CFBundleURLTypes</key>
        <array><dict>
          <key>CFBundleTypeRole</key><string>Viewer</string>
          <key>CFBundleURLSchemes</key><array>⟦<string>acme</string>⟧</array>
        </dict></array>
        """,
        bundle: ExampleBundle(
          "A.app",
          conflicts: [
            RegisteredConflict(
              at: [.key("CFBundleURLTypes"), .index(0), .key("CFBundleURLSchemes"), .index(0)],
              message: "2 apps claim the scheme acme.", references: ["R94"])
          ])),
    ],
    check: Check(closing: { run in
      guard let bundle = run.bundle, run.isInfoPlist else { return }
      for conflict in bundle.conflicts {
        let root = run.document.root
        let range = root?[conflict.keyPath]?.range ?? root?.openingRange ?? ByteRange(0, 0)
        let aspect = conflict.keyPath == [.key("CFBundleIdentifier")] ? identifier : claim
        run.report(aspect, conflict.keyPath, at: range) {
          FindingDetails(
            conflict.message, references: conflict.references,
            related: conflict.others.map { RelatedPlace("It is claimed here, too.", foreignPath: $0) })
        }
      }
    }))
}
