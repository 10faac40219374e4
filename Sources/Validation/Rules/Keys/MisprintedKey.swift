internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let misprint = Aspect("misprinted-key", "A misprint of another key.", Levels(.warning))

  /// Finds names of keys that were misprinted in the reference and never worked (R237).
  static let misprintedKey = Rule(
    id: "misprinted-key",
    topic: .keys,
    summary: "A key is a misprint from the reference.",
    explanation: Explanation(
      finds: "Names that the reference printed by mistake in one place while using the right one elsewhere: "
        + "CFPlugInDynamicRegistrationFunction, MinimumSystemVersion, NSUbiquitousContainer.",
      matters: "The system reads only the right name, so the value has no effect.",
      instead: "Use the name given.",
      fix: "The key is renamed on request, if the right one is not there.",
      sources: "The reference books of 2010 and 2018 compared with themselves."),
    references: ["R112", "R237"],
    aspects: [misprint],
    accepts: [Example("<key>CFPlugInDynamicRegisterFunction</key>\n<string>Register</string>")],
    rejects: [
      Example("⟦<key>CFPlugInDynamicRegistrationFunction</key>⟧\n<string>Register</string>")
    ],
    check: Check(
      keys: .onlyRecords { $0.aliasOf != nil },
      key: { run, visit in
        guard let right = visit.facts?.aliasOf, let entry = visit.entry else { return }
        let writer = run.fixWriter
        run.report(misprint, visit.path, at: entry.keyNode.range) {
          let isFree =
            visit.isTopLevel && !visit.entries.has(right) && !right.utf8.contains(UInt8(ascii: "."))
          return FindingDetails(
            "\(entry.key.shown) is a misprint from the reference; the system reads \(right).",
            help: "Write \(right).",
            fixes: isFree ? [writer.renaming(entry, to: right, Fix.Safety.unsafe)] : []
          )
        }
      }))
}
