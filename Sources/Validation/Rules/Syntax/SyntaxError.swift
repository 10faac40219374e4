internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let syntax = Aspect("syntax-error", "The system refuses the file.", Levels(.error))

  /// Passes on what keeps the system from reading a file.
  static let syntaxError = Rule(
    id: "syntax-error",
    topic: .syntax,
    summary: "The file is no property list that the system reads.",
    explanation: Explanation(
      finds:
        "Everything that makes the system refuse the file: unknown elements, keys without values, numbers "
        + "and dates that are none, text after the end, broken binary objects, and so on. Each finding carries "
        + "a code of its own.",
      matters:
        "A bundle whose Info.plist cannot be read has no identifier, no executable and no version; it is "
        + "not opened, not installed and not accepted by any store. One error makes the whole file unreadable, "
        + "so nothing else is checked in it.",
      instead:
        "Mend the place that is shown. Where one slip causes several errors, only the first is reported.",
      sources: "The readers of the system, by their behavior (F1 to F78)."),
    references: [],
    aspects: [syntax],
    accepts: [
      Example("<key>CFBundleName</key>\n<string>Rock &amp; Roll</string>"),
      Example(root: "<dict/>"),
    ],
    rejects: [
      Example("<key>CFBundleName</key>\n<⟦strin⟧>Hello</strin>")
    ],
    check: Check(reading: { run in
      for error in run.document.errors {
        run.report(syntax, error.keyPath, at: error.range) {
          FindingDetails(
            error.message, help: error.hint, code: error.code.description,
            related: error.related.map { RelatedPlace($0.message, range: $0.range) })
        }
      }
    }))
}
