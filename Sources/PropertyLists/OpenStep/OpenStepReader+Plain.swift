internal import SourceText

extension OpenStepReader {
  /// Reads entries of the innermost dictionary as long as they are plain.
  ///
  /// A plain entry is a key, an equals sign and a string, with blanks at most around the sign, and a
  /// semicolon; or a key, an equals sign and an opening brace. Anything else is left to the complete code: the
  /// position is then that of the white space before the entry.
  @inline(__always)
  mutating func readPlainEntries() {
    guard !isGNUstep, !isTooDeep else { return }
    let end = end
    var offset = position
    var valueEnd = lastEnd
    while true {
      position = offset
      offset = text.endOfSpace(from: offset)
      guard let key = plainToken(at: offset) else { break }
      offset = key.end
      if text[offset] == 0x20 { offset &+= 1 }
      guard text[offset] == UInt8(ascii: "=") else { break }
      offset &+= 1
      if text[offset] == 0x20 { offset &+= 1 }
      if text[offset] == UInt8(ascii: "{"), offset < end {
        tape.leaf(.key, offset: key.offset, length: key.length, flags: key.flags)
        offset &+= 1
        tape.open(.dictionary, offset: offset)
        guard !isTooDeep else {
          position = offset
          break
        }
        continue
      }
      guard let value = plainToken(at: offset), text[value.end] == UInt8(ascii: ";"), value.end < end else {
        break
      }
      guard key.length < TapeWord.longLength, value.length < TapeWord.longLength else { break }
      offset = value.end &+ 1
      valueEnd = value.end
      tape.appendEntry(
        TapeWord(.key, offset: key.offset, length: key.length, flags: key.flags),
        TapeWord(.string, offset: value.offset, length: value.length, flags: value.flags))
    }
    lastEnd = valueEnd
    lastQuote = -1
  }

  /// A text at an offset that is bare, or in double quotes without a backslash.
  @inline(__always)
  private func plainToken(at start: Int) -> PlainToken? {
    guard start < end else { return nil }
    if text[start] == UInt8(ascii: "\"") {
      let (found, nonASCII) = text.first(UInt8(ascii: "\""), or: UInt8(ascii: "\\"), from: start &+ 1)
      guard found < end, text[found] == UInt8(ascii: "\"") else { return nil }
      return PlainToken(
        offset: start &+ 1, length: found &- start &- 1, flags: nonASCII ? TapeWord.nonASCII : 0,
        end: found &+ 1)
    }
    let offset = text.endOfBareText(from: start)
    guard offset > start else { return nil }
    // Two slashes, or one and a star, would be a comment.
    if text[start] == UInt8(ascii: "/") { return nil }
    return PlainToken(offset: start, length: offset &- start, flags: TapeWord.bare, end: offset)
  }

  private struct PlainToken {
    let offset: Int
    let length: Int
    let flags: UInt64
    let end: Int
  }
}

extension TextScanner {
  /// A digit for each byte: 1 for the characters of text without quotes (F63).
  private static var bareCharacters: StaticString {
    """
    0000000000000000000000000000000000001000000001111111111111100000\
    0111111111111111111111111110000101111111111111111111111111100000\
    0000000000000000000000000000000000000000000000000000000000000000\
    0000000000000000000000000000000000000000000000000000000000000000
    """
  }

  /// The offset of the first byte from an offset on that cannot stand in text without quotes.
  ///
  /// Bare texts are short, so that looking up byte after byte is faster here than taking words apart.
  @inline(__always)
  fileprivate func endOfBareText(from start: Int) -> Int {
    let table = unsafe Self.bareCharacters.utf8Start
    var offset = start
    while offset < count, unsafe table[Int(self[offset])] & 1 != 0 { offset &+= 1 }
    return offset
  }

  /// The offset of the first byte from an offset on that is no white space of ASCII (F61).
  @inline(__always)
  fileprivate func endOfSpace(from start: Int) -> Int {
    var offset = start
    while offset < count, self[offset] <= 0x20, OpenStepReader.spaces &>> UInt64(self[offset]) & 1 != 0 {
      offset &+= 1
    }
    return offset
  }
}
