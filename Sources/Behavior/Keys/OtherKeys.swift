internal import KeyCatalog
internal import PropertyLists
internal import Resolution
internal import SourceText

/// What becomes of keys that no decision of their own is about: what the catalog knows, in the light of the value.
struct OtherKeys {
  private let context: BehaviorContext
  private let catalog: Catalog

  private init(_ context: BehaviorContext, _ catalog: Catalog) {
    self.context = context
    self.catalog = catalog
  }

  /// The effects of the keys in the file, of absent ones for which something holds, and of those that are asked about.
  static func effects(
    in context: BehaviorContext, _ catalog: Catalog, except decided: [String], asked: [String]
  ) -> [BehaviorEffect] {
    let keys = OtherKeys(context, catalog)
    let present = context.resolver.keys
    var effects = present.filter { !decided.holds($0) }.map { keys.effect(ofPresent: $0) }
    for place in catalog.root(of: .infoPlist).children {
      guard let record = place.record, !record.key.hasBeginning("<"), !decided.holds(record.key),
        !present.holds(record.key), asked.holds(record.key) || keys.saysSomethingWithout(record)
      else { continue }
      effects.append(keys.effect(ofAbsent: record))
    }
    return effects
  }

  // MARK: Absent keys

  /// Whether something is to be said about a key because it is absent.
  private func saysSomethingWithout(_ record: KeyRecord) -> Bool {
    let era = context.era
    return !record.isThirdParty && record.status(in: era) == .current && record.isKnown(in: era)
      && record.hasPlatforms(in: era) && isMeant(record)
      && (PlainKey.named(record.key) != nil || record.defaultValue(in: era) != nil)
  }

  private func effect(ofAbsent record: KeyRecord) -> BehaviorEffect {
    let key = record.key
    let reading = context.raw(key)
    let prose = record.effect(in: context.era)
    if let reason = reasonForNothing(record) {
      return BehaviorEffect(.other, key, [], reading, nil, "\(reason) \(prose)")
    }
    var standard: PropertyListValue?
    if record.defaultValue(in: context.era) != nil { standard = context.resolver.resolve(key).value }
    if let plain = PlainKey.named(key) {
      return BehaviorEffect(
        plain.topic, key, plain.rules, reading, nil,
        standard: plain.takesDefaultOfCatalog ? standard : plain.standard, plain.absent)
    }
    let sentence: String
    if reading.isPresent || record.isThirdParty {
      sentence = prose
    } else if standard != nil {
      sentence = "The default holds. \(prose)"
    } else if record.types(in: context.era).first == .boolean {
      sentence = "It counts as false. If it were true: \(prose)"
    } else {
      sentence = "Nothing: no default is known. If it were there: \(prose)"
    }
    return BehaviorEffect(.other, key, [], reading, nil, standard: standard, sentence)
  }

  // MARK: Keys in the file

  private func effect(ofPresent key: String) -> BehaviorEffect {
    let reading = context.raw(key)
    guard let record = catalog.topLevelKey(key).place?.record, let value = reading.value else {
      return BehaviorEffect(
        .other, key, [], reading, nil,
        "Nothing: the system does not know the key, and leaves it to the app (R36).")
    }
    let prose = record.effect(in: context.era)
    if let reason = reasonForNothing(record) {
      return BehaviorEffect(.other, key, [], reading, nil, "\(reason) \(prose)")
    }
    let plain = PlainKey.named(key)
    let sentence: String
    var outcome: PropertyListValue?
    var remarks: [String] = []
    let match = Self.type(of: value).map { record.match($0, in: context.era) } ?? .wrong
    if record.types(in: context.era).first == .boolean || plain?.on.isEmpty == false {
      let standard = record.defaultValue(in: context.era)?.boolean ?? false
      let flag = context.flag(key, standard: standard)
      outcome = .boolean(flag.value)
      if match != .expected { remarks = flag.remark.map { [$0] } ?? [] }
      sentence = self.sentence(for: flag.value, value, plain, record)
    } else if match == .wrong {
      let meant = record.types(in: context.era).map { Self.words(for: $0) }.joined(separator: " or ")
      remarks = ["\(key) is \(BehaviorContext.words(for: value)), not \(meant), so it counts as absent."]
      sentence = plain?.absent ?? "Nothing: it counts as absent. Otherwise: \(prose)"
    } else {
      if match == .lenient {
        remarks = ["\(key) is \(BehaviorContext.words(for: value)), which is understood as well."]
      }
      remarks += misfits(in: value, key, record)
      sentence = prose + (meaning(of: value, record).map { " Here: \($0)" } ?? "")
    }
    return BehaviorEffect(
      plain?.topic ?? .other, key, plain?.rules ?? [], reading, outcome, remarks: remarks, sentence)
  }

