internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let root = Aspect("root-not-dictionary", "The root is no dictionary.", Levels(.error))

  /// Objects to an Info.plist whose root is an array or a single value (R1).
  static let rootNotDictionary = Rule(
    id: "root-not-dictionary",
    topic: .structure,
    summary: "The root of an Info.plist has to be a dictionary.",
    explanation: Explanation(
      finds:
        "An Info.plist, privacy manifest or entitlements file whose root is an array, a string or anything "
        + "else but a dictionary.",
      matters:
        "The system looks up keys. Where there is no dictionary, it finds none, as if the file were empty.",
      instead: "Put the keys into a dictionary, and the dictionary directly into the plist element.",
      sources: "About Information Property List Files (2010, 2018)."),
    references: ["R1"],
    aspects: [root],
    accepts: [Example(root: "<dict/>")],
    rejects: [
      Example(root: "⟦<array>⟧<dict/></array>"),
      Example(root: "⟦<string>Hello</string>⟧"),
    ],
    check: Check(reading: { run in
      guard run.document.isValid, run.subject.document != nil, let node = run.document.root,
        node.kind != .dictionary
      else { return }
      let range = node.isContainer ? Visit(node: node, entries: KeyedEntries()).openingRange : node.range
      run.report(root, [], at: range) {
        FindingDetails(
          "The root is \(node.kind.withArticle), but it has to be a dictionary of keys and values.")
      }
    }))
}
