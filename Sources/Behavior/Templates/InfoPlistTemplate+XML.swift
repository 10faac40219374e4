public import KeyCatalog
internal import PropertyLists

extension InfoPlistTemplate {
  /// The template as a file of a project: XML with a comment for each key, from the catalog.
  ///
  /// - Parameter name: The name of the product, nil to leave it to the build setting.
  public func xml(name: String? = nil, catalog: Catalog = .standard) -> String {
    var writer = TemplateWriter(name: name)
    writer.begin(title, exception)
    for entry in entries {
      writer.comment(catalog.topLevelKey(entry.key).place?.record?.effect(in: era) ?? "")
      if let exception = entry.exception {
        writer.comment(exception.reason)
        writer.comment("infoplist:ignore \(exception.rules)")
      }
      writer.key(entry.key)
      writer.value(entry.value)
    }
    writer.end()
    return writer.text
  }

  private var title: String {
    let year =
      switch era {
      case .today: "today"
      case .books2018: "2018"
      case .books2010: "2010"
      }
    return kind == .cocoaTemplate
      ? "The template of a Cocoa app, 2010." : "Recommended keys: \(kind.name), \(platform.name), \(year)."
  }
}

/// Writes a property list with comments.
private struct TemplateWriter {
  private(set) var text = ""
  private var depth = 1
  private var expander: SettingsExpander?

  init(name: String?) {
    guard let name else { return }
    var table = SettingsTable()
    // A dollar sign in a name is no reference.
    let doubled = name.utf8.flatMap { $0 == UInt8(ascii: "$") ? [$0, $0] : [$0] }
    table.define("PRODUCT_NAME", as: String(decoding: doubled, as: UTF8.self))
    expander = SettingsExpander(table)
  }

  mutating func begin(_ title: String, _ exception: InfoPlistTemplate.Exception?) {
    text += """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <!-- \(title) -->

      """
    if let exception {
      text += "<!-- \(exception.reason) -->\n<!-- infoplist:ignore \(exception.rules) -->\n"
    }
    text += "<dict>\n"
  }

  mutating func end() { text += "</dict>\n</plist>\n" }

  private mutating func line(_ content: String) {
    for _ in 0..<depth { text += "\t" }
    text += content
    text += "\n"
  }

  /// A comment; two dashes in a row would end it too early.
  mutating func comment(_ content: String) {
    guard !content.isEmpty else { return }
    var safe: [UInt8] = []
    for byte in content.utf8 {
      if byte == UInt8(ascii: "-"), safe.last == byte { safe.append(UInt8(ascii: " ")) }
      safe.append(byte)
    }
    line("<!-- \(String(decoding: safe, as: UTF8.self)) -->")
  }

  mutating func key(_ key: String) { line("<key>\(Self.escaped(key))</key>") }

  mutating func value(_ value: PropertyListValue) {
    switch value {
    case .boolean(let flag): line(flag ? "<true/>" : "<false/>")
    case .string(let string):
      // Settings of a template are neither cyclic nor long, so there is always an expansion.
      let expanded = try? expander?.expand(string).text
      line("<string>\(Self.escaped(expanded ?? string))</string>")
    case .array(let items):
      line("<array>")
      depth += 1
      for item in items { self.value(item) }
      depth -= 1
      line("</array>")
    case .dictionary(let dictionary):
      guard !dictionary.isEmpty else { return line("<dict/>") }
      line("<dict>")
      depth += 1
      for entry in dictionary.entries {
        key(entry.key)
        self.value(entry.value)
      }
      depth -= 1
      line("</dict>")
    // Templates hold nothing else.
    default: break
    }
  }

  private static func escaped(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
