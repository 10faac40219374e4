internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let malformed = Aspect("malformed-minimum", "The value is no version.", Levels(.error))
  fileprivate static let empty = Aspect("empty-minimum", "The value is empty.", Levels(.warning))
  fileprivate static let single = Aspect(
    "one-number", "The store wants two numbers or three.", Levels(appStoreOnly: .error))
  fileprivate static let missing = Aspect(
    "missing-minimum", "An embedded bundle has to name its oldest system.", Levels(appStoreOnly: .error))
  fileprivate static let tooOld = Aspect(
    "minimum-too-old", "A framework may not name such an old system.", Levels(appStoreOnly: .error))
  fileprivate static let foreign = Aspect(
    "foreign-minimum", "There is no such version of watchOS.",
    Levels(.warning, stores: .error, books2018: .off))

  fileprivate static let macTooOld = Aspect(
    "mac-minimum-too-old", "The Mac's oldest system is older than what the program for iPhone asks for.",
    Levels(appStoreOnly: .warning))

  /// Finds oldest systems that are no versions, or not those of the platform (R117–R119).
  static let minimumVersion = Rule(
    id: "minimum-version",
    topic: .launching,
    summary: "The oldest system is not named as it has to be.",
    explanation: Explanation(
      finds:
        "LSMinimumSystemVersion, LSMinimumSystemVersionByArchitecture, MinimumOSVersion and "
        + "OSMinimumDriverKitVersion with a value that is no version of up to three numbers, or empty. On the way to "
        + "the App Store also: a Mac version of one number, frameworks and extensions for iPhone without "
        + "MinimumOSVersion, frameworks with one below 8.0, programs for Apple Watch with a version of iOS, and apps "
        + "for iPhone with a LSMinimumSystemVersion of a macOS older than their MinimumOSVersion.",
      matters:
        "Without a version it can compare, the system starts the program anywhere, or nowhere; the build "
        + "raises a version it cannot read to that of the build setting. The store refuses the bundle.",
      instead: "Write two numbers or three, as in 13.0; in a project use the build setting.",
      sources:
        "Launch Services Keys (2010), LSMinimumSystemVersion; warnings of Xcode; messages of App Store "
        + "Connect."),
    references: [
      "R117", "R118", "R119", "ITMS-90265", "ITMS-90360",
      "ITMS-90360-MinimumOSVersion", "ITMS-90362", "ITMS-90899", "ITMS-WatchMinimumOS", "XCB-min-os",
    ],
    aspects: [malformed, empty, single, missing, tooOld, foreign, macTooOld],
    accepts: [
      Example("<key>LSMinimumSystemVersion</key>\n<string>10.15.4</string>"),
      Example(
        "<key>LSMinimumSystemVersion</key>\n<string>$(MACOSX_DEPLOYMENT_TARGET)</string>", profile: .source),
      Example(
        "<key>MinimumOSVersion</key>\n<string>26.0</string>", profile: .appStore, platform: .watchOS,
        kind: .app),
      Example(
        """
        <key>LSMinimumSystemVersion</key>
        <string>12.0</string>
        <key>MinimumOSVersion</key>
        <string>15.2</string>
        """, profile: .appStore, platform: .iOS, kind: .app),
    ],
    rejects: [
      Example("<key>LSMinimumSystemVersion</key>\n⟦<string>Ventura</string>⟧"),
      Example("<key>LSMinimumSystemVersion</key>\n⟦<string></string>⟧"),
      Example(
        """
        <key>LSMinimumSystemVersionByArchitecture</key>
        <dict>
        <key>x86_64</key>
        ⟦<string>10,6</string>⟧
        </dict>
        """),
      Example(
        "<key>LSMinimumSystemVersion</key>\n⟦<string>13</string>⟧", profile: .appStore, platform: .macOS),
      Example(
        root: "⟦<dict>⟧\n<key>CFBundleName</key>\n<string>Kit</string>\n</dict>", profile: .appStore,
        platform: .iOS, kind: .framework),
      Example(
        "<key>MinimumOSVersion</key>\n⟦<string>7.0</string>⟧", profile: .appStore, platform: .iOS,
        kind: .framework),
      Example(
        "<key>MinimumOSVersion</key>\n⟦<string>16.0</string>⟧", profile: .appStore, platform: .watchOS,
        kind: .app),
      Example(
        """
        <key>LSMinimumSystemVersion</key>
        ⟦<string>11.0</string>⟧
        <key>MinimumOSVersion</key>
        <string>15.2</string>
        """, profile: .appStore, platform: .iOS, kind: .app),
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist else { return }
      for key in ["LSMinimumSystemVersion", "MinimumOSVersion", "OSMinimumDriverKitVersion"] {
        if let node = run.rootEntries.value(key) { run.checkMinimum(key, node, [.key(key)]) }
      }
      let byArchitecture = "LSMinimumSystemVersionByArchitecture"
      if let node = run.rootEntries.value(byArchitecture), node.kind == .dictionary {
        for entry in node.entries {
          run.checkMinimum(entry.key, entry.value, [.key(byArchitecture), .key(entry.key)])
        }
      }
      run.checkEmbeddedMinimum()
      run.checkMacMinimum()
    }))
}

