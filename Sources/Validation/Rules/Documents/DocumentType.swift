internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let icon = Aspect(
    "no-document-icon", "A document type has no icon.", Levels(.note, books2018: .warning))
  fileprivate static let opening = Aspect(
    "no-opening-mode", "Nothing says how the app opens documents.",
    Levels(.note, stores: .warning, developerID: .off, books2018: .off))
  fileprivate static let mac = Aspect(
    "copies-on-mac", "The Mac does not know documents that are opened as copies.",
    Levels(.error, books2018: .off))
  fileprivate static let conflict = Aspect(
    "opening-conflict", "Two keys say different things about opening documents.",
    Levels(.note, books2018: .off))
  fileprivate static let rank = Aspect(
    "no-handler-rank", "A document type has no rank.",
    Levels(.off, stores: .warning, developerID: .off, books2018: .off))
  fileprivate static let unnamed = Aspect(
    "unnamed-document-type", "The store refuses a document type without a name.",
    Levels(appStoreOnly: .error))
  fileprivate static let clip = Aspect(
    "documents-in-clip", "An App Clip opens no documents.", Levels(.warning, books2018: .off))

  /// Checks document types as a whole (R72).
  static let documentType = Rule(
    id: "document-type",
    topic: .documents,
    summary: "Document types lack something, or contradict what else the file says about documents.",
    explanation: Explanation(
      finds:
        "Document types without an icon or, for the App Store, a name or a rank; apps for iPhone, iPad and Apple Vision with "
        + "document types that do not say whether they open documents in place; LSSupportsOpeningDocumentsInPlace "
        + "with the value false on the Mac; and document types in an App Clip.",
      matters:
        "The store answers with an error (ITMS-90243) or a warning (ITMS-90737, ITMS-90788), Xcode with a warning or an error, and "
        + "documents are shown with a general icon.",
      instead: "Add LSSupportsOpeningDocumentsInPlace or UISupportsDocumentBrowser, LSHandlerRank and "
        + "CFBundleTypeIconFile.",
      sources:
        "Core Foundation Keys, CFBundleDocumentTypes (2010, 2018); messages of Xcode and App Store Connect."),
    references: [
      "R72", "ITMS-90243", "ITMS-90737", "ITMS-90738", "ITMS-90788", "XCB-open-in-place-ios",
      "XCB-open-in-place-mac",
      "XCB-appclip-keys",
    ],
    aspects: [icon, opening, mac, conflict, rank, unnamed, clip],
    accepts: [
      Example(
        """
        <key>CFBundleDocumentTypes</key>
        <array>
        <dict>
        <key>CFBundleTypeIconFile</key>
        <string>Doc</string>
        <key>LSHandlerRank</key>
        <string>Owner</string>
        </dict>
        </array>
        <key>LSSupportsOpeningDocumentsInPlace</key>
        <true/>
        """, profile: .appStore, platform: .iOS)
    ],
    rejects: [
      Example(
        """
        <key>CFBundleDocumentTypes</key>
        <array>
        ⟦<dict>⟧
        <key>CFBundleTypeIconFile</key>
        <string>Doc</string>
        <key>LSHandlerRank</key>
        <string>Owner</string>
        </dict>
        </array>
        """, profile: .appStore, platform: .macOS),
      Example(
        """
        ⟦<key>CFBundleDocumentTypes</key>⟧
        <array>
        ⟦<dict>⟧
        <key>CFBundleTypeName</key>
        <string>Drawing</string>
        <key>LSHandlerRank</key>
        <string>Owner</string>
        </dict>
        </array>
        """, platform: .iOS),
      Example(
        """
        <key>CFBundleDocumentTypes</key>
        <array>
        ⟦<dict>⟧
        <key>CFBundleTypeIconFile</key>
        <string>Doc</string>
        </dict>
        </array>
        ⟦<key>LSSupportsOpeningDocumentsInPlace</key>⟧
        <false/>
        """, profile: .appStore, platform: .macOS),
      Example(
        """
        <key>CFBundleDocumentTypes</key>
        <array>
        <dict>
        <key>CFBundleTypeIconFile</key>
        <string>Doc</string>
        </dict>
        </array>
        ⟦<key>LSSupportsOpeningDocumentsInPlace</key>⟧
        <false/>
        <key>UISupportsDocumentBrowser</key>
        <true/>
        """, platform: .iOS),
      Example(
        """
        ⟦<key>CFBundleDocumentTypes</key>⟧
        <array>
        <dict>
        <key>CFBundleTypeIconFile</key>
        <string>Doc</string>
        </dict>
        </array>
        <key>NSAppClip</key>
        <dict/>
        """, platform: .iOS),
    ],
    check: Check(
      keys: .onlyRecords { $0.role == .documentTypes },
      key: { run, visit in
        guard visit.facts?.role == .documentTypes, visit.node.kind == .array, visit.node.count > 0,
          let entry = visit.entry
        else { return }
        run.checkDocumentTypes(entry, visit)
      }))
}

