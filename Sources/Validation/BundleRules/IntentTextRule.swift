internal import Bundles
internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let phrase = Aspect(
    "no-example-phrase", "A language lacks an example phrase for an intent.", Levels(appStoreOnly: .warning))
  fileprivate static let title = Aspect(
    "no-intent-title", "A language lacks the title of an intent.", Levels(appStoreOnly: .warning))

  /// Finds intents that Siri has no words for in a language of the app (ITMS-90626).
  static let intentText = Rule(
    id: "intent-text",
    topic: .localization,
    summary: "An intent has no words in a language of the app.",
    explanation: Explanation(
      finds:
        "In an app for the App Store: intents of the system in INIntentsSupported, or in IntentsSupported of an extension, "
        + "for which AppIntentVocabulary.plist gives no example phrase in a language of the app; and intents of its own, from a "
        + "file with the ending intentdefinition, whose title is not translated into it.",
      matters: "Siri cannot say what the app can do. The store writes a letter (ITMS-90626).",
      instead:
        "Add an AppIntentVocabulary.plist with a phrase for each intent, and the table of the definition, to every language.",
      sources: "Messages of App Store Connect; SiriKit Programming Guide."),
    references: ["ITMS-90626"],
    aspects: [phrase, title],
    accepts: [
      Example(
        "<key>INIntentsSupported</key>\n<array><string>INSendMessageIntent</string></array>",
        profile: .appStore, platform: .iOS,
        bundle: ExampleBundle(
          "A.app",
          files: [
            "en.lproj/AppIntentVocabulary.plist": vocabulary,
            "Base.lproj/Main.strings": "",
          ])),
      Example(
        "<key>INIntentsSupported</key>\n<array><string>OrderSoupIntent</string></array>",
        profile: .appStore, platform: .iOS,
        bundle: ExampleBundle(
          "A.app",
          files: [
            "Base.lproj/Intents.intentdefinition": definition,
            "de.lproj/Intents.strings": "tVvJ9c = \"Suppe bestellen\";",
          ])),
    ],
    rejects: [
      Example(
        "<key>INIntentsSupported</key>\n⟦<array><string>INSendMessageIntent</string></array>⟧",
        profile: .appStore, platform: .iOS,
        bundle: ExampleBundle(
          "A.app", files: ["en.lproj/AppIntentVocabulary.plist": vocabulary, "de.lproj/a.strings": ""])),
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>a.b</string>⟧", profile: .appStore, platform: .iOS,
        bundle: ExampleBundle(
          "A.app",
          files: [
            "PlugIns/E.appex/Info.plist":
              "{ NSExtension = { NSExtensionAttributes = { IntentsSupported = (OrderSoupIntent); }; }; }",
            "Intents.intentdefinition": definition,
            "de.lproj/Intents.strings": "x = y;",
          ])),
    ],
    check: Check(closing: { run in
      guard let bundle = run.bundle, bundle.parent == nil, run.isInfoPlist, run.isBundle(.app),
        run.isForPhones
      else { return }
      run.checkIntents(in: bundle)
    }))

  private static let vocabulary =
    "{ IntentPhrases = ({ IntentName = INSendMessageIntent; IntentExamples = (\"Write to Ann\"); }); }"
  private static let definition =
    "{ INIntents = ({ INIntentName = OrderSoup; INIntentTitle = \"Order Soup\"; INIntentTitleID = tVvJ9c; }); }"
}

extension CheckRun {
  fileprivate mutating func checkIntents(in bundle: BundleContext) {
    let key = "INIntentsSupported"
    var names = rootEntries.value(key)?.texts.map { $0.text } ?? []
    for inner in bundle.nested where inner.ending.isSameText(as: "appex") {
      let attributes = inner.inspection.infoPlist?.root?["NSExtension"]?["NSExtensionAttributes"]
      for name in attributes?["IntentsSupported"]?.texts ?? [] where !names.holds(name.text) {
        names.append(name.text)
      }
    }
    guard !names.isEmpty else { return }
    let texts = IntentTexts(of: bundle)
    let place = rootEntries.has(key) ? key : "CFBundleIdentifier"
    // More intents than these nobody has.
    for name in names.prefix(200) {
      let isOwn = !texts.isSystemIntent(name)
      let lacking = isOwn ? texts.languagesWithoutTitle(of: name) : texts.languagesWithoutPhrase(for: name)
      guard !lacking.isEmpty else { continue }
      let list = lacking.prefix(10).map { $0.shown }.joined(by: "and")
      report(isOwn ? Rule.title : Rule.phrase, [.key(place)], at: range(of: place)) {
        FindingDetails(
          isOwn
            ? "The title of the intent \(name.shown) is not translated into \(list)."
            : "No example phrase is given for \(name.shown) in \(list).",
          references: ["ITMS-90626"])
      }
    }
  }
}

