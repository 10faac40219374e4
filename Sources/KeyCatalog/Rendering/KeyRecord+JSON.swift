extension KeyRecord {
  /// The record as one JSON object, in a fixed order of members.
  ///
  /// The outer members are named as in the books' data and hold the era's view. `books` and `today` hold the
  /// two sides as they are, or null.
  public func json(in era: Era = .today) -> String {
    String(decoding: jsonBytes(in: era), as: UTF8.self)
  }

  /// The record as JSON in UTF-8; see ``json(in:)``.
  public func jsonBytes(in era: Era = .today) -> [UInt8] {
    var json = JSONText()
    let books = books
    let today = today
    // An era of the books sees a newer key as it is: there is nothing else to see.
    let newer = era == .today || books == nil ? today : nil
    json.object { json in
      writeIdentity(to: &json)
      json.member("family", family)
      json.member("group", books?.group)
      json.member("xcodeName", readableName(in: era))
      json.member("readableNames", readableNames)
      json.member("types", types(in: era).map { $0.name })
      json.member("elementType", elementType(in: era)?.name)
      json.member("valueType", valueType(in: era)?.description)
      json.member("lenientTypes", lenientTypes(in: era).map { $0.name })
      json.member("platforms", platforms(in: era))
      json.member("status", status(in: era).name)
      json.member("asOf", books.map { "\($0.asOf)" })
      json.member("replacedBy", replacements(in: era))
      json.member("aliasOf", books?.aliasOf)
      json.member(required: requiredWhere(in: era))
      json.member("recommendedFor", books?.recommendedFor ?? [])
      json.memberLocalizable(books)
      json.member("values", values(in: era))
      json.name("valuesClosed")
      json.boolean(valuesAreClosed(in: era))
      json.name("default")
      json.value(defaultValue(in: era))
      json.member("defaultNote", newer?.defaultNote)
      json.member("constraints", constraints(in: era))
      json.member("limits", newer?.limits ?? [])
      json.member("relations", relations(in: era))
      json.member("related", newer?.related ?? [])
      json.member("writtenBy", writtenBy)
      json.member("buildSetting", newer?.buildSetting)
      json.member("effect", effect(in: era))
      json.member("alternatePaths", books?.alternatePaths ?? [])
      json.member("notes", newer?.notes ?? books?.notes)
      json.name("sources")
      json.sources(books?.sources ?? [], newer?.sources ?? [])
      json.member("beyondSeeds", books?.beyondSeeds ?? [])
      json.member("confidence", newer?.confidence.name)
      json.member("announced", newer?.announced)
      json.name("books")
      if let books { json.write(books) } else { json.null() }
      json.name("today")
      if let today { json.write(today) } else { json.null() }
    }
    return json.bytes
  }

  private func writeIdentity(to json: inout JSONText) {
    let path = path
    json.member("pathComponents", path.components.map { $0.text })
    json.member("path", path.description)
    json.member("document", document.name)
    json.member("key", key)
  }
}

extension JSONText {
  /// Writes the books' side of a record, with the members of the books' data.
  fileprivate mutating func write(_ books: BookFacts) {
    object { json in
      json.member("family", books.family)
      json.member("group", books.group)
      json.member("xcodeName", books.readableName)
      json.member("types", books.types.map { $0.name })
      json.member("elementType", books.elementType?.name)
      json.member("valueType", books.valueType?.description)
      json.member("lenientTypes", books.lenientTypes.map { $0.name })
      json.member("platforms", books.platforms)
      json.member("status", books.status.name)
      json.member("asOf", "\(books.asOf)")
      json.member("replacedBy", books.replacedBy)
      json.member("aliasOf", books.aliasOf)
      json.member(required: books.requiredWhere)
      json.member("recommendedFor", books.recommendedFor)
      json.memberLocalizable(books)
      json.member("values", books.values)
      json.name("valuesClosed")
      json.boolean(books.valuesClosed)
      json.name("default")
      json.value(books.defaultValue)
      json.member("constraints", books.constraints)
      json.member("relations", books.relations)
      json.member("writtenBy", books.writtenBy)
      json.member("effect", books.effect)
      json.member("alternatePaths", books.alternatePaths)
      json.member("notes", books.notes)
      json.name("sources")
      json.sources(books.sources, [])
      json.member("beyondSeeds", books.beyondSeeds)
    }
  }

