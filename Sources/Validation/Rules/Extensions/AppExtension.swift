internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let undescribed = Aspect(
    "no-extension-point", "The system does not learn what the extension extends.",
    Levels(.error, source: .off, books2018: .off))
  fileprivate static let malformed = Aspect(
    "malformed-extension-point", "The extension point is no identifier.", Levels(.error, books2018: .off))
  fileprivate static let unknown = Aspect(
    "unknown-extension-point", "Nobody knows the extension point.", Levels(.note, books2018: .off))
  fileprivate static let package = Aspect(
    "extension-package-type", "A device refuses the package type.", Levels(.error, books2018: .off))
  fileprivate static let entries = Aspect(
    "two-entry-points", "The extension has two places to start at.", Levels(.error, books2018: .off))
  fileprivate static let entry = Aspect(
    "no-entry-point", "The extension has no place to start at.",
    Levels(.warning, source: .off, stores: .error, developerID: .warning, books2018: .off))
  fileprivate static let emptyClass = Aspect(
    "empty-extension-class", "The name of a class is empty.", Levels(.error, books2018: .off))
  fileprivate static let both = Aspect(
    "two-kinds-of-extension", "Two descriptions contradict each other.", Levels(.error, books2018: .off))
  fileprivate static let everything = Aspect(
    "activated-by-everything", "The store refuses a rule that is always true.",
    Levels(.note, stores: .error, developerID: .note, books2018: .off))
  fileprivate static let forbidden = Aspect(
    "extension-key-not-allowed", "The store does not allow the key.",
    Levels(.note, stores: .error, developerID: .note, books2018: .off))
  fileprivate static let name = Aspect(
    "no-extension-name", "The store wants a display name.", Levels(appStoreOnly: .error))

  /// Finds descriptions of app extensions that the system or a store refuses.
  static let appExtension = Rule(
    id: "app-extension",
    topic: .extensions,
    summary: "The description of an app extension is refused.",
    explanation: Explanation(
      finds:
        "In an app extension: no NSExtension (or EXAppExtensionAttributes) with the identifier of its extension "
        + "point, an identifier that is none, another package type than XPC!, a storyboard and a principal class at "
        + "once, or neither where the system loads one of them, empty names of classes, and both dictionaries with different extension points. For the App Store "
        + "also: an activation rule that is always true, keys that are not allowed, and a missing display name. In "
        + "files of a project nothing is missed, since the build may add it.",
      matters:
        "A device does not install the extension, or never starts it; the store refuses the app around it.",
      instead: "Describe the extension in one dictionary, with one place to start at.",
      sources:
        "Errors of the installer on devices; pages of NSExtension and EXAppExtensionAttributes (2025); "
        + "messages of App Store Connect."),
    references: [
      "ITMS-90349", "ITMS-90360", "ITMS-90360-CFBundleDisplayName", "ITMS-90362", "ITMS-90363",
      "XCB-extensionkit", "MI-0xe80000a0", "MI-0xe80000a1", "MI-0xe80000a2", "MI-0xe80000a3", "MI-0xe80000a4",
      "MI-0xe80000a5",
      "MI-0xe80000a6", "MI-0xe80000a7",
      "MI-0xe80000ac", "RUN-extension-both-entry",
    ],
    aspects: [
      undescribed, malformed, unknown, package, entries, entry, emptyClass, both, everything, forbidden, name,
    ],
    accepts: [
      Example(
        """
        <key>CFBundleDisplayName</key>
        <string>Widgets</string>
        <key>CFBundlePackageType</key>
        <string>XPC!</string>
        <key>NSExtension</key>
        <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.widgetkit-extension</string>
        </dict>
        """, profile: .appStore, platform: .iOS),
      Example(
        """
        <key>EXAppExtensionAttributes</key>
        <dict>
        <key>EXExtensionPointIdentifier</key>
        <string>com.apple.appintents-extension</string>
        </dict>
        """, kind: .appExtension),
      Example("<key>NSExtension</key>\n<dict/>", profile: .source),
    ],
    rejects: [
      Example(root: "⟦<dict>⟧</dict>", kind: .appExtension),
      Example(
        """
        <key>NSExtension</key>
        ⟦<dict>⟧
        <key>NSExtensionPrincipalClass</key>
        <string>Share.Controller</string>
        </dict>
        """),
      Example(
        """
        <key>CFBundlePackageType</key>
        ⟦<string>BNDL</string>⟧
        <key>NSExtension</key>
        <dict>
        <key>NSExtensionContextClass</key>
        ⟦<string></string>⟧
        <key>NSExtensionMainStoryboard</key>
        <string>Main</string>
        <key>NSExtensionPointIdentifier</key>
        ⟦<string>share services</string>⟧
        ⟦<key>NSExtensionPrincipalClass</key>⟧
        <string>Share.Controller</string>
        </dict>
        """, kind: .appExtension),
      Example(
        """
        <key>NSExtension</key>
        <dict>
        <key>NSExtensionPointIdentifier</key>
        ⟦<string>com.apple.teleport-services</string>⟧
        </dict>
        """),
      Example(
        """
        <key>NSExtension</key>
        ⟦<dict>⟧
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.share-services</string>
        </dict>
        """, platform: .iOS),
      Example(
        """
        <key>EXAppExtensionAttributes</key>
        <dict>
        <key>EXExtensionPointIdentifier</key>
        <string>com.apple.appintents-extension</string>
        </dict>
        ⟦<key>NSExtension</key>⟧
        <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.share-services</string>
        </dict>
        """),
      Example(
        root: """
          ⟦<dict>⟧
          <key>CFBundlePackageType</key>
          <string>XPC!</string>
          <key>NSExtension</key>
          <dict>
          <key>NSExtensionAttributes</key>
          <dict>
          <key>NSExtensionActivationRule</key>
          ⟦<string>TRUEPREDICATE</string>⟧
          ⟦<key>NSExtensionPointVersion</key>⟧
          <string>1.0</string>
          </dict>
          <key>NSExtensionPointIdentifier</key>
          <string>com.apple.share-services</string>
          <key>NSExtensionPrincipalClass</key>
          <string>Share.Controller</string>
          </dict>
          </dict>
          """, profile: .appStore, platform: .iOS),
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist else { return }
      let older = run.rootEntries["NSExtension"]
      let newer = run.rootEntries["EXAppExtensionAttributes"]
      if older != nil || newer != nil || run.isBundle(.appExtension) {
        run.checkExtension(older, newer)
      }
    }))
}

