internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let few = Aspect(
    "too-few-items", "The list is too short.", Levels(.error, books2018: .off))
  fileprivate static let many = Aspect(
    "too-many-items", "The list is too long.", Levels(.error, books2018: .off))

  /// Finds lists with fewer or more items than the system takes.
  static let listLength = Rule(
    id: "list-length",
    topic: .values,
    summary: "A list has fewer or more items than the system takes.",
    explanation: Explanation(
      finds:
        "NSHealthRequiredReadAuthorizationTypeIdentifiers with fewer than three identifiers, and "
        + "INAlternativeAppNames with more than three names.",
      matters: "The request for health data fails; the names are ignored.",
      instead: "List three kinds of data or more, or leave the key out; keep the three best names.",
      sources: "Pages of the two keys (2025)."),
    references: ["RUN-health-types", "RUN-alternative-names"],
    aspects: [few, many],
    accepts: [
      Example("<key>INAlternativeAppNames</key>\n<array>\n<dict/>\n<dict/>\n<dict/>\n</array>")
    ],
    rejects: [
      Example("<key>INAlternativeAppNames</key>\n⟦<array>⟧\n<dict/>\n<dict/>\n<dict/>\n<dict/>\n</array>"),
      Example(
        """
        <key>NSHealthRequiredReadAuthorizationTypeIdentifiers</key>
        ⟦<array>⟧
        <string>HKQuantityTypeIdentifierStepCount</string>
        </array>
        """),
    ],
    check: Check(closing: { run in
      guard run.isInfoPlist else { return }
      if let names = run.rootEntries["INAlternativeAppNames"], names.value.kind == .array,
        names.value.count > 3
      {
        run.report(many, [.key(names.key)], at: names.value.openingRange) {
          FindingDetails(
            "\(names.key) has \(names.value.count) names; the system takes three.", help: "Keep three.",
            references: ["RUN-alternative-names"])
        }
      }
      if let types = run.rootEntries["NSHealthRequiredReadAuthorizationTypeIdentifiers"],
        types.value.kind == .array, types.value.count < 3
      {
        run.report(few, [.key(types.key)], at: types.value.openingRange) {
          FindingDetails(
            "\(types.key) wants three identifiers or more.", help: "Add some, or remove the key.",
            references: ["RUN-health-types"])
        }
      }
    }))
}
