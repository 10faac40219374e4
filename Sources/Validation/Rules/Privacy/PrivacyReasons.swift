internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let none = Aspect(
    "no-reasons", "No reason is given.",
    Levels(.warning, stores: .error, developerID: .warning, books2018: .off))
  fileprivate static let foreign = Aspect(
    "foreign-reason", "The reason is one of another category.",
    Levels(.warning, stores: .error, developerID: .warning, books2018: .off))
  fileprivate static let kit = Aspect(
    "kit-reason", "The reason is for kits only.",
    Levels(.warning, stores: .error, developerID: .warning, books2018: .off))
  fileprivate static let twice = Aspect(
    "category-twice", "The category is there already.", Levels(.warning, books2018: .off))

  /// Finds reasons for the use of a protected interface that do not count.
  static let privacyReasons = Rule(
    id: "privacy-reasons",
    topic: .privacy,
    summary: "A privacy manifest does not give a valid reason.",
    explanation: Explanation(
      finds:
        "In NSPrivacyAccessedAPITypes: entries without a category or without reasons, reasons that belong to another "
        + "category, categories that occur twice, and, in the manifest of an app, the reasons 0A2A.1 and C56D.1, which "
        + "are for kits. Categories and reasons that do not exist are the matter of invalid-value.",
      matters: "The store refuses the upload, or asks for a better manifest.",
      instead: "List each category once, with the codes of the reasons that are true.",
      sources: "Describing use of required reason API (2025); Technotes TN3181 to TN3184."),
    references: ["ITMS-91055", "ITMS-91056", "PM-empty-reasons", "PM-sdk-only-reason"],
    aspects: [none, foreign, kit, twice],
    accepts: [
      Example.reasons(
        """
        <dict>
        <key>NSPrivacyAccessedAPIType</key>
        <string>NSPrivacyAccessedAPICategoryUserDefaults</string>
        <key>NSPrivacyAccessedAPITypeReasons</key>
        <array>
        <string>CA92.1</string>
        <string>C56D.1</string>
        </array>
        </dict>
        """)
    ],
    rejects: [
      Example.reasons(
        """
        ⟦<dict>⟧
        <key>NSPrivacyAccessedAPIType</key>
        <string>NSPrivacyAccessedAPICategoryUserDefaults</string>
        <key>NSPrivacyAccessedAPITypeReasons</key>
        <array/>
        </dict>
        <dict>
        <key>NSPrivacyAccessedAPIType</key>
        ⟦<string>NSPrivacyAccessedAPICategoryUserDefaults</string>⟧
        <key>NSPrivacyAccessedAPITypeReasons</key>
        <array>
        <string>CA92.1</string>
        ⟦<string>35F9.1</string>⟧
        </array>
        </dict>
        """),
      Example.reasons(
        """
        <dict>
        <key>NSPrivacyAccessedAPIType</key>
        <string>NSPrivacyAccessedAPICategoryUserDefaults</string>
        <key>NSPrivacyAccessedAPITypeReasons</key>
        <array>
        ⟦<string>C56D.1</string>⟧
        </array>
        </dict>
        """, path: "Hello.app/PrivacyInfo.xcprivacy"),
    ],
    check: Check(
      dictionaries: .records { $0.record.document == .privacyManifest },
      dictionary: { run, visit in
        guard run.subject.document == .privacyManifest, visit.depth == 2,
          visit.isStep(0, "NSPrivacyAccessedAPITypes"), case .index(let index) = visit.path[1],
          index < categoryLimit
        else { return }
        run.checkReasons(visit)
      },
      closing: { run in
        if run.subject.document == .privacyManifest { run.checkCategories() }
      }))

  /// So many entries are looked at; there are five categories.
  fileprivate static let categoryLimit = 200
}

extension Example {
  /// An example from the entries for protected interfaces.
  fileprivate static func reasons(_ text: String, path: String = "PrivacyInfo.xcprivacy") -> Example {
    Example("<key>NSPrivacyAccessedAPITypes</key>\n<array>\n\(text)\n</array>", path: path)
  }
}

extension CheckRun {
  fileprivate mutating func checkReasons(_ visit: Visit) {
    let (typeKey, reasonKey) = ("NSPrivacyAccessedAPIType", "NSPrivacyAccessedAPITypeReasons")
    let category = visit.entries.value(typeKey)?.string
    let reasons = visit.entries.value(reasonKey)
    let isEmpty = reasons.map { $0.kind == .array && $0.count == 0 } ?? true
    if category == nil || isEmpty {
      let missing = category == nil ? typeKey : reasonKey
      report(Rule.none, visit.path + [.key(missing)], at: visit.openingRange) {
        FindingDetails(
          category == nil
            ? "The entry names no category." : "No reason is given for \(category?.shown ?? "it").",
          help: category == nil ? "Add \(typeKey)." : "Add a code, or remove the entry.",
          references: ["ITMS-91055", "ITMS-91056", "PM-empty-reasons"])
      }
    }
    guard let category, let reasons else { return }
    let known = reasonsByCategory
    guard let own = known.first(where: { $0.name.isSameText(as: category) }) else { return }
    for reason in reasons.texts {
      let path = visit.path + [.key(reasonKey), .index(reason.index)]
      if !own.items.contains(reason.text),
        let other = known.first(where: { $0.items.contains(reason.text) })
      {
        report(Rule.foreign, path, at: reason.node.range) {
          FindingDetails(
            "\(reason.text.shown) is a reason of \(other.name), not of \(category.shown).",
            help: "Reasons here are \(own.items.joined(by: "and")).",
            references: ["ITMS-91055", "ITMS-91056"])
        }
      } else if ["0A2A.1", "C56D.1"].contains(reason.text), isManifestOfApp {
        report(Rule.kit, path, at: reason.node.range) {
          FindingDetails(
            "\(reason.text.shown) is for kits that other programs use, not for an app.",
            help: "Choose a reason for apps.", references: ["PM-sdk-only-reason"])
        }
      }
    }
  }

  /// Finds categories that occur in two entries.
  fileprivate mutating func checkCategories() {
    let key = "NSPrivacyAccessedAPITypes"
    guard let types = rootEntries.value(key), types.kind == .array else { return }
    var seen: Set<String> = []
    for (index, item) in types.items.prefix(Rule.categoryLimit).enumerated() {
      guard let node = item["NSPrivacyAccessedAPIType"], let text = node.string,
        !seen.insert(text).inserted
      else { continue }
      report(Rule.twice, [.key(key), .index(index), .key("NSPrivacyAccessedAPIType")], at: node.range) {
        FindingDetails(
          "\(text.shown) has an entry already.", help: "Put the reasons into one.", references: ["ITMS-91056"]
        )
      }
    }
  }

  /// The reasons of each category.
  private var reasonsByCategory: [TodayFacts.ListByName] {
    let place = catalog.root(of: .privacyManifest).key("NSPrivacyAccessedAPITypes")?.items
    return place?.key("NSPrivacyAccessedAPITypeReasons")?.record?.today?.reasonsByCategory ?? []
  }

  /// Whether the manifest is an app's own, as far as the path tells.
  private var isManifestOfApp: Bool {
    subject.path.ends(in: ".app/PrivacyInfo.xcprivacy")
      || subject.path.ends(in: ".app/Contents/Resources/PrivacyInfo.xcprivacy")
  }
}
