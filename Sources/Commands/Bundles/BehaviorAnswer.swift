internal import Behavior
internal import Bundles
internal import CommandLineKit
internal import KeyCatalog
internal import PropertyLists
internal import Resolution

/// What `infoplist behavior` says about a bundle.
struct BehaviorAnswer {
  private let context: BehaviorContext
  private let words: [String]
  private let effects: [BehaviorEffect]
  private let places: PlaceIndex
  private let isPlatformAssumed: Bool

  /// Errors about keys that were asked for and that nobody knows.
  let errors: [CommandError]

  /// Works the answer out.
  ///
  /// - Parameters:
  ///   - words: The words the state was described with.
  ///   - asked: The keys to tell about; none for all.
  ///   - isPlatformAssumed: Whether nothing tells the platform.
  init(
    _ context: BehaviorContext, _ words: [String], asked: [String], isPlatformAssumed: Bool,
    catalog: Catalog = .standard
  ) {
    self.context = context
    self.words = words
    self.isPlatformAssumed = isPlatformAssumed
    // What is said about a key holds for the variant that counts.
    let asked = asked.map { key in
      let name = catalog.topLevelKey(key, era: context.era).name
      return name.isVariant ? name.root : key
    }
    let all = BehaviorReport(context, asked: asked, catalog: catalog).effects
    let effects = asked.isEmpty ? all : all.filter { asked.contains($0.key) }
    self.effects = effects
    errors = asked.filter { key in !effects.contains { $0.key == key } }
      .map { Self.error(about: $0, context, catalog) }
    places = PlaceIndex(effects.compactMap { $0.source?.place })
  }

  /// Says that a key is not known, and which one may be meant.
  private static func error(about key: String, _ context: BehaviorContext, _ catalog: Catalog) -> CommandError
  {
    let found = catalog.suggestions(for: key, at: catalog.root(of: .infoPlist))
    let inside = found.first { $0.kind == .otherPlace }
    var hint = inside.map { "It stands in another key: \($0.record.path.description)." }
    if hint == nil {
      let names = found.isEmpty ? catalog.suggestions(for: key).filter { $0.record.isTopLevel } : found
      let likely = names.prefix(3).map { $0.record.key == $0.name ? $0.name : $0.record.key }
      if !likely.isEmpty { hint = "Did you mean \(likely.joined(separator: ", or "))?" }
    }
    return CommandError(
      "\(SafeText.visible(key)) is not in the file, and no effect on \(context.platform.name) is known without it.",
      hint: hint, exitCode: .findings)
  }

  // MARK: JSON

  func json(path: String) -> [UInt8] {
    var builder = JSONBuilder()
    builder.beginObject()
    builder.entry("schemaVersion", 1)
    builder.entry("path", path)
    builder.entry("platform", context.system.name)
    builder.entry("platformAssumed", isPlatformAssumed)
    builder.entry("device", context.resolver.context.device.name)
    builder.key("os")
    if let version = context.version { builder.string(version.description) } else { builder.null() }
    builder.entry("era", context.era.name)
    builder.entry("state", words)
    builder.key("effects")
    builder.beginArray()
    for effect in effects { write(effect, to: &builder) }
    builder.endArray()
    builder.endObject()
    return builder.finish()
  }

  private func write(_ effect: BehaviorEffect, to builder: inout JSONBuilder) {
    builder.beginObject()
    builder.entry("topic", effect.topic.name)
    builder.entry("key", effect.key)
    builder.entry("rules", effect.rules)
    builder.entry("effect", effect.effect)
    for (name, value) in [
      ("outcome", effect.outcome), ("value", effect.value), ("default", effect.standard),
    ] {
      builder.key(name)
      if let value { builder.value(value) } else { builder.null() }
    }
    builder.entry("step", step(of: effect))
    builder.key("place")
    places.node(effect.source?.place).write(to: &builder)
    builder.entry("remarks", effect.remarks)
    builder.endObject()
  }

  /// How the value came about.
  private func step(of effect: BehaviorEffect) -> String {
    effect.source?.step.name ?? (effect.standard == nil ? "absent" : "default")
  }

  // MARK: Text

  /// The effects below the headings of their topics.
  var lines: [UInt8] {
    var bytes = isPlatformAssumed ? Array("\(BundleInput.assumption(context.system))\n\n".utf8) : []
    var last: BehaviorTopic?
    for effect in effects {
      if effect.topic != last {
        if last != nil { bytes += "\n".utf8 }
        bytes += "\(effect.topic.title)\n".utf8
        last = effect.topic
      }
      bytes += "  ".utf8
      appendCause(of: effect, to: &bytes)
      bytes += "    ".utf8
      append(effect.effect, to: &bytes)
      if !effect.rules.isEmpty { bytes += " [\(effect.rules.joined(separator: ", "))]".utf8 }
      bytes += "\n".utf8
      for remark in effect.remarks {
        bytes += "    note: ".utf8
        append(remark, to: &bytes)
        bytes += "\n".utf8
      }
    }
    return bytes
  }

  /// The key with its value and place, or what holds in its place.
  private func appendCause(of effect: BehaviorEffect, to bytes: inout [UInt8]) {
    append(effect.key, to: &bytes)
    if let value = effect.value {
      bytes += " = ".utf8
      append(Self.text(of: value), to: &bytes)
      bytes += " (".utf8
      append(effect.source?.place.map { places.text(of: $0) } ?? effect.source?.source ?? "", to: &bytes)
      bytes += ")\n".utf8
      return
    }
    bytes += " is absent".utf8
    if let standard = effect.standard {
      bytes += "; the default is ".utf8
      append(Self.text(of: standard), to: &bytes)
    }
    bytes += "\n".utf8
  }

  private func append(_ text: String, to bytes: inout [UInt8]) {
    SafeText.append(text, to: &bytes, .onOneLine)
  }

  private static func text(of value: PropertyListValue) -> String {
    if case .string(let text) = value { return text }
    var builder = JSONBuilder(.compact)
    builder.value(value)
    let text = String(decoding: builder.finish(), as: UTF8.self)
    // What is long is cut: the place says where the rest is.
    guard text.utf8.count > 120 else { return text }
    return String(text.prefix(100)) + "…"
  }
}
