internal import Bundles
internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let prefix = Aspect(
    "child-identifier", "The identifier does not begin with that of the app.", Levels(.error))
  fileprivate static let version = Aspect(
    "version-differs", "The version is another than that of the app.", Levels(.warning))
  fileprivate static let duplicate = Aspect(
    "duplicate-identifier", "Two bundles in the app have one identifier.", Levels(.warning, stores: .error))
  fileprivate static let noInfo = Aspect(
    "nested-without-info", "A framework, extension or app inside has no Info.plist.",
    Levels(.warning, stores: .error))
  fileprivate static let noMinimum = Aspect(
    "nested-minimum", "The oldest system is missing, or older than the app's.", Levels(appStoreOnly: .error))
  fileprivate static let folders = Aspect(
    "nested-frameworks", "A framework or extension has frameworks of its own.", Levels(appStoreOnly: .error))
  fileprivate static let labels = Aspect(
    "long-child-identifier", "The identifier has more than one name behind that of the app.",
    Levels(.note, books2018: .off))
  fileprivate static let watch = Aspect(
    "watch-identifier", "The identifiers of a watch app and of what goes with it differ.", Levels(.error))
  fileprivate static let providers = Aspect(
    "several-file-providers", "The app has more than one file provider.", Levels(.warning, books2018: .off))

  /// Compares the bundles in an app with the app (R5, R55, B48).
  static let nestedBundle = Rule(
    id: "nested-bundle",
    topic: .structure,
    summary: "A bundle inside another does not go with it.",
    explanation: Explanation(
      finds:
        "Extensions whose identifier does not begin with the app's and a period, or whose versions are others; two bundles "
        + "with one identifier; frameworks, extensions and apps without an Info.plist; frameworks and extensions without "
        + "MinimumOSVersion, or with frameworks of their own; apps and extensions for Apple Watch whose identifiers do not go "
        + "with one another or the app's; and more than one file provider.",
      matters:
        "Such an app is not installed, or the store refuses it (ITMS-90685, ITMS-90806, ITMS-90360, ITMS-90205, ITMS-90206).",
      instead: "Let all targets take their versions from one place, and name extensions after the app.",
      sources: "Messages of Xcode and App Store Connect."),
    references: [
      "R5", "R55", "ITMS-90473", "ITMS-90685", "ITMS-90360-MinimumOSVersion", "ITMS-90205", "ITMS-90206",
      "ITMS-90806", "MI-0xe800009e", "MI-0xe80000b0", "MI-0xe80000b2", "MI-0xe80000c1", "MI-0xe80000ca",
      "MI-0xe80000d5",
      "MI-0xe80000d9", "XCB-child-prefix", "XCB-framework-plist",
    ],
    aspects: [prefix, version, duplicate, noInfo, noMinimum, folders, labels, watch, providers],
    accepts: [
      Example(
        "<key>CFBundleIdentifier</key>\n<string>a.b</string>",
        bundle: ExampleBundle(
          "A.app", files: ["PlugIns/E.appex/Info.plist": "{ CFBundleIdentifier = \"a.b.e\"; }"])),
      Example("<key>CFBundleIdentifier</key>\n<string>a.b</string>", bundle: ExampleBundle("A.app")),
    ],
    rejects: [
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>a.b</string>⟧",
        bundle: ExampleBundle(
          "A.app", files: ["PlugIns/E.appex/Info.plist": "{ CFBundleIdentifier = \"a.c\"; }"])),
      Example(
        "<key>CFBundleVersion</key>\n⟦<string>2</string>⟧",
        bundle: ExampleBundle("A.app", files: ["PlugIns/E.appex/Info.plist": "{ CFBundleVersion = 1; }"])),
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>a.b</string>⟧",
        bundle: ExampleBundle(
          "A.app", files: ["Frameworks/F.framework/Info.plist": "{ CFBundleIdentifier = \"a.b\"; }"])),
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>a.b</string>⟧",
        bundle: ExampleBundle("A.app", files: ["Frameworks/F.framework/F": ""])),
      Example(
        "<key>MinimumOSVersion</key>\n⟦<string>15.0</string>⟧", profile: .appStore, platform: .iOS,
        bundle: ExampleBundle(
          "A.app", files: ["Frameworks/F.framework/Info.plist": "{ CFBundleIdentifier = \"a.f\"; }"])),
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>a.b</string>⟧", profile: .appStore, platform: .iOS,
        bundle: ExampleBundle(
          "A.app",
          files: [
            "PlugIns/E.appex/Info.plist": "{ CFBundleIdentifier = \"a.b.e\"; MinimumOSVersion = 15; }",
            "PlugIns/E.appex/Frameworks/F.framework/Info.plist":
              "{ CFBundleIdentifier = \"a.f\"; MinimumOSVersion = 15; }",
          ])),
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>a.b</string>⟧",
        bundle: ExampleBundle(
          "A.app",
          files: [
            "PlugIns/E.appex/Info.plist":
              "{ CFBundleIdentifier = \"a.b.e.f\"; NSExtension = { NSExtensionPointIdentifier = \"\(provider)\"; }; }",
            "PlugIns/G.appex/Info.plist":
              "{ CFBundleIdentifier = \"a.b.g\"; NSExtension = { NSExtensionPointIdentifier = \"\(provider)\"; }; }",
          ])),
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>a.b</string>⟧",
        bundle: ExampleBundle(
          "A.app",
          files: [
            "Watch/W.app/Info.plist":
              "{ CFBundleIdentifier = \"a.w\"; WKWatchKitApp = YES; WKCompanionAppBundleIdentifier = \"a.c\"; }",
            "Watch/W.app/PlugIns/E.appex/Info.plist":
              "{ CFBundleIdentifier = \"a.w.e\"; DTPlatformName = watchos; NSExtension = { NSExtensionAttributes = { WKAppBundleIdentifier = x; }; }; }",
          ])),
    ],
    check: Check(closing: { run in
      guard let bundle = run.bundle, bundle.parent == nil, run.isInfoPlist else { return }
      run.checkIdentifiers(in: bundle)
      run.checkNested(in: bundle)
      run.checkWatch(in: bundle)
      run.checkProviders(in: bundle)
    }))

  /// The point that extensions with files extend.
  fileprivate static let provider = "com.apple.fileprovider-nonui"
}

