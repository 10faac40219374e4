public import Bundles
public import KeyCatalog
public import PropertyLists
internal import SourceText

/// Finds what a system reads for the keys of a bundle.
public struct ValueResolver: Sendable {
  /// The bundle.
  public let bundle: BundleInspection
  /// Where and for whom.
  public let context: ResolutionContext
  /// The localizations that are searched, the best first.
  public let searchList: [String]
  /// The translations that count.
  public let tables: [TranslationTable]

  private let catalog: Catalog

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - localization: The one localization to use, nil to choose by the person's languages.
  public init(
    _ bundle: BundleInspection, in context: ResolutionContext, localization: String? = nil,
    catalog: Catalog = .standard, options: ReadOptions = ReadOptions()
  ) {
    self.bundle = bundle
    self.context = context
    self.catalog = catalog
    searchList = localization.map { [$0] } ?? bundle.localizations.searchList(preferences: context.languages)
    tables = TranslationTable.tables(of: bundle, in: context, searchList: searchList, options: options)
  }

  /// The localization that a person meets.
  public var localization: String { searchList.first ?? "en" }

  /// The top-level keys that have a value here, in the order of the file, translated ones without a plain value
  /// last.
  public var keys: [String] {
    var keys: [String] = []
    func add(_ key: String) {
      let name = VariantKey(key)
      switch name.meaning(on: context.system, device: context.device) {
      case .plain: if !keys.holds(key) { keys.append(key) }
      case .current: if !keys.holds(name.root) { keys.append(name.root) }
      case .other, .forbidden: break
      }
    }
    for entry in bundle.infoPlist?.root?.effectiveEntries ?? [] { add(entry.key) }
    for table in tables {
      // Other names are texts of the file that are used as keys (R18).
      for entry in table.entries where catalog.topLevelKey(entry.key).place != nil { add(entry.key) }
    }
    return keys
  }

  /// What a system reads for a top-level key.
  ///
  /// - Parameter usesDefaults: Whether a value that holds when the key is absent counts.
  public func resolve(_ key: String, usesDefaults: Bool = true) -> ResolvedValue {
    var resolved = resolveInFiles(key)
    if let why = reasonNotToRead(key) {
      for index in resolved.sources.indices where resolved.sources[index].isChosen {
        resolved.sources[index].isChosen = false
        resolved.sources[index].why = why
      }
      return ResolvedValue(key: key, value: nil, sources: resolved.sources)
    }
    var (value, sources) = resolved
    if value == nil, let derived = DerivedValue(of: key, resolver: self) {
      value = derived.value
      sources.append(
        ValueSource(step: .derived, source: derived.source, place: nil, isChosen: true, why: derived.why))
    }
    if value == nil, usesDefaults, let record = catalog.topLevelKey(key).place?.record,
      let standard = record.defaultValue()
    {
      value = PropertyListValue(standard)
      sources.append(
        ValueSource(
          step: .standard, source: "catalog", place: nil, isChosen: true,
          why: "The key is absent, and this holds then."))
    }
    return ResolvedValue(key: key, value: value, sources: sources)
  }

  /// The value that stands in files for a key, and every one that was considered.
  private func resolveInFiles(_ key: String) -> (value: PropertyListValue?, sources: [ValueSource]) {
    var sources: [ValueSource] = []
    var value: PropertyListValue?
    for table in tables {
      let candidates = table.entries.map { entry in
        Candidate(
          key: entry.key, value: .string(entry.text),
          place: ValueSource.Place(
            path: table.path, keyPath: entry.keyPath, range: entry.node.range, document: table.document))
      }
      let winner = consider(key, candidates, isLocalized: true, hasValue: value != nil, &sources)
      if value == nil { value = winner }
    }
    if let root = bundle.infoPlist?.root, let file = bundle.infoPlist {
      let candidates = root.effectiveEntries.compactMap { entry -> Candidate? in
        guard VariantKey(entry.key).root.isSameText(as: key) || entry.key.isSameText(as: key),
          let value = try? entry.value.value()
        else { return nil }
        return Candidate(
          key: entry.key, value: value,
          place: ValueSource.Place(
            path: file.path, keyPath: [.key(entry.key)], range: entry.value.range, document: file.document))
      }
      let winner = consider(key, candidates, isLocalized: false, hasValue: value != nil, &sources)
      if value == nil { value = winner.map { translated($0, below: [.key(key)], &sources) } }
    }
    return (value, sources)
  }

  /// Why the version of the system that was asked for does not read a key at all, nil if it does.
  private func reasonNotToRead(_ key: String) -> String? {
    guard let version = context.version, let record = catalog.topLevelKey(key).place?.record,
      let availability = record.availability(on: context.platform)
    else { return nil }
    let name = "\(context.system.name) \(version)"
    if let first = availability.introduced, version < first {
      return "\(name) does not know the key: \(first) is the first version that does."
    }
    if let last = availability.obsoleted, version >= last {
      return "\(name) ignores the key, as every version from \(last) on."
    }
    return nil
  }

  // MARK: Candidates

  private struct Candidate {
    let key: String
    let value: PropertyListValue
    let place: ValueSource.Place
  }

