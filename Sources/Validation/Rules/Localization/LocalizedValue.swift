internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let fixed = Aspect(
    "not-localizable", "The system takes no translation.", Levels(.warning))
  fileprivate static let slip = Aspect(
    "localized-case-slip", "Only letter case keeps it from being a key.", Levels(.warning))
  fileprivate static let name = Aspect(
    "name-not-localized", "Only one of two names is translated.", Levels(.note, books2018: .warning))
  fileprivate static let displayName = Aspect(
    "display-name-not-localized", "Only one of two names is translated.",
    Levels(.off, books2018: .off, books2010: .warning))

  /// Finds translations that have no effect, or only half of one (R13–R19, R23).
  static let localizedValue = Rule(
    id: "localized-value",
    topic: .localization,
    summary: "A translation in InfoPlist.strings has no effect.",
    explanation: Explanation(
      finds:
        "In InfoPlist.strings: keys whose value the system takes from Info.plist only, such as CFBundleVersion; keys "
        + "that differ from a known one only in letter case; and CFBundleDisplayName without CFBundleName beside it. "
        + "Keys that are not known are fine: the names of document types and URL types stand here as well.",
      matters: "The translation is never seen. Where only one of the names is translated, people meet both.",
      instead: "Keep such values in Info.plist, and translate both names.",
      sources:
        "About Information Property List Files, Localizing (2010, 2018); Core Foundation Keys, CFBundleVersion "
        + "and CFBundleDisplayName."),
    references: ["R13", "R15", "R16", "R17", "R18", "R19", "R23"],
    aspects: [fixed, slip, name, displayName],
    accepts: [
      Example(
        file:
          "CFBundleDisplayName = \"TextEdit\";\nCFBundleName = \"TextEdit\";\n\"com.acme.feed\" = \"News feed\";\n",
        path: "fr.lproj/InfoPlist.strings"),
      Example(file: "CFBundleName = \"TextEdit\";\n", path: "fr.lproj/InfoPlist.strings"),
    ],
    rejects: [
      Example(file: "⟦CFBundleVersion⟧ = \"9\";\n", path: "fr.lproj/InfoPlist.strings"),
      Example(file: "⟦cfBundleName⟧ = \"TextEdit\";\n", path: "fr.lproj/InfoPlist.strings"),
      Example(file: "⟦CFBundleDisplayName⟧ = \"TextEdit\";\n", path: "fr.lproj/InfoPlist.strings"),
      Example(
        file: "⟦CFBundleName⟧ = \"TextEdit\";\n", path: "fr.lproj/InfoPlist.strings", era: .books2010),
    ],
    check: Check(closing: { run in
      guard run.isInfoPlistStrings else { return }
      let root = run.catalog.root(of: .infoPlist)
      for (index, entry) in run.rootEntries.all.enumerated() where entry.counts && entry.isNamed {
        if fixedKeys.contains(where: { $0.isSameText(as: entry.key) }) {
          run.report(fixed, [.key(entry.key)], at: entry.keyNode.range) {
            FindingDetails(
              "The system takes \(entry.key) from Info.plist only.", help: "Remove it here.",
              references: ["R19"])
          }
        } else if index < 500, entry.key.beginsLikeReserved, root.key(entry.key) == nil,
          let meant = run.catalog.suggestions(for: entry.key, at: root, limit: 1).first,
          meant.kind == .caseSlip
        {
          run.report(slip, [.key(entry.key)], at: entry.keyNode.range) {
            FindingDetails(
              "The system knows no key \(entry.key.shown): letter case counts.", help: "Write \(meant.name).",
              references: ["R15"])
          }
        }
      }
      run.checkLocalizedNames()
    }))

  /// Keys whose value is never taken from a file with translations.
  private static let fixedKeys = [
    "CFBundleVersion", "CFBundleIdentifier", "CFBundleExecutable", "CFBundlePackageType", "CFBundleSignature",
    "CFBundleInfoDictionaryVersion", "CFBundleDevelopmentRegion", "LSMinimumSystemVersion",
    "MinimumOSVersion",
  ]
}

extension CheckRun {
  fileprivate mutating func checkLocalizedNames() {
    let displayName = rootEntries["CFBundleDisplayName"]
    let name = rootEntries["CFBundleName"]
    if let displayName, name == nil {
      report(Rule.name, [.key("CFBundleName")], at: displayName.keyNode.range) {
        FindingDetails(
          "CFBundleDisplayName is translated, but CFBundleName is not.", help: "Translate both.",
          references: ["R23"])
      }
    } else if let name, displayName == nil {
      report(Rule.displayName, [.key("CFBundleDisplayName")], at: name.keyNode.range) {
        FindingDetails(
          "CFBundleName is translated, but CFBundleDisplayName is not.", help: "Translate both.",
          references: ["R23"])
      }
    }
  }
}

extension String {
  /// Whether the text begins with two letters with which keys of the system begin, whatever their case.
  fileprivate var beginsLikeReserved: Bool {
    let first = String(decoding: utf8.prefix(2).map { $0.asciiLowercased }, as: UTF8.self)
    return ["cf", "ns", "ui", "ls", "ut"].contains { $0.isSameText(as: first) }
  }
}
