/// The text of a field, taken apart from left to right.
///
/// Folded lines read as one line with single spaces. Nothing is copied but what is asked for.
struct FieldText {
  private let text: RecordText
  private var position: Int
  private let end: Int

  /// Takes the text of a field, which may run over several lines.
  init(_ text: RecordText, _ range: Range<Int>) {
    self.text = text
    end = range.upperBound
    position = range.lowerBound
    // A long first word may have sent everything to the second line.
    if position < end, text[position] == UInt8(ascii: "\n") { position = after(position) }
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { position >= end }

  /// All that is left.
  var rest: String { string(position..<max(position, end)) }

  /// The byte to come, or nil at the end.
  var peek: UInt8? { position < end ? byte(at: position) : nil }

  /// Whether a space and a digit come next.
  var isNumberNext: Bool {
    guard position < end, byte(at: position) == UInt8(ascii: " ") else { return false }
    let next = after(position)
    return next < end && text[next].isASCIIDigit
  }

  /// How many digits come before the next space, 0 if anything else comes before it.
  var digitsAhead: Int {
    var offset = position
    while offset < end, text[offset].isASCIIDigit { offset += 1 }
    return offset < end && byte(at: offset) == UInt8(ascii: " ") ? offset - position : 0
  }

  /// Takes a text, if it comes next.
  mutating func skip(_ word: StaticString) -> Bool {
    let next = offset(behind: word, at: position)
    if next < 0 { return false }
    position = next
    return true
  }

  /// Takes a word, if it comes next and ends there.
  mutating func skip(word: StaticString) -> Bool {
    let next = offset(behind: word, at: position)
    guard next >= 0 else { return false }
    if next < end, byte(at: next) != UInt8(ascii: " "), text[next] != UInt8(ascii: ",") { return false }
    position = next
    return true
  }

  /// Takes everything up to a separator and the separator itself; all that is left if there is none.
  mutating func part(before separator: StaticString) -> String {
    let start = position
    while position < end {
      let next = offset(behind: separator, at: position)
      if next >= 0 {
        defer { position = next }
        return string(start..<position)
      }
      position = after(position)
    }
    position = end
    return string(start..<max(start, end))
  }

  /// Takes all parts between separators.
  mutating func parts(separatedBy separator: StaticString) -> [String] {
    var parts: [String] = []
    while !isAtEnd { parts.append(part(before: separator)) }
    return parts
  }

  /// Takes a word: everything up to the next space, which is taken too.
  mutating func word() -> String { part(before: " ") }

  /// Takes the digits of a version.
  mutating func version() -> SystemVersion? {
    var numbers: (Int, Int, Int) = (0, 0, 0)
    var count = 0
    while position < end, text[position].isASCIIDigit, count < 3 {
      var number = 0
      while position < end, text[position].isASCIIDigit, number < 100_000 {
        number = number * 10 + Int(text[position] - UInt8(ascii: "0"))
        position += 1
      }
      switch count {
      case 0: numbers.0 = number
      case 1: numbers.1 = number
      default: numbers.2 = number
      }
      count += 1
      guard position < end, text[position] == UInt8(ascii: ".") else { break }
      position += 1
    }
    return count == 0 ? nil : SystemVersion(numbers.0, numbers.1, numbers.2, written: count)
  }

  // MARK: Values

  /// Takes a value: a literal in the manner of JSON, or a bare word, which is text.
  ///
  /// - Returns: The value, or nil if the text is malformed.
  mutating func value() -> CatalogValue? {
    guard let first = peek else { return nil }
    switch first {
    case UInt8(ascii: "\""): return quoted().map { .string($0) }
    case UInt8(ascii: "["): return list()
    case UInt8(ascii: "{"): return members()
    default:
      let start = position
      while let byte = peek, byte != UInt8(ascii: " "), byte != UInt8(ascii: ","), byte != UInt8(ascii: "]"),
        byte != UInt8(ascii: "}")
      {
        position += 1
      }
      return start == position ? nil : bareValue(start..<position)
    }
  }

  /// What a bare word means: a truth value, a number, or itself.
  private func bareValue(_ word: Range<Int>) -> CatalogValue {
    if text.matches(word, "true") { return .boolean(true) }
    if text.matches(word, "false") { return .boolean(false) }
    let isNegative = text[word.lowerBound] == UInt8(ascii: "-")
    let digits = (word.lowerBound + (isNegative ? 1 : 0))..<word.upperBound
    guard !digits.isEmpty, digits.count < 10, text[digits.lowerBound].isASCIIDigit,
      text[digits.upperBound - 1].isASCIIDigit
    else { return .string(string(word)) }
    var number = 0
    var scale = 1
    var hasPoint = false
    for offset in digits {
      let byte = text[offset]
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if byte.isASCIIDigit {
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
        if hasPoint { scale *= 10 }
      } else {
        return .string(string(word))
      }
    }
    if isNegative { number = -number }
    return hasPoint ? .real(Double(number) / Double(scale)) : .integer(number)
  }

  private mutating func quoted() -> String? {
    position += 1
    var result: [UInt8] = []
    while let byte = peek {
      position = after(position)
      if byte == UInt8(ascii: "\"") { return String(decoding: result, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        guard let escaped = peek, escaped == UInt8(ascii: "\\") || escaped == UInt8(ascii: "\"") else {
          return nil
        }
        result.append(escaped)
        position += 1
      } else {
        result.append(byte)
      }
    }
    return nil
  }

  private mutating func list() -> CatalogValue? {
    position += 1
    var items: [CatalogValue] = []
    if skip("]") { return .array(items) }
    while let item = value() {
      items.append(item)
      if skip("]") { return .array(items) }
      guard skip(", ") else { return nil }
    }
    return nil
  }

  private mutating func members() -> CatalogValue? {
    position += 1
    var members: [CatalogValue.Member] = []
    while peek == UInt8(ascii: "\"") {
      guard let name = quoted(), skip(": "), let item = value() else { return nil }
      members.append(CatalogValue.Member(name, item))
      if skip("}") { return .dictionary(members) }
      guard skip(", ") else { return nil }
    }
    return nil
  }

  // MARK: Bytes

  /// The byte at an offset, a space where a line was folded.
  @inline(__always)
  private func byte(at offset: Int) -> UInt8 {
    let byte = text[offset]
    return byte == UInt8(ascii: "\n") ? UInt8(ascii: " ") : byte
  }

  /// The offset behind the byte at an offset; behind a fold it is the first byte of the line's text.
  @inline(__always)
  private func after(_ offset: Int) -> Int {
    guard text[offset] == UInt8(ascii: "\n") else { return offset + 1 }
    var next = offset + 1
    while next < end, text[next] == UInt8(ascii: " ") { next += 1 }
    return next
  }

  /// The offset behind a text that stands at an offset, or -1 if something else stands there.
  @inline(__always)
  private func offset(behind word: StaticString, at start: Int) -> Int {
    word.withUTF8Buffer { bytes in
      var offset = start
      for index in 0..<bytes.count {
        guard offset < end, unsafe byte(at: offset) == bytes[index] else { return -1 }
        offset = after(offset)
      }
      return offset
    }
  }

  /// The text of a range, with folds as single spaces.
  private func string(_ range: Range<Int>) -> String {
    if text.lineEnd(from: range.lowerBound) >= range.upperBound { return text.string(range) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      bytes.append(byte(at: offset))
      offset = after(offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
