internal import SourceText

/// The elements as nearly all files have them, read without a look at what the format allows besides.
///
/// A plain value is a leaf whose tags are written without blanks, attributes or mistakes and whose content has
/// no entities, CDATA or oddities. Whatever is not plain is left, before anything has been noted about it, to
/// the complete code.
extension XMLReader {
  /// Reads what the innermost element holds as long as it is plain.
  @inline(__always)
  mutating func readPlainContent() {
    guard let element = frames.last?.element else { return }
    switch element {
    case .dict: readPlainEntries()
    case .array: readPlainItems()
    default: break
    }
  }

  /// Reads keys with plain values, up to a value that is not plain or anything that is no key.
  ///
  /// A key whose value is not plain is read as well; its dictionary then waits for the value.
  @inline(__always)
  private mutating func readPlainEntries() {
    let last = frames.count - 1
    guard !frames[last].isPending else { return }
    let text = text
    var lastKey = -1
    var hasEntries = false
    while true {
      let tagStart = beforeKeys.skipped(from: position, in: text)
      guard text.word(at: tagStart) & Self.mask(5) == Self.tag("<key>") else { break }
      let keyStart = tagStart &+ 5
      let (keyEnd, nonASCII) = text.first(UInt8(ascii: "<"), or: UInt8(ascii: "&"), from: keyStart)
      // Nothing is believed about the read-ahead: what ends inside the text lies inside it.
      guard text.word(at: keyEnd) & Self.mask(6) == Self.tag("</key>"), keyEnd &+ 6 <= end,
        keyEnd &- keyStart < TapeWord.longLength, !nonASCII || isValid(keyStart, keyEnd)
      else { break }
      let key = TapeWord(
        .key, offset: keyStart, length: keyEnd &- keyStart, flags: nonASCII ? TapeWord.nonASCII : 0)
      lastKey = keyStart
      let valueStart = betweenKeyAndValue.skipped(from: keyEnd &+ 6, in: text)
      guard let value = plainValue(at: valueStart) else {
        tape.append(key)
        position = valueStart <= end ? valueStart : keyEnd &+ 6
        frames[last].isPending = true
        break
      }
      tape.appendEntry(key, value.word)
      position = value.end
      hasEntries = true
    }
    guard lastKey >= 0 else { return }
    frames[last].lastKey = lastKey
    frames[last].hasComplained = false
    if hasEntries { frames[last].lastValueWasKey = false }
  }

  /// Reads items of an array up to one that is not plain.
  @inline(__always)
  private mutating func readPlainItems() {
    while true {
      guard let value = plainValue(at: beforeKeys.skipped(from: position, in: text)) else { return }
      tape.append(value.word)
      tape.countValue()
      position = value.end
    }
  }

  /// A leaf as the tape takes it.
  private struct PlainValue {
    let word: TapeWord
    /// The offset behind its closing tag.
    let end: Int
  }

  /// The plain value whose tag begins at an offset, or `nil` if what is there is none.
  @inline(__always)
  private func plainValue(at start: Int) -> PlainValue? {
    let word = text.word(at: start)
    let value: PlainValue?
    if word == Self.tag("<string>") {
      value = plainString(from: start &+ 8)
    } else if word == Self.tag("<integer"), text[start &+ 8] == UInt8(ascii: ">") {
      value = plainInteger(from: start &+ 9)
    } else if word & Self.mask(6) == Self.tag("<date>") {
      value = plainDate(from: start &+ 6)
    } else if word & Self.mask(7) == Self.tag("<true/>") {
      let word = TapeWord(.true, offset: start &+ 7, length: 0, flags: TapeWord.bare)
      value = PlainValue(word: word, end: start &+ 7)
    } else if word == Self.tag("<false/>") {
      let word = TapeWord(.false, offset: start &+ 8, length: 0, flags: TapeWord.bare)
      value = PlainValue(word: word, end: start &+ 8)
    } else if word & Self.mask(6) == Self.tag("<data>") {
      value = plainData(from: start &+ 6)
    } else if word & Self.mask(6) == Self.tag("<real>") {
      value = plainReal(from: start &+ 6)
    } else {
      value = nil
    }
    guard let value, value.end <= end, value.word.length < TapeWord.longLength else { return nil }
    return value
  }

  @inline(__always)
  private func plainString(from start: Int) -> PlainValue? {
    let (found, nonASCII) = text.first(UInt8(ascii: "<"), or: UInt8(ascii: "&"), from: start)
    guard text.word(at: found) == Self.tag("</string"), text[found &+ 8] == UInt8(ascii: ">"),
      found >= start, !nonASCII || isValid(start, found)
    else { return nil }
    return leaf(.string, start, found, closing: 9, flags: nonASCII ? TapeWord.nonASCII : 0)
  }

  /// Up to 15 digits, the first of which is no 0 unless it stands alone.
  @inline(__always)
  private func plainInteger(from start: Int) -> PlainValue? {
    var digits = text.digits(at: start)
    if digits == 8 { digits &+= text.digits(at: start &+ 8) }
    let found = start &+ digits
    guard digits > 0, digits < 16, digits == 1 || text[start] != UInt8(ascii: "0"),
      text.word(at: found) == Self.tag("</intege"), text[found &+ 8] == UInt8(ascii: "r"),
      text[found &+ 9] == UInt8(ascii: ">")
    else { return nil }
    return leaf(.integer, start, found, closing: 10)
  }

