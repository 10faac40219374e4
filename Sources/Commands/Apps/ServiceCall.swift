internal import Bundles
internal import CommandLineKit
internal import LaunchServices
internal import PropertyLists
internal import UniformTypes

/// The Services of the bundles that a call names.
struct ServiceCall {
  private(set) var services: [ServiceDeclaration] = []
  private(set) var types = TypeRegistry.system
  /// The translations of each bundle's Services, by its identifier.
  private var translations: [(provider: String, table: [String: String])] = []

  /// Reads the Services of a bundle.
  mutating func add(_ path: String, _ arguments: ParsedArguments) throws(CommandError) {
    let options = Input.options(arguments)
    let inspection = try BundleInput.open(path, options).inspection(for: .macOS, options)
    guard let root = inspection.infoPlist?.root,
      let bundle = AppRegistration.bundle(inspection, path: AppRegistration.realPath(path))
    else { throw .noInfoPlist(in: path) }
    types.add(bundle.ownedDeclarations)
    let provider = bundle.identifier.isEmpty ? bundle.path : bundle.identifier
    services += ServiceDeclaration.services(
      in: root, provider: provider, name: bundle.name, isWorkflow: PathName.ending(of: path) == "workflow")
    // Translations count only in the person's own languages: the menu is in English otherwise.
    let wanted = arguments.languages.map { Self.base(of: $0) }
    for language in inspection.localizations.searchList(preferences: arguments.languages)
    where wanted.contains(Self.base(of: language)) {
      let file = PathName.join(inspection.structure.resourceFolder, "\(language).lproj/ServicesMenu.strings")
      guard inspection.host.isFile(file), let bytes = try? inspection.host.read(file) else { continue }
      let document = PropertyListDocument.read(bytes, options: options)
      guard document.isValid, let root = document.root, root.kind == .dictionary else { continue }
      var table: [String: String] = [:]
      for entry in root.effectiveEntries { if let text = entry.value.string { table[entry.key] = text } }
      translations.append((provider, table))
      return
    }
  }

  /// A language without its script and its region.
  private static func base(of language: String) -> String {
    String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }

  /// A text of a Service in the person's language (R155): the menu text itself is looked up first, then `default`.
  func translation(of text: String, in service: ServiceDeclaration) -> String? {
    guard let table = translations.first(where: { $0.provider == service.provider })?.table else {
      return nil
    }
    return table[text] ?? table["default"]
  }

  /// What is selected.
  static func selection(_ arguments: ParsedArguments) throws(CommandError) -> ServiceSelection {
    let isEditable = !arguments.has("--read-only")
    let kinds = ["--text", "--file", "--pasteboard-type"].filter { arguments.has($0) }
    guard kinds.count == 1 else {
      throw .usage("'infoplist services' needs one of --text, --file and --pasteboard-type.")
    }
    if let text = arguments.value("--text") {
      let selected = SelectedText(
        text, language: arguments.value("--language"), script: arguments.value("--script"))
      return .text(selected, isEditable: isEditable)
    }
    if let type = arguments.value("--pasteboard-type") { return .data(type, isEditable: isEditable) }
    return .files(arguments.values("--file").map { TypeSubject($0, .system).identifier })
  }

  // MARK: The answer

  static func node(_ menu: ServiceMenu, _ selection: ServiceSelection) -> AnswerNode {
    var guessed: [String] = []
    if selection.text?.isLanguageGuessed == true { guessed.append("language") }
    if selection.text?.isScriptGuessed == true { guessed.append("script") }
    return .object([
      ("schemaVersion", .number(1)), ("language", AnswerNode(selection.text?.language)),
      ("script", AnswerNode(selection.text?.script)), ("guessed", AnswerNode(guessed)),
      ("fileTypes", AnswerNode(selection.fileTypes)), ("offered", .list(menu.items.map { node($0) })),
      (
        "leftOut",
        .list(
          menu.omissions.map { omission in
            .object(
              members(omission.service, title: omission.service.menuText, key: omission.service.keyEquivalent)
                + [
                  ("because", .text(omission.because))
                ])
          })
      ),
    ])
  }

  private static func node(_ item: ServiceMenu.Item) -> AnswerNode {
    .object(
      members(item.service, title: item.title, key: item.keyEquivalent) + [
        ("submenu", AnswerNode(item.submenu)), ("enabled", .flag(item.isEnabled)),
        ("timeout", item.service.timeoutInMilliseconds.map { .number($0) } ?? .none),
        ("remarks", AnswerNode(item.remarks)),
      ])
  }

  private static func members(
    _ service: ServiceDeclaration, title: String?, key: String?
  ) -> [(name: String, value: AnswerNode)] {
    [
      ("menuItem", AnswerNode(title)), ("message", AnswerNode(service.message)),
      ("app", .text(service.provider)),
      ("keyEquivalent", AnswerNode(key)),
    ]
  }
}
