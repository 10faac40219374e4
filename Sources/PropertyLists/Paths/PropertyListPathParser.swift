internal import SourceText

/// Reads the text of a path (see ``PropertyListPath``).
struct PropertyListPathParser {
  private let text: [UInt8]
  private var position = 0
  private var steps: [PropertyListPath.Step] = []

  init(_ text: String) {
    self.text = Array(text.utf8)
  }

  mutating func parse() throws(PropertyListPathError) -> [PropertyListPath.Step] {
    while position < text.count {
      if text[position] == UInt8(ascii: "[") {
        try parseBrackets()
        continue
      }
      if !steps.isEmpty {
        try parsePoint()
      }
      try parseKey()
    }
    return steps
  }

  // MARK: Keys

  /// Reads the point between a step and the key that follows.
  private mutating func parsePoint() throws(PropertyListPathError) {
    guard text[position] == UInt8(ascii: ".") else {
      throw failure(position, position + 1, "A point must come before the next key.", hint: "Write . here.")
    }
    position += 1
  }

  private mutating func parseKey() throws(PropertyListPathError) {
    let start = position
    if position < text.count, text[position] == UInt8(ascii: "\"") {
      steps.append(.key(try parseQuoted()))
      return
    }
    let key = try parseBare(until: ".", "[")
    guard position > start else {
      throw failure(
        max(start - 1, 0), min(start + 1, text.count), "A key is missing here.",
        hint: "Remove the point; an empty key is written \"\", and a point in a key \\. or in quotes.")
    }
    let isAnyDepth = key == "**" && position - start == 2
    steps.append(isAnyDepth ? .anyDepth : .key(key))
  }

  /// Reads a text up to one of two characters, or to the end.
  private mutating func parseBare(
    until stop: Unicode.Scalar, _ otherStop: Unicode.Scalar
  ) throws(PropertyListPathError) -> String {
    var result: [UInt8] = []
    while position < text.count {
      let byte = text[position]
      if byte == UInt8(ascii: stop) || byte == UInt8(ascii: otherStop) { break }
      if byte == UInt8(ascii: "\\") {
        result.append(try parseEscape())
      } else {
        result.append(byte)
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func parseQuoted() throws(PropertyListPathError) -> String {
    let start = position
    var result: [UInt8] = []
    position += 1
    while position < text.count {
      let byte = text[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return String(decoding: result, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        result.append(try parseEscape())
      } else {
        result.append(byte)
        position += 1
      }
    }
    throw failure(start, start + 1, "The quoted key has no end.", hint: "Close it with \".")
  }

  private mutating func parseEscape() throws(PropertyListPathError) -> UInt8 {
    let start = position
    let hint = "The escapes are \\. \\[ \\] \\= \\\" and \\\\."
    guard start + 1 < text.count else {
      throw failure(start, start + 1, "A backslash at the end stands for nothing.", hint: hint)
    }
    switch text[start + 1] {
    case UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "="), UInt8(ascii: "\""),
      UInt8(ascii: "\\"):
      position += 2
      return text[start + 1]
    default:
      throw failure(
        start, start + 2, "The backslash stands before a character it does not escape.", hint: hint)
    }
  }

  // MARK: Brackets

  private mutating func parseBrackets() throws(PropertyListPathError) {
    let start = position
    position += 1
    let isQuoted = position < text.count && text[position] == UInt8(ascii: "\"")
    let content = isQuoted ? try parseQuoted() : try parseBare(until: "]", "=")
    guard position < text.count else {
      throw failure(start, start + 1, "The bracket is not closed.", hint: "Write ] at the end.")
    }
    if text[position] == UInt8(ascii: "=") {
      position += 1
      let isQuoted = position < text.count && text[position] == UInt8(ascii: "\"")
      let value = isQuoted ? try parseQuoted() : try parseBare(until: "]", "]")
      guard position < text.count, text[position] == UInt8(ascii: "]") else {
        throw failure(start, start + 1, "The bracket is not closed.", hint: "Write ] at the end.")
      }
      position += 1
      steps.append(.matching(key: content, value: value))
      return
    }
    guard text[position] == UInt8(ascii: "]") else {
      throw failure(
        position, position + 1, "Text follows the quoted key.", hint: "Write = and a value, or ].")
    }
    position += 1
    if content.isEmpty, !isQuoted {
      steps.append(.everyItem)
    } else if let index = Int(content), !isQuoted, content.first != "+" {
      steps.append(.index(index))
    } else {
      throw failure(
        start + 1, position - 1, "\"\(content)\" is no index.",
        hint: "Write a number, nothing for every item, or Key=Value; a key follows a point.")
    }
  }

  /// An error about a range of the text, which is widened to whole characters.
  private func failure(
    _ start: Int, _ end: Int, _ message: String, hint: String
  ) -> PropertyListPathError {
    var upper = min(end, text.count)
    while upper < text.count, text[upper] & 0xC0 == 0x80 { upper += 1 }
    return PropertyListPathError(ByteRange(min(start, upper), upper), message, hint: hint)
  }
}