/// The words that an app has for its intents.
private struct IntentTexts {
  private struct Definition {
    /// The name of the class.
    let name: String
    /// The key of the title.
    let titleKey: String
    /// The name of the table of the translations.
    let table: String
    /// The languages that have a definition of their own.
    let languages: [String]
  }

  private let files: Files
  private let main: ResourceNames.Folder
  private let languages: [ResourceNames.Folder]
  /// The language of what is not translated.
  private let region: LanguageIdentifier?
  private var definitions: [Definition] = []

  init(of bundle: BundleContext) {
    files = Files(bundle.inspection.host)
    main = bundle.resources.main
    languages = bundle.resources.localizations.filter { !PathName.stem(of: $0.path).isSameText(as: "Base") }
    region = bundle.inspection.localizations.developmentRegion.map { LanguageIdentifier($0) }
    for folder in [main] + bundle.resources.localizations {
      for file in folder.names where file.hasEnding(".intentdefinition") { addDefinitions(file, in: folder) }
    }
  }

  func isSystemIntent(_ name: String) -> Bool {
    name.hasBeginning("IN") && name.hasEnding("Intent")
      && !definitions.contains { $0.name.isSameText(as: name) }
  }

  /// The languages whose vocabulary has no example phrase.
  func languagesWithoutPhrase(for name: String) -> [String] {
    let file = "AppIntentVocabulary.plist"
    return (languages.isEmpty ? [main] : languages).filter { folder in
      // What is not in the folder of the language is looked for among the resources.
      let place = folder.names.holds(file) ? folder : main
      let phrases = root(of: PathName.join(place.path, file))?["IntentPhrases"]
      guard let phrases, phrases.kind == .array else { return true }
      return !phrases.items.contains { item in
        item["IntentName"]?.string?.isSameText(as: name) ?? false
          && item["IntentExamples"]?.texts.contains { !$0.text.isEmpty } ?? false
      }
    }.map { $0.path.isSameText(as: main.path) ? "any language" : PathName.stem(of: $0.path) }
  }

  /// The languages without a translation of the title; none if no definition tells.
  func languagesWithoutTitle(of name: String) -> [String] {
    guard let definition = definitions.first(where: { $0.name.isSameText(as: name) }) else { return [] }
    return languages.filter { folder in
      let language = PathName.stem(of: folder.path)
      if definition.languages.holds(language) { return false }
      if let region, region.isSame(as: LanguageIdentifier(language)) { return false }
      let text = root(of: PathName.join(folder.path, definition.table + ".strings"))?[definition.titleKey]
      return text?.string?.isEmpty ?? true
    }.map { PathName.stem(of: $0.path) }
  }

  private mutating func addDefinitions(_ file: String, in folder: ResourceNames.Folder) {
    guard let items = root(of: PathName.join(folder.path, file))?["INIntents"], items.kind == .array else {
      return
    }
    let table = PathName.stem(of: file)
    let own = languagesHolding(file)
    for item in items.items {
      guard let name = item["INIntentName"]?.string, let key = item["INIntentTitleID"]?.string else {
        continue
      }
      definitions.append(
        Definition(
          name: item["INIntentClassName"]?.string ?? name + "Intent", titleKey: key, table: table,
          languages: own))
    }
  }

  /// The languages with a file of a name.
  private func languagesHolding(_ file: String) -> [String] {
    languages.filter { $0.names.holds(file) }.map { PathName.stem(of: $0.path) }
  }

  private func root(of path: String) -> PropertyListNode? { files.root(of: path) }

  /// The files of the languages, each read once, however many intents ask for it.
  private final class Files {
    private let host: Host
    private var roots: [String: PropertyListNode?] = [:]

    init(_ host: Host) { self.host = host }

    func root(of path: String) -> PropertyListNode? {
      if let known = roots[path] { return known }
      var root: PropertyListNode?
      if let bytes = try? host.read(path) {
        let document = PropertyListDocument.read(bytes)
        if document.isValid { root = document.root }
      }
      roots[path] = .some(root)
      return root
    }
  }
}
