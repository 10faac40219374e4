internal import PropertyLists

/// A piece of an answer that is shown as text or as JSON.
enum AnswerNode {
  case text(String)
  case number(Int)
  case flag(Bool)
  /// Nothing is known.
  case none
  case list([AnswerNode])
  case object([(name: String, value: AnswerNode)])

  /// A text, or nothing.
  init(_ text: String?) { self = text.map { .text($0) } ?? .none }

  /// Texts as a list.
  init(_ texts: [String]) { self = .list(texts.map { .text($0) }) }

  // MARK: JSON

  /// Writes the piece as JSON.
  func write(to builder: inout JSONBuilder) {
    switch self {
    case .text(let text): builder.string(text)
    case .number(let number): builder.integer(number)
    case .flag(let flag): builder.boolean(flag)
    case .none: builder.null()
    case .list(let items):
      builder.beginArray()
      for item in items { item.write(to: &builder) }
      builder.endArray()
    case .object(let members):
      builder.beginObject()
      for member in members {
        builder.key(member.name)
        member.value.write(to: &builder)
      }
      builder.endObject()
    }
  }

  /// The whole answer as JSON.
  var json: [UInt8] {
    var builder = JSONBuilder()
    write(to: &builder)
    return builder.finish()
  }

  // MARK: Text

  /// The whole answer as lines; what is not known is left out.
  var lines: [UInt8] {
    var bytes: [UInt8] = []
    guard case .object(let members) = self else { return bytes }
    for member in members { Self.append(member.name, member.value, depth: 0, to: &bytes) }
    return bytes
  }

  /// What fits on one line; nil for objects and lists of objects.
  private var line: String? {
    switch self {
    case .text(let text): return text
    case .number(let number): return "\(number)"
    case .flag(let flag): return flag ? "yes" : "no"
    case .none: return nil
    case .list(let items):
      let lines = items.compactMap(\.line)
      // Sentences end in a period already.
      let areSentences = lines.allSatisfy { $0.hasSuffix(".") }
      return lines.count == items.count && !items.isEmpty
        ? lines.joined(separator: areSentences ? " " : ", ") : nil
    case .object: return nil
    }
  }

  private var isEmpty: Bool {
    switch self {
    case .none: true
    case .list(let items): items.isEmpty
    case .object(let members): members.allSatisfy { $0.value.isEmpty }
    default: false
    }
  }

  private static func append(_ name: String, _ value: AnswerNode, depth: Int, to bytes: inout [UInt8]) {
    guard !value.isEmpty, name != "schemaVersion" else { return }
    let space = Array(repeating: UInt8(ascii: " "), count: 2 * depth)
    bytes += space
    bytes += words(of: name).utf8
    bytes += ":".utf8
    if let line = value.line {
      bytes += " ".utf8
      SafeText.append(line, to: &bytes, .onOneLine)
      bytes += "\n".utf8
      return
    }
    bytes += "\n".utf8
    switch value {
    case .object(let members):
      for member in members { append(member.name, member.value, depth: depth + 1, to: &bytes) }
    case .list(let items):
      for item in items {
        guard case .object(let members) = item, let first = members.first else { continue }
        bytes += space
        bytes += "  - ".utf8
        SafeText.append(first.value.line ?? "", to: &bytes, .onOneLine)
        bytes += "\n".utf8
        for member in members.dropFirst() { append(member.name, member.value, depth: depth + 3, to: &bytes) }
      }
    default: break
    }
  }

  /// The words a name in JSON is put together from: `display name` for `displayName`.
  private static func words(of name: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(name.utf8)
    for (index, byte) in bytes.enumerated() {
      let isCapital = 0x41...0x5a ~= byte
      let followsSmall = index > 0 && !(0x41...0x5a ~= bytes[index - 1])
      let isAbbreviation = isCapital && index + 1 < bytes.count ? 0x41...0x5a ~= bytes[index + 1] : isCapital
      if isCapital, followsSmall { result.append(UInt8(ascii: " ")) }
      let partOfAbbreviation = isAbbreviation || (index > 0 && isCapital && !followsSmall)
      result.append(isCapital && !partOfAbbreviation ? byte | 0x20 : byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
