extension RecordIndex {
  /// Reads the books' side of a record, nil if it has none.
  func books(of entry: RecordEntry) throws(RecordError) -> BookFacts? {
    guard entry.books.exists else { return nil }
    let text = texts[entry.source]
    let words = opening(of: entry.books, in: entry)
    guard words.count == 4, let status = KeyStatus(name: words[1]),
      let year = [2010, 2018].first(where: { "\($0)".isSameText(as: words[0]) })
    else { throw failure("year, status, family and group are expected", entry.books.lines.lowerBound, entry) }
    var facts = BookFacts(asOf: year, status: status, family: words[2], group: words[3])
    var reader = FieldReader(text, entry.books.lines)
    while let field = reader.next() {
      guard read(field.kind, FieldText(text, field.range), into: &facts) else {
        throw failure("the field is malformed", field.range.lowerBound, entry)
      }
    }
    return facts
  }

  private func read(_ kind: FieldKind, _ field: FieldText, into facts: inout BookFacts) -> Bool {
    var field = field
    switch kind {
    case .name: facts.readableName = field.rest
    case .type: return set(&facts.types, FactDecoder.types(field))
    case .items: return set(&facts.elementType, ValueType(name: field.rest))
    case .members: return set(&facts.valueType, ValueShape(field.rest))
    case .lenient: return set(&facts.lenientTypes, FactDecoder.types(field))
    case .platforms: return set(&facts.platforms, FactDecoder.availabilities(field))
    case .replacedBy: facts.replacedBy = field.parts(separatedBy: ", ")
    case .aliasOf: facts.aliasOf = field.rest
    case .required:
      if field.skip("[2018] ") { facts.requiredSince = 2018 }
      facts.requiredWhere = field.rest
    case .recommended: facts.recommendedFor = field.parts(separatedBy: "; ")
    case .localized:
      let via = field.part(before: ", ")
      facts.localizableVia = via.isSameText(as: "no") ? nil : via
      facts.localizableBasis = field.rest
      return !field.isAtEnd
    case .standard:
      facts.defaultValue = field.value()
      return facts.defaultValue != nil && field.isAtEnd
    case .closed: facts.valuesClosed = field.rest.isSameText(as: "closed"); return facts.valuesClosed
    case .value: return append(&facts.values, FactDecoder.knownValue(field))
    case .constraint: return append(&facts.constraints, FactDecoder.constraint(field))
    case .relation: return append(&facts.relations, FactDecoder.relation(field))
    case .writtenBy: return set(&facts.writtenBy, FactDecoder.buildOrigin(field))
    case .effect: facts.effect = field.rest
    case .alternatePath: facts.alternatePaths.append(field.rest)
    case .note: facts.notes = field.rest
    case .beyond: facts.beyondSeeds.append(field.rest)
    case .source:
      guard let sources = FactDecoder.bookSources(field) else { return false }
      facts.sources += sources
    case .contents: return RecordPath(field.rest) != nil
    case .openKeys:
      facts.takesFurtherKeys = field.rest.isSameText(as: "open")
      return facts.takesFurtherKeys
    default: return false
    }
    return !field.isAtEnd || kind == .replacedBy || kind == .recommended
  }

  /// Reads today's side of a record, nil if it has none.
  func today(of entry: RecordEntry) throws(RecordError) -> TodayFacts? {
    guard entry.today.exists else { return nil }
    let text = texts[entry.source]
    var facts = TodayFacts()
    let words = opening(of: entry.today, in: entry)
    if !words.isEmpty {
      facts.status = KeyStatus(name: words[0])
      facts.family = words.last
      guard facts.status != nil, words.count == 2 else {
        throw failure("status and family are expected", entry.today.lines.lowerBound, entry)
      }
    }
    var reader = FieldReader(text, entry.today.lines)
    while let field = reader.next() {
      guard read(field.kind, FieldText(text, field.range), into: &facts) else {
        throw failure("the field is malformed", field.range.lowerBound, entry)
      }
    }
    return facts
  }

