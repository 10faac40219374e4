internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let dangling = Aspect(
    "dangling-reference", "What the value names is not in the document.", Levels(.error))
  fileprivate static let fading = Aspect(
    "dangling-advice", "What the value names is not in the document, which does little harm.",
    Levels(.note, books2018: .warning))

  /// Finds values that name something that is not there (R86, R113).
  static let danglingReference = Rule(
    id: "dangling-reference",
    topic: .values,
    summary: "A value names something that is not in the document.",
    explanation: Explanation(
      finds:
        "Items of CFPlugInTypes without an entry in CFPlugInFactories, items of NSExportableAs that are the "
        + "name of no document type, and whatever else a record asks to occur at another place.",
      matters:
        "The host of a plug-in finds no function that makes the interface; the other name leads nowhere.",
      instead: "Add what is named, or correct the name.",
      sources: "Core Foundation Keys, CFPlugInTypes and NSExportableAs (2010, 2018)."),
    references: ["R86", "R113"],
    aspects: [dangling, fading],
    accepts: [
      Example(
        """
        <key>CFPlugInFactories</key>
        <dict>
        <key>9B6E3B91-772C-4DA9-9EFC-06B51846737E</key>
        <string>Make</string>
        </dict>
        <key>CFPlugInTypes</key>
        <dict>
        <key>8B08C4BF-415B-11D8-B3F9-0003936726FC</key>
        <array>
        <string>9b6e3b91-772c-4da9-9efc-06b51846737e</string>
        </array>
        </dict>
        """)
    ],
    rejects: [
      Example(
        """
        <key>CFPlugInFactories</key>
        <dict/>
        <key>CFPlugInTypes</key>
        <dict>
        <key>8B08C4BF-415B-11D8-B3F9-0003936726FC</key>
        <array>
        ⟦<string>9B6E3B91-772C-4DA9-9EFC-06B51846737E</string>⟧
        </array>
        </dict>
        """),
      Example(
        """
        <key>CFBundleDocumentTypes</key>
        <array>
        <dict>
        <key>CFBundleTypeName</key>
        <string>Drawing</string>
        <key>NSExportableAs</key>
        <array>
        ⟦<string>PNG</string>⟧
        </array>
        </dict>
        </array>
        """),
    ],
    check: Check(
      values: .onlyRecords { !$0.referenceDemands.isEmpty },
      value: { run, visit in
        guard let facts = visit.facts, !facts.referenceDemands.isEmpty else { return }
        for demand in facts.referenceDemands { run.checkReferences(demand, facts, visit) }
      }))
}

extension CheckRun {
  fileprivate mutating func checkReferences(_ demand: Constraint, _ facts: RecordFacts, _ visit: Visit) {
    // A demand without a path speaks of files; a bundle identifier may be that of another bundle.
    guard let path = demand.string.flatMap({ RecordPath($0) }), path.components.count > 1 else { return }
    // Where the other key is missing altogether, another rule says so.
    guard case .key(let first)? = path.components.first, rootEntries.has(first) else { return }
    var wanted: [(text: String, node: PropertyListNode, path: [PropertyListPathStep])] = []
    if let text = visit.node.string {
      wanted.append((text, visit.node, visit.path))
    } else {
      for (index, item) in visit.node.items.enumerated() {
        if let text = item.string { wanted.append((text, item, visit.path + [.index(index)])) }
      }
    }
    guard !wanted.isEmpty else { return }
    // Free keys are such as UUIDs, whose letters may be of either case.
    let ignoresCase = if case .free? = path.components.last { true } else { false }
    var known: Set<[UInt8]> = []
    for place in places(at: path) {
      if let text = place.node.string { known.insert(text.comparisonKey(ignoresCase)) }
    }
    for name in wanted where !known.contains(name.text.comparisonKey(ignoresCase)) && !isUnexpanded(name.node)
    {
      let isError = demand.severity == .error && !facts.status.isAdvisedAgainst
      report(isError ? Rule.dangling : Rule.fading, name.path, at: name.node.range, ceiling: facts.ceiling) {
        FindingDetails("\(name.text.quoted) does not occur at \(path.description).", help: demand.text)
      }
    }
  }
}

extension String {
  /// The bytes by which two texts are compared, with or without the case of letters.
  func comparisonKey(_ ignoresCase: Bool) -> [UInt8] {
    ignoresCase ? utf8.map { $0.asciiLowercased } : Array(utf8)
  }
}
