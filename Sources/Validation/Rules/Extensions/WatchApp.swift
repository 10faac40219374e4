internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let kinds = Aspect(
    "watch-app-kind", "The kind of the watch app is not clear.",
    Levels(.error, source: .warning, books2018: .off))
  fileprivate static let family = Aspect(
    "watch-device-family", "The devices are not those of a watch app.", Levels(.error, books2018: .off))
  fileprivate static let companion = Aspect(
    "no-companion", "The app for iPhone is not named.",
    Levels(.error, source: .off, books2018: .off))
  fileprivate static let nameless = Aspect(
    "key-not-string", "A key is no string.", Levels(.error, books2018: .off))
  fileprivate static let phone = Aspect(
    "phone-key-in-watch-app", "The store does not allow the key in a watch app.",
    Levels(.warning, stores: .error, books2018: .off))

  fileprivate static let unlisted = Aspect(
    "key-not-on-watch", "An old watch may refuse the key.", Levels(.note, books2018: .off))

  /// Finds contradictions in programs for Apple Watch.
  static let watchApp = Rule(
    id: "watch-app",
    topic: .extensions,
    summary: "A program for Apple Watch contradicts itself.",
    explanation: Explanation(
      finds:
        "WKWatchOnly beside WKCompanionAppBundleIdentifier; WKApplication beside WKWatchKitApp, both true; a "
        + "UIDeviceFamily of a watch app that lacks 4 or has 1 or 2; a watch app that is neither for the watch only "
        + "nor names its app for iPhone; and LSRequiresIPhoneOS. Files of a project miss nothing: the build may add "
        + "it. In WatchKit apps for watchOS before 6, which may hold only the keys of a fixed list, others are a "
        + "note, since the list is recalled.",
      matters: "The watch does not install the app, or the store refuses it.",
      instead: "Choose one kind: WKApplication for today's apps, with either WKWatchOnly or "
        + "WKCompanionAppBundleIdentifier.",
      sources: "Errors of the installer on devices; messages of App Store Connect."),
    references: [
      "ITMS-WatchDeviceFamily", "ITMS-90363", "RUN-watch-exclusive", "MI-0xe80000d5", "MI-0xe80000d6",
      "MI-0xe80000d7", "MI-0xe80000da",
    ],
    aspects: [kinds, family, companion, nameless, phone, unlisted],
    accepts: [
      Example(
        """
        <key>UIDeviceFamily</key>
        <array>
        <integer>4</integer>
        </array>
        <key>WKApplication</key>
        <true/>
        <key>WKCompanionAppBundleIdentifier</key>
        <string>com.example.app</string>
        """),
      Example("<key>WKApplication</key>\n<true/>\n<key>WKWatchOnly</key>\n<true/>"),
      Example("<key>WKApplication</key>\n<true/>", profile: .source),
    ],
    rejects: [
      Example(
        """
        ⟦<key>WKCompanionAppBundleIdentifier</key>⟧
        <string>com.example.app</string>
        <key>WKWatchOnly</key>
        <true/>
        """),
      Example(
        """
        <key>UIDeviceFamily</key>
        ⟦<array>⟧
        <integer>1</integer>
        <integer>4</integer>
        </array>
        <key>WKApplication</key>
        <true/>
        <key>WKCompanionAppBundleIdentifier</key>
        <string>com.example.app</string>
        ⟦<key>WKWatchKitApp</key>⟧
        <true/>
        """),
      Example("⟦<key>WKApplication</key>⟧\n<true/>"),
      Example(
        "⟦<key>LSRequiresIPhoneOS</key>⟧\n<true/>\n<key>WKApplication</key>\n<true/>\n"
          + "<key>WKWatchOnly</key>\n<true/>"),
      Example(
        """
        <key>CFBundleDisplayName</key>
        <string>Hello</string>
        <key>MinimumOSVersion</key>
        <string>5.0</string>
        ⟦<key>NSAppTransportSecurity</key>⟧
        <dict/>
        <key>WKCompanionAppBundleIdentifier</key>
        <string>com.example.app</string>
        <key>WKWatchKitApp</key>
        <true/>
        """, kind: .app),
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist else { return }
      let companion = run.rootEntries["WKCompanionAppBundleIdentifier"]
      let isAlone = run.isTrue("WKWatchOnly")
      if let companion, isAlone {
        run.report(kinds, [.key(companion.key)], at: companion.keyNode.range) {
          FindingDetails(
            "An app for the watch only has no app for iPhone.",
            help: "Remove \(companion.key) or WKWatchOnly.", references: ["RUN-watch-exclusive"])
        }
      }
      let application = run.rootEntries["WKApplication"].flatMap { $0.value.isTrue ? $0 : nil }
      let older = run.rootEntries["WKWatchKitApp"].flatMap { $0.value.isTrue ? $0 : nil }
      if application != nil, let older {
        run.report(kinds, [.key(older.key)], at: older.keyNode.range) {
          FindingDetails(
            "WKApplication and WKWatchKitApp name two kinds of watch apps.", help: "Keep WKApplication.",
            references: ["RUN-watch-exclusive"])
        }
      }
      guard let kind = application ?? older else { return }
      if companion == nil, !isAlone {
        run.report(Self.companion, [.key("WKCompanionAppBundleIdentifier")], at: kind.keyNode.range) {
          FindingDetails(
            "The watch app names no app for iPhone and is not for the watch only.",
            help: "Add WKCompanionAppBundleIdentifier, or WKWatchOnly with the value true.",
            references: ["MI-0xe80000d5"])
        }
      }
      for entry in run.rootEntries.all where !entry.isNamed {
        run.report(nameless, [], at: entry.keyNode.range) {
          FindingDetails(
            "A key of a watch app is no string, so the watch does not install it.",
            help: "Remove the entry.", references: ["MI-0xe80000d6"])
        }
      }
      run.checkWatchFamilies()
      if application == nil { run.checkListedKeys() }
      if let entry = run.rootEntries["LSRequiresIPhoneOS"], entry.value.isTrue {
        run.report(phone, [.key(entry.key)], at: entry.keyNode.range) {
          FindingDetails(
            "The store does not allow \(entry.key) in a watch app.", help: "Remove it.",
            references: ["ITMS-90363"])
        }
      }
    }))

}

