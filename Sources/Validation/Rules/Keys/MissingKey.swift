internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let required = Aspect(
    "required", "The system does without the bundle, or a store refuses it.",
    Levels(.error, source: .off, books2018: .error))
  fileprivate static let store = Aspect(
    "store", "A store refuses the bundle.", Levels(.note, source: .off, stores: .error, books2018: .off))
  fileprivate static let recommended = Aspect(
    "recommended", "The reference recommends the key.",
    Levels(.note, source: .off, stores: .warning, books2018: .warning))
  fileprivate static let displayName = Aspect(
    "display-name", "The reference of 2018 requires it.",
    Levels(.note, source: .off, books2018: .error, books2010: .off))
  fileprivate static let identity = Aspect(
    "identity", "Without it the dictionary declares nothing.", Levels(.error))
  fileprivate static let conformance = Aspect(
    "conformance", "Without it the type is related to no other.", Levels(.warning, books2018: .error))
  fileprivate static let member = Aspect(
    "member", "The reference requires the key in every such dictionary.", Levels(.note, books2018: .error))

  /// Finds keys that have to be there, or should be (R25, R39–R44, R49, R72, R93, R164).
  static let missingKey = Rule(
    id: "missing-key",
    topic: .keys,
    summary: "A key is missing that is required or recommended.",
    explanation: Explanation(
      finds: "At the top level: the executable and the identifier of apps, extensions and XPC services, the "
        + "versions that stores demand, and the recommended keys of the reference. In dictionaries such as type "
        + "declarations and document types: keys that each of them has to have. Nothing is missed at the top level "
        + "of a project's file, since the build adds keys.",
      matters: "Without CFBundleExecutable and CFBundleIdentifier the system does not start or install the "
        + "program; without version numbers no store takes it. Missing recommended keys cost a proper name, "
        + "language or kind.",
      instead: "Add the key. The finding stands at the dictionary that lacks it.",
      fix: "CFBundleInfoDictionaryVersion, whose value is the same everywhere, is added.",
      sources: "About Information Property List Files, Recommended Keys (2010, 2018); Core Foundation Keys, "
        + "Table 1; messages of App Store Connect."),
    references: [
      "R25", "R39", "R40", "R41", "R42", "R43", "R44", "R49", "R63", "R72", "R93", "R100", "R164",
      "ITMS-90056",
      "ITMS-90057", "ITMS-90276",
    ],
    aspects: [required, store, recommended, displayName, identity, conformance, member],
    accepts: [
      Example("<key>UIApplicationSceneManifest</key>\n<dict/>"),
      Example("<key>CFBundlePackageType</key>\n<string>APPL</string>", profile: .source),
      Example(
        """
        <key>CFBundleDevelopmentRegion</key>
        <string>en</string>
        <key>CFBundleDisplayName</key>
        <string>Hello</string>
        <key>CFBundleExecutable</key>
        <string>Hello</string>
        <key>CFBundleIdentifier</key>
        <string>com.example.hello</string>
        <key>CFBundleInfoDictionaryVersion</key>
        <string>6.0</string>
        <key>CFBundleName</key>
        <string>Hello</string>
        <key>CFBundlePackageType</key>
        <string>APPL</string>
        <key>CFBundleShortVersionString</key>
        <string>1.0.0</string>
        <key>CFBundleVersion</key>
        <string>1</string>
        <key>NSHumanReadableCopyright</key>
        <string>© 2026 Example</string>
        """, profile: .appStore, platform: .macOS),
    ],
    rejects: [
      Example(root: "⟦<dict>⟧\n<key>CFBundlePackageType</key>\n<string>APPL</string>\n</dict>"),
      Example(root: "⟦<dict>⟧</dict>", era: .books2018, platform: .iOS),
      Example(
        """
        <key>UTExportedTypeDeclarations</key>
        <array>
        ⟦<dict>⟧
        <key>UTTypeDescription</key>
        <string>Drawing</string>
        </dict>
        </array>
        """),
    ],
    check: Check(dictionary: { run, visit in
      if visit.isRoot {
        if run.subject.document == .infoPlist { run.reportMissingTopLevelKeys(visit) }
        return
      }
      let isItem = visit.entry == nil
      guard let facts = isItem ? visit.outerFacts : visit.facts else { return }
      let members = isItem ? facts.requiredMembersOfItems : facts.requiredMembers
      if members.isEmpty || !run.isMeant(visit, by: facts, asItem: isItem) { return }
      for member in members where !visit.entries.has(member.name) {
        run.reportMissing(member, visit)
      }
    }))
}

