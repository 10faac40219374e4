internal import KeyCatalog
public import PropertyLists
internal import SourceText

extension Configuration {
  /// The name of the file that is looked for.
  public static let fileName = ".infoplist.json"

  /// Reads a configuration.
  ///
  /// - Parameter document: The file, read as JSON.
  /// - Returns: The configuration, and every mistake in it in the order of the places. With a mistake nothing of
  ///   the configuration should be used.
  public static func read(
    _ document: PropertyListDocument
  ) -> (configuration: Configuration, mistakes: [ConfigurationMistake]) {
    var decoder = ConfigurationDecoder(document)
    let configuration = decoder.configuration()
    return (configuration, decoder.reader.orderedMistakes)
  }
}

/// Makes a configuration of a document.
private struct ConfigurationDecoder {
  private static let settingKeys = ["platform", "minimumOS", "kind", "profile", "era", "failOn", "rules"]

  var reader: ConfigurationReader

  init(_ document: PropertyListDocument) { reader = ConfigurationReader(document) }

  mutating func configuration() -> Configuration {
    var result = Configuration()
    guard let root = reader.root else { return result }
    let members = reader.members(
      of: root, "The configuration", known: Self.settingKeys + ["overrides", "schemas"], ignored: ["$schema"])
    for member in members {
      switch member.key {
      case "overrides":
        for item in reader.items(of: member.value, "overrides") {
          if let override = override(item) { result.overrides.append(override) }
        }
      case "schemas":
        for item in reader.items(of: member.value, "schemas") {
          if let path = reader.string(item, "A schema") {
            result.schemas.append(Configuration.Placed(value: path, range: item.range))
          }
        }
      default: read(member, into: &result.settings)
      }
    }
    return result
  }

  private mutating func override(_ node: PropertyListNode) -> Configuration.Override? {
    guard node.kind == .dictionary else {
      reader.wrongType(node, "An override", "an object")
      return nil
    }
    var result = Configuration.Override()
    var hasPaths = false
    for member in reader.members(of: node, "An override", known: ["paths"] + Self.settingKeys) {
      guard member.key.isSameText(as: "paths") else {
        read(member, into: &result.settings)
        continue
      }
      hasPaths = true
      for item in reader.items(of: member.value, "paths") {
        guard let text = reader.string(item, "A path pattern") else { continue }
        if let pattern = PathPattern(text) {
          result.paths.append(pattern)
        } else {
          reader.fail(
            .invalidPattern, item.range, "\(text.quoted) is no pattern for paths.",
            hint: "Write it from the folder of this file, as in Tests/**; a [ needs its ].")
        }
      }
    }
    if !hasPaths {
      reader.fail(
        .missingKey, node.range, "The override says nothing of the files it is for.",
        hint: "Add \"paths\": [\"Tests/**\"].")
    }
    return result
  }

  // MARK: Settings

  private mutating func read(
    _ member: ConfigurationReader.Member, into settings: inout Configuration.Settings
  ) {
    let node = member.value
    switch member.key {
    case "platform":
      settings.platform = choice(node, "platform", Platform.allCases.map { $0.name }) { Platform(name: $0) }
    case "kind":
      settings.kind = choice(node, "kind", BundleKind.allCases.map { $0.name }) { BundleKind(name: $0) }
    case "profile":
      settings.profile = choice(node, "profile", Profile.allCases.map { $0.name }) { Profile(name: $0) }
    case "era": settings.era = choice(node, "era", Era.allCases.map { $0.name }) { Era(name: $0) }
    case "failOn":
      settings.failOn = choice(node, "failOn", ["error", "warning", "note"]) { Severity(name: $0) }
    case "minimumOS":
      guard let text = reader.string(node, "minimumOS") else { return }
      if let version = SystemVersion(text) {
        settings.minimumOS = Configuration.Placed(value: version, range: node.range)
      } else {
        reader.fail(
          .unknownValue, node.range, "\(text.quoted) is no version of a system.",
          hint: "Write it as \"15.0\".")
      }
    default: settings.rules = rules(node)
    }
  }

  private mutating func choice<Value>(
    _ node: PropertyListNode, _ title: String, _ words: [String], _ value: (String) -> Value?
  ) -> Configuration.Placed<Value>? {
    reader.choice(node, title, words, value).map { Configuration.Placed(value: $0, range: node.range) }
  }

  private mutating func rules(_ node: PropertyListNode) -> [Configuration.RuleSetting] {
    var result: [Configuration.RuleSetting] = []
    for member in reader.members(of: node, "rules") {
      let level = reader.choice(member.value, member.key.shown, RuleLevel.allCases.map { $0.name }) {
        RuleLevel(name: $0)
      }
      do throws(UnknownRuleError) {
        let isAll = member.key.isSameText(as: "all")
        let rules = isAll ? .everything : try RuleSet(named: member.key)
        guard let level else { continue }
        result.append(
          Configuration.RuleSetting(
            name: member.key, level: level,
            range: ByteRange(member.keyRange.lowerBound, member.value.range.upperBound),
            rules: rules, precision: isAll ? 0 : Self.precision(of: member.key)))
      } catch {
        reader.fail(
          .unknownRule, member.keyRange, "There is no rule, topic or code named \(member.key.quoted).",
          hint: error.suggestion.map { "Did you mean \($0)?" } ?? "`infoplist rules` lists them.")
      }
    }
    return result
  }

  /// How exactly a name tells rules: ids most, then codes, then topics.
  private static func precision(of name: String) -> Int {
    if Rule.named(name) != nil { return 3 }
    return RuleTopic.allCases.contains { $0.name.isSameText(as: name) } ? 1 : 2
  }
}
