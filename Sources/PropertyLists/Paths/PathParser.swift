/// Reads the text of a path, step by step.
struct PathParser {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  mutating func parse() throws(PropertyListPathError) -> [PropertyListPath.Step] {
    var steps: [PropertyListPath.Step] = []
    while position < scalars.count {
      if scalars[position] == "[" {
        steps.append(try bracket())
      } else {
        if !steps.isEmpty { try skipPeriod() }
        steps.append(try key())
      }
    }
    return steps
  }

  private mutating func skipPeriod() throws(PropertyListPathError) {
    guard scalars[position] == "." else { throw error("A period belongs between two keys.") }
    position += 1
    if position == scalars.count { throw error("The path ends in a period.") }
  }

  // MARK: Keys

  private mutating func key() throws(PropertyListPathError) -> PropertyListPath.Step {
    if scalars[position] == "\"" { return .key(try quotedText()) }
    let start = position
    var text = String.UnicodeScalarView()
    while position < scalars.count, scalars[position] != ".", scalars[position] != "[" {
      if scalars[position] == "\\" {
        position += 1
        guard position < scalars.count else { throw error("The path ends in a backslash.") }
      }
      text.append(scalars[position])
      position += 1
    }
    guard position > start else { throw error("A key is missing here.") }
    if position - start == 2, scalars[start] == "*", scalars[start + 1] == "*" { return .anyDepth }
    return .key(String(text))
  }

  private mutating func quotedText() throws(PropertyListPathError) -> String {
    let start = position
    position += 1
    var text = String.UnicodeScalarView()
    while position < scalars.count, scalars[position] != "\"" {
      if scalars[position] == "\\", position + 1 < scalars.count { position += 1 }
      text.append(scalars[position])
      position += 1
    }
    guard position < scalars.count else {
      throw PropertyListPathError(offset: start, message: "The quoted key has no end.")
    }
    position += 1
    return String(text)
  }

  // MARK: Brackets

  private mutating func bracket() throws(PropertyListPathError) -> PropertyListPath.Step {
    let start = position
    position += 1
    if position < scalars.count, scalars[position] == "]" {
      position += 1
      return .everyItem
    }
    if let index = try index() { return .index(index) }
    let key = try operand(endingAt: "=")
    guard position < scalars.count, scalars[position] == "=" else {
      throw PropertyListPathError(
        offset: start, message: "Brackets hold a number, nothing, or KEY=VALUE.")
    }
    position += 1
    let value = try operand(endingAt: "]")
    try closeBracket(openedAt: start)
    return .itemsWhere(key: key, value: value)
  }

  /// A number and its closing bracket; `nil`, with nothing read, if the bracket holds something else.
  private mutating func index() throws(PropertyListPathError) -> Int? {
    var end = position
    while end < scalars.count, scalars[end] != "]" { end += 1 }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[position..<end])
    let isNumber = text.allSatisfy { ("0"..."9").contains($0) || $0 == "-" }
    guard end < scalars.count, isNumber else { return nil }
    guard let index = Int(String(text)) else { throw error("The index is no whole number.") }
    position = end + 1
    return index
  }

  private mutating func operand(endingAt end: Unicode.Scalar) throws(PropertyListPathError) -> String {
    if position < scalars.count, scalars[position] == "\"" { return try quotedText() }
    var text = String.UnicodeScalarView()
    while position < scalars.count, scalars[position] != end, scalars[position] != "]" {
      if scalars[position] == "\\", position + 1 < scalars.count { position += 1 }
      text.append(scalars[position])
      position += 1
    }
    return String(text)
  }

  private mutating func closeBracket(openedAt start: Int) throws(PropertyListPathError) {
    guard position < scalars.count, scalars[position] == "]" else {
      throw PropertyListPathError(offset: start, message: "The bracket is not closed.")
    }
    position += 1
  }

  private func error(_ message: String) -> PropertyListPathError {
    PropertyListPathError(offset: position, message: message)
  }
}
