extension KeyRecord {
  /// The page that explains the key as an era sees it.
  public func page(in era: Era = .today) -> KeyPage {
    let books = books
    let newer = era == .today || books == nil ? today : nil
    var sections: [KeyPage.Section] = []
    func add(_ heading: String, _ blocks: [KeyPage.Block]) {
      if !blocks.isEmpty { sections.append(KeyPage.Section(heading: heading, blocks: blocks)) }
    }
    add("Type", typeBlocks(in: era))
    add("Platforms", platforms(in: era).map { .item(term: $0.platform.name, text: $0.words) })
    add("Status", statusBlocks(in: era, newer))
    add("Values", valueBlocks(in: era))
    add("When absent", defaultBlocks(in: era, newer))
    add("Presence", presenceBlocks(in: era, books))
    add("Rules", ruleBlocks(in: era, newer))
    add("Relations", relationBlocks(in: era, newer))
    add("Localization", localizationBlocks(books))
    add("Written by", writtenByBlocks(newer))
    add("Example", example(in: era).map { [.sample($0)] } ?? [])
    if era == .today { add("Books and today", differenceBlocks(books, today)) }
    var notes: [KeyPage.Block] = []
    if let note = books?.notes { notes.append(.bullet(note)) }
    if let note = newer?.notes { notes.append(.bullet(note)) }
    if isThirdParty {
      notes.append(.bullet("The system ignores the key; the software named above reads it."))
    }
    if newer?.confidence == .recalled {
      notes.append(.bullet("These facts are recalled from memory and not yet checked."))
    } else if newer?.confidence == .partlyRecalled {
      notes.append(.bullet("Part of these facts is recalled from memory and not yet checked."))
    }
    add("Notes", notes)
    add("Sources", sourceBlocks(books, newer))
    var subtitle: [String] = []
    if let name = readableName(in: era) { subtitle.append(name) }
    subtitle.append(document.name)
    subtitle += families
    return KeyPage(
      title: path.description, subtitle: subtitle.joined(separator: " · "), summary: effect(in: era),
      sections: sections)
  }

  private func typeBlocks(in era: Era) -> [KeyPage.Block] {
    var text = types(in: era).map { type in
      if type == .array, let item = elementType(in: era) { return "array of \(item.name)" }
      if type == .dictionary, let shape = valueType(in: era) { return "dictionary of \(shape.description)" }
      return type.name
    }.joined(separator: " or ")
    let lenient = lenientTypes(in: era).map { $0.name }
    if !lenient.isEmpty { text += "; \(lenient.joined(separator: " or ")) is understood as well" }
    return text.isEmpty ? [] : [.paragraph(text)]
  }

  private func statusBlocks(in era: Era, _ newer: TodayFacts?) -> [KeyPage.Block] {
    var blocks: [KeyPage.Block] = []
    let status = status(in: era)
    if status != .current { blocks.append(.paragraph(status.words)) }
    if let alias = aliasOf { blocks.append(.paragraph("A misprint of \(alias).")) }
    let replacements = replacements(in: era)
    if !replacements.isEmpty {
      blocks.append(.item(term: "instead", text: replacements.joined(separator: ", ")))
    }
    if let announced = newer?.announced { blocks.append(.item(term: "announced", text: announced)) }
    return blocks
  }

  private func valueBlocks(in era: Era) -> [KeyPage.Block] {
    let values = values(in: era)
    if values.isEmpty { return [] }
    var blocks: [KeyPage.Block] = values.map { value in
      var words: [String] = []
      if let meaning = value.meaning { words.append(meaning) }
      if let introduced = value.introduced { words.append("(since \(introduced.description))") }
      if value.isDefault { words.append("(default)") }
      return .item(term: value.value.words, text: words.joined(separator: " "))
    }
    if valuesAreClosed(in: era) { blocks.append(.paragraph("No other values are allowed.")) }
    return blocks
  }

  private func defaultBlocks(in era: Era, _ newer: TodayFacts?) -> [KeyPage.Block] {
    if let note = newer?.defaultNote { return [.paragraph(note)] }
    return defaultValue(in: era).map { [.paragraph($0.words)] } ?? []
  }

  private func presenceBlocks(in era: Era, _ books: BookFacts?) -> [KeyPage.Block] {
    var blocks: [KeyPage.Block] = []
    if let condition = requiredWhere(in: era) { blocks.append(.item(term: "required", text: condition)) }
    if let lists = books?.recommendedFor, !lists.isEmpty {
      blocks.append(.item(term: "recommended", text: lists.joined(separator: ", ")))
    }
    return blocks
  }

  private func ruleBlocks(in era: Era, _ newer: TodayFacts?) -> [KeyPage.Block] {
    constraints(in: era).map { .bullet($0.text) } + (newer?.limits ?? []).map { .bullet($0) }
  }