extension CheckRun {
  fileprivate mutating func checkDocumentTypes(_ entry: KeyedEntries.Entry, _ visit: Visit) {
    for (index, type) in visit.node.items.enumerated() where type.kind == .dictionary {
      checkMembers(of: type, index, visit)
    }
    if rootEntries.has("NSAppClip") {
      report(Rule.clip, visit.path, at: entry.keyNode.range) {
        FindingDetails("\(entry.key.shown) has no effect in an App Clip.", references: ["XCB-appclip-keys"])
      }
    } else {
      checkOpening(entry, visit)
    }
  }

  private mutating func checkMembers(of type: PropertyListNode, _ index: Int, _ visit: Visit) {
    var hasIcon = false
    var hasRank = false
    var hasName = false
    for item in type.entries {
      let key = item.key
      if key.utf8.starts(with: "CFBundleTypeIcon".utf8) { hasIcon = true }
      if key.isSameText(as: "LSHandlerRank") { hasRank = true }
      if key.isSameText(as: "CFBundleTypeName") { hasName = true }
    }
    guard !hasIcon || !hasRank || !hasName else { return }
    let path = visit.path + [.index(index)]
    if !hasName, isAppOrUnknown, isFor(.macOS) || isFor(.macCatalyst) {
      report(Rule.unnamed, path + [.key("CFBundleTypeName")], at: visit.opening(of: type)) {
        FindingDetails(
          "Item \(index) of CFBundleDocumentTypes has no CFBundleTypeName.",
          help: "Name the kind of document.",
          references: ["R72", "ITMS-90243"])
      }
    }
    if !hasIcon {
      report(Rule.icon, path + [.key("CFBundleTypeIconFile")], at: visit.opening(of: type)) {
        FindingDetails(
          "Item \(index) of CFBundleDocumentTypes has no icon, so a general one is shown.",
          references: ["R72"])
      }
    }
    if !hasRank, isAppOrUnknown {
      report(Rule.rank, path + [.key("LSHandlerRank")], at: visit.opening(of: type)) {
        FindingDetails(
          "Item \(index) of CFBundleDocumentTypes has no LSHandlerRank.", references: ["ITMS-90788"])
      }
    }
  }

  /// Checks what the file says about how documents are opened.
  private mutating func checkOpening(_ entry: KeyedEntries.Entry, _ visit: Visit) {
    let inPlace = rootEntries["LSSupportsOpeningDocumentsInPlace"]
    let browser = rootEntries["UISupportsDocumentBrowser"]
    switch subject.platform?.value {
    case .iOS, .iPadOS, .visionOS:
      if let inPlace, inPlace.value.boolean == false, browser?.value.boolean == true {
        report(Rule.conflict, [.key(inPlace.key)], at: inPlace.keyNode.range) {
          FindingDetails(
            "\(inPlace.key) is false, but the document browser opens documents in place.",
            references: ["ITMS-90738"])
        }
      }
      guard inPlace == nil, browser == nil, isAppOrUnknown,
        !hasVariantOfKey("LSSupportsOpeningDocumentsInPlace"), !hasVariantOfKey("UISupportsDocumentBrowser")
      else { return }
      report(Rule.opening, visit.path, at: entry.keyNode.range) {
        FindingDetails(
          "Nothing says whether the app opens these documents in place.",
          help: "Add LSSupportsOpeningDocumentsInPlace or UISupportsDocumentBrowser.",
          references: ["ITMS-90737", "XCB-open-in-place-ios"])
      }
    case .macOS, .macCatalyst:
      guard let inPlace, inPlace.value.boolean == false, subject.isPlatformSure else { return }
      report(Rule.mac, [.key(inPlace.key)], at: inPlace.keyNode.range) {
        FindingDetails(
          "\(inPlace.key) is false, but on the Mac documents are always opened in place.",
          help: "Remove the key, or make it true.", references: ["XCB-open-in-place-mac"])
      }
    case .tvOS, .watchOS, nil: break
    }
  }

  private var isAppOrUnknown: Bool { subject.kind.map { $0.value == .app } ?? true }
}