extension CheckRun {
  fileprivate mutating func checkMinimum(
    _ key: String, _ node: PropertyListNode, _ path: [PropertyListPathStep]
  ) {
    guard let text = node.string, !holdsBuildSettings(node) else { return }
    if text.isEmpty {
      report(Rule.empty, path, at: node.range) {
        FindingDetails(
          "\(key.shown) is empty.", help: "Remove the key, or write a version.", references: ["XCB-min-os"])
      }
    } else if SystemVersion(text) == nil {
      report(Rule.malformed, path, at: node.range) {
        FindingDetails(
          "\(text.quoted) is no version of a system.", help: "Write two numbers or three, as in 13.0.",
          references: key.isSameText(as: "LSMinimumSystemVersion")
            ? ["R118", "ITMS-90265", "XCB-min-os"] : ["R117", "XCB-min-os"])
      }
    } else if isFor(.macOS), key.isSameText(as: "LSMinimumSystemVersion"),
      !text.utf8.contains(UInt8(ascii: "."))
    {
      report(Rule.single, path, at: node.range) {
        FindingDetails(
          "The store wants two numbers or three in \(key.shown).", help: "Write \(text.shown).0.",
          references: ["R118", "ITMS-90265"])
      }
    }
  }

  /// Whether a program for iPhone names, for Macs with a processor of Apple's, a macOS that can run it.
  fileprivate mutating func checkMacMinimum() {
    let key = "LSMinimumSystemVersion"
    guard isForPhones, isBundle(.app), let node = rootEntries.value(key),
      let own = node.string.flatMap({ SystemVersion($0) }),
      let phone = rootEntries.value("MinimumOSVersion")?.string.flatMap({ SystemVersion($0) })
    else { return }
    // iOS 14 came with macOS 11, and so on; from version 26 on the two have one number.
    let needed = phone.major >= 26 ? phone.major : phone.major - 3
    guard (11...15).contains(needed) || needed >= 26, own.major < needed else { return }
    report(Rule.macTooOld, [.key(key)], at: node.range) {
      FindingDetails(
        "A program for iOS \(phone) runs on macOS \(needed) at the earliest.", help: "Raise \(key).",
        references: ["ITMS-90899"])
    }
  }

  /// What the store asks of the oldest system of frameworks, extensions and programs for Apple Watch.
  fileprivate mutating func checkEmbeddedMinimum() {
    let key = "MinimumOSVersion"
    let isEmbedded = isBundle(.framework) || isBundle(.appExtension)
    guard let node = rootEntries.value(key) else {
      guard isEmbedded, isForPhones || isFor(.tvOS) || isFor(.watchOS) || isFor(.visionOS),
        let root = document.root
      else { return }
      return report(Rule.missing, [.key(key)], at: root.openingRange) {
        FindingDetails(
          "The store wants \(key) in every framework and extension.", help: "Add \(key).",
          references: ["ITMS-90360"])
      }
    }
    guard let version = node.string.flatMap({ SystemVersion($0) }) else { return }
    if isBundle(.framework), isForPhones, version < SystemVersion(8) {
      report(Rule.tooOld, [.key(key)], at: node.range) {
        FindingDetails(
          "The store takes no framework for systems before iOS 8.0.", help: "Raise \(key).",
          references: ["ITMS-90362"])
      }
    }
    // watchOS went from 11 to 26; what lies between are versions of iOS.
    if isFor(.watchOS), (12..<26).contains(version.major) {
      report(Rule.foreign, [.key(key)], at: node.range) {
        FindingDetails(
          "There is no watchOS \(version); this looks like a version of iOS.",
          help: "Name the oldest watchOS.", references: ["ITMS-WatchMinimumOS"])
      }
    }
  }
}
