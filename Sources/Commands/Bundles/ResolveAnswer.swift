internal import Bundles
internal import CommandLineKit
internal import KeyCatalog
internal import PropertyLists
internal import Resolution

/// What `infoplist resolve` says about values.
struct ResolveAnswer {
  private let context: ResolutionContext
  private let resolver: ValueResolver
  private let values: [ResolvedValue]
  private let explains: Bool
  /// The places of the sources; none unless they are shown.
  private let places: PlaceIndex
  /// The values in each language: nil if they are not asked for.
  private var table: [(language: String, values: [ResolvedValue])]?

  /// The keys that were asked for and have no value.
  let missing: [String]

  init(
    _ bundle: BundleInspection, _ arguments: ParsedArguments, _ options: ReadOptions
  ) throws(CommandError) {
    let device = arguments.device ?? Device(for: bundle.system)
    let context = ResolutionContext(
      system: bundle.system, device: device, languages: arguments.languages,
      version: try arguments.namedSystem?.version)
    let resolver = ValueResolver(bundle, in: context, options: options)
    let asked = arguments.values("KEY")
    let keys = asked.isEmpty ? resolver.keys : asked
    self.context = context
    self.resolver = resolver
    let all = keys.map { resolver.resolve($0) }
    // What this version does not read is shown only if somebody asks for it, or for the reasons.
    let explains = arguments.has("--explain")
    let values = asked.isEmpty && !explains ? all.filter { $0.value != nil } : all
    self.values = values
    self.explains = explains
    missing = asked.isEmpty ? [] : values.filter { $0.value == nil }.map(\.key)
    places = PlaceIndex(explains ? values.flatMap { $0.sources.compactMap { $0.place } } : [])
    guard arguments.has("--all-languages") else { return }
    var languages = bundle.localizations.names.filter { $0 != "Base" }
    for language in TranslationTable.sharedLanguages(of: bundle) where !languages.contains(language) {
      languages.append(language)
    }
    table = languages.map { language in
      let resolver = ValueResolver(bundle, in: context, localization: language, options: options)
      return (language, values.map { resolver.resolve($0.key) })
    }
  }

  // MARK: JSON

  var json: [UInt8] {
    var builder = JSONBuilder()
    builder.beginObject()
    builder.entry("schemaVersion", 1)
    builder.entry("platform", context.system.name)
    builder.entry("device", context.device.name)
    if let version = context.version { builder.entry("os", version.description) }
    builder.entry("languages", context.languages)
    builder.entry("localization", resolver.localization)
    builder.key("values")
    Self.write(values, to: &builder)
    if explains {
      builder.key("explanations")
      builder.beginObject()
      for value in values {
        builder.key(value.key)
        builder.beginArray()
        for source in value.sources { write(source, to: &builder) }
        builder.endArray()
      }
      builder.endObject()
    }
    if let table {
      builder.key("table")
      builder.beginObject()
      for row in table {
        builder.key(row.language)
        Self.write(row.values, to: &builder)
      }
      builder.endObject()
    }
    builder.endObject()
    return builder.finish()
  }

  private static func write(_ values: [ResolvedValue], to builder: inout JSONBuilder) {
    builder.beginObject()
    for value in values {
      if let content = value.value { builder.entry(value.key, content) }
    }
    builder.endObject()
  }

  private func write(_ source: ValueSource, to builder: inout JSONBuilder) {
    builder.beginObject()
    builder.entry("source", source.source)
    builder.key("place")
    places.node(source.place).write(to: &builder)
    builder.entry("step", source.step.name)
    builder.entry("chosen", source.isChosen)
    builder.entry("why", source.why)
    builder.endObject()
  }

  // MARK: Text

  var lines: [UInt8] {
    var bytes: [UInt8] = []
    if let table {
      for (index, value) in values.enumerated() {
        append(value.key, to: &bytes)
        bytes += "\n".utf8
        for row in table {
          bytes += "  ".utf8
          append(row.language, to: &bytes)
          bytes += ": ".utf8
          append(row.values[index].value, to: &bytes)
        }
      }
      return bytes
    }
    for value in values {
      append(value.key, to: &bytes)
      bytes += " = ".utf8
      append(value.value, to: &bytes)
      if explains { for source in value.sources { append(source, to: &bytes) } }
    }
    return bytes
  }

  private func append(_ source: ValueSource, to bytes: inout [UInt8]) {
    bytes += (source.isChosen ? "  * " : "    ").utf8
    bytes += "\(source.step.name): ".utf8
    append(source.source, to: &bytes)
    if let place = source.place, place.document.format != .binary {
      bytes += places.position(of: place).utf8
    }
    bytes += " - ".utf8
    append(source.why, to: &bytes)
    bytes += "\n".utf8
  }

  private func append(_ text: String, to bytes: inout [UInt8]) {
    SafeText.append(text, to: &bytes, .onOneLine)
  }

  private func append(_ value: PropertyListValue?, to bytes: inout [UInt8]) {
    switch value {
    case nil: bytes += "(none)".utf8
    case .string(let text)?: append(text, to: &bytes)
    case let other?:
      var builder = JSONBuilder(.compact)
      builder.value(other)
      append(String(decoding: builder.finish(), as: UTF8.self), to: &bytes)
    }
    bytes += "\n".utf8
  }
}
