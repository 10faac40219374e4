internal import KeyCatalog
internal import PropertyLists
internal import SourceText
internal import TransportSecurity

extension Rule {
  fileprivate static let advisedAgainst = Aspect(
    "deprecated-key", "The key should not be used anymore.", Levels(.note, books2018: .warning))
  fileprivate static let undocumented = Aspect(
    "undocumented", "The reference no longer has the key.", Levels(.off, books2018: .note, books2010: .off))

  /// Finds keys that are advised against, with what to use instead (R45, R60, R62, R234).
  static let deprecatedKey = Rule(
    id: "deprecated-key",
    topic: .platforms,
    summary: "A key is deprecated, superseded or without effect.",
    explanation: Explanation(
      finds:
        "Keys that are deprecated on the platform of the bundle, or that stand in the catalog as legacy, "
        + "superseded, removed or unused. A key that older systems still need is left alone where the oldest "
        + "system is known, and so are the old keys of a document type beside the new one.",
      matters: "Such keys still work in part, or have no effect at all. A later system may drop them.",
      instead: "Use the key that is named, if there is one.",
      sources: "The status of each key in the reference, old and new."),
    references: KeyReferences.standing.all + ["R234"],
    aspects: [advisedAgainst, undocumented],
    accepts: [
      Example("<key>CFBundleName</key>\n<string>Hello</string>"),
      Example(
        """
        <key>CFBundleDocumentTypes</key>
        <array>
        <dict>
        <key>LSItemContentTypes</key>
        <array>
        <string>public.png</string>
        </array>
        <key>CFBundleTypeExtensions</key>
        <array>
        <string>png</string>
        </array>
        </dict>
        </array>
        """),
    ],
    rejects: [
      Example("⟦<key>CFBundleGetInfoString</key>⟧\n<string>1.0, © Example</string>"),
      Example("⟦<key>LSHasLocalizedDisplayName</key>⟧\n<true/>", era: .books2018),
      Example("⟦<key>CFBundleSignature</key>⟧\n<string>ttxt</string>", era: .books2018),
    ],
    check: Check(
      keys: .onlyRecords {
        $0.aliasOf == nil && ($0.status.isAdvisedAgainst || $0.status == .partlyDeprecated)
      },
      key: { run, visit in
        guard let facts = visit.facts, let entry = visit.entry, facts.aliasOf == nil,
          facts.status.isAdvisedAgainst || facts.status == .partlyDeprecated
        else { return }
        run.reportDeprecatedKey(facts, entry, visit)
      }))
}

extension CheckRun {
  fileprivate mutating func reportDeprecatedKey(
    _ facts: RecordFacts, _ entry: KeyedEntries.Entry, _ visit: Visit
  ) {
    let record = facts.record
    var platformText = ""
    if let platform = subject.platform?.value, let own = record.availability(on: platform, in: subject.era) {
      if let deprecated = own.deprecated {
        if let oldest = subject.minimumOS?.value, oldest < deprecated { return }
        platformText = " from \(platform.name) \(deprecated) on"
      } else if facts.status == .partlyDeprecated {
        return
      }
    } else if facts.status == .partlyDeprecated {
      return
    }
    // The old keys of a document type may stay beside the new one, for older systems (R74).
    if !visit.isTopLevel, facts.replacementNames.contains(where: { visit.entries.has($0) }) { return }
    // What a list recommends for this platform is legacy elsewhere (C36).
    if facts.status == .legacy, isFor(.macOS) || isFor(.macCatalyst),
      cache.recommended(.macApp, in: catalog).contains(record)
    {
      return
    }
    // The creator code has no successor, and nothing to be done about it (R60).
    let aspect = record.key.isSameText(as: "CFBundleSignature") ? Rule.undocumented : Rule.advisedAgainst
    report(aspect, visit.path, at: entry.keyNode.range) {
      let keys = facts.replacements.filter { !$0.utf8.starts(with: "<".utf8) }
      // The older names of exceptions from App Transport Security are obsolete, and count all the same (A25).
      let words =
        ExceptionKeyName.newerName(of: record.key).map { "an older name of \($0), and still counts" }
        ?? facts.status.words + platformText
      return FindingDetails(
        "\(entry.key.shown) is \(words).",
        help: keys.isEmpty ? nil : "Use \(keys.joined(by: "or")).",
        references: KeyReferences.standing.references(at: [.key(entry.key)], and: ["R234"]))
    }
  }
}

extension KeyStatus {
  /// The status as it completes "The key is …".
  fileprivate var words: String {
    switch self {
    case .current, .undocumented: name
    case .deprecated, .partlyDeprecated: "deprecated"
    case .legacy: "a legacy key"
    case .superseded: "superseded"
    case .obsolete: "obsolete and without effect"
    case .removed: "no longer in the reference"
    case .unused: "without effect"
    }
  }
}
