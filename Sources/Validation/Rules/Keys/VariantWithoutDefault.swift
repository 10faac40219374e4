internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let lonely = Aspect(
    "variant-without-default", "The plain key is missing.", Levels(.warning, source: .note))

  /// Finds keys for one platform or device without the plain key beside them (R31, R32).
  static let variantWithoutDefault = Rule(
    id: "variant-without-default",
    topic: .keys,
    summary: "A key for one platform or device has no plain key beside it.",
    explanation: Explanation(
      finds:
        "Keys such as UILaunchImageFile~ipad where UILaunchImageFile is missing. In files of a project this "
        + "is a note, since the build may add the plain key. Nothing is said if UIDeviceFamily allows only the "
        + "device in question, or if there is one key for iPhone and one for iPad, as Xcode writes them.",
      matters: "On every other platform and device the key has no value.",
      instead: "Add the plain key with the value for all other devices.",
      sources: "About Information Property List Files, Platform- and Device-Specific Keys (2018)."),
    references: ["R31", "R32"],
    aspects: [lonely],
    accepts: [
      Example(
        """
        <key>UILaunchImageFile</key>
        <string>Default</string>
        <key>UILaunchImageFile~ipad</key>
        <string>Default-iPad</string>
        """),
      Example(
        """
        <key>UIDeviceFamily</key>
        <array>
        <integer>2</integer>
        </array>
        <key>UILaunchImageFile~ipad</key>
        <string>Default-iPad</string>
        """),
      Example(
        """
        <key>UISupportedInterfaceOrientations~ipad</key>
        <array>
        <string>UIInterfaceOrientationPortrait</string>
        </array>
        <key>UISupportedInterfaceOrientations~iphone</key>
        <array>
        <string>UIInterfaceOrientationPortrait</string>
        </array>
        """),
    ],
    rejects: [
      Example("⟦<key>UILaunchImageFile~ipad</key>⟧\n<string>Default-iPad</string>"),
      Example(
        """
        ⟦<key>UILaunchImageFile~ipad</key>⟧
        <string>Default-iPad</string>
        ⟦<key>UILaunchImageFile~iphone</key>⟧
        <string>Default-iPhone</string>
        """, era: .books2018),
    ],
    check: Check(
      keys: .variants,
      key: { run, visit in
        guard let variant = visit.variant, let entry = visit.entry, !visit.entries.has(variant.root),
          !run.isWholeWithout(variant, visit.entries)
        else { return }
        run.report(lonely, visit.path, at: entry.keyNode.range) {
          FindingDetails(
            "\(entry.key.shown) has no plain key beside it, so \(variant.root.shown) is missing everywhere else.",
            help: "Add \(variant.root.shown) with the value for all other devices.")
        }
      }))
}

extension CheckRun {
  /// Whether no device is left that would need the plain key of a variant.
  ///
  /// The build writes one key for iPhone and one for iPad where the settings of the two differ, and no plain one.
  fileprivate func isWholeWithout(_ variant: KeyName, _ entries: KeyedEntries) -> Bool {
    switch variant.device {
    case .ipad where isOnlyFor(family: 2): return true
    case .iphone where isOnlyFor(family: 1) && subject.era == .today: return true
    case .ipad, .iphone:
      return subject.era == .today && entries.has(variant.root + "~iphone")
        && entries.has(variant.root + "~ipad")
    default: return false
    }
  }

  /// Whether the bundle runs on one family of devices only.
  private func isOnlyFor(family: Int64) -> Bool {
    guard let families = rootEntries.value("UIDeviceFamily") else { return false }
    if let one = families.integer { return one.int64 == family }
    return families.count > 0 && families.items.allSatisfy { $0.integer?.int64 == family }
  }
}