extension CheckRun {
  fileprivate mutating func checkExtension(_ older: KeyedEntries.Entry?, _ newer: KeyedEntries.Entry?) {
    let members = older.map { $0.value.kind == .dictionary ? KeyedEntries(of: $0.value) : KeyedEntries() }
    checkExtensionPoints(older, members, newer)
    if let members, let older, older.value.kind == .dictionary {
      checkMembers(members)
      checkEntryPoint(members, older, newer)
    }
    guard isBundle(.appExtension) else { return }
    if let type = rootEntries["CFBundlePackageType"], let text = type.value.string,
      !text.isSameText(as: "XPC!"), !holdsBuildSettings(type.value)
    {
      report(Rule.package, [.key(type.key)], at: type.value.range) {
        FindingDetails(
          "The package type of an extension is XPC!, not \(text.shown).", help: "Write XPC!.",
          references: ["MI-0xe80000a1"])
      }
    }
    if !rootEntries.has("CFBundleDisplayName"), let root = document.root {
      report(Rule.name, [.key("CFBundleDisplayName")], at: root.openingRange) {
        FindingDetails(
          "The store wants a display name for every extension.", help: "Add CFBundleDisplayName.",
          references: ["ITMS-90360", "MI-0xe80000ac"])
      }
    }
  }

  // MARK: Extension points

  private mutating func checkExtensionPoints(
    _ older: KeyedEntries.Entry?, _ members: KeyedEntries?, _ newer: KeyedEntries.Entry?
  ) {
    let pointKey = "NSExtensionPointIdentifier"
    let newPoint = newer?.value["EXExtensionPointIdentifier"]
    if let older, older.value.kind == .dictionary {
      if let point = members?.value(pointKey) {
        checkExtensionPoint(point, in: older.key, pointKey)
        if newer != nil, let new = newPoint?.string, let old = point.string, !old.isSameText(as: new) {
          report(Rule.both, [.key(older.key)], at: older.keyNode.range) {
            FindingDetails(
              "NSExtension and EXAppExtensionAttributes name different extension points.", help: "Keep one.",
              references: ["XCB-extensionkit"])
          }
        }
      } else if newPoint == nil {
        reportMissingPoint(pointKey, [.key(older.key)], at: older.value.openingRange, "MI-0xe80000a6")
      }
    } else if let newer, newer.value.kind == .dictionary {
      if let newPoint {
        checkExtensionPoint(newPoint, in: newer.key, "EXExtensionPointIdentifier")
      } else {
        reportMissingPoint(
          "EXExtensionPointIdentifier", [.key(newer.key)], at: newer.value.openingRange, "XCB-extensionkit")
      }
    } else if older == nil, newer == nil, let root = document.root {
      reportMissingPoint("NSExtension", [], at: root.openingRange, "MI-0xe80000a0")
    }
  }

  private mutating func reportMissingPoint(
    _ key: String, _ path: [PropertyListPathStep], at range: ByteRange, _ reference: String
  ) {
    report(Rule.undescribed, path + [.key(key)], at: range) {
      FindingDetails(
        "Without \(key) the system does not know what the extension extends.", help: "Add \(key).",
        references: [reference])
    }
  }