  private func relationBlocks(in era: Era, _ newer: TodayFacts?) -> [KeyPage.Block] {
    let blocks: [KeyPage.Block] = relations(in: era).map { relation in
      .bullet("\(relation.kind.words) \(relation.targets.joined(separator: ", ")): \(relation.note)")
    }
    return blocks + (newer?.related ?? []).map { .bullet($0) }
  }

  private func localizationBlocks(_ books: BookFacts?) -> [KeyPage.Block] {
    guard let books else { return [] }
    if let file = books.localizableVia { return [.paragraph("Translations of the value come from \(file).")] }
    return books.localizableBasis == nil ? [] : [.paragraph("The value is not translated.")]
  }

  private func writtenByBlocks(_ newer: TodayFacts?) -> [KeyPage.Block] {
    var blocks: [KeyPage.Block] = []
    if let origin = writtenBy {
      let warning = origin.mustNotBeSet ? "; a source file should not hold it" : ""
      blocks.append(.paragraph("\(origin.writer): \(origin.occasion)\(warning)."))
    }
    if let setting = newer?.buildSetting { blocks.append(.item(term: "build setting", text: setting)) }
    return blocks
  }

  private func differenceBlocks(_ books: BookFacts?, _ today: TodayFacts?) -> [KeyPage.Block] {
    guard let books, let today else { return [] }
    var blocks: [KeyPage.Block] = []
    func compare(_ subject: String, _ old: String, _ new: String) {
      guard !old.isEmpty, !new.isEmpty, !old.isSameText(as: new) else { return }
      blocks.append(.item(term: subject, text: "\(books.asOf): \(old); today: \(new)"))
    }
    compare("name", books.readableName ?? "", today.readableName ?? "")
    compare(
      "type", books.types.map { $0.name }.joined(separator: " or "),
      today.types.map { $0.name }.joined(separator: " or "))
    compare("status", books.status.name, today.status?.name ?? "")
    compare(
      "values", books.values.map { $0.value.words }.joined(separator: ", "),
      today.values.map { $0.value.words }.joined(separator: ", "))
    compare("platforms", Self.words(books.platforms), Self.words(today.platforms))
    if !today.effect.isEmpty, !books.effect.isEmpty {
      blocks.append(.item(term: "today's words", text: today.effect))
    }
    return blocks
  }

  private static func words(_ platforms: [Availability]) -> String {
    platforms.map { platform in
      platform.introduced.map { "\(platform.platform.name) \($0.description)" } ?? platform.platform.name
    }.joined(separator: ", ")
  }

  private func sourceBlocks(_ books: BookFacts?, _ newer: TodayFacts?) -> [KeyPage.Block] {
    var blocks: [KeyPage.Block] = []
    // Two copies of a chapter were read; a page names it once.
    var seen: [String] = []
    for source in books?.sources ?? [] {
      let text = "\(source.edition): \(source.section)"
      if seen.contains(where: { $0.isSameText(as: text) }) { continue }
      seen.append(text)
      blocks.append(.bullet(text))
    }
    return blocks + (newer?.sources ?? []).map { .bullet($0) }
  }
}

extension Availability {
  /// The versions in words.
  fileprivate var words: String {
    var words: [String] = []
    if let introduced { words.append("since \(introduced.description)") }
    if let deprecated { words.append("deprecated in \(deprecated.description)") }
    if let obsoleted { words.append("ignored from \(obsoleted.description)") }
    if words.isEmpty, note == nil { words.append("all versions, or none stated") }
    let text = words.joined(separator: ", ")
    guard let note else { return text }
    return text.isEmpty ? note : "\(text) (\(note))"
  }
}

extension KeyStatus {
  /// The status as a sentence.
  fileprivate var words: String {
    switch self {
    case .current: "In use."
    case .deprecated: "Deprecated: new documents should do without it."
    case .partlyDeprecated: "Deprecated on some platforms."
    case .legacy: "Legacy: still read, but newer systems prefer something else."
    case .superseded: "Superseded by a newer key."
    case .obsolete: "Obsolete: systems of today ignore it."
    case .removed: "Removed: gone from the newer book."
    case .unused: "Unused: the system ignores it."
    case .undocumented: "Read by the system, but not officially described."
    }
  }
}

extension Relation.Kind {
  /// The kind as the beginning of a sentence.
  fileprivate var words: String {
    switch self {
    case .requires: "Needs"
    case .requiresOneOf: "Needs one of"
    case .mutuallyExclusive: "Excludes"
    case .ignoredIf: "Ignored beside"
    case .overrides: "Wins over"
    case .fallbackTo: "Falls back on"
    case .mustEqual: "Equals"
    case .replaces: "Takes the place of"
    }
  }
}