extension CheckRun {
  // MARK: Members of dictionaries

  fileprivate mutating func reportMissing(_ member: RecordFacts.RequiredMember, _ visit: Visit) {
    let aspect: Aspect
    var ceiling = Severity.error
    if member.name.isSameText(as: "UTTypeIdentifier") {
      aspect = Rule.identity
    } else if member.name.isSameText(as: "UTTypeConformsTo") {
      aspect = Rule.conformance
    } else {
      aspect = Rule.member
      // What is required on some platforms only is advice elsewhere (R72, C35).
      let platforms = cache[member.record].platforms
      if !platforms.isEmpty, !subject.candidates.isEmpty, platforms.isDisjoint(with: subject.candidates) {
        ceiling = .note
      }
    }
    report(aspect, visit.path + [.key(member.name)], at: visit.openingRange, ceiling: ceiling) {
      FindingDetails(
        "\(visit.memberTitle) has no \(member.name).", help: "Add \(member.name).",
        references: visit.memberReferences)
    }
  }

  // MARK: Top level

  fileprivate mutating func reportMissingTopLevelKeys(_ visit: Visit) {
    if subject.era == .today {
      reportMissingToday(visit)
    } else {
      reportMissingByBooks(visit)
    }
  }

  /// What an app, an extension or a service has to have today.
  private mutating func reportMissingToday(_ visit: Visit) {
    // A file that only holds what an extension needs is no whole Info.plist: the build merges it.
    guard let inferred = subject.kind, inferred.origin.saysWhatIsBuilt else { return }
    let kind = inferred.value
    switch kind {
    case .app, .appExtension, .xpcService: break
    case .framework, .bundle, .preferencePane, .kernelExtension, .systemExtension: return
    }
    reportMissing("CFBundleExecutable", Rule.required, visit, ["R49"]) {
      "Without CFBundleExecutable the system finds no program to start."
    }
    reportMissing("CFBundleIdentifier", Rule.required, visit, ["R44", "ITMS-90276"]) {
      "Without CFBundleIdentifier the system does not know the program."
    }
    reportMissing("CFBundleVersion", Rule.store, visit, ["R44", "ITMS-90056"]) {
      "CFBundleVersion is missing; stores do not take the bundle without it."
    }
    reportMissing("CFBundleShortVersionString", Rule.store, visit, ["R63", "ITMS-90057"]) {
      "CFBundleShortVersionString is missing; stores do not take the bundle without it."
    }
    guard kind == .app else { return }
    let hasName = visit.entries.has("CFBundleName") || hasVariantOfKey("CFBundleName")
    reportMissing("CFBundleDisplayName", Rule.displayName, visit, ["R25"]) {
      hasName
        ? "CFBundleDisplayName is missing; CFBundleName is shown in its place."
        : "CFBundleDisplayName is missing, and so is CFBundleName, which would be shown in its place."
    }
    // The rest of the lists of 2018 has been overtaken by asset catalogs, scenes and the build.
    for key in [
      "CFBundleDevelopmentRegion", "CFBundleInfoDictionaryVersion", "CFBundleName", "CFBundlePackageType",
    ] {
      reportMissing(key, Rule.recommended, visit, ["R44"]) { "The recommended key \(key) is missing." }
    }
  }

