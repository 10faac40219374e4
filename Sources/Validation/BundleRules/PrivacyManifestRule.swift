internal import Bundles
internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let reason = Aspect(
    "reason-not-given", "No privacy manifest gives a reason for something the code uses.",
    Levels(appStoreOnly: .note))
  fileprivate static let kit = Aspect(
    "kit-without-manifest", "A listed kit has no privacy manifest.", Levels(appStoreOnly: .note))
  fileprivate static let question = Aspect(
    "tracking-not-asked", "The manifest speaks of tracking, and nobody is asked.", Levels(appStoreOnly: .note)
  )

  /// Compares privacy manifests with the code they stand beside.
  static let privacyManifest = Rule(
    id: "privacy-manifest",
    topic: .privacy,
    summary: "A privacy manifest is missing, or leaves out what the code uses.",
    explanation: Explanation(
      finds:
        "In a bundle for the App Store, but for the Mac: symbols that need a reason, such as UserDefaults, whose category "
        + "no privacy manifest of the bundle lists; kits on the list of those that need a manifest, without one; and a "
        + "manifest of an app that speaks of tracking, without NSUserTrackingUsageDescription. Which symbols and kits these "
        + "are is recalled, not cited, so that all findings are notes. Manifests in bundles of mere resources count, too.",
      matters: "The store refuses the app, or writes a letter (ITMS-91053, ITMS-91061).",
      instead: "Add a PrivacyInfo.xcprivacy to the target, or take a newer version of the kit.",
      sources:
        "Describing use of required reason API; Upcoming third-party SDK requirements; both from memory."),
    references: ["ITMS-91053", "ITMS-91061", "PM-tracking-needs-att"],
    aspects: [reason, kit, question],
    accepts: [
      Example(
        "<key>CFBundleExecutable</key>\n<string>A</string>", profile: .appStore, platform: .iOS,
        bundle: ExampleBundle(
          "A.app", executable: code(["NSUserDefaults", "_stat"]),
          files: [
            "A": "",
            "PrivacyInfo.xcprivacy":
              "{ NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryUserDefaults; }); }",
            "K.bundle/PrivacyInfo.xcprivacy":
              "{ NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryFileTimestamp; }); }",
          ])),
      Example(
        "<key>CFBundleExecutable</key>\n<string>A</string>", platform: .iOS,
        bundle: ExampleBundle("A.app", executable: code(["_stat"]), files: ["A": ""])),
    ],
    rejects: [
      Example(
        "<key>CFBundleExecutable</key>\n⟦<string>A</string>⟧", profile: .appStore, platform: .iOS,
        bundle: ExampleBundle("A.app", executable: code(["NSUserDefaults", "_stat"]), files: ["A": ""])),
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>org.cocoapods.Alamofire</string>⟧", profile: .appStore,
        platform: .iOS, bundle: ExampleBundle("Alamofire.framework")),
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>a.b</string>⟧", profile: .appStore, platform: .iOS,
        bundle: ExampleBundle("A.app", files: ["PrivacyInfo.xcprivacy": "{ NSPrivacyTracking = YES; }"])),
    ],
    check: Check(closing: { run in
      guard let bundle = run.bundle, run.isInfoPlist,
        ![.macOS, .linux].contains(bundle.inspection.system),
        [.app, .appExtension, .framework].contains(where: { run.isBundle($0) })
      else { return }
      run.checkManifests(of: bundle)
    }))

  private static func code(_ symbols: [String]) -> ExecutableFacts {
    var facts = ExecutableFacts(path: "A.app/A", slices: [])
    facts.guardedSymbols = symbols
    return facts
  }
}

extension CheckRun {
  fileprivate mutating func checkManifests(of bundle: BundleContext) {
    let manifests = bundle.privacyManifests
    var known = manifests.flatMap { $0.categories }
    for symbol in bundle.executable?.guardedSymbols ?? [] {
      guard let category = GuardedSymbol.category(of: symbol),
        !category.isSameText(as: GuardedSymbol.refused),
        !known.holds(category)
      else { continue }
      known.append(category)
      report(Rule.reason, [.key("CFBundleExecutable")], at: range(of: "CFBundleExecutable")) {
        FindingDetails(
          "\(bundle.executable?.path.shown ?? "The code") uses \(symbol.shown), and no privacy manifest of the bundle lists "
            + "\(category).", help: "Add the category with the codes of the reasons that are true.",
          references: ["ITMS-91053"])
      }
    }
    let path = bundle.inspection.structure.path
    if manifests.isEmpty, isBundle(.framework), ListedKits.holds(path) {
      report(Rule.kit, [.key("CFBundleIdentifier")], at: range(of: "CFBundleIdentifier")) {
        FindingDetails(
          "\(PathName.last(of: path).shown) is one of the kits that need a privacy manifest, and has none.",
          help: "Take a newer version of the kit.", references: ["ITMS-91061"])
      }
    }
    if isBundle(.app), manifests.contains(where: { $0.isTracking }),
      !rootEntries.has("NSUserTrackingUsageDescription")
    {
      report(Rule.question, [.key("NSUserTrackingUsageDescription")], at: range(of: "CFBundleIdentifier")) {
        FindingDetails(
          "The privacy manifest says that the app tracks people, and without NSUserTrackingUsageDescription it cannot ask "
            + "them.", help: "Say why, or that the app does not track.", references: ["PM-tracking-needs-att"]
        )
      }
    }
  }
}
