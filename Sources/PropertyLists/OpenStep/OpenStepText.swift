internal import SourceText

/// What the leaves of OpenStep and GNUstep text stand for.
enum OpenStepText {
  /// The characters of text without quotes, below 64 and from 64 on (F63).
  static let bareCharacters = characterSet("0123456789$/:.-_", withLetters: true)
  /// The same for GNUstep (F70).
  static let gnustepBareCharacters = characterSet("0123456789!#$%&*+-./:?@^_|~", withLetters: true)

  private static func characterSet(
    _ characters: StaticString, withLetters: Bool
  ) -> (low: UInt64, high: UInt64) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for index in 0..<characters.utf8CodeUnitCount {
      let byte = unsafe characters.utf8Start[index]
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }
    for letter in 0..<26 where withLetters {
      high |= (1 << 1 | 1 << 33) << UInt64(letter)
    }
    return (low, high)
  }

  // MARK: Strings

  /// The text of a string or key.
  ///
  /// - Parameter length: The length in bytes, which a word alone may not hold.
  static func string(
    of word: TapeWord, length: Int, in source: DecodedSource, isGNUstep: Bool
  ) -> String {
    let text = TextScanner(source.text)
    return withExtendedLifetime(source) {
      let end = min(word.offset + length, text.count)
      if word.has(TapeWord.escaped) {
        return String(
          decoding: OpenStepEscapes(isGNUstep: isGNUstep).unescaped(text, word.offset, end), as: UTF8.self)
      }
      return unsafe String(decoding: text.buffer(word.offset, end), as: UTF8.self)
    }
  }

  // MARK: Typed values of GNUstep (F72)

  /// Whether a number is written in plain decimal digits that fit into 64 bits.
  static func isPlainInteger(_ text: TextScanner, _ start: Int, _ end: Int) -> Bool {
    var digits = unsafe Array(text.buffer(start, end))
    if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    guard !digits.isEmpty, digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return false }
    guard let value = unsafe PropertyListInteger(decimal: text.buffer(start, end)) else { return false }
    return value.int64 != nil || value.uint64 != nil
  }

  /// The number at the beginning of a text; 0 if there is none, and the nearest one if it is out of range.
  static func integer(_ text: TextScanner, _ start: Int, _ end: Int) -> PropertyListInteger? {
    var offset = start
    while offset < end, text[offset] == 0x20 || (text[offset] >= 0x09 && text[offset] <= 0x0D) { offset += 1 }
    let isNegative = offset < end && text[offset] == UInt8(ascii: "-")
    if isNegative || (offset < end && text[offset] == UInt8(ascii: "+")) { offset += 1 }
    var magnitude: UInt64 = 0
    var isTooLarge = false
    while offset < end, text[offset] &- UInt8(ascii: "0") < 10 {
      let (scaled, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, carry) = scaled.addingReportingOverflow(UInt64(text[offset] &- UInt8(ascii: "0")))
      isTooLarge = isTooLarge || overflow || carry
      magnitude = sum
      offset += 1
    }
    guard isNegative else { return PropertyListInteger(isTooLarge ? .max : magnitude) }
    guard !isTooLarge, magnitude <= 1 << 63 else { return PropertyListInteger(Int64.min) }
    return PropertyListInteger(Int64(truncatingIfNeeded: 0 &- magnitude))
  }

  /// The number at the beginning of a text; 0 if there is none.
  static func real(_ bytes: [UInt8]) -> Double? {
    RealText.value(of: bytes) ?? RealText.value(of: Array(bytes[..<realPrefix(of: bytes).end])) ?? 0
  }

  /// How much of a text is a number, and whether it goes on in hexadecimal digits.
  static func realPrefix(of bytes: [UInt8]) -> (end: Int, hexadecimal: Bool) {
    var offset = 0
    func byte() -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    func skipDigits() -> Int {
      let start = offset
      while byte() &- UInt8(ascii: "0") < 10 { offset += 1 }
      return offset - start
    }
    while byte() == 0x20 || (byte() >= 0x09 && byte() <= 0x0D) { offset += 1 }
    if byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+") { offset += 1 }
    if RealText.value(of: Array(bytes[min(offset, bytes.count)..<min(offset + 3, bytes.count)]))?.isFinite
      == false
    {
      return (offset + 3, false)
    }
    let start = offset
    _ = skipDigits()
    if offset == start + 1, bytes[start] == UInt8(ascii: "0"), byte() | 0x20 == UInt8(ascii: "x"),
      offset + 1 < bytes.count, hexadecimalValue(bytes[offset + 1]) != nil
    {
      return (offset, true)
    }
    if byte() == UInt8(ascii: ".") {
      offset += 1
      _ = skipDigits()
    }
    let mantissaEnd = offset
    if byte() | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+") { offset += 1 }
      if skipDigits() == 0 { offset = mantissaEnd }
    }
    return (offset, false)
  }

  /// The point in time of a date.
  static func date(_ text: TextScanner, _ start: Int, _ end: Int) -> PropertyListDate? {
    GNUstepDate(text, start, end)?.seconds
  }

  // MARK: Data

  /// The bytes of hexadecimal or base-64 text, whose syntax has been checked.
  static func data(_ text: TextScanner, _ start: Int, _ end: Int, isBase64: Bool) -> [UInt8] {
    if isBase64 { return Base64.decode(text, start, end, keepsIncompleteGroup: true).bytes }
    var result: [UInt8] = []
    result.reserveCapacity((end - start) / 2)
    var reader = HexadecimalReader(text: text, offset: start)
    while reader.offset < end {
      if case .byte(let byte) = reader.next() {
        result.append(byte)
      } else if reader.offset < end, text[reader.offset] == UInt8(ascii: "/") {
        // Only GNUstep's comments begin with a slash.
        reader.offset = endOfComment(text, reader.offset, end)
      } else if reader.offset < end, text[reader.offset] == 0x0B || text[reader.offset] == 0x0C {
        reader.offset += 1
      } else {
        break
      }
    }
    return result
  }

  /// How GNUstep finds a base-64 text.
  enum Base64Form {
    case regular
    /// It is read all the same; padding is missing, or a character is skipped, at an offset.
    case irregular(Int)
    /// It is refused for what stands at an offset.
    case invalid(Int)
  }

  /// Tells how GNUstep finds a base-64 text.
  static func base64Form(_ text: TextScanner, _ start: Int, _ end: Int) -> Base64Form {
    var characters = 0
    var padding: Int?
    for offset in start..<max(start, end) {
      switch text[offset] {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
        if padding != nil { return .invalid(offset) }
        characters += 1
      case UInt8(ascii: "="): padding = padding ?? offset
      default: break
      }
    }
    if characters < 2, end > start { return .invalid(start) }
    let irregularity = Base64.decode(text, start, end).firstIrregularity
    return irregularity.map { .irregular($0) } ?? .regular
  }

  private static func endOfComment(_ text: TextScanner, _ start: Int, _ end: Int) -> Int {
    if text[start + 1] == UInt8(ascii: "*") {
      return text.first(of: "*/", from: start + 2, upTo: end).map { $0 + 2 } ?? end
    }
    return min(text.first(0x0A, from: start), end)
  }

  // MARK: Places

  /// The bounds of a whole node, found from its content.
  ///
  /// - Parameter isBare: The content stands without quotes, brackets or braces.
  static func nodeBounds(
    around content: ByteRange, isBare: Bool, _ kind: TapeWord.Kind, in text: TextScanner
  ) -> ByteRange {
    guard !isBare else { return content }
    var (start, end) = (content.lowerBound, content.upperBound)
    let isQuoted = start > 0 && text[start - 1] == UInt8(ascii: "\"")
    switch kind {
    case .integer, .real, .date, .true, .false:
      // <*I5> or <*I"5">
      start -= isQuoted ? 4 : 3
      end += isQuoted ? 2 : 1
    case .data:
      let isBase64 = start > 0 && text[start - 1] == UInt8(ascii: "[")
      start -= isBase64 ? 2 : 1
      end += isBase64 ? 2 : 1
    default:
      start -= 1
      end += 1
    }
    start = max(start, 0)
    return ByteRange(start, max(start, min(end, text.count)))
  }
}
