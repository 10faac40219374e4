internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let both = Aspect(
    "mutually-exclusive", "Only one of two keys can count.", Levels(.error))

  /// Objects to two keys of which only one may be there (R133, R236).
  static let mutuallyExclusive = Rule(
    id: "mutually-exclusive",
    topic: .keys,
    summary: "Two keys exclude each other.",
    explanation: Explanation(
      finds: "Two keys of one dictionary of which the reference allows only one, such as NSMainNibFile and "
        + "UIMainStoryboardFile. The finding stands at the later one. A file that is meant for the Mac as well as "
        + "for iPhone may have both, since each system reads its own.",
      matters: "One of the two is ignored, and which one is not promised.",
      instead: "Keep the key that says what is meant.",
      sources: "Cocoa Keys (2018), NSMainNibFile and UIMainStoryboardFile."),
    references: ["R236"],
    aspects: [both],
    accepts: [
      Example("<key>UIMainStoryboardFile</key>\n<string>Main</string>"),
      Example(
        """
        <key>NSMainNibFile</key>
        <string>MainMenu</string>
        <key>UIMainStoryboardFile</key>
        <string>Main</string>
        <key>LSMinimumSystemVersion</key>
        <string>13.0</string>
        """),
    ],
    rejects: [
      Example(
        """
        <key>NSMainNibFile</key>
        <string>MainWindow</string>
        ⟦<key>UIMainStoryboardFile</key>⟧
        <string>Main</string>
        """)
    ],
    check: Check(
      keys: .onlyRecords { !$0.exclusions.isEmpty },
      key: { run, visit in
        guard let facts = visit.facts, !facts.exclusions.isEmpty, let entry = visit.entry else { return }
        for relation in facts.exclusions {
          for other in visit.entries.all where other.counts && relation.excludes(other, run.subject.era) {
            let isLater = other.keyNode.range.lowerBound < entry.keyNode.range.lowerBound
            guard isLater || !run.saysSo(other, of: visit.keyRoot, visit.container),
              run.areBothMeaningful(facts.platforms, other, visit.container)
            else { continue }
            run.report(
              both, visit.path, at: entry.keyNode.range, ceiling: relation.isMust ? .error : .warning
            ) {
              FindingDetails(
                "\(entry.key.shown) and \(other.key.shown) exclude each other; only one of them can count.",
                help: "Remove one of the two.",
                related: [RelatedPlace("The other key stands here.", range: other.keyNode.range)])
            }
          }
        }
      }))
}

extension Relation {
  /// Whether a target is the key of an entry, suffixes set aside.
  fileprivate func excludes(_ entry: KeyedEntries.Entry, _ era: Era) -> Bool {
    targets.contains { target in
      entry.hasKey(beginningWith: target)
        && KeyName(parsing: entry.key, era: era).root.isSameText(as: target)
    }
  }
}

extension CheckRun {
  /// Whether the record of another key excludes a key as well, so that the later one of the two is reported.
  fileprivate func saysSo(_ other: KeyedEntries.Entry, of key: String, _ container: CatalogPlace?) -> Bool {
    guard let record = container?.key(KeyName(parsing: other.key, era: subject.era).root)?.record else {
      return false
    }
    return cache[record].exclusions.contains { $0.targets.contains { $0.isSameText(as: key) } }
  }

  /// Whether one platform of the bundle reads both keys.
  fileprivate func areBothMeaningful(
    _ platforms: PlatformSet, _ other: KeyedEntries.Entry, _ container: CatalogPlace?
  ) -> Bool {
    guard !subject.candidates.isEmpty, !platforms.isEmpty,
      let record = container?.key(KeyName(parsing: other.key, era: subject.era).root)?.record
    else { return true }
    let others = cache[record].platforms
    // A file for several systems may have one key for each of them.
    let isShared = subject.platform == nil && subject.candidates.contains(.macOS)
    return !isShared
      && (others.isEmpty || !subject.candidates.isDisjoint(with: platforms.intersection(others)))
  }
}
