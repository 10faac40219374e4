internal import Bundles
internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let incomplete = Aspect(
    "incomplete-localization", "A language lacks a translation that another has.", Levels(.warning))
  fileprivate static let untranslated = Aspect(
    "untranslated-name", "A text that is usually translated is not.", Levels(.note, books2018: .warning))
  fileprivate static let misnamed = Aspect(
    "misnamed-translation", "A file of translations has a name that the system does not look for.",
    Levels(.error))
  fileprivate static let region = Aspect(
    "no-development-localization", "The development region has no resources.", Levels(.warning))
  fileprivate static let onlyTranslated = Aspect(
    "purpose-only-translated", "A purpose string stands in translations only.",
    Levels(.warning, stores: .error))

  /// Compares the translations of a bundle with one another and with Info.plist (R13, R16, R20).
  static let localizationSet = Rule(
    id: "localization-set",
    topic: .localization,
    summary: "The translations of Info.plist are not complete.",
    explanation: Explanation(
      finds:
        "In a bundle: keys that are translated into one language and not into another that has an InfoPlist.strings; "
        + "names and copyright that are not translated where there is such a file; files named in another case, as "
        + "InfoPList.strings; a CFBundleDevelopmentRegion without resources; and purpose strings that stand in translations "
        + "only.",
      matters:
        "People meet texts in a language they do not read. A file with another name is never read. The store looks for "
        + "purpose strings in Info.plist alone (ITMS-90683).",
      instead: "Keep the same keys in every InfoPlist.strings, and a text for each in Info.plist.",
      sources:
        "About Information Property List Files, Localizing (2010, 2018); messages of App Store Connect."),
    references: ["R13", "R16", "R20", "B40", "ITMS-90683"],
    aspects: [incomplete, untranslated, misnamed, region, onlyTranslated],
    accepts: [
      Example(
        "<key>CFBundleName</key>\n<string>A</string>",
        bundle: ExampleBundle(
          "A.app",
          files: [
            "fr.lproj/InfoPlist.strings": "CFBundleName = B;",
            "de.lproj/InfoPlist.strings": "CFBundleName = C;",
          ])),
      Example("<key>CFBundleName</key>\n<string>A</string>", bundle: ExampleBundle("A.app")),
    ],
    rejects: [
      Example(
        "<key>LSApplicationCategoryType</key>\n⟦<string>x</string>⟧",
        bundle: ExampleBundle(
          "A.app",
          files: [
            "fr.lproj/InfoPlist.strings": "LSApplicationCategoryType = B;",
            "de.lproj/InfoPlist.strings": "x = C;",
          ])),
      Example(
        "<key>NSHumanReadableCopyright</key>\n⟦<string>x</string>⟧",
        bundle: ExampleBundle("A.app", files: ["de.lproj/InfoPlist.strings": "x = C;"])),
      Example(
        root: "⟦<dict>⟧<key>A</key>\n<string>x</string>\n</dict>",
        bundle: ExampleBundle("A.app", files: ["de.lproj/InfoPList.strings": "x = C;"])),
      Example(
        "<key>CFBundleDevelopmentRegion</key>\n⟦<string>en</string>⟧",
        bundle: ExampleBundle("A.app", files: ["de.lproj/a.strings": ""])),
      Example(
        root: "⟦<dict>⟧<key>A</key>\n<string>x</string>\n</dict>",
        bundle: ExampleBundle("A.app", files: ["de.lproj/InfoPlist.strings": "NSCameraUsageDescription = C;"])
      ),
    ],
    check: Check(closing: { run in
      guard let bundle = run.bundle, run.isInfoPlist else { return }
      run.checkTranslations(in: bundle)
      run.checkDevelopmentRegion(in: bundle)
    }))

  /// The keys that are usually translated (R16).
  fileprivate static let usual = ["CFBundleDisplayName", "CFBundleName", "NSHumanReadableCopyright"]
}

extension CheckRun {
  fileprivate mutating func checkTranslations(in bundle: BundleContext) {
    let opening = document.root?.openingRange ?? ByteRange(0, 0)
    for path in bundle.misnamedTranslations {
      report(Rule.misnamed, [], at: opening) {
        FindingDetails(
          "\(path.shown) is never read: the name is InfoPlist.strings, and case counts.",
          help: "Rename the file.",
          references: ["R4", "B40"])
      }
    }
    guard !bundle.translations.isEmpty else { return }
    var all: [String] = []
    for translation in bundle.translations {
      for key in translation.keys where !all.contains(where: { $0.isSameText(as: key) }) { all.append(key) }
    }
    for key in all { checkTranslation(of: key, opening, bundle) }
    for key in Rule.usual {
      guard let entry = rootEntries[key], !all.contains(where: { $0.isSameText(as: key) }) else { continue }
      report(Rule.untranslated, [.key(key)], at: entry.value.range) {
        FindingDetails("No InfoPlist.strings of the bundle translates \(key).", references: ["R16"])
      }
    }
  }

  private mutating func checkTranslation(of key: String, _ opening: ByteRange, _ bundle: BundleContext) {
    let lacking = bundle.translations.filter { translation in
      !translation.keys.contains { $0.isSameText(as: key) }
    }
    if !lacking.isEmpty {
      // The development language may leave out what Info.plist says in it.
      let region = bundle.inspection.localizations.developmentRegion.map { LanguageIdentifier($0) }
      let others = lacking.filter { translation in
        guard let region, rootEntries.has(key) else { return true }
        return !region.isSame(as: LanguageIdentifier(translation.localization))
      }
      if !others.isEmpty, catalog.topLevelKey(key).place != nil {
        report(Rule.incomplete, [.key(key)], at: rootEntries[key]?.value.range ?? opening) {
          let names = others.map { $0.localization.shown }.joined(separator: ", ")
          return FindingDetails("\(key.shown) is translated, but not into \(names).", references: ["R16"])
        }
      }
    }
    if !rootEntries.has(key), key.ends(in: "UsageDescription"), catalog.topLevelKey(key).place != nil {
      report(Rule.onlyTranslated, [.key(key)], at: opening) {
        FindingDetails(
          "\(key.shown) stands in translations only, where the store does not look for it.",
          help: "Add it to Info.plist as well.", references: ["ITMS-90683"])
      }
    }
  }

  fileprivate mutating func checkDevelopmentRegion(in bundle: BundleContext) {
    let found = bundle.inspection.localizations
    guard let entry = rootEntries["CFBundleDevelopmentRegion"], let region = found.developmentRegion,
      !holdsBuildSettings(entry.value), !found.folders.isEmpty,
      !found.folders.contains(where: { $0.isSameText(as: "Base") })
    else { return }
    let wanted = LanguageIdentifier(region)
    if found.names.contains(where: { LanguageIdentifier($0).isSame(as: wanted) }) { return }
    // Resources in the language itself serve its variants as well.
    if !LanguageNegotiation.choose(preferences: [region], available: found.names).isEmpty { return }
    report(Rule.region, [.key(entry.key)], at: entry.value.range) {
      FindingDetails(
        "The bundle has resources for \(found.folders.prefix(10).map { $0.shown }.joined(separator: ", ")), and none for "
          + "the development region \(region.shown).", references: ["R20"])
    }
  }
}
