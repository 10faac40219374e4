internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let refused = Aspect(
    "invalid-value", "The key takes none but listed values.", Levels(.error))
  fileprivate static let slip = Aspect("misspelled-value", "It is nearly a listed value.", Levels(.warning))
  fileprivate static let unlisted = Aspect(
    "unlisted-value", "No list has it, old or new.", Levels(.warning, books2018: .off))
  fileprivate static let broken = Aspect("broken-demand", "The value breaks a demand.", Levels(.error))
  fileprivate static let odd = Aspect(
    "unusual-value", "The value is not as the reference advises.", Levels(.note, books2018: .warning))

  /// Finds values that the key does not take (R46, R50, R56–R58, R60, R76–R79, R84, R109, R111, R113, R154,
  /// R158–R160, R162, R165, R219, R220, R235).
  static let invalidValue = Rule(
    id: "invalid-value",
    topic: .values,
    summary: "A value is none of those the key takes.",
    explanation: Explanation(
      finds:
        "Values that are missing from the closed list of their key, letter case included; values that nearly "
        + "are one of an open list, or none of one that is to be chosen from, such as the background modes; and "
        + "values, items and free keys that break a demand of their record, such as "
        + "four characters for CFBundlePackageType, extensions without a period, spelled-out type identifiers or "
        + "UUIDs. The lists of today count, in the eras of the books the older ones.",
      matters: "The system takes a value it does not know as if the key were missing.",
      instead: "Write one of the values named, in the form that is asked for.",
      fix:
        "A value that differs from a listed one only in letter case, and one with a period, an extension or "
        + "white space too many, is put right.",
      sources: "The values and demands of each key in the reference, old and new."),
    references: KeyReferences.form.all + ["R235"],
    aspects: [refused, slip, unlisted, broken, odd],
    accepts: [
      Example("<key>LSUIPresentationMode</key>\n<integer>3</integer>"),
      Example(
        "<key>MKDirectionsApplicationSupportedModes</key>\n<array>\n<string>Sleigh</string>\n</array>"),
      Example(
        """
        <key>LSArchitecturePriority</key>
        <array>
        <string>ppc</string>
        <string>arm64</string>
        </array>
        """),
      Example("<key>CFBundlePackageType</key>\n<string>$(TYPE)</string>", profile: .source),
      Example(
        """
        <key>CFBundleDocumentTypes</key>
        <array>
        <dict>
        <key>CFBundleTypeExtensions</key>
        <array>
        <string>html</string>
        <string>*</string>
        </array>
        </dict>
        </array>
        """),
    ],
    rejects: [
      Example("<key>LSUIPresentationMode</key>\n⟦<integer>9</integer>⟧"),
      Example(
        """
        <key>UISupportedInterfaceOrientations</key>
        <array>
        ⟦<string>UIInterfaceOrientationSideways</string>⟧
        </array>
        """),
      Example(
        """
        <key>CFBundleURLTypes</key>
        <array>
        <dict>
        <key>CFBundleTypeRole</key>
        ⟦<string>editor</string>⟧
        </dict>
        </array>
        """),
      Example("<key>UIBackgroundModes</key>\n<array>\n⟦<string>Fetch</string>⟧\n</array>"),
      Example(
        """
        <key>UIBackgroundModes</key>
        <array>
        ⟦<string>audi</string>⟧
        ⟦<string>com.example.mode</string>⟧
        </array>
        """),
      Example("<key>UIDeviceFamily</key>\n<array>\n⟦<integer>9</integer>⟧\n</array>"),
      Example("<key>CFBundlePackageType</key>\n⟦<string>APP</string>⟧"),
      Example("<key>CFBundleInfoDictionaryVersion</key>\n⟦<string>5.0</string>⟧"),
      Example("<key>CFAppleHelpAnchor</key>\n⟦<string>index.html</string>⟧"),
      Example(
        """
        <key>CFBundleDocumentTypes</key>
        <array>
        <dict>
        <key>CFBundleTypeExtensions</key>
        <array>
        ⟦<string>.html</string>⟧
        </array>
        <key>LSItemContentTypes</key>
        <array>
        ⟦<string>kUTTypePNG</string>⟧
        ⟦<string> public.png</string>⟧
        </array>
        </dict>
        </array>
        """),
      Example(
        """
        <key>CFPlugInFactories</key>
        <dict>
        ⟦<key>not-a-uuid</key>⟧
        <string>Make</string>
        </dict>
        """),
    ],
    check: Check(
      dictionaries: .onlyRecords { !$0.keyDemands.isEmpty },
      dictionary: { run, visit in
        guard let facts = visit.facts, !facts.keyDemands.isEmpty,
          run.isMeant(visit, by: facts, asItem: false)
        else { return }
        run.checkKeys(facts, visit)
      },
      keys: .onlyRecords { !$0.keyDemands.isEmpty },
      key: { run, visit in
        guard let facts = visit.facts, !facts.keyDemands.isEmpty, let entry = visit.entry else { return }
        for demand in facts.keyDemands {
          guard let breach = ConstraintCheck.hostBreach(of: demand.constraint, by: entry.key) else {
            continue
          }
          run.report(breach, demand, facts, visit.path, at: entry.keyNode, entry.key.shown, visit)
        }
      },
      values: .records { !$0.values.isEmpty || !$0.demands.isEmpty },
      value: { run, visit in
        // For an item without a record of its own, the record of the array says what it may be.
        guard let facts = visit.facts ?? (visit.entry == nil ? visit.outerFacts : nil) else { return }
        let isItem = visit.facts == nil
        guard run.isMeant(visit, by: facts, asItem: isItem) else { return }
        let isReported =
          !facts.values.isEmpty && !visit.node.isContainer && run.checkListedValue(facts, visit, isItem)
        for demand in facts.demands where !facts.settles(demand.constraint) {
          // Which value was meant says more than what it should look like.
          if isReported, demand.constraint.severity != .error { continue }
          // One thing at a time is enough to be told.
          if run.check(demand, facts, visit, isItem) { break }
        }
      }))
}

