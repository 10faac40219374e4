internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let shadowed = Aspect(
    "ignored-key", "Another key makes it count for nothing.", Levels(.note, books2018: .warning))
  fileprivate static let older = Aspect(
    "kept-for-older-systems", "Only systems from before another key read it.", Levels(.note))

  /// Finds keys that count for nothing beside another (R74, R83, R236).
  static let ignoredKey = Rule(
    id: "ignored-key",
    topic: .keys,
    summary: "A key counts for nothing beside another.",
    explanation: Explanation(
      finds:
        "Keys that the system ignores because another one is there, such as CFBundleTypeExtensions beside "
        + "LSItemContentTypes, and LSTypeIsPackage beside it. The older keys for icons are left alone: the build "
        + "writes them for the systems that need them.",
      matters: "What the key says has no effect, and the next person to edit it will wonder why.",
      instead: "Say it with the key that counts, and remove the other one if no older system is served.",
      sources: "The relations of each key in the reference."),
    references: ["R74", "R83", "R236"],
    aspects: [shadowed, older],
    accepts: [
      Example(
        "<key>CFBundleIconFile</key>\n<string>App</string>\n<key>CFBundleIconName</key>\n<string>App</string>"
      ),
      Example(
        """
        <key>CFBundleDocumentTypes</key>
        <array>
        <dict>
        <key>CFBundleTypeExtensions</key>
        <array>
        <string>rtfd</string>
        </array>
        <key>LSTypeIsPackage</key>
        <true/>
        </dict>
        </array>
        """),
    ],
    rejects: [
      Example(
        """
        <key>CFBundleDocumentTypes</key>
        <array>
        <dict>
        ⟦<key>CFBundleTypeExtensions</key>⟧
        <array>
        <string>foo</string>
        </array>
        <key>LSItemContentTypes</key>
        <array>
        <string>public.png</string>
        </array>
        ⟦<key>LSTypeIsPackage</key>⟧
        <true/>
        </dict>
        </array>
        """)
    ],
    check: Check(
      keys: .onlyRecords { !$0.shadows.isEmpty },
      key: { run, visit in
        guard let facts = visit.facts, !facts.shadows.isEmpty, let entry = visit.entry
        else { return }
        for related in facts.shadows { run.checkShadow(related, facts, entry, visit) }
      }))
}

extension CheckRun {
  fileprivate mutating func checkShadow(
    _ related: RelatedKeys, _ facts: RecordFacts, _ entry: KeyedEntries.Entry, _ visit: Visit
  ) {
    // What a key says by being false, or by being there for older systems only, is nothing to lose.
    if entry.value.boolean == false || facts.status == .legacy || visit.keyRoot.isIconKey { return }
    for target in related.targets {
      let other: KeyedEntries.Entry?
      switch target {
      case .sibling(let name): other = visit.entries[name]
      case .top(let name): other = rootEntries[name]
      case .member, .beyond: other = nil
      }
      guard let other, other.value.saysSomething else { continue }
      // The keys for types count from Mac OS X 10.4 on (C2).
      if let oldest = subject.minimumOS?.value, subject.platform?.value == .macOS,
        oldest < SystemVersion(10, 4)
      {
        continue
      }
      report(
        facts.status.isAdvisedAgainst ? Rule.older : Rule.shadowed, visit.path, at: entry.keyNode.range,
        ceiling: facts.ceiling
      ) {
        FindingDetails(
          "\(entry.key.shown) counts for nothing beside \(other.key.shown).", help: related.relation.note,
          related: [RelatedPlace("This key counts.", range: other.keyNode.range)])
      }
      return
    }
  }
}

extension PropertyListNode {
  /// Whether a value says more than that there is none.
  fileprivate var saysSomething: Bool {
    if let boolean { return boolean }
    return isContainer ? count > 0 : true
  }
}

extension String {
  /// Whether the key names icons, which the build writes in old and new forms side by side.
  fileprivate var isIconKey: Bool { utf8.starts(with: "CFBundleIcon".utf8) }
}
