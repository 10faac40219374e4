internal import SourceText

/// What the leaves of JSON stand for.
enum JSONText {
  // MARK: Strings

  /// The text of a string or key.
  ///
  /// - Parameter length: The length in bytes, which a word alone may not hold.
  static func string(of word: TapeWord, length: Int, in source: DecodedSource) -> String {
    let text = TextScanner(source.text)
    return withExtendedLifetime(source) {
      let end = min(word.offset + length, text.count)
      guard word.has(TapeWord.escaped) else {
        return unsafe String(decoding: text.buffer(word.offset, end), as: UTF8.self)
      }
      var result: [UInt8] = []
      result.reserveCapacity(length)
      var offset = word.offset
      while offset < end {
        let backslash = min(text.first(UInt8(ascii: "\\"), from: offset), end)
        unsafe result.append(contentsOf: text.buffer(offset, backslash))
        offset = backslash
        guard offset < end else { break }
        switch JSONEscape.read(text, at: offset) {
        case .scalar(let scalar, let next):
          result += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
          offset = next
        case .failure(let length):
          result += UTF8.encodedReplacementCharacter
          offset += length
        }
      }
      return String(decoding: result, as: UTF8.self)
    }
  }

  // MARK: Numbers

  /// The number written in decimal digits, if it fits into 128 bits.
  static func integer(_ text: TextScanner, _ start: Int, _ end: Int) -> PropertyListInteger? {
    // No number of 128 bits has more characters; leading zeros are not worth more.
    guard end - start <= 40 else { return nil }
    return unsafe PropertyListInteger(decimal: text.buffer(start, end))
  }

  /// Whether a text is a whole number of 32 bits.
  static func isUID(_ text: TextScanner, _ start: Int, _ end: Int) -> Bool {
    guard text[start] != UInt8(ascii: "-"), text[start] != UInt8(ascii: "0") || end - start == 1 else {
      return false
    }
    return integer(text, start, end)?.uint64.map { $0 <= UInt32.max } ?? false
  }

  // MARK: Dates

  /// The date of a `$date`: in UTC, with an optional fraction of a second, or as a number of seconds since
  /// 2001-01-01T00:00:00Z, such as `nan`.
  static func date(_ text: TextScanner, _ start: Int, _ end: Int) -> PropertyListDate? {
    guard end > start, text[end - 1] == UInt8(ascii: "Z") else {
      let bytes = unsafe Array(text.buffer(start, end))
      return RealText.value(of: bytes).map { PropertyListDate(secondsSinceReference: $0) }
    }
    let point = unsafe text.buffer(start, end).firstIndex(of: UInt8(ascii: "."))
    let wholeEnd = point.map { start + $0 } ?? end - 1
    guard let fields = DateFields(withoutZone: text, start, wholeEnd), fields.isInRange,
      let seconds = fields.seconds.wholeSeconds
    else { return nil }
    guard point != nil else { return PropertyListDate(wholeSeconds: seconds) }
    let fraction = unsafe Array(text.buffer(wholeEnd + 1, end - 1))
    guard !fraction.isEmpty, fraction.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return nil }
    return JSONDate.date(wholeSeconds: seconds, fraction: fraction)
  }

  // MARK: Data

  /// Whether a text is base-64 to the letter; `\/` may stand for a slash.
  static func isBase64(_ text: TextScanner, _ start: Int, _ end: Int) -> Bool {
    var characters = 0
    var padding = 0
    var offset = start
    while offset < end {
      let byte = text[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
        guard padding == 0 else { return false }
        characters += 1
      case UInt8(ascii: "="):
        characters += 1
        padding += 1
      case UInt8(ascii: "\\"):
        guard text[offset] == UInt8(ascii: "/"), offset < end else { return false }
      default: return false
      }
    }
    return characters % 4 == 0 && padding <= 2
  }
}
