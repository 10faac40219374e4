internal import SourceText

/// The text of XML content, with entities and CDATA sections replaced.
enum XMLText {
  /// The text of a string or key.
  ///
  /// - Parameters:
  ///   - length: The length in bytes, which a word alone may not hold.
  ///   - isChecked: The text is UTF-8, and if it is flagged as ASCII, ASCII.
  static func string(
    of word: TapeWord, length: Int, in source: DecodedSource, isChecked: Bool
  ) -> String {
    let text = TextScanner(source.text)
    return withExtendedLifetime(source) {
      if word.has(TapeWord.escaped) {
        let range = ByteRange(start: word.offset, count: length)
        return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { target in
          guard let base = target.baseAddress else { return "" }
          let count = unsafe write(text, range, to: base)
          let utf8 = unsafe UnsafeBufferPointer(start: base, count: count)
          return unsafe isChecked ? String(wellFormed: utf8.span) : String(decoding: utf8, as: UTF8.self)
        }
      }
      let utf8 = unsafe text.buffer(word.offset, max(word.offset, min(word.offset + length, text.count)))
      return unsafe isChecked
        ? String(checked: utf8, isASCII: !word.has(TapeWord.nonASCII)) : String(decoding: utf8, as: UTF8.self)
    }
  }

  /// The bytes of content whose entities and CDATA sections are to be replaced.
  static func bytes(of text: TextScanner, _ range: ByteRange) -> [UInt8] {
    unsafe .filled(upTo: range.count) { base, count in
      count = unsafe write(text, range, to: base)
    }
  }

  /// Writes content with its entities and CDATA sections replaced, which makes it no longer.
  ///
  /// - Returns: How many bytes it is.
  @unsafe
  private static func write(
    _ text: TextScanner, _ range: ByteRange, to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var offset = range.lowerBound
    var count = 0
    func copy(_ start: Int, _ end: Int) {
      guard end > start, let source = unsafe text.buffer(start, end).baseAddress else { return }
      unsafe (target + count).update(from: source, count: end - start)
      count += end - start
    }
    while offset < range.upperBound {
      let found = min(
        text.first(UInt8(ascii: "<"), or: UInt8(ascii: "&"), from: offset).offset, range.upperBound)
      copy(offset, found)
      guard found < range.upperBound else { break }
      offset = found + 1
      if text[found] == UInt8(ascii: "&"),
        case .scalar(let scalar, let next) = XMLReference.read(text, at: found)
      {
        if scalar.isASCII {
          unsafe target[count] = UInt8(truncatingIfNeeded: scalar.value)
          count += 1
        } else {
          for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
            unsafe target[count] = byte
            count += 1
          }
        }
        offset = next
      } else if text[found] == UInt8(ascii: "<"), text.matches("<![CDATA[", at: found) {
        let close = text.first(of: "]]>", from: found + 9, upTo: range.upperBound) ?? range.upperBound
        copy(found + 9, close)
        offset = min(close + 3, range.upperBound)
      } else {
        copy(found, offset)
      }
    }
    return count
  }

  /// A short piece of a text for a message: one line, cut after 40 bytes.
  static func excerpt(of text: TextScanner, _ start: Int, _ end: Int) -> String {
    let limit = 40
    var upper = min(end, start + limit)
    while upper > start, upper < end, text[upper] & 0xC0 == 0x80 { upper -= 1 }
    var result: [UInt8] = []
    for offset in start..<max(start, upper) {
      let byte = text[offset]
      switch byte {
      case 0x09, 0x0A, 0x0D: result.append(UInt8(ascii: " "))
      // The pictures of control characters, such as ␀.
      case 0..<0x20: result += [0xE2, 0x90, 0x80 + byte]
      case 0x7F: result += [0xE2, 0x90, 0xA1]
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self) + (upper < end ? "…" : "")
  }
}

extension XMLText {
  /// The bounds of an element whose tags have no attributes, found from its content.
  ///
  /// - Parameter isBare: The element is an empty-element tag, and the content begins behind it.
  static func nodeBounds(around content: ByteRange, isBare: Bool, in text: TextScanner) -> ByteRange {
    var start = content.lowerBound
    if start > 0, text[start - 1] == UInt8(ascii: ">") {
      start -= 1
      while start > 0, text[start] != UInt8(ascii: "<") { start -= 1 }
    }
    if isBare { return ByteRange(start, max(start, content.upperBound)) }
    guard content.upperBound < text.count, text[content.upperBound] == UInt8(ascii: "<"),
      text[content.upperBound + 1] == UInt8(ascii: "/")
    else { return ByteRange(start, max(start, content.upperBound)) }
    let close = text.first(UInt8(ascii: ">"), from: content.upperBound)
    return ByteRange(start, max(start, min(close + 1, text.count)))
  }
}