  /// A date of four digits for the year, on one of the first 28 days of its month.
  @inline(__always)
  private func plainDate(from start: Int) -> PlainValue? {
    let found = start &+ 20
    guard text.word(at: found) & Self.mask(7) == Self.tag("</date>") else { return nil }
    // Digits become their values, what stands between them 0.
    let first = text.word(at: start) ^ Self.tag("0000-00-")
    let second = text.word(at: start &+ 8) ^ Self.tag("00T00:00")
    let third = text.word(at: start &+ 12) ^ Self.tag("0:00:00Z")
    // A byte that is too large for its place reaches the highest bit of the sum.
    let excess =
      (first | (first &+ 0x7F76_767F_7676_7676)) | (second | (second &+ 0x7676_7F76_767F_7676))
      | (third | (third &+ 0x7F76_767F_7676_7F76))
    guard excess & 0x8080_8080_8080_8080 == 0 else { return nil }
    func pair(_ word: UInt64, _ place: UInt64) -> UInt64 {
      (word &>> (8 &* place) & 0xF) &* 10 &+ (word &>> (8 &* place &+ 8) & 0xF)
    }
    guard pair(first, 5) &- 1 < 12, pair(second, 0) &- 1 < 28, pair(second, 3) < 24, pair(second, 6) < 60,
      pair(third, 5) < 60
    else { return nil }
    return leaf(.date, start, found, closing: 7)
  }

  @inline(__always)
  private func plainData(from start: Int) -> PlainValue? {
    let (found, nonASCII) = text.first(UInt8(ascii: "<"), or: UInt8(ascii: "<"), from: start)
    guard text.word(at: found) & Self.mask(7) == Self.tag("</data>"), found >= start, !nonASCII else {
      return nil
    }
    return leaf(.data, start, found, closing: 7)
  }

  /// Digits with an optional minus sign and fraction.
  @inline(__always)
  private func plainReal(from start: Int) -> PlainValue? {
    var offset = start
    if text[offset] == UInt8(ascii: "-") { offset &+= 1 }
    guard text[offset] &- UInt8(ascii: "0") < 10 else { return nil }
    offset = text.endOfDigits(from: offset)
    if text[offset] == UInt8(ascii: ".") {
      offset &+= 1
      guard text[offset] &- UInt8(ascii: "0") < 10 else { return nil }
      offset = text.endOfDigits(from: offset)
    }
    guard text.word(at: offset) & Self.mask(7) == Self.tag("</real>") else { return nil }
    return leaf(.real, start, offset, closing: 7)
  }

  @inline(__always)
  private func leaf(
    _ kind: TapeWord.Kind, _ start: Int, _ end: Int, closing length: Int, flags: UInt64 = 0
  ) -> PlainValue {
    PlainValue(
      word: TapeWord(kind, offset: start, length: end &- start, flags: flags), end: end &+ length)
  }
}

/// The white space that was skipped last, up to and with the tag behind it.
///
/// Files are indented so that the next line begins like the one before, more often than not; then a single
/// comparison of eight bytes skips it.
struct Indentation {
  /// The white space and the `<`, in the lowest bytes.
  private var expected = UInt64(UInt8(ascii: "<"))
  /// Which bytes of a word are compared.
  private var mask: UInt64 = 0xFF
  private var length = 0

  /// The offset of the first byte from an offset on that is no white space.
  ///
  /// The answer may lie in the read-ahead, but only up to seven bytes behind the end.
  @inline(__always)
  mutating func skipped(from start: Int, in text: TextScanner) -> Int {
    if text.word(at: start) & mask == expected { return start &+ length }
    return learn(from: start, in: text)
  }

  @inline(never)
  private mutating func learn(from start: Int, in text: TextScanner) -> Int {
    let offset = text.endOfIndentation(from: start)
    if offset &- start < 8, offset < text.count, text[offset] == UInt8(ascii: "<") {
      length = offset &- start
      mask = ~0 &>> UInt64(56 &- 8 &* length)
      expected = text.word(at: start) & mask
    }
    return offset
  }
}

extension TextScanner {
  /// The offset of the first byte from an offset on that is no white space of XML (F13).
  ///
  /// A line end, some tabs and some blanks are what there is, nearly always; eight of a kind take one step.
  @inline(__always)
  func endOfIndentation(from start: Int) -> Int {
    var offset = start
    if self[offset] == 0x0A { offset &+= 1 }
    offset = endOfRun(0x09, from: offset)
    if self[offset] == 0x20 { offset = endOfRun(0x20, from: offset) }
    while offset < count, XMLReader.isSpace(self[offset]) { offset &+= 1 }
    return min(offset, count)
  }

  /// The offset of the first byte from an offset on that is not the given one; at most some bytes behind the
  /// end.
  @inline(__always)
  private func endOfRun(_ byte: UInt8, from start: Int) -> Int {
    var offset = start
    while offset < count {
      let others = word(at: offset) ^ Self.spread(byte)
      if others != 0 { return offset &+ others.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    return offset
  }

  /// How many of the eight bytes at an offset are digits, from the first on.
  @inline(__always)
  func digits(at offset: Int) -> Int {
    let word = word(at: offset) ^ Self.spread(UInt8(ascii: "0"))
    let others = (word | (word &+ Self.spread(0x76))) & Self.spread(0x80)
    // Without another byte, all 64 bits are 0.
    return others.trailingZeroBitCount / 8
  }

  /// The offset of the first byte from an offset on that is no digit; at most some bytes behind the end.
  @inline(__always)
  func endOfDigits(from start: Int) -> Int {
    var offset = start
    while offset < count {
      let digits = digits(at: offset)
      offset &+= digits
      if digits < 8 { break }
    }
    return offset
  }
}