extension CheckRun {
  fileprivate mutating func checkIdentifiers(in bundle: BundleContext) {
    let own = rootEntries.value("CFBundleIdentifier")?.string ?? ""
    let range = range(of: "CFBundleIdentifier")
    // The path of the first bundle with each identifier.
    var known = own.isEmpty ? [:] : [own: "the app"]
    for inner in bundle.nested {
      guard let identifier = inner.inspection.string("CFBundleIdentifier"), !identifier.isEmpty else {
        continue
      }
      if let other = known[identifier] {
        report(Rule.duplicate, [.key("CFBundleIdentifier")], at: range) {
          FindingDetails(
            "\(inner.relativePath.shown) has the identifier \(identifier.shown), as has \(other.shown).",
            references: ["R55", "ITMS-90685", "ITMS-90806", "MI-0xe80000b0"])
        }
      } else {
        known[identifier] = inner.relativePath
      }
      guard inner.ending.isSameText(as: "appex"), isDirect(inner), !own.isEmpty,
        !identifier.isSameText(as: own)
      else { continue }
      guard !identifier.hasBeginning(own + ".") else {
        checkLabels(of: identifier, behind: own, inner, at: range)
        continue
      }
      report(Rule.prefix, [.key("CFBundleIdentifier")], at: range) {
        FindingDetails(
          "The identifier of \(inner.relativePath.shown), \(identifier.shown), does not begin with \(own.shown) and a period.",
          help: "Name it \(own.shown).something.", references: ["XCB-child-prefix", "MI-0xe800009e"])
      }
    }
  }

  private mutating func checkLabels(
    of identifier: String, behind own: String, _ inner: BundleContext.Nested, at range: ByteRange
  ) {
    guard inner.inspection.system == .iOS,
      identifier.utf8.dropFirst(own.utf8.count + 1).contains(UInt8(ascii: "."))
    else { return }
    report(Rule.labels, [.key("CFBundleIdentifier")], at: range) {
      FindingDetails(
        "The identifier of \(inner.relativePath.shown), \(identifier.shown), has more than one name behind \(own.shown).",
        references: ["MI-0xe80000ca"])
    }
  }

