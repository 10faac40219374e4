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
    else { throw .noInfoPlist(in: path, inspection) }
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

  /// The first text that a Service has in the person's language for some keys (R155).
  func translation(of keys: [String], in service: ServiceDeclaration) -> String? {
    guard let table = translations.first(where: { $0.provider == service.provider })?.table else {
      return nil
    }
    return keys.lazy.compactMap { table[$0] }.first
  }

  /// Makes sure that one kind of thing is selected.
  init(_ arguments: ParsedArguments) throws(CommandError) {
    let kinds = ["--text", "--file", "--pasteboard-type"].filter { arguments.has($0) }
    guard kinds.count == 1 else {
      throw .usage("'infoplist services' needs one of --text, --file and --pasteboard-type.")
    }
  }

  /// What is selected; files may be of types that the bundles declare.
  func selection(_ arguments: ParsedArguments) throws(CommandError) -> ServiceSelection {
    let isEditable = !arguments.has("--read-only")
    if let text = arguments.value("--text") {
      let selected = SelectedText(
        text, language: arguments.value("--language"), script: arguments.value("--script"))
      return .text(selected, isEditable: isEditable)
    }
    if let type = arguments.value("--pasteboard-type") { return .data(type, isEditable: isEditable) }
    var types: [String] = []
    for file in arguments.values("--file") {
      if let item = FileItem(at: file, followingLinks: true) {
        types.append(self.types.type(of: item).identifier)
      } else {
        types.append(try TypeSubject(file, self.types).identifier)
      }
    }
    return .files(types)
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
                  ("because", .text(omission.because)), ("remarks", AnswerNode(omission.service.remarks)),
                ])
          })
      ),
    ])
  }

  private static func node(_ item: ServiceMenu.Item) -> AnswerNode {
    .object(
      members(item.service, title: item.title, key: item.keyEquivalent) + [
        ("description", AnswerNode(item.summary)), ("submenu", AnswerNode(item.submenu)),
        ("enabled", .flag(item.isEnabled)),
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
