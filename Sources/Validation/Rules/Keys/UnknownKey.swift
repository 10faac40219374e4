internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let caseSlip = Aspect(
    "case-slip", "Only letter case keeps it from being a key the system reads.", Levels(.error))
  fileprivate static let caseSlipBeside = Aspect(
    "case-slip-beside", "The right key stands beside it.", Levels(.warning))
  fileprivate static let misspelling = Aspect("misspelling", "It is nearly a known key.", Levels(.warning))
  fileprivate static let misplaced = Aspect("misplaced", "The key belongs elsewhere.", Levels(.warning))
  fileprivate static let bundlePrefix = Aspect(
    "bundle-prefix", "It begins with CFBundle, but is none that is known.", Levels(.warning))
  fileprivate static let reserved = Aspect(
    "reserved-prefix", "It begins like a key of Apple's, but is none that is known.",
    Levels(.note, books2018: .warning))
  fileprivate static let unprefixed = Aspect("no-prefix", "It has no prefix of its own.", Levels(.note))
  fileprivate static let member = Aspect(
    "unknown-member", "A dictionary of known keys has another.", Levels(.note))

  /// Finds keys that nobody knows, and says what was probably meant (R36–R38).
  static let unknownKey = Rule(
    id: "unknown-key",
    topic: .keys,
    summary: "A key is unknown, and may be a slip for another.",
    explanation: Explanation(
      finds:
        "Keys without a record in the catalog: those that differ from a known key only in letter case, those "
        + "that nearly have its name, those that belong elsewhere, those that begin with a prefix of Apple's, and "
        + "keys of your own without a prefix that sets them apart. Keys in reverse-DNS form (com.example.flag) "
        + "and keys that begin with initials (ABCFlag) are fine.",
      matters:
        "The system ignores keys it does not know, without a word. A slip in the name of a key therefore "
        + "means that the key is missing. Names with Apple's prefixes may get a meaning in any later system.",
      instead: "Write the key as the system spells it; give keys of your own a prefix of your own.",
      fix:
        "A key that differs only in letter case is renamed, if the right one is not there; one that is nearly "
        + "right is renamed on request.",
      sources:
        "About Information Property List Files, Custom Keys (2018); prefixes by the chapters of the books."),
    references: ["R36", "R37"],
    aspects: [caseSlip, caseSlipBeside, misspelling, misplaced, bundlePrefix, reserved, unprefixed, member],
    accepts: [
      Example("<key>com.example.flag</key>\n<true/>"),
      Example("<key>FBSDKThing</key>\n<true/>"),
      Example("<key>UISupportedInterfaceOrientations~ipad</key>\n<array/>"),
      Example("<key>LSEnvironment</key>\n<dict>\n<key>PATH</key>\n<string>/bin</string>\n</dict>"),
    ],
    rejects: [
      Example("⟦<key>CFbundleName</key>⟧\n<string>Hello</string>"),
      Example(
        """
        ⟦<key>cfBundleName</key>⟧
        <string>Hello</string>
        <key>CFBundleName</key>
        <string>Hello</string>
        """),
      Example("⟦<key>NSCamraUsageDescription</key>⟧\n<string>To scan.</string>"),
      Example("⟦<key>NSAllowsArbitraryLoads</key>⟧\n<true/>"),
      Example("⟦<key>CFBundleFlag</key>⟧\n<true/>"),
      Example("⟦<key>NSGreetingText</key>⟧\n<string>Hello</string>"),
      Example("⟦<key>Flag</key>⟧\n<true/>"),
      Example(
        """
        <key>CFBundleURLTypes</key>
        <array>
        <dict>
        ⟦<key>CFBundleURLschemes</key>⟧
        <array/>
        ⟦<key>Comment</key>⟧
        <string>For links in mails.</string>
        </dict>
        </array>
        """),
    ],
    check: Check(
      keys: .unknown,
      key: { run, visit in
        guard visit.place == nil, let entry = visit.entry, let container = visit.container,
          container.keys == .listed
        else { return }
        run.reportUnknownKey(entry, visit, container)
      }))
}

