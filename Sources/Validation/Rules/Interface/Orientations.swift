internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let multitasking = Aspect(
    "ipad-orientations", "A program for iPad has to turn to every side.",
    Levels(.note, stores: .error, developerID: .off, books2018: .off))
  fileprivate static let initial = Aspect(
    "initial-orientation", "The program starts in an orientation it does not support.", Levels(.warning))
  fileprivate static let twice = Aspect(
    "orientation-twice", "The orientation is there already.", Levels(.note))

  /// Finds orientations that contradict each other or the iPad (R222, R223).
  static let orientations = Rule(
    id: "orientations",
    topic: .interface,
    summary: "The orientations of the interface contradict each other or the device.",
    explanation: Explanation(
      finds:
        "Apps for iPad (UIDeviceFamily with 2) that do not support all four orientations there and do not ask for "
        + "the full screen; UIInterfaceOrientation with an orientation that is not among the supported ones; and "
        + "orientations listed twice.",
      matters:
        "Beside another program an iPad app has to fit any orientation, or it needs UIRequiresFullScreen: the "
        + "store refuses it otherwise (ITMS-90474).",
      instead: "List all four in UISupportedInterfaceOrientations~ipad.",
      sources:
        "UIKit Keys (2010), UISupportedInterfaceOrientations; warnings of Xcode; messages of App Store "
        + "Connect."),
    references: ["R222", "R223", "ITMS-90474", "XCB-ipad-orientations"],
    aspects: [multitasking, initial, twice],
    accepts: [
      Example(
        """
        <key>UIDeviceFamily</key>
        <array>
        <integer>1</integer>
        <integer>2</integer>
        </array>
        <key>UISupportedInterfaceOrientations</key>
        <array>
        <string>UIInterfaceOrientationPortrait</string>
        </array>
        <key>UISupportedInterfaceOrientations~ipad</key>
        <array>
        <string>UIInterfaceOrientationPortrait</string>
        <string>UIInterfaceOrientationPortraitUpsideDown</string>
        <string>UIInterfaceOrientationLandscapeLeft</string>
        <string>UIInterfaceOrientationLandscapeRight</string>
        </array>
        """, profile: .appStore, platform: .iOS, kind: .app),
      Example(
        """
        <key>UIDeviceFamily</key>
        <array>
        <integer>2</integer>
        </array>
        <key>UIRequiresFullScreen</key>
        <true/>
        """, profile: .appStore, platform: .iOS, kind: .app),
    ],
    rejects: [
      Example(
        """
        <key>UIDeviceFamily</key>
        <array>
        <integer>1</integer>
        <integer>2</integer>
        </array>
        ⟦<key>UISupportedInterfaceOrientations</key>⟧
        <array>
        <string>UIInterfaceOrientationPortrait</string>
        </array>
        """, profile: .appStore, platform: .iOS, kind: .app),
      Example(
        """
        <key>UIInterfaceOrientation</key>
        ⟦<string>UIInterfaceOrientationLandscapeLeft</string>⟧
        <key>UISupportedInterfaceOrientations</key>
        <array>
        <string>UIInterfaceOrientationPortrait</string>
        ⟦<string>UIInterfaceOrientationPortrait</string>⟧
        </array>
        """),
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist else { return }
      let plain = run.rootEntries["UISupportedInterfaceOrientations"]
      let pad = run.rootEntries["UISupportedInterfaceOrientations~ipad"]
      if let plain { run.checkRepeatedOrientations(plain) }
      if let pad { run.checkRepeatedOrientations(pad) }
      run.checkInitialOrientation(plain)
      guard run.wantsMultitasking else { return }
      let counted = pad ?? plain
      let names = counted?.value.texts.map { $0.text } ?? []
      guard !Self.allOrientations.allSatisfy({ names.contains($0) }), let root = run.document.root else {
        return
      }
      let key = counted?.key ?? "UISupportedInterfaceOrientations"
      run.report(multitasking, [.key(key)], at: counted?.keyNode.range ?? root.openingRange) {
        FindingDetails(
          "On iPad the app has to support all four orientations, or ask for the full screen.",
          help: "List all four in UISupportedInterfaceOrientations~ipad.",
          references: ["ITMS-90474", "XCB-ipad-orientations"])
      }
    }))

  private static let allOrientations = [
    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
  ]
}

extension CheckRun {
  /// Whether the bundle is an app that shares the screen of an iPad with others.
  var wantsMultitasking: Bool {
    guard isBundle(.app), isForPhones, let families = rootEntries.value("UIDeviceFamily"),
      families.integer == 2 || families.kind == .array && families.items.contains(where: { $0.integer == 2 }),
      !isTrue("UIRequiresFullScreen"), !isTrue("UIRequiresFullScreen~ipad")
    else { return false }
    // Older programs go on as they were.
    return builtWithSDK.map { $0 >= SystemVersion(9) } ?? true
  }

  fileprivate mutating func checkRepeatedOrientations(_ entry: KeyedEntries.Entry) {
    var seen: [String] = []
    for item in entry.value.texts.prefix(100) {
      guard seen.contains(where: { $0.isSameText(as: item.text) }) else {
        seen.append(item.text)
        continue
      }
      report(Rule.twice, [.key(entry.key), .index(item.index)], at: item.node.range) {
        FindingDetails(
          "\(item.text.shown) is listed already.", help: "Remove this one.", references: ["R223"])
      }
    }
  }

  fileprivate mutating func checkInitialOrientation(_ supported: KeyedEntries.Entry?) {
    guard let initial = rootEntries["UIInterfaceOrientation"], let name = initial.value.string, let supported,
      supported.value.count > 0, !supported.value.holds(name), !holdsBuildSettings(initial.value)
    else { return }
    report(Rule.initial, [.key(initial.key)], at: initial.value.range) {
      FindingDetails(
        "The program starts in an orientation that \(supported.key) does not have.",
        help: "Add it there, or remove \(initial.key).", references: ["R222", "R223"],
        related: [RelatedPlace("The supported ones stand here.", range: supported.keyNode.range)])
    }
  }
}
