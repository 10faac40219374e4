internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let must = Aspect(
    "unmet-requirement", "A key that has to be there is missing beside another.", Levels(.error))
  fileprivate static let should = Aspect(
    "advised-companion", "A key that had better be there is missing beside another.",
    Levels(.note, books2018: .warning))

  /// Finds keys without the others they need (R73, R85, R107, R111, R113, R153, R227, R236).
  static let unmetRequirement = Rule(
    id: "unmet-requirement",
    topic: .keys,
    summary: "A key needs another one beside it, or one of several, and there is none.",
    explanation: Explanation(
      finds:
        "Keys whose record asks for other keys: document types that name neither types nor extensions, services "
        + "without any types, CFPlugInTypes without CFPlugInFactories, and so on. Where a key only asks for "
        + "company under a condition, such as the value NO or the role Editor, it is checked that the condition "
        + "holds.",
      matters: "The system ignores what is only half said: a document type that binds nothing opens nothing.",
      instead: "Add one of the keys named, or remove the one that needs them.",
      sources: "The relations of each key in the reference."),
    references: KeyReferences.company.all + ["R236"],
    aspects: [must, should],
    accepts: [
      Example(
        """
        <key>CFBundleDocumentTypes</key>
        <array>
        <dict>
        <key>CFBundleTypeName</key>
        <string>Picture</string>
        <key>CFBundleTypeExtensions</key>
        <array>
        <string>png</string>
        </array>
        </dict>
        </array>
        """),
      Example("<key>CFPlugInDynamicRegistration</key>\n<string>YES</string>", era: .books2018),
      // What stands in place of the array is no item of it.
      Example("<key>NSServices</key>\n<dict/>"),
    ],
    rejects: [
      Example(
        """
        <key>CFBundleDocumentTypes</key>
        <array>
        ⟦<dict>⟧
        <key>CFBundleTypeName</key>
        <string>Picture</string>
        <key>CFBundleTypeRole</key>
        <string>Viewer</string>
        </dict>
        </array>
        """),
      Example(
        """
        <key>NSServices</key>
        <array>
        ⟦<dict>⟧
        <key>NSMessage</key>
        <string>send</string>
        </dict>
        </array>
        """),
      Example("⟦<key>CFPlugInTypes</key>⟧\n<dict/>"),
      Example("⟦<key>CFPlugInDynamicRegistration</key>⟧\n<string>NO</string>"),
    ],
    check: Check(
      dictionary: { run, visit in
        let isItem = visit.entry == nil
        guard let facts = isItem ? visit.outerFacts : visit.facts, !facts.memberRequirements.isEmpty,
          run.isMeant(visit, by: facts, asItem: isItem)
        else { return }
        for related in facts.memberRequirements { run.checkMembers(related, facts, visit) }
      },
      keys: .onlyRecords { !$0.requirements.isEmpty },
      key: { run, visit in
        guard let facts = visit.facts, !facts.requirements.isEmpty, let entry = visit.entry else { return }
        for related in facts.requirements { run.checkCompany(related, facts, entry, visit) }
      }))
}

extension CheckRun {
  /// Checks that a dictionary has the keys that the record of the array around it asks for.
  fileprivate mutating func checkMembers(_ related: RelatedKeys, _ facts: RecordFacts, _ visit: Visit) {
    if facts.role == .services, visit.needsNoTypes { return }
    let names = related.targets.map { $0.name }
    let missing = names.filter { !visit.entries.has($0) }
    guard related.isBroken(missing: missing.count) else { return }
    let aspect = related.relation.isMust ? Rule.must : Rule.should
    report(aspect, visit.path, at: visit.openingRange, ceiling: facts.ceiling) {
      FindingDetails(
        "\(visit.title) has \(related.isChoice ? "none" : "not all") of \(names.joined(by: "and")).",
        help: related.relation.note,
        references: KeyReferences.company.references(at: visit.path, and: ["R236"]))
    }
  }