  private mutating func checkExtensionPoint(
    _ node: PropertyListNode, in dictionary: String, _ key: String
  ) {
    guard let text = node.string, !holdsBuildSettings(node) else { return }
    let path: [PropertyListPathStep] = [.key(dictionary), .key(key)]
    let records = extensionPointRecords
    if !text.isReverseDomain {
      let cache = cache
      report(Rule.malformed, path, at: node.range) {
        let similar = records.lazy.compactMap { cache[$0].similarValue(to: .string(text)) }.first
        return FindingDetails(
          "\(text.quoted) is no identifier of an extension point.",
          help: similar.map { "Did you mean \($0.value.shown)?" }
            ?? "Write one in reverse-DNS form, as in com.apple.share-services.",
          references: ["MI-0xe80000a7"])
      }
    } else if text.hasBeginning("com.apple."),
      !records.contains(where: { cache[$0].lists(.string(text)) }),
      // What is nearly one is the matter of invalid-value.
      !records.contains(where: { $0.key.isSameText(as: key) && isSlip(text, of: $0) })
    {
      report(Rule.unknown, path, at: node.range) {
        FindingDetails(
          "\(text.quoted) is no extension point that is known.", help: "Check the spelling.",
          references: ["ITMS-90349"])
      }
    }
  }

  /// The keys that name the extension point of either kind of extension.
  private var extensionPointRecords: [KeyRecord] {
    let root = catalog.root(of: .infoPlist)
    return [
      root.key("NSExtension")?.key("NSExtensionPointIdentifier")?.record,
      root.key("EXAppExtensionAttributes")?.key("EXExtensionPointIdentifier")?.record,
    ].compactMap { $0 }
  }

  /// Extension points whose extensions the system starts through a class or a storyboard it is told of.
  ///
  /// Others start by a function of their own, or by a class named elsewhere.
  private static let pointsWithClass = [
    "com.apple.callkit.call-directory", "com.apple.intents-service", "com.apple.intents-ui-service",
    "com.apple.keyboard-service", "com.apple.message-payload-provider", "com.apple.photo-editing",
    "com.apple.share-services", "com.apple.ui-services", "com.apple.usernotifications.content-extension",
    "com.apple.usernotifications.service", "com.apple.widget-extension",
  ]

  private mutating func checkEntryPoint(
    _ members: KeyedEntries, _ older: KeyedEntries.Entry, _ newer: KeyedEntries.Entry?
  ) {
    let keys = ["NSExtensionPrincipalClass", "NSExtensionMainStoryboard", "NSExtensionMainNibFile"]
    guard newer == nil, !keys.contains(where: { members[$0] != nil }),
      let point = members.value("NSExtensionPointIdentifier")?.string,
      Self.pointsWithClass.contains(where: { $0.isSameText(as: point) })
    else { return }
    report(
      Rule.entry, [.key(older.key), .key("NSExtensionPrincipalClass")], at: older.value.openingRange
    ) {
      FindingDetails(
        "The extension names neither a principal class nor a storyboard, so nothing is started.",
        help: "Add NSExtensionPrincipalClass or NSExtensionMainStoryboard.", references: ["MI-0xe80000a2"])
    }
  }

  // MARK: Members

  private mutating func checkMembers(_ members: KeyedEntries) {
    if members["NSExtensionMainStoryboard"] != nil, let entry = members["NSExtensionPrincipalClass"] {
      report(Rule.entries, [.key("NSExtension"), .key(entry.key)], at: entry.keyNode.range) {
        FindingDetails(
          "An extension with a storyboard and a principal class does not load.", help: "Keep one of the two.",
          references: ["RUN-extension-both-entry"])
      }
    }
    for (key, reference) in [
      ("NSExtensionContextClass", "MI-0xe80000a3"), ("NSExtensionContextHostClass", "MI-0xe80000a4"),
      ("NSExtensionViewControllerHostClass", "MI-0xe80000a5"),
    ] {
      guard let entry = members[key], let text = entry.value.string, text.isEmpty else { continue }
      report(Rule.emptyClass, [.key("NSExtension"), .key(key)], at: entry.value.range) {
        FindingDetails(
          "\(key) is empty.", help: "Name the class, or remove the key.", references: [reference])
      }
    }
    guard let attributes = members["NSExtensionAttributes"], attributes.value.kind == .dictionary else {
      return
    }
    let path: [PropertyListPathStep] = [.key("NSExtension"), .key(attributes.key)]
    let rules = KeyedEntries(of: attributes.value)
    if let rule = rules["NSExtensionActivationRule"], let text = rule.value.string,
      text.withoutSurroundingSpace.isSameText(as: "TRUEPREDICATE")
    {
      report(Rule.everything, path + [.key(rule.key)], at: rule.value.range) {
        FindingDetails(
          "The store refuses a rule that offers the extension for everything.",
          help: "Say in a dictionary what the extension can take.", references: ["ITMS-90362"])
      }
    }
    for key in ["NSExtensionPointName", "NSExtensionPointVersion"] {
      guard let entry = rules[key] else { continue }
      report(Rule.forbidden, path + [.key(key)], at: entry.keyNode.range) {
        FindingDetails(
          "The store does not allow \(key) in an extension.", help: "Remove it.", references: ["ITMS-90363"])
      }
    }
  }
}

extension String {
  /// Whether the text has two parts or more of letters, digits and hyphens between periods.
  var isReverseDomain: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte.asciiLowercased || (0x30...0x39).contains(byte)
              || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
          }
      }
  }
}
