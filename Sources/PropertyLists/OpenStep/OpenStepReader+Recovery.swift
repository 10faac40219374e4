internal import SourceText

extension OpenStepReader {
  // MARK: Ends

  /// The text ends where a key may stand.
  mutating func dictionaryEndsWithText() {
    if isInBareDictionary { contentEnds(at: end) } else { textEnds() }
  }

  /// The text ends inside an entry of a dictionary.
  mutating func entryEndsWithText() {
    guard isInBareDictionary else { return textEnds() }
    if hasPendingKey {
      fail(
        .missingValue, ByteRange(lastEnd, lastEnd), "The file ends before the last entry has a value.",
        hint: "Write its value and a ;.")
      addPlaceholder()
    } else {
      var problem = Problem(
        .missingSeparator, ByteRange(lastEnd, lastEnd), "A ; is missing after the last value.",
        hint: "Write ; here.")
      addSuspiciousQuote(to: &problem)
      fail(problem)
    }
    position = end
    isDone = true
  }

  /// The text ends inside a container.
  mutating func textEnds() {
    if hasPendingKey { addPlaceholder() }
    isDone = true
    guard let frame = tape.frames.last else { return }
    let isArray = frame.kind == .array
    fail(
      Problem(
        .unexpectedEnd, ByteRange(end, end),
        "The file ends inside \(isArray ? "an array" : "a dictionary").",
        hint: "Close it with \(isArray ? ")" : "}"), or see whether the file was cut off.",
        related: opening(of: frame)))
    position = end
    isDone = true
  }

  mutating func trailingContent() {
    let closesTwice = text[position] == UInt8(ascii: "}") || text[position] == UInt8(ascii: ")")
    fail(
      .trailingContent, ByteRange(position, max(endOfLine(from: position), position + 1)),
      "Text follows the end of the property list.",
      hint: closesTwice
        ? "There is one closing bracket too many, or an opening one is missing." : "Remove it.")
  }

  mutating func rootExpected(at start: Int) {
    isDone = true
    if isQuote(text[start]) {
      fail(unterminatedString(at: start))
    } else {
      fail(
        .unexpectedCharacter, scalarRange(at: start),
        "\(quoted(at: start)) stands where the property list should begin.")
    }
  }

  mutating func nestingTooDeep() {
    fail(
      .nestingTooDeep, scalarRange(at: position),
      // The system's reader of text counts from the root, so that one more fits than in other formats (F69).
      "Values lie more than \(options.nestingLimit + 1) deep in one another.",
      hint: "The system refuses such a file; --max-depth raises the limit of this tool.")
    if hasPendingKey { addPlaceholder() }
    isDone = true
  }

  // MARK: What is known

  /// Whether the innermost container is the dictionary without braces of a strings file.
  var isInBareDictionary: Bool {
    tape.frames.count == 1 && tape[tape.frames[0].start].has(TapeWord.bare)
  }

  /// Whether a key waits for its value.
  var hasPendingKey: Bool { tape.count > 0 && tape[tape.count - 1].kind == .key }

  /// Whether the last value is a text without quotes.
  var lastValueIsBare: Bool {
    let word = tape[tape.count - 1]
    return word.kind == .string && word.has(TapeWord.bare)
  }

  /// Whether a bare text is followed by another on the same line, so that quotes are likely to be missing.
  var isBlankBetweenWords: Bool {
    lastValueIsBare && isBare(text[position]) && endOfLine(from: lastEnd, upTo: position) == position
  }

  /// Whether a value can begin with a character.
  func beginsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: isBare(byte)
    }
  }

  /// Whether a character is neither bare text nor means anything else.
  func isUnquotable(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: ")"), UInt8(ascii: "}"): false
    default: !beginsValue(byte)
    }
  }

  static let quotesHint = "Text with characters other than A-Z a-z 0-9 _ $ / : . - must stand in quotes."

  /// A character that bare text cannot hold stands at the position, behind such a text.
  func notBare() -> Problem {
    Problem(
      .unexpectedCharacter, scalarRange(at: position),
      "\(quoted(at: position)) cannot stand in text without quotes.", hint: "Put the text in quotes.")
  }

  func unterminatedString(at start: Int) -> Problem {
    Problem(
      .unterminatedString, ByteRange(start, start + 1), "The quoted text has no end.",
      hint: "Close it with \(text[start] == UInt8(ascii: "\"") ? "\"" : "'").")
  }

  /// Another bracket, or a semicolon, stands where the innermost container should end.
  func mismatchedBracket(at offset: Int) -> Problem {
    let isArray = tape.frames.last?.kind == .array
    return Problem(
      .unterminatedContainer, ByteRange(offset, offset + 1),
      "The \(isArray ? "array" : "dictionary") is not closed before this \(quoted(at: offset)).",
      hint: "Write \(isArray ? ")" : "}") before it.",
      related: tape.frames.last.map { opening(of: $0) } ?? [])
  }

  func opening(of frame: TapeBuilder.Frame) -> [(message: String, range: ByteRange)] {
    let word = tape[frame.start]
    guard !word.has(TapeWord.bare) else { return [] }
    return [
      (
        "The \(frame.kind == .array ? "array" : "dictionary") opens here.",
        ByteRange(word.offset - 1, word.offset)
      )
    ]
  }

  // MARK: Going on

  /// Adds an empty string where a value is missing, so that the tape keeps its form.
  mutating func addPlaceholder() {
    tape.countValue()
    tape.leaf(.string, offset: min(position, end), length: 0, flags: TapeWord.bare)
  }

  /// Goes on with the next key or item, whichever the innermost container has.
  private mutating func continueInContainer() {
    if hasPendingKey { addPlaceholder() }
    step = tape.frames.last?.kind == .array ? .item : .key
  }

  /// Goes on in the line after the one in which an unterminated text begins.
  mutating func continueOnNextLine(of start: Int) {
    position = endOfLine(from: start)
    continueInContainer()
    if position >= end { isDone = true }
  }

  /// Points at the last quoted text if it runs over a line end, since a quote may be missing there.
  func addSuspiciousQuote(to problem: inout Problem) {
    guard lastQuote >= 0, endOfLine(from: lastQuote, upTo: lastEnd) < lastEnd else { return }
    problem.related.append(
      (
        "The text that begins here runs over a line end; its closing quote may be missing.",
        ByteRange(lastQuote, lastQuote + 1)
      ))
  }

  /// Goes back to the end of the line in which the last quoted text begins, if it runs over that.
  ///
  /// With one quote missing, everything behind it would otherwise be read inside out.
  mutating func goBackToLastQuote() -> Bool {
    guard lastQuote >= 0, rewinds < 16 else { return false }
    let lineEnd = endOfLine(from: lastQuote, upTo: lastEnd)
    guard lineEnd < lastEnd else { return false }
    rewinds += 1
    position = lineEnd
    lastQuote = -1
    continueInContainer()
    return true
  }

  /// Skips to the next separator of the innermost container, and behind it.
  mutating func resynchronize() {
    continueInContainer()
    var depth = 0
    let isArray = step == .item
    while position < end {
      let byte = text[position]
      switch byte {
      case _ where isQuote(byte):
        // A text that is not closed in its line takes the rest of it.
        position += 1
        while position < end, text[position] != byte, text[position] != 0x0A, text[position] != 0x0D {
          position += text[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position + 1, end)
        continue
      case UInt8(ascii: "/"), 0xE2:
        let start = position
        skipSpace()
        if position == start { position += 1 }
        continue
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth = max(depth - 1, 0)
      case UInt8(ascii: ")"), UInt8(ascii: "}"):
        guard depth == 0 else {
          depth -= 1
          break
        }
        if (byte == UInt8(ascii: ")")) != isArray { closeMismatched() }
        return
      case UInt8(ascii: ";") where depth == 0 && !isArray, UInt8(ascii: ",") where depth == 0 && isArray:
        position += 1
        return
      case UInt8(ascii: ";") where depth == 0 && endsArray: return closeMismatched()
      default: break
      }
      position += 1
    }
    isDone = true
  }

  /// Deals with a closing bracket, or a semicolon, that belongs to a container further out.
  ///
  /// If there is one, everything inside it is closed and it is left to it; otherwise the bracket is taken
  /// for a slip and closes the innermost container.
  mutating func closeMismatched() {
    hasMismatchedBracket = true
    if hasPendingKey { addPlaceholder() }
    let wanted: TapeWord.Kind = text[position] == UInt8(ascii: ")") ? .array : .dictionary
    let owner = tape.frames.dropLast().lastIndex { $0.kind == wanted }
    guard let owner else { return close() }
    while tape.frames.count > owner + 1 {
      tape.close(offset: position, length: 0)
      containerEnds()
    }
    if text[position] != UInt8(ascii: ";") { step = wanted == .array ? .item : .key }
  }

  // MARK: Showing text

  /// A piece of the text for a message, cut when it is long.
  func shown(_ start: Int, _ end: Int) -> String {
    XMLText.excerpt(of: text, start, min(max(start, end), self.end))
  }

  /// The character at an offset, in quotes, for a message.
  func quoted(at offset: Int) -> String {
    "\"\(shown(offset, scalarRange(at: offset).upperBound))\""
  }

  /// The bytes of the scalar at an offset.
  func scalarRange(at offset: Int) -> ByteRange {
    var upper = min(offset + 1, end)
    while upper < end, text[upper] & 0xC0 == 0x80, upper - offset < 4 { upper += 1 }
    return ByteRange(min(offset, end), upper)
  }
}