  /// Notes the candidates for a key in one dictionary.
  ///
  /// - Returns: The value that wins there.
  private func consider(
    _ key: String, _ candidates: [Candidate], isLocalized: Bool, hasValue: Bool,
    _ sources: inout [ValueSource]
  ) -> PropertyListValue? {
    var best: (rank: VariantKey.Rank, index: Int, value: PropertyListValue)?
    var noted: [ValueSource] = []
    for candidate in candidates {
      let name = VariantKey(candidate.key)
      let isPlain = candidate.key.isSameText(as: key)
      guard isPlain || name.root.isSameText(as: key) else { continue }
      let meaning = isPlain ? .current(.plain) : name.meaning(on: context.system, device: context.device)
      var why: String
      switch meaning {
      case .plain: why = "\(context.system.name) takes \(candidate.key) for a key of its own (B18)."
      case .other: why = "It is for another system or device (B19)."
      case .forbidden: why = "\(key) has no variants: they are dropped (B21)."
      case .current(let rank):
        why = ""
        if isLocalized, Self.fixedKeys.holds(key) {
          why = "\(key) is taken from Info.plist only (R19)."
        } else if best.map({ rank > $0.rank }) ?? true {
          best = (rank, noted.count, candidate.value)
        }
      }
      let step: ValueSource.Step =
        isLocalized ? .localized : isPlain ? .base : .variant
      noted.append(
        ValueSource(
          step: step, source: candidate.place.path, place: candidate.place, isChosen: false, why: why))
    }
    for index in noted.indices where noted[index].why.isEmpty {
      if hasValue {
        noted[index].why = "A translation comes first (B41)."
      } else if index == best?.index {
        noted[index].isChosen = true
        noted[index].why = reason(rank: best?.rank ?? .plain, isLocalized: isLocalized)
      } else {
        noted[index].why = "A more specific key comes first (B20)."
      }
    }
    sources += noted
    return hasValue ? nil : best?.value
  }

  private func reason(rank: VariantKey.Rank, isLocalized: Bool) -> String {
    if isLocalized {
      return tables.first?.localization.map {
        "\($0) is the first localization of \(shownSearchList) with translations (B40)."
      }
        ?? "A file that is not localized comes before all localizations (B50)."
    }
    switch rank {
    case .plain: return "No translation and no variant of the key counts here."
    case .system: return "It is for \(context.system.name) (B20)."
    case .device: return "It is for this device (B20)."
    case .systemAndDevice: return "It is for this system and device (B20)."
    }
  }

  private var shownSearchList: String { ResourceSearch.withBase(searchList).joined(separator: ", ") }

  /// Keys whose value is never a translation.
  private static let fixedKeys = ["CFBundleVersion"]

  // MARK: Texts inside a value

  /// The value with the texts that are looked up by themselves translated (R18, B42).
  private func translated(
    _ value: PropertyListValue, below path: [PropertyListPathStep], _ sources: inout [ValueSource]
  ) -> PropertyListValue {
    switch value {
    case .array(let items):
      var result: [PropertyListValue] = []
      for (index, item) in items.enumerated() {
        result.append(translated(item, below: path + [.index(index)], &sources))
      }
      return .array(result)
    case .dictionary(let dictionary):
      var result: [PropertyListDictionary.Entry] = []
      for entry in dictionary.entries {
        var value = entry.value
        if case .string(let text) = value, Self.namesOfTypes.holds(entry.key),
          let found = translation(of: text)
        {
          value = .string(found.text)
          sources.append(
            ValueSource(
              step: .localized, source: found.place.path, place: found.place, isChosen: true,
              why: "The value of \(entry.key), \(text), is itself a key there (R18)."))
        } else {
          value = translated(value, below: path + [.key(entry.key)], &sources)
        }
        result.append(PropertyListDictionary.Entry(key: entry.key, value: value))
      }
      return .dictionary(PropertyListDictionary(uniqueEntries: result))
    default: return value
    }
  }

  private func translation(of text: String) -> (text: String, place: ValueSource.Place)? {
    for table in tables {
      guard let entry = table.entries.first(where: { $0.key.isSameText(as: text) }) else { continue }
      return (
        entry.text,
        ValueSource.Place(
          path: table.path, keyPath: entry.keyPath, range: entry.node.range, document: table.document)
      )
    }
    return nil
  }

  /// The keys whose values are looked up by themselves.
  private static let namesOfTypes = ["CFBundleTypeName", "CFBundleURLName", "UTTypeDescription"]
}

extension PropertyListValue {
  /// The value of a record of the catalog.
  init(_ value: CatalogValue) {
    switch value {
    case .boolean(let value): self = .boolean(value)
    case .integer(let value): self = .integer(PropertyListInteger(value))
    case .real(let value): self = .real(value)
    case .string(let value): self = .string(value)
    case .array(let items): self = .array(items.map { PropertyListValue($0) })
    case .dictionary(let members):
      self = .dictionary(
        PropertyListDictionary(
          uniqueEntries: members.map {
            PropertyListDictionary.Entry(key: $0.key, value: PropertyListValue($0.value))
          }))
    }
  }
}
