internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let nameless = Aspect(
    "empty-function", "A function of a plug-in has no name.", Levels(.note, books2018: .warning))

  /// Finds functions of plug-ins without a name (R112, R114).
  static let plugInFunction = Rule(
    id: "empty-function",
    topic: .services,
    summary: "A function of a plug-in is named by an empty text.",
    explanation: Explanation(
      finds:
        "CFPlugInDynamicRegisterFunction and CFPlugInUnloadFunction with an empty text, as older templates of "
        + "Xcode have them.",
      matters:
        "No function has such a name. Without the key, the standard name counts for registration, and nothing "
        + "is called before unloading.",
      instead: "Remove the key, or name the function.",
      sources: "Core Foundation Keys, CFPlugInUnloadFunction (2010, 2018)."),
    references: ["R112", "R114"],
    aspects: [nameless],
    accepts: [Example("<key>CFPlugInUnloadFunction</key>\n<string>Unload</string>")],
    rejects: [Example("<key>CFPlugInUnloadFunction</key>\n⟦<string></string>⟧")],
    check: Check(
      values: .onlyRecords { $0.role == .registerFunction || $0.role == .unloadFunction },
      value: { run, visit in
        guard let role = visit.facts?.role, role == .registerFunction || role == .unloadFunction,
          let text = visit.node.string, text.isOnlySpace
        else { return }
        run.report(nameless, visit.path, at: visit.node.range) {
          FindingDetails(
            "\(visit.title) is empty, which is the name of no function.",
            help: "Remove the key, or name the function.",
            references: [role == .unloadFunction ? "R114" : "R112"])
        }
      }))
}
