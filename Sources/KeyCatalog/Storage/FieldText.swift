/// The text of a field, taken apart from left to right.
struct FieldText {
  private let bytes: [UInt8]
  private var position = 0

  /// Takes the text of a field and joins its folded lines by single spaces.
  init(_ text: RecordText, _ range: Range<Int>) {
    var joined: [UInt8] = []
    joined.reserveCapacity(range.count)
    unsafe text.withBytes(range) { source in
      var index = 0
      while index < source.count {
        let byte = unsafe source[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
          if !joined.isEmpty { joined.append(UInt8(ascii: " ")) }
          while index < source.count, unsafe source[index] == UInt8(ascii: " ") { index += 1 }
        } else {
          joined.append(byte)
        }
      }
    }
    bytes = joined
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { position >= bytes.count }

  /// All that is left.
  var rest: String {
    position < bytes.count ? String(decoding: bytes[position...], as: UTF8.self) : ""
  }

  /// The byte to come, or nil at the end.
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The byte after the one to come.
  var peekSecond: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  /// How many digits come before the next space, 0 if anything else comes before it.
  var digitsAhead: Int {
    var end = position
    while end < bytes.count, bytes[end].isASCIIDigit { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: " ") ? end - position : 0
  }

  /// Takes the byte to come.
  ///
  /// - Precondition: There is one.
  mutating func take() -> UInt8 {
    position += 1
    return bytes[position - 1]
  }

  /// Takes a text, if it comes next.
  mutating func skip(_ text: StaticString) -> Bool {
    let isNext = text.withUTF8Buffer { unsafe bytes[min(position, bytes.count)...].starts(with: $0) }
    if isNext { position += text.utf8CodeUnitCount }
    return isNext
  }

  /// Takes everything up to a separator and the separator itself; all that is left if there is none.
  mutating func part(before separator: StaticString) -> String {
    let start = position
    let length = separator.utf8CodeUnitCount
    while position + length <= bytes.count {
      let isHere = separator.withUTF8Buffer { unsafe bytes[position...].starts(with: $0) }
      if isHere {
        defer { position += length }
        return String(decoding: bytes[start..<position], as: UTF8.self)
      }
      position += 1
    }
    position = bytes.count
    return start < bytes.count ? String(decoding: bytes[start...], as: UTF8.self) : ""
  }

  /// Takes all parts between separators.
  mutating func parts(separatedBy separator: StaticString) -> [String] {
    var parts: [String] = []
    while !isAtEnd { parts.append(part(before: separator)) }
    return parts
  }

  /// Takes a word: everything up to the next space, which is taken too.
  mutating func word() -> String { part(before: " ") }

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
      return start == position ? nil : Self.bareValue(bytes[start..<position])
    }
  }

  /// What a bare word means: a truth value, a number, or itself.
  private static func bareValue(_ word: ArraySlice<UInt8>) -> CatalogValue {
    let text = String(decoding: word, as: UTF8.self)
    if text.isSameText(as: "true") { return .boolean(true) }
    if text.isSameText(as: "false") { return .boolean(false) }
    var whole = 0
    var fraction = 0
    var scale = 1
    var hasPoint = false
    let digits = word.first == UInt8(ascii: "-") ? word.dropFirst() : word
    guard let first = digits.first, first.isASCIIDigit, digits.last?.isASCIIDigit == true, digits.count < 10
    else {
      return .string(text)
    }
    for byte in digits {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if byte.isASCIIDigit {
        let digit = Int(byte - UInt8(ascii: "0"))
        if hasPoint {
          fraction = fraction * 10 + digit
          scale *= 10
        } else {
          whole = whole * 10 + digit
        }
      } else {
        return .string(text)
      }
    }
    let sign = word.first == UInt8(ascii: "-") ? -1 : 1
    return hasPoint
      ? .real(Double(sign) * (Double(whole) + Double(fraction) / Double(scale))) : .integer(sign * whole)
  }

  private mutating func quoted() -> String? {
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        guard let escaped = peek, escaped == UInt8(ascii: "\\") || escaped == UInt8(ascii: "\"") else {
          return nil
        }
        text.append(escaped)
        position += 1
      } else {
        text.append(byte)
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
}