extension RecordFacts {
  /// Whether the list of values already says what a constraint says.
  fileprivate func settles(_ constraint: Constraint) -> Bool {
    switch constraint.kind {
    case .oneOf, .eachOneOf, .range: valuesAreClosed && !values.isEmpty
    default: false
    }
  }
}

extension CheckRun {
  /// Checks a value against the list of its record; true if it is reported.
  fileprivate mutating func checkListedValue(
    _ facts: RecordFacts, _ visit: Visit, _ isItem: Bool
  ) -> Bool {
    guard let value = visit.node.catalogValue, !facts.hasRuleForList(value) else { return false }
    // Whether the value has the right type is the matter of another rule.
    let isTyped =
      isItem
      ? facts.hasListedValue(ofType: value)
      : visit.node.kind.valueType.map { facts.match($0) != .wrong } ?? false
    guard isTyped, !facts.lists(value), !isUnexpanded(visit.node) else { return false }
    // What nobody wants to hear of need not be looked for in the older list as well.
    let similar = facts.valuesAreClosed ? nil : facts.similarValue(to: value)
    guard facts.valuesAreClosed || similar != nil || facts.asksForListedValue else { return false }
    let match = facts.record.match(value, in: subject.era)
    if match == .listedByBooks || match == .listed { return false }
    let references = { KeyReferences.form.references(at: visit.path, and: ["R235"]) }
    if facts.valuesAreClosed {
      // What was meant is looked for only where it is shown.
      let writer = fixWriter
      report(Rule.refused, visit.path, at: visit.node.range, ceiling: facts.ceiling) {
        let similar = facts.similarValue(to: value)
        return FindingDetails(
          "\(value.shown) is no value of \(visit.valueOwner).",
          help: similar.map { "Did you mean \($0.value.shown)?" } ?? facts.valueList,
          references: references(), fixes: [writer.caseFix(similar, for: value, at: visit.node)])
      }
    } else if let similar {
      let fix = fixWriter.caseFix(similar, for: value, at: visit.node)
      report(Rule.slip, visit.path, at: visit.node.range, ceiling: facts.ceiling) {
        FindingDetails(
          "\(value.shown) is no known value of \(visit.valueOwner).",
          help: "Did you mean \(similar.value.shown)?", references: references(), fixes: [fix])
      }
    } else {
      if holdsBuildSettings(visit.node) { return false }
      report(Rule.unlisted, visit.path, at: visit.node.range, ceiling: facts.ceiling) {
        let owner = visit.valueOwner
        return FindingDetails(
          "\(value.shown) is no known value of \(owner).",
          help: facts.similarValue(to: value, isUnknown: true).map { "Did you mean \($0.value.shown)?" }
            ?? facts.valueList ?? "`infoplist explain \(owner)` lists the known ones.",
          references: references())
      }
    }
    return true
  }

  /// Whether a text is reported as nearly a listed value of an open list, with the one that was probably meant.
  func isSlip(_ text: String, of record: KeyRecord) -> Bool {
    let facts = cache[record]
    let value = CatalogValue.string(text)
    return !facts.valuesAreClosed && !facts.hasRuleForList(value) && !facts.lists(value)
      && facts.similarValue(to: value) != nil && record.match(value, in: subject.era) != .listedByBooks
  }

  /// Checks one demand; true if the value breaks it.
  fileprivate mutating func check(
    _ demand: Demand, _ facts: RecordFacts, _ visit: Visit, _ isItem: Bool
  ) -> Bool {
    guard
      let breach = ConstraintCheck.breach(of: demand, by: visit.node, isItem: isItem, era: subject.era),
      !isUnexpanded(visit.node)
    else { return false }
    report(breach, demand, facts, visit.path, at: visit.node, visit.title, visit)
    return true
  }