  /// Writes today's side of a record.
  fileprivate mutating func write(_ today: TodayFacts) {
    object { json in
      json.member("family", today.family)
      json.member("xcodeName", today.readableName)
      json.member("buildSetting", today.buildSetting)
      json.member("types", today.types.map { $0.name })
      json.member("elementType", today.elementType?.name)
      json.member("valueType", today.valueType?.description)
      if today.takesFurtherKeys {
        json.name("takesFurtherKeys")
        json.boolean(true)
      }
      json.member("platforms", today.platforms)
      json.member("status", today.status?.name)
      json.member("replacedBy", today.replacedBy)
      json.member(required: today.requiredWhere)
      json.member("values", today.values)
      json.name("valuesClosed")
      json.boolean(today.valuesClosed)
      json.name("default")
      json.value(today.defaultValue)
      json.member("defaultNote", today.defaultNote)
      json.member("constraints", today.constraints)
      json.member("limits", today.limits)
      json.member("relations", today.relations)
      json.member("related", today.related)
      json.member("effect", today.effect)
      json.member("notes", today.notes)
      json.member("apiSymbols", today.apiSymbols)
      json.member("reasonsByCategory", today.reasonsByCategory)
      json.member("announced", today.announced)
      json.name("sources")
      json.sources([], today.sources)
      json.member("confidence", today.confidence.name)
      json.name("partlyRecalled")
      json.boolean(today.confidence != .seen)
      let basis = today.platformsAreFromPage ? "page" : "hand-entered"
      json.member("availabilityBasis", today.platforms.isEmpty ? "none" : basis)
    }
  }

  // MARK: Members

  fileprivate mutating func member(required condition: String?) {
    name("required")
    object { json in
      json.name("is")
      json.boolean(condition != nil)
      json.member("where", condition)
    }
  }

  fileprivate mutating func memberLocalizable(_ books: BookFacts?) {
    name("localizable")
    boolean(books?.isLocalizable ?? false)
    member("localizableVia", books?.localizableVia)
    member("localizableBasis", books?.localizableBasis)
  }

  fileprivate mutating func member(_ name: StaticString, _ platforms: [Availability]) {
    self.name(name)
    array(platforms) { json, item in
      json.object { json in
        json.member("platform", item.platform.name)
        json.member("introduced", item.introduced?.description)
        json.member("deprecated", item.deprecated?.description)
        json.member("obsoleted", item.obsoleted?.description)
        if let note = item.note { json.member("note", note) }
      }
    }
  }

  fileprivate mutating func member(_ name: StaticString, _ values: [KnownValue]) {
    self.name(name)
    array(values) { json, item in
      json.object { json in
        json.name("value")
        json.value(item.value)
        json.member("meaning", item.meaning)
        if item.isDefault {
          json.name("default")
          json.boolean(true)
        }
        if let order = item.order {
          json.name("order")
          json.integer(order)
        }
        if let introduced = item.introduced { json.member("introduced", introduced.description) }
        if item.isBeyondBooks {
          json.name("beyondSeeds")
          json.boolean(true)
        }
      }
    }
  }

  fileprivate mutating func member(_ name: StaticString, _ constraints: [Constraint]) {
    self.name(name)
    array(constraints) { json, item in
      json.object { json in
        json.member("kind", item.kind.name)
        json.member("text", item.text)
        json.member("severity", item.severity.name)
        if let argument = item.argument {
          json.name("arg")
          json.value(argument)
        }
      }
    }
  }

  fileprivate mutating func member(_ name: StaticString, _ relations: [Relation]) {
    self.name(name)
    array(relations) { json, item in
      json.object { json in
        json.member("kind", item.kind.name)
        json.member("with", item.targets)
        json.member("note", item.note)
        json.member("strength", item.isMust ? "must" : "should")
      }
    }
  }

  fileprivate mutating func member(_ name: StaticString, _ origin: BuildOrigin?) {
    self.name(name)
    guard let origin else { return null() }
    object { json in
      json.member("by", origin.writer)
      json.member("how", origin.occasion)
      json.name("mustNotSet")
      json.boolean(origin.mustNotBeSet)
    }
  }

  fileprivate mutating func member(_ name: StaticString, _ lists: [TodayFacts.ListByName]) {
    if lists.isEmpty { return }
    self.name(name)
    object { json in
      for list in lists {
        json.name(list.name)
        json.array(list.items) { json, item in json.string(item) }
      }
    }
  }

  /// Writes places in the books as objects, other sources as texts.
  fileprivate mutating func sources(_ books: [BookSource], _ others: [String]) {
    let all = books.map { SourceItem.book($0) } + others.map { SourceItem.other($0) }
    array(all) { json, item in
      switch item {
      case .other(let text): json.string(text)
      case .book(let source):
        json.object { json in
          json.member("seed", source.seed)
          json.member("section", source.section)
        }
      }
    }
  }
}

/// A source of either side.
private enum SourceItem {
  case book(BookSource)
  case other(String)
}