extension CheckRun {
  /// Notes what the watch may refuse in an app whose code is in an extension, on systems before watchOS 6.
  fileprivate mutating func checkListedKeys() {
    guard let oldest = subject.minimumOS?.value, oldest < SystemVersion(6) else { return }
    for entry in rootEntries.all.counting where entry.isNamed && !Self.isListed(entry.key) {
      report(Rule.unlisted, [.key(entry.key)], at: entry.keyNode.range) {
        FindingDetails(
          "\(entry.key.shown) may not be among the few keys that a watch before watchOS 6 allows in a WatchKit app.",
          help: "Move it to the WatchKit extension, or raise MinimumOSVersion to 6.0.",
          references: ["MI-0xe80000d7"])
      }
    }
  }

  /// Whether a key is known to be allowed: those that describe the bundle, and those that the build writes.
  private static func isListed(_ key: String) -> Bool {
    if key.hasBeginning("DT") || key.hasBeginning("WK") { return true }
    let root = KeyName(parsing: key).root
    if root.hasBeginning("CFBundle") {
      let others = ["CFBundleDocumentTypes", "CFBundleResourceSpecification", "CFBundleURLTypes"]
      return !others.holds(root)
    }
    return [
      "BuildMachineOSBuild", "MinimumOSVersion", "UIAppFonts", "UIDeviceFamily",
      "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations",
    ].holds(root)
  }

  fileprivate mutating func checkWatchFamilies() {
    guard let entry = rootEntries["UIDeviceFamily"] else { return }
    let families = entry.value.kind == .array ? entry.value.items.prefix(16).map { $0 } : [entry.value]
    let numbers = families.compactMap { $0.integer?.int64 }
    guard !numbers.isEmpty, !numbers.contains(4) || numbers.contains(1) || numbers.contains(2) else { return }
    let range = entry.value.isContainer ? entry.value.openingRange : entry.value.range
    report(Rule.family, [.key(entry.key)], at: range) {
      FindingDetails(
        "The device family of a watch app is 4, without 1 and 2.",
        help: "Set TARGETED_DEVICE_FAMILY to 4.", references: ["ITMS-WatchDeviceFamily", "MI-0xe80000da"])
    }
  }
}
