internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let elsewhere = Aspect(
    "wrong-platform", "The key means nothing on the platform.", Levels(.warning))
  fileprivate static let leftover = Aspect(
    "other-platform", "The key is read elsewhere, or the platform is only inferred.",
    Levels(.note, books2018: .warning))
  fileprivate static let newer = Aspect("newer-key", "Older systems do not know the key.", Levels(.note))

  /// Finds keys that mean nothing on the platform, or not yet on the oldest system (R234).
  static let wrongPlatform = Rule(
    id: "wrong-platform",
    topic: .platforms,
    summary: "A key means nothing on the platform of the bundle.",
    explanation: Explanation(
      finds:
        "Keys that the catalog lists for other platforms only, and, as a note, keys that are newer than the "
        + "oldest system the bundle runs on. The platform is given or found out from the file; a file that is "
        + "made for several is judged by all of them. Where the platform is only likely, and for keys of the Mac in "
        + "programs for other devices, which hold them by habit, it is a note. Keys for one platform by their "
        + "suffix are left alone.",
      matters: "The system ignores the key. On systems older than the key it does nothing either.",
      instead: "Remove the key, or give it a suffix such as -iphoneos if the file serves several platforms.",
      sources: "The platforms and versions of each key in the reference, old and new."),
    references: KeyReferences.standing.all + ["R234"],
    aspects: [elsewhere, leftover, newer],
    accepts: [
      Example("<key>UIFileSharingEnabled</key>\n<true/>", platform: .iOS),
      Example("<key>UIFileSharingEnabled</key>\n<true/>"),
      Example("<key>UIAppFonts-iphoneos</key>\n<array/>\n<key>UIAppFonts</key>\n<array/>", platform: .iOS),
    ],
    rejects: [
      Example("⟦<key>UIFileSharingEnabled</key>⟧\n<true/>", platform: .macOS),
      Example("⟦<key>LSUIElement</key>⟧\n<true/>", platform: .iOS),
      Example("⟦<key>CFBundleIcons</key>⟧\n<dict/>", platform: .iOS, minimumOS: SystemVersion(4)),
    ],
    check: Check(
      keys: .onlyRecords { !$0.platforms.isEmpty },
      key: { run, visit in
        guard let facts = visit.facts, let entry = visit.entry, visit.variant == nil,
          !facts.platforms.isEmpty, !run.subject.candidates.isEmpty
        else { return }
        if facts.platforms.isDisjoint(with: run.subject.candidates) {
          // These are read by the store, wherever the program runs.
          if entry.key.utf8.starts(with: "ITS".utf8) { return }
          // Where the whole dictionary means nothing, its keys need not be named.
          if let outer = visit.outerFacts, outer.platforms.isDisjoint(with: run.subject.candidates) { return }
          if run.isHabit(entry.key) { return }
          let (platform, era) = (run.subject.platform, run.subject.era)
          run.report(
            run.isPlainlyWrong(facts, entry) ? elsewhere : leftover, visit.path, at: entry.keyNode.range,
            ceiling: facts.ceiling
          ) {
            let names = facts.record.platforms(in: era).map { $0.platform.name }
            let here = platform.map { $0.value.name } ?? "the platforms of this bundle"
            return FindingDetails(
              "\(entry.key.shown) means nothing on \(here).",
              help: "It is read on \(names.joined(by: "and")).",
              references: KeyReferences.standing.references(at: [.key(visit.keyRoot)], and: ["R234"]))
          }
        } else if facts.hasVersions {
          run.reportNewerKey(facts, entry, visit)
        }
      }))
}

extension CheckRun {
  /// Whether a key of other devices stands in a program that is asked to be for the Mac.
  fileprivate func isPlainlyWrong(_ facts: RecordFacts, _ entry: KeyedEntries.Entry) -> Bool {
    // A file may serve several platforms; only who asks about one wants to be told.
    guard case .given? = subject.platform?.origin, subject.platform?.value == .macOS else { return false }
    // A purpose string does no harm where nobody asks for it.
    return !entry.key.utf8.suffix(16).elementsEqual("UsageDescription".utf8)
  }

  /// Whether the templates of Xcode write a key for the platform, whatever the reference says.
  fileprivate func isHabit(_ key: String) -> Bool {
    guard subject.era == .today else { return false }
    return Self.habits.contains { $0.key.isSameText(as: key) && isOnly(for: $0.platforms) }
  }

  /// Keys of templates, and the platforms they are written for.
  private static let habits: [(key: String, platforms: PlatformSet)] = [
    ("LSRequiresIPhoneOS", [.tvOS, .visionOS]), ("UIApplicationSceneManifest", .tvOS),
    ("UILaunchScreen", [.tvOS, .visionOS]), ("UISupportedInterfaceOrientations", [.watchOS, .visionOS]),
    ("CFBundleIconName", .watchOS), ("UIRequiredDeviceCapabilities", .watchOS),
    ("NSExtensionServiceAllowsFinderPreviewItem", [.iOS, .visionOS]),
    ("NSExtensionServiceAllowsTouchBarItem", [.iOS, .visionOS]),
    ("NSExtensionServiceRoleType", [.iOS, .visionOS]),
  ]

  fileprivate mutating func reportNewerKey(_ facts: RecordFacts, _ entry: KeyedEntries.Entry, _ visit: Visit)
  {
    guard let platform = subject.platform?.value, let oldest = subject.minimumOS?.value,
      let introduced = facts.record.availability(on: platform, in: subject.era)?.introduced,
      oldest < introduced
    else { return }
    // A nested key is never older than the one around it, which is reported by itself.
    if let outer = visit.outerFacts?.record.availability(on: platform, in: subject.era)?.introduced,
      introduced <= outer
    {
      return
    }
    // Newer data count some keys from the version of their page on; the books knew them before.
    if subject.era == .today,
      let earlier = facts.record.availability(on: platform, in: .books2018)?.introduced, earlier <= oldest
    {
      return
    }
    report(Rule.newer, visit.path, at: entry.keyNode.range) {
      FindingDetails(
        "\(entry.key.shown) is read from \(platform.name) \(introduced) on; \(platform.name) \(oldest) does not "
          + "know it.",
        references: KeyReferences.standing.references(at: [.key(visit.keyRoot)], and: ["R234"]))
    }
  }
}
