public import KeyCatalog
internal import PropertyLists

extension InfoPlistTemplate {
  /// The template as a file of a project: XML with a comment for each key, from the catalog.
  ///
  /// - Parameter name: The name of the product, nil to leave it to the build setting.
  public func xml(name: String? = nil, catalog: Catalog = .standard) -> String {
    var writer = TemplateWriter(name: name)
    writer.begin()
    writer.comment(title, depth: 0)
    if exception != nil || entries.contains(where: { $0.exception != nil }) {
      writer.comment(
        "The comments that follow are for the checks of \(era.name); those of other years do without some of them.",
        depth: 0)
      writer.comment("infoplist:ignore-file unused-suppression", depth: 0)
    }
    writer.comments(about: exception, depth: 0)
    writer.open()
    for entry in entries {
      writer.comment(catalog.topLevelKey(entry.key).place?.record?.effect(in: era) ?? "", depth: 1)
      writer.comments(about: entry.exception, depth: 1)
      writer.entry(entry)
    }
    writer.end()
    return writer.text
  }

  private var title: String {
    kind == .cocoaTemplate
      ? "The template of a Cocoa app, 2010."
      : "Recommended keys: \(kind.name), \(platform.name), \(era.name)."
  }
}

/// Writes a property list with comments.
private struct TemplateWriter {
  private(set) var text = ""
  private var expander: SettingsExpander?

  init(name: String?) {
    guard let name else { return }
    var table = SettingsTable()
    // A dollar sign in a name is no reference.
    let doubled = name.utf8.flatMap { $0 == UInt8(ascii: "$") ? [$0, $0] : [$0] }
    table.define("PRODUCT_NAME", as: String(decoding: doubled, as: UTF8.self))
    expander = SettingsExpander(table)
  }

  /// What stands above the dictionary.
  mutating func begin() { add(Self.lines(of: PropertyListDictionary()).dropLast(2)) }

  mutating func open() { text += "<dict>\n" }

  mutating func end() { text += "</dict>\n</plist>\n" }

  private mutating func add(_ lines: ArraySlice<ArraySlice<UInt8>>) {
    for line in lines { text += String(decoding: line, as: UTF8.self) + "\n" }
  }

  /// A comment; two dashes in a row would end it too early.
  mutating func comment(_ content: String, depth: Int) {
    guard !content.isEmpty else { return }
    var safe: [UInt8] = []
    for byte in content.utf8 {
      if byte == UInt8(ascii: "-"), safe.last == byte { safe.append(UInt8(ascii: " ")) }
      safe.append(byte)
    }
    text += "\(depth == 0 ? "" : "\t")<!-- \(String(decoding: safe, as: UTF8.self)) -->\n"
  }

  /// Why a check would object, and that it shall not.
  mutating func comments(about exception: InfoPlistTemplate.Exception?, depth: Int) {
    guard let exception else { return }
    comment(exception.reason, depth: depth)
    comment("infoplist:ignore \(exception.rules)", depth: depth)
  }

  /// A key with its value, as a dictionary of its own has them inside.
  mutating func entry(_ entry: InfoPlistTemplate.Entry) {
    let dictionary = PropertyListDictionary(uniqueEntries: [
      PropertyListDictionary.Entry(key: entry.key, value: expanded(entry.value))
    ])
    add(Self.lines(of: dictionary).dropFirst(4).dropLast(2))
  }

  /// The lines of a property list; templates hold nothing that XML cannot.
  private static func lines(of dictionary: PropertyListDictionary) -> ArraySlice<ArraySlice<UInt8>> {
    let value = PropertyListValue.dictionary(dictionary)
    let bytes = (try? value.encoded(as: WriteOptions(format: .xml, style: .keep))) ?? []
    return bytes.split(separator: UInt8(ascii: "\n"))[...]
  }

  /// A value with the product's name in place of its setting.
  private mutating func expanded(_ value: PropertyListValue) -> PropertyListValue {
    switch value {
    // Settings of a template are neither cyclic nor long, so there is always an expansion.
    case .string(let text): return .string((try? expander?.expand(text).text) ?? text)
    case .array(let items):
      var result: [PropertyListValue] = []
      for item in items { result.append(expanded(item)) }
      return .array(result)
    case .dictionary(let dictionary):
      var entries: [PropertyListDictionary.Entry] = []
      for entry in dictionary.entries {
        entries.append(PropertyListDictionary.Entry(key: entry.key, value: expanded(entry.value)))
      }
      return .dictionary(PropertyListDictionary(uniqueEntries: entries))
    default: return value
    }
  }
}
