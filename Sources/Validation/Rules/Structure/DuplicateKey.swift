internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let different = Aspect(
    "different-values", "The values differ, and one is lost.", Levels(.error))
  fileprivate static let equal = Aspect("equal-values", "The values are the same.", Levels(.warning))

  /// Objects to keys that occur twice in a dictionary (F26, F54).
  static let duplicateKey = Rule(
    id: "duplicate-key",
    topic: .structure,
    summary: "A key occurs twice in one dictionary.",
    explanation: Explanation(
      finds:
        "Two entries of one dictionary with the same key, letter for letter. The finding stands at the entry "
        + "that the system ignores; the one that counts is shown beside it.",
      matters:
        "The system keeps the last of them in XML and other text, the first in a binary file, and says "
        + "nothing. Where the values differ, what one of them sets is lost; where a merge made the second entry, "
        + "the next edit may change the wrong one.",
      instead: "Keep one entry.",
      fix:
        "Of entries with the same value the ones that do not count are removed; where the values differ, a "
        + "person has to choose.",
      sources: "The readers of the system (F26, F54)."),
    references: ["F26", "F54"],
    aspects: [different, equal],
    accepts: [
      Example("<key>CFBundleName</key>\n<string>A</string>\n<key>cfbundlename</key>\n<string>B</string>")
    ],
    rejects: [
      Example(
        """
        ⟦<key>CFBundleName</key>⟧
        <string>Old</string>
        <key>CFBundleName</key>
        <string>New</string>
        """),
      Example(
        """
        <key>CFBundleURLTypes</key>
        <array>
        <dict>
        ⟦<key>CFBundleURLName</key>⟧
        <string>com.example.web</string>
        <key>CFBundleURLName</key>
        <string>com.example.web</string>
        </dict>
        </array>
        """),
    ],
    check: Check(dictionary: { run, visit in
      guard visit.entries.hasDuplicates else { return }
      let path = visit.path
      let writer = run.fixWriter
      let which = run.document.format == .binary ? "first" : "last"
      let entries = visit.entries
      for index in 0..<entries.count {
        guard let effective = entries.effective(index) else { continue }
        // Entries are made for what is told only: there may be a million of them.
        let isSame = entries.valueNode(index).hasSameMeaning(as: entries.valueNode(effective))
        run.report(
          isSame ? equal : different, path + [.key(entries.entry(at: index).key)],
          at: entries.keyNode(index).range
        ) {
          let (entry, winner) = (entries.entry(at: index), entries.entry(at: effective))
          let consequence =
            isSame
            ? "the system keeps the \(which) one" : "the system keeps the \(which) one and drops this value"
          return FindingDetails(
            "\(entry.key.shown) occurs twice in this dictionary; \(consequence).",
            related: [RelatedPlace("This is the one that counts.", range: winner.keyNode.range)],
            fixes: isSame ? [writer.removal(of: entry)] : [])
        }
      }
    }))
}
