internal import CommandLineKit
internal import FileSystem
internal import KeyCatalog
internal import PropertyLists
internal import SourceText
internal import Validation

/// What counts for a path, and why; for people and for programs.
struct ConfigurationAnswer {
  /// A setting: its name for people, its name in the file, its value if anything is said, and where that comes
  /// from.
  private struct Row {
    let title: String
    let key: String
    let value: String?
    let origin: EffectiveConfiguration.Origin
  }

  private let path: String
  private let loaded: LoadedConfiguration?
  private let effective: EffectiveConfiguration
  private let rows: [Row]

  /// Finds out what counts.
  ///
  /// - Parameters:
  ///   - path: The path to show.
  ///   - file: The file that is meant.
  init(for path: String, as file: String, _ loaded: LoadedConfiguration?, _ working: WorkingFolder) {
    self.path = path
    self.loaded = loaded
    let overrides = loaded?.overrideIndexes(forAbsolute: working.absolute(file)) ?? []
    let effective = loaded?.configuration.effective(overrides: overrides) ?? EffectiveConfiguration()
    self.effective = effective
    rows = [
      Row(
        title: "platform", key: "platform", value: effective.platform?.value.name,
        origin: effective.platform?.origin ?? .standard),
      Row(
        title: "oldest system", key: "minimumOS", value: effective.minimumOS?.value.description,
        origin: effective.minimumOS?.origin ?? .standard),
      Row(
        title: "kind", key: "kind", value: effective.kind?.value.name,
        origin: effective.kind?.origin ?? .standard),
      Row(
        title: "profile", key: "profile", value: effective.profile?.value.name,
        origin: effective.profile?.origin ?? .standard),
      Row(title: "era", key: "era", value: effective.era.value.name, origin: effective.era.origin),
      Row(
        title: "fail on", key: "failOn", value: effective.failOn.value.name, origin: effective.failOn.origin),
    ]
  }

  // MARK: Text

  var text: String {
    let shownPath = SafeText.visible(path)
    var text =
      loaded.map { "\(shownPath) is checked as \(SafeText.visible($0.file.path)) says.\n\n" }
      ?? "There is no configuration for \(shownPath).\n\n"
    let told = Rule.all.indices.filter { effective.ruleOrigins[$0] != .standard }
    var lines = rows.map { row in
      (row.title, row.value ?? "found out from the file", row.value == nil ? "" : words(row.origin))
    }
    for schema in loaded?.configuration.schemas ?? [] {
      lines.append(("schema", SafeText.visible(schema.value), words(.configuration(schema.range))))
    }
    lines += told.map { index in
      let rule = Rule.all[index]
      return ("rule \(rule.id)", effective.rules.level(of: rule).name, words(effective.ruleOrigins[index]))
    }
    lines.append((told.isEmpty ? "all rules" : "other rules", "on", words(.standard)))
    let widths = (
      lines.reduce(0) { max($0, $1.0.utf8.count) }, lines.reduce(0) { max($0, $1.1.unicodeScalars.count) }
    )
    for (title, value, origin) in lines {
      var line = title + String(repeating: " ", count: widths.0 + 2 - title.utf8.count) + value
      if !origin.isEmpty {
        line += String(repeating: " ", count: widths.1 + 2 - value.unicodeScalars.count) + origin
      }
      text += line + "\n"
    }
    return text
  }

  /// Where a value comes from, in a few words.
  private func words(_ origin: EffectiveConfiguration.Origin) -> String {
    switch origin {
    case .standard: "default"
    case .configuration(let range): loaded?.file.place(of: range) ?? ""
    case .override(let index, let range):
      (loaded?.file.place(of: range) ?? "") + ", override \(index) (\(patterns(of: index)))"
    case .option(let name): name
    }
  }

  private func patterns(of index: Int) -> String {
    let patterns = loaded?.configuration.overrides[index].paths ?? []
    return SafeText.visible(patterns.map { $0.text }.joined(separator: ", "))
  }

  // MARK: JSON

  var json: [UInt8] {
    var json = JSONBuilder()
    json.beginObject()
    json.entry("schemaVersion", 1)
    json.entry("path", path)
    json.key("configuration")
    if let loaded { json.string(loaded.file.path) } else { json.null() }
    json.key("settings")
    json.beginObject()
    for row in rows {
      json.key(row.key)
      json.beginObject()
      json.key("value")
      if let value = row.value { json.string(value) } else { json.null() }
      write(row.origin, to: &json)
      json.endObject()
    }
    json.endObject()
    json.key("schemas")
    json.beginArray()
    for schema in loaded?.configuration.schemas ?? [] {
      json.beginObject()
      json.entry("value", schema.value)
      write(.configuration(schema.range), to: &json)
      json.endObject()
    }
    json.endArray()
    json.key("rules")
    json.beginArray()
    for (index, rule) in Rule.all.enumerated() {
      json.beginObject()
      json.entry("rule", rule.id)
      json.entry("level", effective.rules.level(of: rule).name)
      write(effective.ruleOrigins[index], to: &json)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.finish()
  }

  private func write(_ origin: EffectiveConfiguration.Origin, to json: inout JSONBuilder) {
    switch origin {
    case .standard: json.entry("from", "default")
    case .option(let name): json.entry("from", name)
    case .configuration(let range):
      json.entry("from", "configuration")
      json.entry("place", loaded?.file.place(of: range) ?? "")
    case .override(let index, let range):
      json.entry("from", "override")
      json.entry("override", index)
      json.entry("place", loaded?.file.place(of: range) ?? "")
    }
  }
}