extension CheckRun {
  fileprivate mutating func reportUnknownKey(
    _ entry: KeyedEntries.Entry, _ visit: Visit, _ container: CatalogPlace
  ) {
    let key = entry.key
    let prefix = visit.isTopLevel ? KeyPrefix(of: key) : .none
    if prefix == .domain { return }
    // A suffix that means nothing is the matter of another rule.
    if visit.isTopLevel, subject.document == .infoPlist,
      UnknownSuffix(of: key, at: container, subject.era) != nil
    {
      return
    }
    if container.key(key) != nil { return reportNewerKey(entry, visit) }
    if visit.isWrittenByBuild { return }
    if let suggestion = cache.suggestions.suggestion(for: key, at: container),
      suggestion.record.isKnown(in: subject.era), report(suggestion, for: entry, visit, prefix)
    {
      return
    }
    guard visit.isTopLevel else {
      report(Rule.member, visit.path, at: entry.keyNode.range) {
        FindingDetails("\(key.shown) is no known key of \(visit.containerName), so the system ignores it.")
      }
      return
    }
    guard subject.document == .infoPlist else { return }
    switch prefix {
    case .reserved:
      // All keys of bundles are described; of the others a few are not.
      let isBundleKey = key.utf8.starts(with: "CFBundle".utf8)
      report(isBundleKey ? Rule.bundlePrefix : Rule.reserved, visit.path, at: entry.keyNode.range) {
        FindingDetails(
          "\(key.shown) begins like one of Apple's keys, but is none that is known.",
          help: "Give a key of your own a prefix of your own, such as com.example.",
          references: ["R37", "R38"])
      }
    case .none:
      report(Rule.unprefixed, visit.path, at: entry.keyNode.range) {
        FindingDetails(
          "\(key.shown) is unknown to the system and has no prefix that sets it apart.",
          help: "If the key is your own, a prefix such as com.example. keeps it from clashing with others.")
      }
    case .domain, .initials: break
    }
  }

  /// Reports a key that is known today, but not in the era whose view counts.
  private mutating func reportNewerKey(_ entry: KeyedEntries.Entry, _ visit: Visit) {
    let era = subject.era.name
    report(
      visit.isTopLevel ? Rule.reserved : Rule.member, visit.path, at: entry.keyNode.range, ceiling: .note
    ) {
      FindingDetails("\(entry.key.shown) is not in the reference of \(era).")
    }
  }

  /// Reports the key that was probably meant; false if the likeness is too weak.
  private mutating func report(
    _ suggestion: Suggestion, for entry: KeyedEntries.Entry, _ visit: Visit, _ prefix: KeyPrefix
  ) -> Bool {
    let key = entry.key
    let range = entry.keyNode.range
    let isFree = !visit.entries.has(suggestion.name)
    switch suggestion.kind {
    case .caseSlip:
      let fix = isFree ? renaming(entry, to: suggestion, Fix.Safety.safe) : nil
      report(isFree ? Rule.caseSlip : Rule.caseSlipBeside, visit.path, at: range) {
        FindingDetails(
          "The system knows no key \(key.shown): letter case counts.",
          help: isFree
            ? "Write \(suggestion.name)." : "\(suggestion.name) is there as well; remove this one.",
          fixes: [fix])
      }
    case .spelling:
      // Keys of one's own may come near by chance; a slip of the pen leaves the value as it should be.
      guard prefix.isReserved || !visit.isTopLevel || suggestion.distance == 1, fits(entry, suggestion),
        !entry.value.isEmptyContainer
      else { return false }
      let fix = isFree ? renaming(entry, to: suggestion, Fix.Safety.unsafe) : nil
      report(Rule.misspelling, visit.path, at: range, ceiling: key.isSlipOfTemplates ? .note : .error) {
        FindingDetails(
          "The system knows no key \(key.shown).", help: "Did you mean \(suggestion.name)?",
          fixes: [fix])
      }
    case .otherPlace:
      guard prefix.isReserved || KeyPrefix.isReserved(key) else { return false }
      let path = suggestion.record.path.description
      report(Rule.misplaced, visit.path, at: range) {
        FindingDetails(
          "\(key.shown) means nothing here; the system reads it at \(path).",
          help: "Move it to where it belongs.")
      }
    case .beginning: return false
    }
    return true
  }

  /// A fix that gives a key the name that was meant, nil if its value would not fit that key.
  private func renaming(_ entry: KeyedEntries.Entry, to suggestion: Suggestion, _ safety: Fix.Safety) -> Fix?
  {
    fits(entry, suggestion) ? fixWriter.renaming(entry, to: suggestion.name, safety) : nil
  }

  /// Whether the value is one that the key that was probably meant can have.
  private func fits(_ entry: KeyedEntries.Entry, _ suggestion: Suggestion) -> Bool {
    if isUnexpanded(entry.value) { return true }
    return entry.value.kind.valueType.map { suggestion.record.match($0, in: subject.era) == .expected }
      ?? false
  }
}

extension PropertyListNode {
  /// Whether the value is an array or dictionary with nothing in it, which fits many keys and speaks for none.
  fileprivate var isEmptyContainer: Bool { isContainer && count == 0 }
}

extension Visit {
  /// Whether this is the empty dictionary that Xcode puts into a launch screen that it makes up by itself.
  fileprivate var isWrittenByBuild: Bool {
    depth == 2 && isStep(0, "UILaunchScreen") && isStep(1, "UILaunchScreen") && node.isEmptyContainer
  }
}

extension String {
  /// Whether the key is a slip in a template that thousands of programs are made from, and that does no harm.
  fileprivate var isSlipOfTemplates: Bool { isSameText(as: "NSTemporaryExceptionAllowsInsecureHTTPSLoads") }
}

extension KeyPrefix {
  fileprivate var isReserved: Bool {
    if case .reserved = self { return true }
    return false
  }
}
