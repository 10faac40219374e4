import PropertyLists
import TestSupport

/// Writes values as text in a random hand: any indentation, comments anywhere, any quotes.
struct RandomLayout {
  let format: PropertyListFormat
  var generator: SeededGenerator
  /// The comments that were written.
  private(set) var comments: [String] = []
  private let isTidy: Bool
  private let unit: String
  private let lineEnd: String

  init(_ format: PropertyListFormat, _ generator: SeededGenerator) {
    self.format = format
    self.generator = generator
    isTidy = self.generator.chance(50)
    unit = self.generator.pick(["\t", "  ", "    ", ""])
    lineEnd = self.generator.pick(["\n", "\n", "\r\n"])
  }

  mutating func document(_ value: PropertyListValue) -> String {
    let body: String
    switch (format, value) {
    case (.strings, .dictionary(let dictionary)):
      body = entries(dictionary, depth: 0)
      // A file without any byte is none.
      return body.isEmpty ? lineEnd : body
    case (.xml, _): body = "<plist>\(trivia(0))\(text(of: value, depth: 0))\(trivia(0))</plist>"
    default: body = text(of: value, depth: 0)
    }
    return body + lineEnd
  }

  private mutating func text(of value: PropertyListValue, depth: Int) -> String {
    switch (format, value) {
    case (.xml, .array(let items)):
      if items.isEmpty, generator.chance(50) { return generator.pick(["<array/>", "<array />"]) }
      var result = "<array>"
      for item in items { result += trivia(depth + 1) + text(of: item, depth: depth + 1) }
      return result + trivia(depth) + "</array>"
    case (.xml, .dictionary(let dictionary)):
      if dictionary.isEmpty, generator.chance(50) { return "<dict/>" }
      return "<dict>" + entries(dictionary, depth: depth + 1) + trivia(depth) + "</dict>"
    case (.json, .dictionary(let dictionary)) where dictionary.entries.first?.key.hasPrefix("$") == true:
      // It may need a wrapper.
      return leaf(value)
    case (_, .array(let items)):
      let (open, close) = format == .json ? ("[", "]") : ("(", ")")
      var result = open
      for (index, item) in items.enumerated() {
        result += (index > 0 ? trivia(depth, short: true) + "," : "") + trivia(depth + 1)
        result += text(of: item, depth: depth + 1)
      }
      if format == .openStep || format == .strings, !items.isEmpty, generator.chance(20) { result += "," }
      return result + trivia(depth) + close
    case (_, .dictionary(let dictionary)):
      return "{" + entries(dictionary, depth: depth + 1) + trivia(depth) + "}"
    default: return leaf(value)
    }
  }

  private mutating func entries(_ dictionary: PropertyListDictionary, depth: Int) -> String {
    var result = ""
    for (index, entry) in dictionary.entries.enumerated() {
      if format == .json, index > 0 { result += trivia(depth, short: true) + "," }
      result += trivia(depth)
      switch format {
      case .xml:
        let key = leaf(.string(entry.key)).dropFirst("<string>".count).dropLast("</string>".count)
        result += "<key>\(key)</key>" + trivia(depth)
      case .json:
        result += leaf(.string(entry.key)) + trivia(depth, short: true) + ":" + trivia(depth, short: true)
      default:
        result += leaf(.string(entry.key)) + trivia(depth, short: true) + "=" + trivia(depth, short: true)
      }
      result += text(of: entry.value, depth: depth)
      if format != .xml, format != .json { result += trivia(depth, short: true) + ";" }
    }
    return result
  }

  /// A leaf as the writers make it, with another way of quoting now and then.
  private mutating func leaf(_ value: PropertyListValue) -> String {
    let format: PropertyListFormat = self.format == .strings ? .openStep : self.format
    let bytes = (try? value.encoded(as: WriteOptions(format: format, isCompact: true))) ?? []
    var text = String(decoding: bytes, as: UTF8.self)
    switch format {
    case .xml:
      text = text.split(separator: "<plist version=\"1.0\">\n").last.map(String.init) ?? ""
      text = String(text.dropLast("\n</plist>\n".count))
      if case .string(let content) = value, !content.contains("]]>"), generator.chance(10) {
        return "<string><![CDATA[\(content)]]></string>"
      }
      return text
    case .openStep, .gnustep:
      text = String(text.dropLast())
      if case .string = value, !text.hasPrefix("\""), generator.chance(50) { text = "\"\(text)\"" }
      return text
    default: return text
    }
  }

  /// White space and comments.
  private mutating func trivia(_ depth: Int, short: Bool = false) -> String {
    let line = lineEnd + String(repeating: unit, count: depth)
    if isTidy, !short { return generator.chance(10) ? line + comment(line) + line : line }
    if isTidy { return "" }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...3: return ""
    case 4, 5: return " "
    case 6, 7: return line
    case 8: return lineEnd + line
    default: return comment(line)
    }
  }

  private mutating func comment(_ line: String) -> String {
    guard format != .json else { return " " }
    let text = "c\(comments.count)."
    comments.append(text)
    switch format {
    case .xml: return generator.pick(["<!--\(text)-->", " <!-- \(text) -->" + line, "<?\(text)?>"])
    // A slash right behind text without quotes would be part of it.
    default: return generator.pick([" /*\(text)*/", " // \(text)" + line, line + "/* \(text) */" + line])
    }
  }
}
