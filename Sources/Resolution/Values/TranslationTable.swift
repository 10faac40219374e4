public import Bundles
public import PropertyLists
internal import SourceText

/// Translations of the values of Info.plist, from one file and for one language.
public struct TranslationTable: Sendable {
  /// The path of the file.
  public let path: String
  /// The localization, nil for a file that is not localized.
  public let localization: String?
  /// The document.
  public let document: PropertyListDocument
  /// The steps to the dictionary of this language; none if the whole file is one.
  let root: [PropertyListPathStep]
  /// How a value is taken out of an entry.
  let form: Form

  /// A form of file.
  enum Form: Sendable {
    /// `Key = "value";`, in any format of property lists.
    case strings
    /// Entries of several plural forms.
    case stringsdict
    /// The languages of a table.
    case table
    /// The catalog of a project, for one language.
    case catalog(language: String)
  }

  /// An entry: what stands in its place, and the value's node.
  struct Entry {
    let key: String
    let text: String
    let node: PropertyListNode
    let keyPath: [PropertyListPathStep]
  }

  /// The entries, in the order of the file.
  var entries: [Entry] {
    guard document.isValid, let start = document.root?[root], start.kind == .dictionary else { return [] }
    return start.effectiveEntries.compactMap { entry in
      guard let (node, path) = value(of: entry.value), let text = node.string else { return nil }
      return Entry(key: entry.key, text: text, node: node, keyPath: root + [.key(entry.key)] + path)
    }
  }

  private func value(of node: PropertyListNode) -> (PropertyListNode, [PropertyListPathStep])? {
    let path: [PropertyListPathStep]
    switch form {
    case .strings, .table: path = []
    case .stringsdict: path = [.key("NSStringLocalizedFormatKey")]
    case .catalog(let language):
      path = [.key("localizations"), .key(language), .key("stringUnit"), .key("value")]
    }
    return node[path].map { ($0, path) }
  }

  /// The translation of a text that stands in Info.plist (R18), nil if there is none.
  public func translation(of text: String) -> String? {
    entries.first { $0.key.isSameText(as: text) }?.text
  }
}

extension TranslationTable {
  /// The tables of a bundle that count for a search list: that of the first place that has any.
  ///
  /// Beside `InfoPlist.strings` these are `InfoPlist.stringsdict`, whose entries come first (B53),
  /// `InfoPlist.loctable` and `InfoPlist.xcstrings` (B43). For the last two, no open source says in what order a
  /// system looks; they are taken where the folder of the language has no file of its own.
  public static func tables(
    of bundle: BundleInspection, in context: ResolutionContext, searchList: [String],
    options: ReadOptions = ReadOptions()
  ) -> [TranslationTable] {
    let folder = bundle.structure.resourceFolder
    var search = ResourceSearch(
      in: folder, host: bundle.host, system: context.system, device: context.device)
    if let own = tables(in: folder, nil, &search, bundle.host, options) { return own }
    let shared = sharedTables(in: folder, bundle.host, options)
    for language in ResourceSearch.withBase(searchList) {
      let localized = PathName.join(folder, "\(language).lproj")
      if let own = tables(in: localized, language, &search, bundle.host, options) { return own }
      for document in shared {
        if let table = table(of: document, for: language) { return [table] }
      }
    }
    return []
  }

  /// The tables in one folder, the strongest first, nil if there are none.
  private static func tables(
    in folder: String, _ localization: String?, _ search: inout ResourceSearch, _ host: Host,
    _ options: ReadOptions
  ) -> [TranslationTable]? {
    var tables: [TranslationTable] = []
    for (ending, form) in [("stringsdict", Form.stringsdict), ("strings", .strings)] {
      guard let path = search.find(ResourceName(stem: "InfoPlist", ending: ending), inFolder: folder),
        let bytes = try? host.read(path)
      else { continue }
      var readOptions = options
      if case .strings = form, !bytes.beginsLikeBinaryOrXML { readOptions.format = .strings }
      tables.append(
        TranslationTable(
          path: path, localization: localization,
          document: PropertyListDocument.read(bytes, options: readOptions),
          root: [], form: form))
    }
    return tables.isEmpty ? nil : tables
  }

  /// Files that hold the translations for all languages.
  private static func sharedTables(
    in folder: String, _ host: Host, _ options: ReadOptions
  ) -> [(path: String, document: PropertyListDocument, isCatalog: Bool)] {
    ["InfoPlist.loctable", "InfoPlist.xcstrings"].compactMap { name in
      let path = PathName.join(folder, name)
      guard host.isFile(path), let bytes = try? host.read(path) else { return nil }
      let isCatalog = name.isSameText(as: "InfoPlist.xcstrings")
      var readOptions = options
      if isCatalog { readOptions.format = .json }
      return (path, PropertyListDocument.read(bytes, options: readOptions), isCatalog)
    }
  }

  private static func table(
    of shared: (path: String, document: PropertyListDocument, isCatalog: Bool), for language: String
  ) -> TranslationTable? {
    let wanted = LanguageIdentifier(language)
    guard shared.document.isValid, let root = shared.document.root else { return nil }
    if !shared.isCatalog {
      guard let entry = root.effectiveEntries.first(where: { LanguageIdentifier($0.key).isSame(as: wanted) })
      else {
        return nil
      }
      return TranslationTable(
        path: shared.path, localization: language, document: shared.document, root: [.key(entry.key)],
        form: .table)
    }
    for entry in root["strings"]?.effectiveEntries ?? [] {
      for translated in entry.value["localizations"]?.effectiveEntries ?? []
      where LanguageIdentifier(translated.key).isSame(as: wanted) {
        return TranslationTable(
          path: shared.path, localization: language, document: shared.document, root: [.key("strings")],
          form: .catalog(language: translated.key))
      }
    }
    return nil
  }

  /// The languages that the shared files of a bundle hold translations for.
  public static func sharedLanguages(of bundle: BundleInspection) -> [String] {
    var languages: [String] = []
    for shared in sharedTables(in: bundle.structure.resourceFolder, bundle.host, ReadOptions()) {
      guard shared.document.isValid, let root = shared.document.root else { continue }
      let found =
        shared.isCatalog
        ? (root["strings"]?.effectiveEntries ?? []).flatMap {
          $0.value["localizations"]?.effectiveEntries ?? []
        }
        : root.effectiveEntries
      for entry in found where LanguageIdentifier(entry.key).isKnownForm && !languages.holds(entry.key) {
        languages.append(entry.key)
      }
    }
    return languages
  }
}

extension SourceBytes {
  /// Whether the bytes begin as a binary property list or one in XML does.
  fileprivate var beginsLikeBinaryOrXML: Bool {
    for index in 0..<Swift.min(count, 64) {
      switch self[index] {
      case UInt8(ascii: "<"): return true
      case UInt8(ascii: "b"):
        return count >= 8 && self[ByteRange(start: index, count: 6)].array == Array("bplist".utf8)
      case 0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf, 0xfe, 0xff, 0x00: continue
      default: return false
      }
    }
    return false
  }
}