  /// Compares the identifiers of watch apps, their extensions and the app.
  fileprivate mutating func checkWatch(in bundle: BundleContext) {
    let path: [PropertyListPathStep] = [.key("CFBundleIdentifier")]
    guard let own = rootEntries.value("CFBundleIdentifier")?.string, !own.isEmpty else { return }
    let range = range(of: "CFBundleIdentifier")
    for inner in bundle.nested where inner.inspection.system == .watchOS {
      let root = inner.inspection.infoPlist?.root
      if inner.ending.isSameText(as: "app"), bundle.inspection.system == .iOS, isDirect(inner) {
        if let theirs = inner.inspection.string("CFBundleIdentifier"), !theirs.hasBeginning(own + ".") {
          report(Rule.watch, path, at: range) {
            FindingDetails(
              "The identifier of \(inner.relativePath.shown), \(theirs.shown), does not begin with \(own.shown) and a period.",
              references: ["MI-0xe80000d9"])
          }
        }
        if let companion = inner.inspection.string("WKCompanionAppBundleIdentifier"),
          !companion.isSameText(as: own)
        {
          report(Rule.watch, path, at: range) {
            FindingDetails(
              "\(inner.relativePath.shown) is the companion of \(companion.shown), not of this app.",
              references: ["MI-0xe80000d5"])
          }
        }
      }
      guard let named = root?["NSExtension"]?["NSExtensionAttributes"]?["WKAppBundleIdentifier"]?.string,
        let outer = bundle.nested.last(where: {
          $0.ending.isSameText(as: "app") && inner.relativePath.hasBeginning($0.relativePath + "/")
        }), let identifier = outer.inspection.string("CFBundleIdentifier"), !identifier.isSameText(as: named)
      else { continue }
      report(Rule.watch, path, at: range) {
        FindingDetails(
          "\(inner.relativePath.shown) extends \(named.shown), and lies in \(identifier.shown).",
          references: ["MI-0xe80000c1"])
      }
    }
  }

  fileprivate mutating func checkProviders(in bundle: BundleContext) {
    let providers = bundle.nested.filter { inner in
      let point = inner.inspection.infoPlist?.root?["NSExtension"]?["NSExtensionPointIdentifier"]?.string
      return inner.ending.isSameText(as: "appex") && point?.isSameText(as: Rule.provider) ?? false
    }
    guard bundle.inspection.system == .iOS, providers.count > 1 else { return }
    report(Rule.providers, [.key("CFBundleIdentifier")], at: range(of: "CFBundleIdentifier")) {
      FindingDetails(
        "The app has \(providers.count) file providers, and is installed with one only.",
        references: ["MI-0xe80000b2"])
    }
  }

  /// Whether a bundle lies in no other one inside the app.
  func isDirect(_ inner: BundleContext.Nested) -> Bool {
    !PathName.components(of: inner.relativePath).dropLast().contains { NestedBundles.isBundleName($0) }
  }

  fileprivate mutating func checkNested(in bundle: BundleContext) {
    let needsInfo = ["framework", "appex", "app", "xpc"]
    for (index, inner) in bundle.nested.enumerated() {
      let isForPhone = bundle.inspection.system == .iOS
      if inner.inspection.infoPlist?.root == nil,
        needsInfo.contains(where: { $0.isSameText(as: inner.ending) })
      {
        report(Rule.noInfo, [.key("CFBundleIdentifier")], at: range(of: "CFBundleIdentifier")) {
          FindingDetails(
            "\(inner.relativePath.shown) has no Info.plist that a system could read.",
            references: ["R5", "XCB-framework-plist"])
        }
        continue
      }
      if inner.ending.isSameText(as: "appex") { checkVersions(of: inner) }
      guard isForPhone, inner.ending.isSameText(as: "framework") || inner.ending.isSameText(as: "appex")
      else { continue }
      if inner.inspection.string("MinimumOSVersion") == nil {
        report(Rule.noMinimum, [.key("MinimumOSVersion")], at: range(of: "MinimumOSVersion")) {
          FindingDetails(
            "\(inner.relativePath.shown) has no MinimumOSVersion.",
            references: ["ITMS-90360-MinimumOSVersion"])
        }
      }
      let own = inner.relativePath + "/"
      // What is in a bundle stands right behind it.
      let within = bundle.nested[(index + 1)...].prefix { $0.relativePath.hasBeginning(own) }
      if within.contains(where: { $0.ending.isSameText(as: "framework") }) {
        report(Rule.folders, [.key("CFBundleIdentifier")], at: range(of: "CFBundleIdentifier")) {
          FindingDetails(
            "\(inner.relativePath.shown) has frameworks of its own; they belong into the app.",
            references: ["ITMS-90205", "ITMS-90206"])
        }
      }
    }
  }

  private mutating func checkVersions(of inner: BundleContext.Nested) {
    for key in ["CFBundleVersion", "CFBundleShortVersionString"] {
      guard let own = rootEntries.value(key)?.string, let theirs = inner.inspection.string(key),
        !own.isSameText(as: theirs)
      else { continue }
      report(Rule.version, [.key(key)], at: range(of: key)) {
        FindingDetails(
          "\(inner.relativePath.shown) has the \(key) \(theirs.shown), and the app \(own.shown).",
          references: ["ITMS-90473"])
      }
    }
  }
}