  /// Checks that the keys that another one needs stand beside it.
  fileprivate mutating func checkCompany(
    _ related: RelatedKeys, _ facts: RecordFacts, _ entry: KeyedEntries.Entry, _ visit: Visit
  ) {
    // A key that is its own company needs no other.
    guard !related.targets.contains(.sibling(entry.key)), needsCompany(facts, visit) else { return }
    var missing: [String] = []
    for target in related.targets {
      switch target {
      case .sibling(let name):
        if !visit.entries.has(name), !(visit.isTopLevel && hasVariantOfKey(name)) { missing.append(name) }
      case .top(let name):
        if !rootEntries.has(name), !hasVariantOfKey(name) { missing.append(name) }
      case .member, .beyond: return
      }
    }
    missing = missing.filter { meansSomethingHere($0, visit.container) }
    guard !missing.isEmpty, related.isChoice ? missing.count == related.targets.count : true else { return }
    let aspect = related.relation.isMust ? Rule.must : Rule.should
    // By itself this key has no effect, and does no harm (R123).
    let isHarmless = entry.key.isSameText(as: "LSVisibleInClassic")
    report(aspect, visit.path, at: entry.keyNode.range, ceiling: isHarmless ? .note : facts.ceiling) {
      FindingDetails(
        "\(entry.key.shown) needs \(missing.joined(by: related.isChoice ? "or" : "and")) beside it.",
        help: related.relation.note,
        references: KeyReferences.company.references(at: visit.path, and: ["R236"]))
    }
  }

  /// Whether the condition holds under which a key needs others.
  private func needsCompany(_ facts: RecordFacts, _ visit: Visit) -> Bool {
    switch visit.keyRoot {
    // These two need each other only in translations.
    case "CFBundleDisplayName", "CFBundleName": return false
    // Only static registration needs tables (R111).
    case "CFPlugInDynamicRegistration":
      return visit.node.boolean == false || visit.node.string?.isSameText(as: "NO") ?? false
    // Only what can be written needs a word about how (R85).
    case "LSItemContentTypes":
      return visit.entries.value("CFBundleTypeRole")?.string?.isSameText(as: "Editor") ?? false
    // Before iOS 11 the files are not only advised; another rule says so (R107).
    case "CFBundleIconName": return !needsIconFiles
    // A capability that is ruled out needs no other.
    case "gps": return visit.node.boolean != false
    default: return true
    }
  }

  /// Whether a key means something on the platforms of the bundle.
  private func meansSomethingHere(_ name: String, _ container: CatalogPlace?) -> Bool {
    guard !subject.candidates.isEmpty, let record = container?.key(name)?.record else { return true }
    let platforms = cache[record].platforms
    return platforms.isEmpty || !platforms.isDisjoint(with: subject.candidates)
  }
}

extension CheckRun {
  /// Whether the root has a key for some platform or device.
  func hasVariantOfKey(_ key: String) -> Bool {
    rootEntries.all.counting.contains { entry in
      entry.hasKey(beginningWith: key) && entry.key.utf8.count > key.utf8.count
        && KeyName(parsing: entry.key, era: subject.era).root.isSameText(as: key)
    }
  }

  /// Whether a system from before asset catalogs had icons has to be served (R107).
  var needsIconFiles: Bool {
    guard let platform = subject.platform?.value, platform == .iOS || platform == .iPadOS,
      let oldest = subject.minimumOS?.value
    else { return false }
    return oldest < SystemVersion(11)
  }
}

extension Visit {
  /// Whether a service checks spelling, converts data or is a workflow, which need no types.
  fileprivate var needsNoTypes: Bool {
    for key in ["NSSpellChecker", "NSLanguages", "NSFilter", "NSPrintFilter"] where entries.has(key) {
      return true
    }
    // A workflow may start from nothing.
    return entries.value("NSMessage")?.string?.isSameText(as: "runWorkflowAsService") ?? false
  }
}

extension RelatedKeys {
  /// Whether one of the keys is enough.
  fileprivate var isChoice: Bool { relation.kind == .requiresOneOf }

  /// Whether too many keys are missing.
  fileprivate func isBroken(missing: Int) -> Bool { isChoice ? missing == targets.count : missing > 0 }
}
