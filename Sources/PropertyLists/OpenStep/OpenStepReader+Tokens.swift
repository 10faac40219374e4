internal import SourceText

extension OpenStepReader {
  // MARK: Text

  /// Whether a character may stand in text without quotes (F63, F70).
  @inline(__always)
  func isBare(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 0x40 ? bareCharacters.low : bareCharacters.high) >> UInt64(byte & 63) & 1 != 0
  }

  /// Whether a character begins a quoted text.
  @inline(__always)
  func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || (byte == UInt8(ascii: "'") && !isGNUstep)
  }

  /// Reads a quoted or bare string at the position.
  ///
  /// - Returns: `nil` if there is none; the position is then the one at which the system stops.
  @inline(__always)
  mutating func readToken() -> Token? {
    let start = position
    let byte = text[start]
    if isBare(byte) {
      var offset = start + 1
      while isBare(text[offset]), offset < end { offset += 1 }
      position = min(offset, end)
      lastQuote = -1
      if isGNUstep { noteBareText(start) }
      return Token(offset: start, length: position - start, flags: TapeWord.bare)
    }
    guard isQuote(byte) else { return nil }
    let (found, nonASCII) = text.first(byte, or: UInt8(ascii: "\\"), from: start + 1)
    let flags = nonASCII ? TapeWord.nonASCII : 0
    guard found < end, text[found] == byte else { return readEscapedToken(upTo: found, flags: flags) }
    lastQuote = start
    position = found + 1
    return Token(offset: start + 1, length: found - start - 1, flags: flags)
  }

  /// Goes on reading a quoted string whose first backslash has been found (F64).
  @inline(never)
  private mutating func readEscapedToken(upTo first: Int, flags: UInt64) -> Token? {
    let start = position
    let quote = text[start]
    var flags = flags
    var offset = first
    // Only \U and \u can stand for half a character.
    var hasUnits = false
    while offset < end, text[offset] == UInt8(ascii: "\\") {
      flags |= TapeWord.escaped
      guard offset + 1 < end else {
        // The system stops at the end here, not behind the quote.
        lastQuote = start
        position = end
        return nil
      }
      let (next, nonASCII) = text.first(quote, or: UInt8(ascii: "\\"), from: offset + 2)
      if nonASCII || text[offset + 1] > 127 { flags |= TapeWord.nonASCII }
      hasUnits = hasUnits || text[offset + 1] | 0x20 == UInt8(ascii: "u")
      offset = next
    }
    lastQuote = start
    guard offset < end else {
      position = start + 1
      return nil
    }
    position = offset + 1
    if hasUnits { checkEscapes(start + 1, offset) }
    return Token(offset: start + 1, length: offset - start - 1, flags: flags)
  }

  /// Looks for halves of UTF-16 pairs, which GNUstep refuses and the system replaces.
  private mutating func checkEscapes(_ start: Int, _ end: Int) {
    let escapes = OpenStepEscapes(isGNUstep: isGNUstep)
    guard let offset = escapes.firstLoneSurrogate(text, start, end) else { return }
    let range = ByteRange(offset, min(offset + 6, end))
    if isGNUstep {
      fail(
        .invalidEscape, range,
        "\(shown(offset, range.upperBound)) is half of a character without the other half.",
        hint: "Characters past U+FFFF are written as two sequences, a high and a low half.")
    } else {
      note(.loneSurrogate, range, "Half of a character without the other half is read as U+FFFD.")
    }
  }

  // MARK: White space

  /// Skips white space and comments (F61).
  @inline(__always)
  mutating func skipSpace() {
    var offset = position
    while offset < end {
      let byte = text[offset]
      if byte > 0x20 {
        guard byte == UInt8(ascii: "/") || byte == 0xE2 else { break }
        position = offset
        guard skipUnusualSpace() else { return }
        offset = position
      } else {
        guard Self.spaces >> UInt64(byte) & 1 != 0 else { break }
        offset += 1
      }
    }
    position = offset
  }

  /// A bit for each of the characters up to the blank that are white space.
  static var spaces: UInt64 { 0x1_0000_3E00 }

  /// Skips a comment or a Unicode line or paragraph separator at the position.
  ///
  /// - Returns: Whether there was one.
  @inline(never)
  private mutating func skipUnusualSpace() -> Bool {
    if text[position] == 0xE2 {
      guard !isGNUstep, isSeparator(at: position) else { return false }
      position += 3
      return true
    }
    guard position + 1 < end else { return false }
    switch text[position + 1] {
    case UInt8(ascii: "/"):
      // To GNUstep, only a line feed ends the line.
      position = isGNUstep ? text.first(0x0A, from: position + 2) : endOfLine(from: position + 2)
      return true
    case UInt8(ascii: "*"):
      if let close = text.first(of: "*/", from: position + 2, upTo: end) {
        position = close + 2
        return true
      }
      if !hasNotedComment {
        hasNotedComment = true
        note(
          .unterminatedComment, ByteRange(position, position + 2),
          "The comment has no end; the system takes the rest of the file for it.")
      }
      position = end
      return true
    default: return false
    }
  }

  /// Whether U+2028 or U+2029 stands at an offset.
  func isSeparator(at offset: Int) -> Bool {
    text.matches("\u{2028}", at: offset) || text.matches("\u{2029}", at: offset)
  }

  /// The offset of the next line end, or the limit if it comes first; that is the end of the text by default.
  func endOfLine(from start: Int, upTo limit: Int? = nil) -> Int {
    let end = limit ?? end
    var offset = start
    while offset < end {
      let byte = text[offset]
      if byte == 0x0A || byte == 0x0D || (byte == 0xE2 && isSeparator(at: offset)) { return offset }
      offset += 1
    }
    return end
  }
}