  private func read(_ kind: FieldKind, _ field: FieldText, into facts: inout TodayFacts) -> Bool {
    var field = field
    switch kind {
    case .name: facts.readableName = field.rest
    case .type: return set(&facts.types, FactDecoder.types(field))
    case .lenient: return set(&facts.lenientTypes, FactDecoder.types(field))
    case .items: return set(&facts.elementType, ValueType(name: field.rest))
    case .members: return set(&facts.valueType, ValueShape(field.rest))
    case .platforms: return set(&facts.platforms, FactDecoder.availabilities(field))
    case .replacedBy: facts.replacedBy = field.parts(separatedBy: ", ")
    case .required: facts.requiredWhere = field.rest
    case .standard:
      facts.defaultValue = field.value()
      return facts.defaultValue != nil && field.isAtEnd
    case .standardNote: facts.defaultNote = field.rest
    case .closed: facts.valuesClosed = field.rest.isSameText(as: "closed"); return facts.valuesClosed
    case .value: return append(&facts.values, FactDecoder.knownValue(field))
    case .constraint: return append(&facts.constraints, FactDecoder.constraint(field))
    case .relation: return append(&facts.relations, FactDecoder.relation(field))
    case .limit: facts.limits.append(field.rest)
    case .related: facts.related.append(field.rest)
    case .effect: facts.effect = field.rest
    case .note: facts.notes = field.rest
    case .setting: facts.buildSetting = field.rest
    case .announced: facts.announced = field.rest
    case .symbols: return append(&facts.apiSymbols, FactDecoder.listByName(field))
    case .reasons: return append(&facts.reasonsByCategory, FactDecoder.listByName(field))
    case .evidence:
      for word in field.parts(separatedBy: ", ") {
        if word.isSameText(as: "recalled") {
          facts.confidence = .recalled
        } else if word.isSameText(as: "partly recalled") {
          facts.confidence = .partlyRecalled
        } else if word.isSameText(as: "platforms from page") {
          facts.platformsAreFromPage = true
        } else {
          return false
        }
      }
    case .source:
      for name in field.parts(separatedBy: ", ") {
        guard let source = SourceNames.standard.fullName(of: name) else { return false }
        facts.sources.append(source)
      }
    case .contents: return RecordPath(field.rest) != nil
    case .openKeys:
      facts.takesFurtherKeys = field.rest.isSameText(as: "open")
      return facts.takesFurtherKeys
    default: return false
    }
    return !field.isAtEnd || kind == .replacedBy || kind == .evidence || kind == .source
  }

  // MARK: Parts

  /// The words behind the one that opens a side: year, status, family and group, or status and family.
  ///
  /// None if the record lacks the side.
  func opening(of facet: RecordEntry.Facet, in entry: RecordEntry) -> [String] {
    guard facet.exists else { return [] }
    let text = texts[entry.source]
    let end = text.lineEnd(from: facet.lines.lowerBound)
    // Both words, `books:` and `today:`, are as long as each other.
    var words = FieldText(text, min(facet.lines.lowerBound + 9, end)..<end)
    return words.parts(separatedBy: ", ")
  }

  /// An error at a place inside a record.
  private func failure(_ message: String, _ offset: Int, _ entry: RecordEntry) -> RecordError {
    let text = texts[entry.source]
    var line = 1
    var start = 0
    while true {
      let end = text.lineEnd(from: start)
      if end >= offset { return RecordError(line: line, text: text.string(start..<end), message: message) }
      line += 1
      start = end + 1
    }
  }

  private func set<Value>(_ place: inout Value, _ value: Value?) -> Bool {
    guard let value else { return false }
    place = value
    return true
  }

  private func set<Value>(_ place: inout Value?, _ value: Value?) -> Bool {
    place = value
    return value != nil
  }

  private func append<Value>(_ list: inout [Value], _ value: Value?) -> Bool {
    guard let value else { return false }
    list.append(value)
    return true
  }
}
