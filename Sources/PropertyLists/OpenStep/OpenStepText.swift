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
    if let value = RealText.value(of: bytes) { return value }
    var offset = 0
    func skip(while holds: (UInt8) -> Bool) -> Int {
      let start = offset
      while offset < bytes.count, holds(bytes[offset]) { offset += 1 }
      return offset - start
    }
    func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
    _ = skip { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+") {
      offset += 1
    }
    _ = skip(while: isDigit)
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      _ = skip(while: isDigit)
    }
    let mantissaEnd = offset
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+") {
        offset += 1
      }
      if skip(while: isDigit) == 0 { offset = mantissaEnd }
    }
    return RealText.value(of: Array(bytes[..<offset])) ?? 0
  }

  /// The point in time of `YEAR-MM-DD hh:mm:ss ±hhmm`.
  static func date(_ text: TextScanner, _ start: Int, _ end: Int) -> PropertyListDate? {
    // The last 21 characters are of fixed width.
    let tail = end - 21
    guard tail > start else { return nil }
    func pair(_ lead: UInt8, at offset: Int) -> Int? {
      let tens = text[tail + offset + 1] &- UInt8(ascii: "0")
      let ones = text[tail + offset + 2] &- UInt8(ascii: "0")
      return text[tail + offset] == lead && tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
    }
    let sign = text[tail + 16]
    guard tail - start < 20, let year = unsafe PropertyListInteger(decimal: text.buffer(start, tail))?.int64,
      let month = pair(UInt8(ascii: "-"), at: 0), let day = pair(UInt8(ascii: "-"), at: 3),
      let hour = pair(UInt8(ascii: " "), at: 6), let minute = pair(UInt8(ascii: ":"), at: 9),
      let second = pair(UInt8(ascii: ":"), at: 12), text[tail + 15] == 0x20,
      sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let zoneHours = pair(sign, at: 16)
    else { return nil }
    let tens = text[tail + 19] &- UInt8(ascii: "0")
    let ones = text[tail + 20] &- UInt8(ascii: "0")
    guard tens < 10, ones < 10 else { return nil }
    var fields = DateFields(wholeSeconds: 0)
    (fields.year, fields.month, fields.day) = (year, month, day)
    (fields.hour, fields.minute, fields.second) = (hour, minute, second)
    guard fields.isInRange, let seconds = fields.seconds.wholeSeconds else { return nil }
    let offset = Int64(zoneHours * 3600 + Int(tens * 10 + ones) * 60)
    let (result, overflow) = seconds.subtractingReportingOverflow(
      sign == UInt8(ascii: "-") ? -offset : offset)
    return overflow ? nil : PropertyListDate(wholeSeconds: result)
  }

  // MARK: Data

  /// The bytes of hexadecimal or base-64 text, whose syntax has been checked.
  static func data(_ text: TextScanner, _ start: Int, _ end: Int, isBase64: Bool) -> [UInt8] {
    if isBase64 { return Base64.decode(text, start, end).bytes }
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

  private static func endOfComment(_ text: TextScanner, _ start: Int, _ end: Int) -> Int {
    if text[start + 1] == UInt8(ascii: "*") {
      return text.first(of: "*/", from: start + 2, upTo: end).map { $0 + 2 } ?? end
    }
    var offset = start
    while offset < end, text[offset] != 0x0A, text[offset] != 0x0D { offset += 1 }
    return offset
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
