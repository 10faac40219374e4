extension KeyRecord {
  /// Whether the key is known in an era.
  ///
  /// Today knows every key; 2018 those of the books, also of chapters last printed in 2010; 2010 those that the
  /// book of 2010 covers.
  public func isKnown(in era: Era) -> Bool {
    switch era {
    case .today: true
    case .books2018: entry.books.exists
    case .books2010:
      all(.source, in: entry.books, decode: FactDecoder.bookSources).joined().contains { $0.isOf2010 }
    }
  }

  /// Whether the books have the key.
  public var hasBooks: Bool { entry.books.exists }

  /// Whether newer data have the key.
  public var hasToday: Bool { entry.today.exists }

  // MARK: Types

  /// How well a type fits the key (R233).
  ///
  /// Today the types of the newer data are expected, and those the books named are understood. A whole number
  /// is fine where a real one is expected.
  ///
  /// - Complexity: O(1). Takes no memory.
  public func match(_ type: ValueType, in era: Era = .today) -> TypeMatch {
    let set = ValueTypeSet(type)
    let (expected, lenient) = typeSets(in: era)
    if expected.contains(set) { return .expected }
    if type == .integer, expected.contains(ValueTypeSet(.real)) { return .expected }
    return lenient.contains(set) ? .lenient : .wrong
  }

  /// The types the key is meant to have, the usual one first.
  public func types(in era: Era = .today) -> [ValueType] {
    field(.type, in: era, decode: FactDecoder.types) ?? []
  }

  /// Further types that are understood.
  public func lenientTypes(in era: Era = .today) -> [ValueType] {
    let (expected, lenient) = typeSets(in: era)
    return ValueType.allCases.filter {
      lenient.contains(ValueTypeSet($0)) && !expected.contains(ValueTypeSet($0))
    }
  }

  private func typeSets(in era: Era) -> (expected: ValueTypeSet, lenient: ValueTypeSet) {
    let entry = entry
    if era == .today, entry.today.exists {
      let lenient = entry.books.lenientTypes.union(entry.today.lenientTypes)
      return (entry.today.types, entry.books.types.union(lenient))
    }
    return entry.books.exists ? (entry.books.types, entry.books.lenientTypes) : (entry.today.types, [])
  }

  /// The type of each item, for a key that may be an array, nil where it is not said.
  public func elementType(in era: Era = .today) -> ValueType? {
    field(.items, in: era) { ValueType(name: $0.rest) }
  }

  /// The type of each value, for a dictionary whose keys are free, nil where it is not said.
  public func valueType(in era: Era = .today) -> ValueShape? {
    field(.members, in: era) { ValueShape($0.rest) }
  }

  /// Whether everything that newer data say rests on memory.
  public var isRecalled: Bool {
    let today = entry.today
    guard today.exists, today.has(.evidence) else { return false }
    return all(.evidence, in: today) { field in
      var field = field
      return field.parts(separatedBy: ", ")
    }.joined().contains { $0.isSameText(as: "recalled") }
  }

  // MARK: Names, platforms, status

  /// The readable name an editor shows (R8), nil if there is none: today the newer of the two.
  public func readableName(in era: Era = .today) -> String? {
    field(.name, in: era) { $0.rest }
  }

  /// All readable names, the newest first; each is accepted as input.
  public var readableNames: [String] {
    let newer = readableName(in: .today)
    let older = readableName(in: .books2018)
    guard let newer else { return older.map { [$0] } ?? [] }
    guard let older, entry.books.exists, !older.isSameText(as: newer) else { return [newer] }
    return [newer, older]
  }

  /// The chapter of the books, or the subject of a newer key.
  public var family: String {
    let books = index.opening(of: entry.books, in: entry)
    if books.count == 4 { return books[2] }
    return index.opening(of: entry.today, in: entry).last ?? ""
  }

  /// All names of the group the key belongs to: the chapter and subject in the books, the newer subject.
  public var families: [String] {
    var names = Array(index.opening(of: entry.books, in: entry).dropFirst(2))
    if let family = index.opening(of: entry.today, in: entry).last,
      !names.contains(where: { $0.isSameText(as: family) })
    {
      names.append(family)
    }
    return names
  }

  /// Where and since when the key means something; empty where no source says.
  public func platforms(in era: Era = .today) -> [Availability] {
    field(.platforms, in: era, decode: FactDecoder.availabilities) ?? []
  }

  /// The availability on a platform, nil if the key means nothing there (R234).
  ///
  /// iPadOS takes the entry of iOS where it has none of its own. A key without any entry is not known to mean
  /// nothing anywhere; see ``platforms(in:)``.
  public func availability(on platform: Platform, in era: Era = .today) -> Availability? {
    guard let side = side(of: .platforms, in: era) else { return nil }
    var reader = FieldReader(index.texts[entry.source], side, from: .platforms)
    guard var field = reader.next(.platforms) else { return nil }
    var stand: Availability?
    while let item = FactDecoder.availability(&field) {
      if item.platform == platform { return item }
      if item.platform == platform.stand { stand = item }
    }
    return stand
  }

  /// Whether any source says on which platforms the key means something.
  public func hasPlatforms(in era: Era = .today) -> Bool { side(of: .platforms, in: era) != nil }

  /// How the key stands.
  ///
  /// Where newer data name no status, a key that every platform advises against is deprecated, one that some
  /// do is partly deprecated.
  public func status(in era: Era = .today) -> KeyStatus {
    let entry = entry
    guard era == .today || !entry.books.exists, entry.today.exists else {
      return entry.books.status ?? .current
    }
    if let status = entry.today.status { return status }
    let platforms = platforms(in: .today)
    let advised = platforms.filter { $0.deprecated != nil }.count
    if advised > 0 { return advised == platforms.count ? .deprecated : .partlyDeprecated }
    return entry.books.status ?? .current
  }

  /// The paths of the keys to use instead of this one.
  public func replacements(in era: Era = .today) -> [String] {
    field(.replacedBy, in: era) { FactDecoder.list($0.rest) } ?? []
  }

  /// The path of the key this one is a misprint of (R237), nil for an honest key.
  public var aliasOf: String? { field(.aliasOf, in: .books2018) { $0.rest } }

  // MARK: Values

  /// How a value stands to the values a key is known to take.
  public enum ValueMatch: UInt8, Sendable, Hashable {
    /// The era lists the value.
    case listed
    /// Only the books list the value, newer data no more.
    case listedByBooks
    /// No list has the value, and the lists are closed: it is an error (R235).
    case refused
    /// No list has the value, but others than the listed ones are possible.
    case unlisted
    /// There is no list.
    case noList
  }

  /// How a value, or an item of an array value, stands to the known values.
  public func match(_ value: CatalogValue, in era: Era = .today) -> ValueMatch {
    let values = values(in: era)
    if values.contains(where: { $0.value == value }) { return .listed }
    if era == .today, self.values(in: .books2018).contains(where: { $0.value == value }) {
      return .listedByBooks
    }
    if values.isEmpty { return .noList }
    return valuesAreClosed(in: era) ? .refused : .unlisted
  }

  /// The values the key, or each item of an array, is known to take.
  ///
  /// Today the newer list counts, with the meanings the books give where they explain more. Without a newer
  /// list the books' one stands, but for values of a type that is no longer meant: where `LSUIElement` is a
  /// Boolean, its old value "1" is not among them.
  public func values(in era: Era = .today) -> [KnownValue] {
    let entry = entry
    let side = entry.books.exists ? entry.books : entry.today
    let older = side.has(.value) ? all(.value, in: side, decode: FactDecoder.knownValue) : []
    guard era == .today, entry.books.exists, entry.today.exists else { return older }
    guard entry.today.has(.value) else {
      let meant = entry.today.types
      if meant.isEmpty || meant.contains(ValueTypeSet(.array)) { return older }
      return older.filter { meant.contains(ValueTypeSet($0.value.type)) }
    }
    return all(.value, in: entry.today, decode: FactDecoder.knownValue).map { value in
      guard let old = older.first(where: { $0.value == value.value }) else { return value }
      return KnownValue(
        value: value.value, meaning: old.meaning ?? value.meaning,
        isDefault: value.isDefault || old.isDefault,
        order: value.order ?? old.order, introduced: value.introduced ?? old.introduced, isBeyondBooks: false)
    }
  }

  /// Whether values that are not listed are errors (R235).
  public func valuesAreClosed(in era: Era = .today) -> Bool {
    let entry = entry
    if era == .today {
      // Without a newer list, types may have changed so that nothing of the books' list is left.
      if entry.today.has(.closed) { return true }
      return entry.books.has(.closed) && (entry.today.has(.value) || !values(in: .today).isEmpty)
    }
    return entry.books.exists ? entry.books.has(.closed) : entry.today.has(.closed)
  }

  /// The value that holds when the key is absent, nil where none is known.
  public func defaultValue(in era: Era = .today) -> CatalogValue? {
    field(.standard, in: era) { (field: FieldText) -> CatalogValue? in
      var field = field
      return field.value()
    }
  }

  // MARK: Rules

  /// Rules the value has to keep.
  ///
  /// Today a list of the newer data takes the place of the lists the books' rules name.
  public func constraints(in era: Era = .today) -> [Constraint] {
    let entry = entry
    let older =
      entry.books.has(.constraint)
      ? all(.constraint, in: entry.books, decode: FactDecoder.constraint) : []
    guard era == .today || !entry.books.exists else { return older }
    let newer =
      entry.today.has(.constraint)
      ? all(.constraint, in: entry.today, decode: FactDecoder.constraint) : []
    let kept = older.filter { constraint in
      switch constraint.kind {
      case .oneOf, .eachOneOf: !entry.today.has(.value)
      default: !newer.contains { $0.kind == constraint.kind }
      }
    }
    return newer + kept
  }

  /// Whether there is a rule of a kind in any era, without reading it.
  package func hasConstraint(of kind: ConstraintKind) -> Bool {
    [entry.books, entry.today].contains { side in
      side.has(.constraint) && all(.constraint, in: side, decode: FactDecoder.constraintKind).contains(kind)
    }
  }

  /// The lists of the books that recommend the key.
  var recommendedFor: [String] {
    field(.recommended, in: .books2018) { field in
      var field = field
      return field.parts(separatedBy: "; ")
    } ?? []
  }

  /// Whether there are rules, without reading them.
  public var hasConstraints: Bool { entry.books.has(.constraint) || entry.today.has(.constraint) }

  /// How the key stands to other keys (R236).
  public func relations(in era: Era = .today) -> [Relation] {
    let entry = entry
    let older =
      entry.books.has(.relation) ? all(.relation, in: entry.books, decode: FactDecoder.relation) : []
    guard era == .today || !entry.books.exists, entry.today.has(.relation) else { return older }
    return all(.relation, in: entry.today, decode: FactDecoder.relation) + older
  }

  /// Whether there are relations to other keys, without reading them.
  public var hasRelations: Bool { entry.books.has(.relation) || entry.today.has(.relation) }

  /// The condition under which the key has to be there, nil if it never has to.
  ///
  /// For a nested key the condition is first of all that the dictionary it belongs to is there.
  public func requiredWhere(in era: Era = .today) -> String? {
    field(.required, in: era) { (field: FieldText) -> String? in
      var field = field
      if field.skip("[2018] "), era == .books2010 { return nil }
      return field.rest
    }
  }

  /// Who writes the key, nil if people do.
  public var writtenBy: BuildOrigin? {
    if entry.books.has(.writtenBy) {
      return field(.writtenBy, in: .books2018, decode: FactDecoder.buildOrigin)
    }
    guard !entry.books.exists, family.isSameText(as: "Build stamps") else { return nil }
    return BuildOrigin(writer: "Xcode", occasion: "stamped at build time", mustNotBeSet: true)
  }

  /// Whether the value is translated by way of a strings file, and which.
  public var localizableVia: String? {
    field(.localized, in: .books2018) { (field: FieldText) -> String? in
      var field = field
      let via = field.part(before: ", ")
      return via.isSameText(as: "no") ? nil : via
    }
  }

  /// What the system does with the key, as prose.
  public func effect(in era: Era = .today) -> String {
    // The books explain, newer data mostly label: their sentences come first wherever they exist.
    if entry.books.has(.effect) { return field(.effect, in: .books2018) { $0.rest } ?? "" }
    return field(.effect, in: era) { $0.rest } ?? ""
  }

  // MARK: Reading

  /// The side that answers for a kind of field in an era: the one the era looks at, or the other.
  private func side(of kind: FieldKind, in era: Era) -> RecordEntry.Facet? {
    let entry = entry
    let newerCounts = era == .today || !entry.books.exists
    if newerCounts, entry.today.has(kind) { return entry.today }
    return entry.books.has(kind) ? entry.books : nil
  }

  /// Reads the first field of a kind from the side that answers for it.
  private func field<Value>(
    _ kind: FieldKind, in era: Era, decode: (FieldText) -> Value?
  ) -> Value? {
    guard let side = side(of: kind, in: era) else { return nil }
    var reader = FieldReader(index.texts[entry.source], side, from: kind)
    return reader.next(kind).flatMap(decode)
  }

  /// Reads all fields of a kind from one side.
  private func all<Value>(
    _ kind: FieldKind, in side: RecordEntry.Facet, decode: (FieldText) -> Value?
  ) -> [Value] {
    var values: [Value] = []
    var reader = FieldReader(index.texts[entry.source], side, from: kind)
    while let field = reader.next(kind) {
      if let value = decode(field) { values.append(value) }
    }
    return values
  }
}