  /// Checks the keys of a dictionary against the demands of its record.
  fileprivate mutating func checkKeys(_ facts: RecordFacts, _ visit: Visit) {
    for entry in visit.entries.all.counting {
      for demand in facts.keyDemands {
        if !entry.isNamed, demand.constraint.kind == .keyType {
          let breach = Breach("is no string, so nothing reads its value")
          report(breach, demand, facts, visit.path, at: entry.keyNode, "A key of \(visit.title)", visit)
        }
        guard entry.isNamed,
          let breach = ConstraintCheck.keyBreach(of: demand, by: entry.key, era: subject.era),
          !isUnexpanded(entry.keyNode)
        else { continue }
        report(
          breach, demand, facts, visit.path + [.key(entry.key)], at: entry.keyNode, entry.key.shown, visit)
      }
    }
  }

  fileprivate mutating func report(
    _ breach: Breach, _ demand: Demand, _ facts: RecordFacts, _ path: [PropertyListPathStep],
    at node: PropertyListNode, _ title: String, _ visit: Visit
  ) {
    // What the reference only advises is advice; so is everything about a key that nothing reads anymore.
    let constraint = demand.constraint
    let isRead = subject.era == .books2010 || !facts.status.isGone
    let isDemand = constraint.severity == .error && isRead && !breach.isMild
    let ceiling: Severity = constraint.severity == .info && !breach.isGrave ? .note : facts.ceiling
    let writer = fixWriter
    report(isDemand ? Rule.broken : Rule.odd, path, at: node.range, ceiling: ceiling) {
      FindingDetails(
        "\(title) \(breach.text).", help: constraint.text,
        references: KeyReferences.form.references(at: path, and: ["R235"]),
        fixes: [
          breach.replacement.flatMap { right in
            right.isEmpty || !right.isPlainXMLText
              ? nil
              : writer.replacement(
                "Replace the value by \(right.quoted)", .safe, at: node.contentRange, by: right)
          }
        ])
    }
  }
}

extension FixWriter {
  /// A fix that puts the case of letters right, nil if more than that is wrong.
  func caseFix(_ similar: KnownValue?, for value: CatalogValue, at node: PropertyListNode) -> Fix? {
    guard let right = similar?.value.string, let text = value.string, right.isSameTextIgnoringCase(as: text)
    else { return nil }
    return replacement(
      "Replace \(text.quoted) by \(right.quoted)", .safe, at: node.contentRange, by: right)
  }
}

extension KeyStatus {
  /// Whether nothing reads the key anymore.
  fileprivate var isGone: Bool {
    switch self {
    case .removed, .unused, .obsolete: true
    case .current, .undocumented, .deprecated, .partlyDeprecated, .legacy, .superseded: false
    }
  }
}

extension Visit {
  /// Whose values are spoken of: the key, also for an item of its array.
  fileprivate var valueOwner: String {
    for step in path.reversed() {
      if case .key(let key) = step { return key.shown }
    }
    return "the root"
  }
}

extension RecordFacts {
  /// Whether a rule made for the key says what is wrong with a value that is not listed.
  fileprivate func hasRuleForList(_ value: CatalogValue) -> Bool {
    switch role {
    case .appCategory: era == .today
    case .extensionPoint: value.string.map { !$0.isReverseDomain } ?? false
    default: false
    }
  }

  /// Whether a value is listed.
  func lists(_ value: CatalogValue) -> Bool {
    if let text = value.string { return listedTexts.holds(text) }
    return values.contains { $0.value == value }
  }

  /// Whether some value of the type of another one is listed.
  fileprivate func hasListedValue(ofType value: CatalogValue) -> Bool {
    value.string != nil ? !listedTexts.isEmpty : values.contains { $0.value.hasType(of: value) }
  }

  /// The listed text most like a text, nil if none is like it.
  ///
  /// - Parameter isUnknown: Whether the text is wrong in any case; otherwise short ones may well be others.
  func similarValue(to value: CatalogValue, isUnknown: Bool = false) -> KnownValue? {
    // No known value is longer.
    guard let text = value.string, text.utf8.count <= 200 else { return nil }
    var best: (value: KnownValue, distance: Int)?
    var distances = EditDistance(from: text.utf8.map { $0.asciiLowercased }, limit: 2)
    for (candidate, other) in similarTexts {
      let limit = other.count < 6 ? (isUnknown && other.count > 2 ? 1 : 0) : other.count < 12 ? 1 : 2
      guard abs(other.count - text.utf8.count) <= limit, let distance = distances.distance(to: other) else {
        continue
      }
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.value
  }

  /// The listed values in a sentence, nil if there are many.
  fileprivate var valueList: String? {
    values.count <= 8 ? "Known values are \(values.map { $0.value.shown }.joined(by: "and"))." : nil
  }
}

extension CatalogValue {
  /// Whether two values are of one type.
  fileprivate func hasType(of other: CatalogValue) -> Bool {
    switch (self, other) {
    case (.boolean, .boolean), (.integer, .integer), (.real, .real), (.string, .string): true
    default: false
    }
  }
}
