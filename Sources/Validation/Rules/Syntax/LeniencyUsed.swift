internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let used = Aspect("leniency", "The system reads it all the same.", Levels(.note))
  fileprivate static let disputed = Aspect(
    "readers-differ", "Readers of the system do not agree about it.", Levels(.warning))
  fileprivate static let refused = Aspect("strict", "A strict check refuses it.", Levels(.error))

  /// Passes on what the system reads although the format does not allow it.
  static let leniency = Rule(
    id: "leniency",
    topic: .syntax,
    summary: "The system reads something that the format does not allow.",
    explanation: Explanation(
      finds:
        "Slips that the system's readers overlook: attributes, a missing plist element, text after the end, "
        + "numbers and dates in unusual forms, characters dropped from data, and so on. Each finding carries a "
        + "code of its own. What PropertyListDecoder reads otherwise than CFPropertyList is a warning.",
      matters:
        "The value is read as the message says, today and by this system. Other programs may refuse the "
        + "file or read something else. A strict check makes each of these an error.",
      instead: "Write the value in its plain form.",
      sources: "The readers of the system, by their behavior (F1 to F78)."),
    references: [],
    aspects: [used, disputed, refused],
    accepts: [Example("<key>CFBundleName</key>\n<string>Hello</string>")],
    rejects: [Example("<key>CFBundleName</key>\n<string ⟦lang=\"en\"⟧>Hello</string>")],
    check: Check(reading: { run in
      // In a file that is refused, what was overlooked is of no interest.
      guard run.document.isValid else { return }
      for leniency in run.document.leniencies + run.document.valueLeniencies {
        // For an Info.plist there is a rule of its own about formats.
        if leniency.code == .formatUnknownToSystem, run.subject.document != nil { continue }
        let aspect = leniency.code == .readersDiffer ? disputed : used
        run.report(run.options.isStrict ? refused : aspect, [], at: leniency.range) {
          FindingDetails(leniency.message, code: leniency.code.description)
        }
      }
    }))
}