  /// What comes of a value that switches something on or off.
  private func sentence(
    for isOn: Bool, _ value: PropertyListValue, _ plain: PlainKey?, _ record: KeyRecord
  ) -> String {
    let prose = record.effect(in: context.era)
    guard let plain else { return isOn || record.isThirdParty ? prose : "It is off. If it were on: \(prose)" }
    switch value {
    // These count as absent, which may mean something else than false.
    case .array, .dictionary, .date, .data: return plain.absent
    default: return plain.sentence(isOn: isOn)
    }
  }

  /// What a known value means.
  private func meaning(of value: PropertyListValue, _ record: KeyRecord) -> String? {
    record.values(in: context.era).first { known in
      switch (known.value, value) {
      case (.string(let left), .string(let right)): left.isSameText(as: right)
      case (.integer(let left), .integer(let right)): right == PropertyListInteger(left)
      default: false
      }
    }?.meaning
  }

  /// Remarks about items and members whose type is not the right one, which are left out.
  private func misfits(in value: PropertyListValue, _ key: String, _ record: KeyRecord) -> [String] {
    switch value {
    case .array(let items):
      guard let type = record.elementType(in: context.era) else { return [] }
      let count = items.filter { !Self.fits($0, type) }.count
      return count == 0
        ? [] : ["Items of \(key) that are not \(Self.words(for: type)) are left out: \(count)."]
    case .dictionary(let dictionary):
      guard let type = record.valueType(in: context.era)?.type else { return [] }
      let names = dictionary.entries.filter { !Self.fits($0.value, type) }.map { $0.key }
      return names.isEmpty
        ? [] : ["Values in \(key) that are not \(Self.words(for: type)) are left out: \(names.enumeration)."]
    default: return []
    }
  }

  // MARK: What counts

  /// Whether a key means something on the system.
  ///
  /// Launch Services of the Mac reads `LSRequiresIPhoneOS` to refuse the app (R130).
  private func isMeant(_ record: KeyRecord) -> Bool {
    !record.hasPlatforms(in: context.era)
      || record.availability(on: context.platform, in: context.era) != nil
      || context.isMac && record.key.isSameText(as: "LSRequiresIPhoneOS")
  }

  /// Why a key does nothing here, up to what it does elsewhere; nil if it may do something.
  private func reasonForNothing(_ record: KeyRecord) -> String? {
    if record.isThirdParty { return nil }
    if !record.isKnown(in: context.era) {
      return "Nothing: the reference of \(context.era.name) does not know the key. Later:"
    }
    return isMeant(record) ? nil : "Nothing on \(context.platform.name), as far as is known. Elsewhere:"
  }

  // MARK: Types

  private static func fits(_ value: PropertyListValue, _ type: ValueType) -> Bool {
    guard let other = Self.type(of: value) else { return false }
    return other == type || type == .real && other == .integer
  }

  private static func type(of value: PropertyListValue) -> ValueType? {
    switch value.kind {
    case .string: .string
    case .boolean: .boolean
    case .integer: .integer
    case .real: .real
    case .date: .date
    case .data: .data
    case .array: .array
    case .dictionary: .dictionary
    default: nil
    }
  }

  /// A type, with its article.
  private static func words(for type: ValueType) -> String {
    switch type {
    case .string: "a text"
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .real: "a number"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}
