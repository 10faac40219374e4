internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let missing = Aspect(
    "missing-in-variant", "A device with a dictionary of its own lacks what the plain one has.",
    Levels(.warning))

  /// Finds what a variant of a dictionary has to repeat and does not, such as alternate icons (R33, R105).
  static let missingInVariant = Rule(
    id: "missing-in-variant",
    topic: .icons,
    summary: "A dictionary for one device lacks what it has to repeat.",
    explanation: Explanation(
      finds:
        "CFBundleAlternateIcons in CFBundleIcons where CFBundleIcons~ipad is there and lacks them, or some of "
        + "them. Nothing is said about bundles for iPhone alone.",
      matters:
        "A variant takes the place of the plain dictionary as a whole. On iPad the alternate icons do not "
        + "exist, and setting one fails.",
      instead: "Repeat the alternate icons in the variant.",
      sources: "Core Foundation Keys, CFBundleIcons, Important note (2018)."),
    references: ["R33", "R105"],
    aspects: [missing],
    accepts: [
      Example(
        """
        <key>CFBundleIcons</key>
        <dict>
        <key>CFBundleAlternateIcons</key>
        <dict>
        <key>Dark</key>
        <dict/>
        </dict>
        </dict>
        """, platform: .iOS)
    ],
    rejects: [
      Example(
        """
        <key>CFBundleIcons</key>
        <dict>
        ⟦<key>CFBundleAlternateIcons</key>⟧
        <dict>
        <key>Dark</key>
        <dict/>
        </dict>
        </dict>
        <key>CFBundleIcons~ipad</key>
        <dict/>
        """, platform: .iOS),
      Example(
        """
        <key>CFBundleIcons</key>
        <dict>
        ⟦<key>CFBundleAlternateIcons</key>⟧
        <dict>
        <key>Dark</key>
        <dict/>
        <key>Light</key>
        <dict/>
        </dict>
        </dict>
        <key>CFBundleIcons~ipad</key>
        <dict>
        <key>CFBundleAlternateIcons</key>
        <dict>
        <key>Dark</key>
        <dict/>
        </dict>
        </dict>
        """, platform: .iOS),
    ],
    check: Check(
      keys: .onlyRecords { !$0.placeDemands.isEmpty },
      key: { run, visit in
        guard let facts = visit.facts, !facts.placeDemands.isEmpty else { return }
        for demand in facts.placeDemands where demand.kind == .repeatInVariant {
          run.checkRepetition(demand, facts, visit)
        }
      }))
}

extension CheckRun {
  fileprivate mutating func checkRepetition(_ demand: Constraint, _ facts: RecordFacts, _ visit: Visit) {
    guard let suffix = demand.string, let entry = visit.entry, case .key(let first)? = visit.path.first,
      visit.depth > 1, let variant = rootEntries[first + suffix], !isForPhoneOnly
    else { return }
    var twin: PropertyListNode? = variant.value
    for step in visit.path.dropFirst() {
      guard case .key(let name) = step else { return }
      twin = twin?[name]
    }
    var absent: [String] = []
    if let twin {
      for item in visit.node.effectiveEntries where twin[item.key] == nil { absent.append(item.key.shown) }
      if absent.isEmpty { return }
    }
    let what = absent.isEmpty ? entry.key.shown : Array(absent.prefix(5)).joined(by: "and")
    report(Rule.missing, visit.path, at: entry.keyNode.range, ceiling: facts.ceiling) {
      FindingDetails(
        "\(variant.key.shown) does not repeat \(what), so the device it is for does without.",
        help: demand.text, related: [RelatedPlace("The variant stands here.", range: variant.keyNode.range)])
    }
  }

  /// Whether the bundle says that it runs on iPhone only.
  private var isForPhoneOnly: Bool {
    guard let families = rootEntries.value("UIDeviceFamily") else { return false }
    if let family = families.integer { return family == 1 }
    return families.count > 0 && families.items.allSatisfy { $0.integer == 1 }
  }
}