  /// What the books ask of any bundle, and of apps for a platform.
  private mutating func reportMissingByBooks(_ visit: Visit) {
    reportMissing("CFBundleExecutable", Rule.required, visit, ["R49"]) {
      "Every bundle needs CFBundleExecutable, which names its program."
    }
    reportMissing("CFBundleDisplayName", Rule.displayName, visit, ["R25", "R44"]) {
      "CFBundleDisplayName is missing, which the reference of 2018 requires."
    }
    for (key, reference) in booksRecommendations() {
      reportMissing(key, Rule.recommended, visit, [reference]) { "The recommended key \(key) is missing." }
    }
  }

  /// The recommended keys of the books for this bundle, each once, with the rule that lists it.
  private func booksRecommendations() -> [(key: String, reference: String)] {
    var result: [(key: String, reference: String)] = []
    func add(_ set: RecommendedSet, _ reference: String, except excluded: [String]) {
      for record in cache.recommended(set, in: catalog) {
        let key = record.key
        let isSettled =
          excluded.contains { $0.isSameText(as: key) } || result.contains { $0.key.isSameText(as: key) }
        if !isSettled { result.append((key, reference)) }
      }
    }
    // These two are reported by themselves.
    let own = ["CFBundleExecutable"] + (subject.era == .books2018 ? ["CFBundleDisplayName"] : [])
    add(.summaryTable, "R44", except: own)
    guard subject.kind.map({ $0.value == .app }) ?? true else { return result }
    switch subject.platform?.value {
    case .iOS, .iPadOS:
      // One of the two ways to name the main window is enough (R40, R133).
      let hasNib = rootEntries.has("NSMainNibFile")
      let hasStoryboard = rootEntries.has("UIMainStoryboardFile")
      let windows = hasNib || hasStoryboard ? ["NSMainNibFile", "UIMainStoryboardFile"] : []
      add(.iOSApp, subject.era == .books2010 ? "R39" : "R40", except: own + windows)
    case .macOS:
      // Printed in the list of 2010, but never to be missed in a Mac app (C9).
      let printedByMistake = ["CFBundleIconFiles", "LSHasLocalizedDisplayName"]
      add(.macApp, subject.era == .books2010 ? "R41" : "R42", except: own + printedByMistake)
    case .macCatalyst, .tvOS, .visionOS, .watchOS, nil: break
    }
    return result
  }

  private mutating func reportMissing(
    _ key: String, _ aspect: Aspect, _ visit: Visit, _ references: [String], _ message: () -> String
  ) {
    guard !visit.entries.has(key), !hasVariantOfKey(key) else { return }
    let writer = fixWriter
    report(aspect, [.key(key)], at: visit.openingRange) {
      // Of all these keys, only this one has the same value everywhere.
      let text = key.isSameText(as: "CFBundleInfoDictionaryVersion") ? "6.0" : nil
      return FindingDetails(
        message(), help: "Add \(key).", references: references,
        fixes: [text.flatMap { writer.insertion(of: key, text: $0, into: visit.node, visit.entries) }])
    }
  }
}

extension FactOrigin {
  /// Whether the fact comes from where only whole bundles have it.
  fileprivate var saysWhatIsBuilt: Bool {
    switch self {
    case .given, .path: true
    case .key(let key): key.isSameText(as: "CFBundlePackageType")
    case .content: false
    }
  }
}

extension Visit {
  /// What a dictionary is called at the beginning of a sentence.
  fileprivate var memberTitle: String {
    switch path.last {
    case .index: title
    default: "The dictionary \(title)"
    }
  }

  /// The rules that say which keys such a dictionary has to have.
  fileprivate var memberReferences: [String] {
    guard case .key(let key)? = path.first else { return [] }
    switch key {
    case "CFBundleDocumentTypes": return ["R72"]
    case "CFBundleURLTypes": return ["R93"]
    case "UTExportedTypeDeclarations", "UTImportedTypeDeclarations": return ["R164"]
    default: return []
    }
  }
}
