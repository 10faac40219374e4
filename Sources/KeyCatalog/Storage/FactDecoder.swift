/// Understands the text of fields.
///
/// Every function gives nil for malformed text.
enum FactDecoder {
  static func types(_ field: FieldText) -> [ValueType]? {
    var field = field
    return all(field.parts(separatedBy: ", ")) { ValueType(name: $0) }
  }

  static func availabilities(_ field: FieldText) -> [Availability]? {
    var field = field
    var result: [Availability] = []
    while !field.isAtEnd {
      guard let item = availability(&field) else { return nil }
      result.append(item)
    }
    return result.isEmpty ? nil : result
  }

  /// Takes `iOS 6.0 deprecated 7.0 obsoleted 8.0 (note)` and the comma behind it.
  static func availability(_ field: inout FieldText) -> Availability? {
    guard let platform = platform(&field) else { return nil }
    var introduced: SystemVersion?
    var deprecated: SystemVersion?
    var obsoleted: SystemVersion?
    var note: String?
    if field.isNumberNext, field.skip(" ") {
      introduced = field.version()
    }
    if field.skip(" deprecated ") {
      deprecated = field.version()
      guard deprecated != nil else { return nil }
    }
    if field.skip(" obsoleted ") {
      obsoleted = field.version()
      guard obsoleted != nil else { return nil }
    }
    if field.skip(" (") { note = field.part(before: ")") }
    guard field.skip(", ") || field.isAtEnd else { return nil }
    return Availability(
      platform: platform, introduced: introduced, deprecated: deprecated, obsoleted: obsoleted, note: note)
  }

  /// Takes the name of a platform.
  private static func platform(_ field: inout FieldText) -> Platform? {
    // The first letter leaves two candidates at most.
    let candidates: (Platform, Platform)
    switch field.peek {
    case UInt8(ascii: "i"): candidates = (.iOS, .iPadOS)
    case UInt8(ascii: "m"): candidates = (.macOS, .macCatalyst)
    case UInt8(ascii: "t"): candidates = (.tvOS, .tvOS)
    case UInt8(ascii: "v"): candidates = (.visionOS, .visionOS)
    case UInt8(ascii: "w"): candidates = (.watchOS, .watchOS)
    default: return nil
    }
    if field.skip(word: candidates.0.word) { return candidates.0 }
    return field.skip(word: candidates.1.word) ? candidates.1 : nil
  }

  /// Reads `Default [default, order 2] -- meaning`.
  static func knownValue(_ field: FieldText) -> KnownValue? {
    var field = field
    guard let value = field.value() else { return nil }
    var isDefault = false
    var order: Int?
    var introduced: SystemVersion?
    var isBeyond = false
    if field.skip(" [") {
      while true {
        if field.skip("default") {
          isDefault = true
        } else if field.skip("order ") {
          order = field.value()?.integer
          if order == nil { return nil }
        } else if field.skip("introduced ") {
          introduced = field.version()
          if introduced == nil { return nil }
        } else if field.skip("beyond") {
          isBeyond = true
        } else {
          return nil
        }
        if field.skip("]") { break }
        guard field.skip(", ") else { return nil }
      }
    }
    var meaning: String?
    if field.skip(" -- ") { meaning = field.rest } else if !field.isAtEnd { return nil }
    return KnownValue(
      value: value, meaning: meaning, isDefault: isDefault, order: order, introduced: introduced,
      isBeyondBooks: isBeyond)
  }

  /// Reads `error pattern "…" -- text`.
  static func constraint(_ field: FieldText) -> Constraint? {
    var field = field
    let severityName = field.word()
    let severities: [Constraint.Severity] = [.error, .warning, .info]
    guard let severity = severities.first(where: { $0.name.isSameText(as: severityName) }),
      let kind = ConstraintKind(name: field.word())
    else { return nil }
    var argument: CatalogValue?
    if !field.skip("-- ") {
      argument = field.value()
      guard argument != nil, field.skip(" -- ") else { return nil }
    }
    let text = field.rest
    return text.isEmpty ? nil : Constraint(kind: kind, severity: severity, argument: argument, text: text)
  }

  /// The kind of a constraint, all else unread.
  static func constraintKind(_ field: FieldText) -> ConstraintKind? {
    var field = field
    _ = field.word()
    return ConstraintKind(name: field.word())
  }

  /// Reads `must requiresOneOf A, B -- note`.
  static func relation(_ field: FieldText) -> Relation? {
    var field = field
    let strength = field.word()
    let isMust = strength.isSameText(as: "must")
    guard isMust || strength.isSameText(as: "should") else { return nil }
    let kindName = field.word()
    guard let kind = Relation.Kind.allCases.first(where: { $0.name.isSameText(as: kindName) }) else {
      return nil
    }
    let targets = Self.list(field.part(before: " -- "))
    let note = field.rest
    return targets.isEmpty || note.isEmpty
      ? nil : Relation(kind: kind, isMust: isMust, targets: targets, note: note)
  }

  /// Reads `Xcode [must not set] -- occasion`.
  static func buildOrigin(_ field: FieldText) -> BuildOrigin? {
    var field = field
    var writer = field.part(before: " -- ")
    let occasion = field.rest
    guard !writer.isEmpty, !occasion.isEmpty else { return nil }
    let mark = " [must not set]"
    let isMarked = writer.utf8.count > mark.utf8.count && writer.utf8.suffix(15).elementsEqual(mark.utf8)
    if isMarked { writer = String(writer.dropLast(15)) }
    return BuildOrigin(writer: writer, occasion: occasion, mustNotBeSet: isMarked)
  }

  /// Reads `000 002 Section`: one place in each of the texts.
  static func bookSources(_ field: FieldText) -> [BookSource]? {
    var field = field
    var seeds: [String] = []
    while let byte = field.peek, byte == UInt8(ascii: "0"), field.digitsAhead == 3 {
      seeds.append(field.word())
    }
    let section = field.rest
    return seeds.isEmpty || section.isEmpty ? nil : seeds.map { BookSource(seed: $0, section: section) }
  }

  /// Reads `name = item, item`.
  static func listByName(_ field: FieldText) -> TodayFacts.ListByName? {
    var field = field
    let name = field.part(before: " = ")
    let items = field.parts(separatedBy: ", ")
    return name.isEmpty || items.isEmpty ? nil : TodayFacts.ListByName(name: name, items: items)
  }

  /// Takes a text apart at its commas.
  static func list(_ text: String) -> [String] {
    var items: [String] = []
    var item: [UInt8] = []
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      if byte == UInt8(ascii: ",") {
        items.append(String(decoding: item, as: UTF8.self))
        item = []
        _ = bytes.next()
      } else {
        item.append(byte)
      }
    }
    if !item.isEmpty { items.append(String(decoding: item, as: UTF8.self)) }
    return items
  }

  /// Translates all items, or gives nil if one cannot be or there is none.
  private static func all<Result>(_ items: [String], _ translate: (String) -> Result?) -> [Result]? {
    var results: [Result] = []
    for item in items {
      guard let result = translate(item) else { return nil }
      results.append(result)
    }
    return results.isEmpty ? nil : results
  }
}
