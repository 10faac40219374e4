internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let again = Aspect(
    "repeated-name", "A name that had better be unique occurs again.", Levels(.note, books2018: .warning))

  /// Finds names that occur twice where they had better be unique (R92, R156).
  static let repeatedName = Rule(
    id: "repeated-name",
    topic: .values,
    summary: "A name that had better be unique occurs twice.",
    explanation: Explanation(
      finds:
        "Values that the reference wants to be unique among their like and that occur again: names of document "
        + "types, and titles of services.",
      matters:
        "Where the name stands for the thing, only one of them is found. Two services with the same title "
        + "cannot be told apart in the menu.",
      instead: "Give each its own name; a type identifier will do for a document type.",
      sources: "Core Foundation Keys, CFBundleTypeName; Cocoa Keys, NSMenuItem (2010, 2018)."),
    references: ["R92", "R156", "R157"],
    aspects: [again],
    accepts: [
      Example(
        """
        <key>CFBundleDocumentTypes</key>
        <array>
        <dict>
        <key>CFBundleTypeName</key>
        <string>Picture</string>
        </dict>
        <dict>
        <key>CFBundleTypeName</key>
        <string>Drawing</string>
        </dict>
        </array>
        """)
    ],
    rejects: [
      Example(
        """
        <key>CFBundleDocumentTypes</key>
        <array>
        <dict>
        <key>CFBundleTypeName</key>
        <string>Image</string>
        </dict>
        <dict>
        <key>CFBundleTypeName</key>
        ⟦<string>Image</string>⟧
        </dict>
        </array>
        """)
    ],
    check: Check(closing: { run in
      guard run.document.isValid, let document = run.subject.document else { return }
      for record in run.cache.uniqueRecords(of: document, in: run.catalog) { run.checkUniqueness(record) }
    }))
}

extension CheckRun {
  fileprivate mutating func checkUniqueness(_ record: UniqueRecord) {
    guard rootEntries.has(record.topLevelKey) else { return }
    let places = places(at: record.path)
    guard places.count > 1 else { return }
    var first: [[UInt8]: PropertyListNode] = [:]
    for place in places {
      guard let text = place.node.string, !text.isEmpty, !isUnexpanded(place.node) else { continue }
      let key = Array(text.utf8)
      guard let earlier = first[key] else {
        first[key] = place.node
        continue
      }
      report(Rule.again, place.path, at: place.node.range, ceiling: ceiling(of: record.demand)) {
        FindingDetails(
          "\(text.quoted) is already the name of another.", help: record.demand.text,
          related: [RelatedPlace("It stands here first.", range: earlier.range)])
      }
    }
  }

  /// Titles of services had to be unique up to Mac OS X 10.5; later ones are shown with the app's name.
  private func ceiling(of demand: Constraint) -> Severity {
    guard let last = demand.argument?["untilMacOS"]?.string.flatMap({ SystemVersion($0) }) else {
      return demand.severity == .info ? .note : .error
    }
    guard let oldest = subject.minimumOS?.value else { return .note }
    return oldest < SystemVersion(last.major, last.minor + 1) ? .error : .note
  }
}
