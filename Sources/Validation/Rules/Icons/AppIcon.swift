internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let store = Aspect(
    "no-icon-name", "The store takes no app without an icon of an asset catalog.",
    Levels(.off, stores: .error, developerID: .off, books2018: .off))
  fileprivate static let general = Aspect(
    "general-icon", "The Mac shows a general icon.",
    Levels(.note, source: .off, stores: .error, developerID: .note, books2018: .off))
  fileprivate static let files = Aspect(
    "icon-files-needed", "Systems before iOS 11 find no icon.", Levels(.error))

  /// Checks that an app names its icon (R98–R100, R107).
  static let appIcon = Rule(
    id: "app-icon",
    topic: .icons,
    summary: "An app names no icon, or none that its oldest system finds.",
    explanation: Explanation(
      finds:
        "Apps for iPhone and iPad without CFBundleIconName, for the App Store; Mac apps with neither "
        + "CFBundleIconName nor CFBundleIconFile; and CFBundleIconName without CFBundleIconFiles where systems before "
        + "iOS 11 are served. Nothing is missed in files of a project, since the build adds these keys.",
      matters: "The store refuses the bundle (ITMS-90713, ITMS-90236); the system shows a general icon.",
      instead: "Put the icon into an asset catalog and let Xcode write the keys.",
      sources:
        "Core Foundation Keys, CFBundleIconName, CFBundleIconFile and CFBundleIcons (2018); messages of App "
        + "Store Connect."),
    references: ["R98", "R99", "R100", "R107", "ITMS-90713", "ITMS-90236"],
    aspects: [store, general, files],
    accepts: [
      Example(
        """
        <key>CFBundleIcons</key>
        <dict>
        <key>CFBundlePrimaryIcon</key>
        <dict>
        <key>CFBundleIconFiles</key>
        <array>
        <string>AppIcon60x60</string>
        </array>
        <key>CFBundleIconName</key>
        <string>AppIcon</string>
        </dict>
        </dict>
        """, profile: .appStore, platform: .iOS, minimumOS: SystemVersion(10), kind: .app),
      Example("<key>CFBundleIconFile</key>\n<string>App</string>", platform: .macOS, kind: .app),
    ],
    rejects: [
      Example(root: "⟦<dict>⟧</dict>", profile: .appStore, platform: .iOS, kind: .app),
      Example(root: "⟦<dict>⟧</dict>", platform: .macOS, kind: .app),
      Example(
        """
        <key>CFBundleIcons</key>
        <dict>
        <key>CFBundlePrimaryIcon</key>
        <dict>
        ⟦<key>CFBundleIconName</key>⟧
        <string>AppIcon</string>
        </dict>
        </dict>
        """, platform: .iOS, minimumOS: SystemVersion(10)),
    ],
    check: Check(
      dictionaries: .unknown,
      dictionary: { run, visit in
        guard visit.isRoot, run.subject.document == .infoPlist, run.subject.kind?.value == .app else {
          return
        }
        run.checkAppIcon(visit)
      },
      keys: .records { $0.record.key.isSameText(as: "CFBundleIconName") },
      key: { run, visit in
        guard visit.keyRoot.isSameText(as: "CFBundleIconName"), !visit.isTopLevel, run.needsIconFiles,
          !visit.entries.has("CFBundleIconFiles"), let entry = visit.entry
        else { return }
        run.report(files, visit.path, at: entry.keyNode.range) {
          FindingDetails(
            "CFBundleIconName is read from iOS 11 on; the older systems that are served need CFBundleIconFiles.",
            references: ["R107"])
        }
      }))
}

extension CheckRun {
  fileprivate mutating func checkAppIcon(_ visit: Visit) {
    switch subject.platform?.value {
    case .iOS, .iPadOS:
      guard !hasIconName else { return }
      report(Rule.store, [.key("CFBundleIconName")], at: visit.openingRange) {
        FindingDetails(
          "CFBundleIconName is missing; the store takes only icons of an asset catalog.",
          references: ["R107", "ITMS-90713"])
      }
    case .macOS:
      let names = ["CFBundleIconName", "CFBundleIconFile"]
      guard !names.contains(where: { rootEntries.has($0) || hasVariantOfKey($0) }), !isOutOfSight else {
        return
      }
      report(Rule.general, [.key("CFBundleIconFile")], at: visit.openingRange) {
        FindingDetails(
          "Neither CFBundleIconName nor CFBundleIconFile is there, so the app has a general icon.",
          references: ["R98", "R100", "ITMS-90236"])
      }
    case .macCatalyst, .tvOS, .visionOS, .watchOS, nil: break
    }
  }

  /// Whether the icon is named at the top level or in one of the dictionaries of icons.
  private var hasIconName: Bool {
    if rootEntries.has("CFBundleIconName") { return true }
    return rootEntries.all.counting.contains { entry in
      entry.hasKey(beginningWith: "CFBundleIcons")
        && entry.value["CFBundlePrimaryIcon"]?["CFBundleIconName"] != nil
    }
  }

  /// Whether the app has no icon to show outside the store.
  private var isOutOfSight: Bool {
    guard subject.profile.value != .appStore else { return false }
    return ["LSUIElement", "LSBackgroundOnly"].contains { key in
      guard let value = rootEntries.value(key) else { return false }
      return value.boolean ?? (value.string?.isSameText(as: "1") ?? (value.integer == 1))
    }
  }
}
