internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let incomplete = Aspect(
    "incomplete-entry", "The entry is not complete.",
    Levels(.warning, stores: .error, developerID: .warning, books2018: .off))
  fileprivate static let tracking = Aspect(
    "tracking-denied", "An entry tracks, but the manifest says nothing does.",
    Levels(.warning, books2018: .off))

  /// Finds incomplete or contradictory entries about collected data.
  static let privacyCollectedData = Rule(
    id: "privacy-collected-data",
    topic: .privacy,
    summary: "A privacy manifest describes collected data badly.",
    explanation: Explanation(
      finds:
        "Entries of NSPrivacyCollectedDataTypes without one of the four keys each has to have, or with an empty list "
        + "of purposes, and entries that are used for tracking in a manifest whose NSPrivacyTracking is not true.",
      matters: "The store refuses the manifest, or the privacy report of the app is wrong.",
      instead:
        "Say of each kind of data what it is, whether it is linked to the person, whether it is used for "
        + "tracking, and what for.",
      sources: "Describing data use in privacy manifests (2025)."),
    references: ["PM-collected-complete", "ITMS-91056"],
    aspects: [incomplete, tracking],
    accepts: [
      Example(
        """
        <key>NSPrivacyCollectedDataTypes</key>
        <array>
        <dict>
        <key>NSPrivacyCollectedDataType</key>
        <string>NSPrivacyCollectedDataTypeName</string>
        <key>NSPrivacyCollectedDataTypeLinked</key>
        <true/>
        <key>NSPrivacyCollectedDataTypePurposes</key>
        <array>
        <string>NSPrivacyCollectedDataTypePurposeAnalytics</string>
        </array>
        <key>NSPrivacyCollectedDataTypeTracking</key>
        <false/>
        </dict>
        </array>
        """, path: "PrivacyInfo.xcprivacy")
    ],
    rejects: [
      Example(
        """
        <key>NSPrivacyCollectedDataTypes</key>
        <array>
        ⟦<dict>⟧
        <key>NSPrivacyCollectedDataType</key>
        <string>NSPrivacyCollectedDataTypeName</string>
        <key>NSPrivacyCollectedDataTypeLinked</key>
        <true/>
        ⟦<key>NSPrivacyCollectedDataTypeTracking</key>⟧
        <true/>
        </dict>
        </array>
        """, path: "PrivacyInfo.xcprivacy")
    ],
    check: Check(
      dictionaries: .records { $0.record.document == .privacyManifest },
      dictionary: { run, visit in
        guard run.subject.document == .privacyManifest, visit.depth == 2,
          visit.isStep(0, "NSPrivacyCollectedDataTypes")
        else { return }
        for key in [
          "NSPrivacyCollectedDataType", "NSPrivacyCollectedDataTypeLinked",
          "NSPrivacyCollectedDataTypeTracking", "NSPrivacyCollectedDataTypePurposes",
        ] {
          let value = visit.entries.value(key)
          guard value.map({ $0.kind == .array && $0.count == 0 }) ?? true else { continue }
          run.report(incomplete, visit.path + [.key(key)], at: visit.openingRange) {
            FindingDetails(
              value == nil ? "The entry has no \(key)." : "The entry has an empty \(key).", help: "Add it.")
          }
        }
        if let entry = visit.entries["NSPrivacyCollectedDataTypeTracking"], entry.value.isTrue,
          !run.isTrue("NSPrivacyTracking")
        {
          run.report(tracking, visit.path + [.key(entry.key)], at: entry.keyNode.range) {
            FindingDetails(
              "The data are used for tracking, but NSPrivacyTracking is not true.",
              help: "Set NSPrivacyTracking to true, or this to false.", references: [])
          }
        }
      }))
}
