internal import SourceText

extension OpenStepReader {
  /// What keeps an object from being read, in places of the text.
  struct Problem {
    let code: ReadError.Code
    let range: ByteRange
    let message: String
    var hint: String?
    var related: [(message: String, range: ByteRange)] = []
    /// Where the object begins that cannot be read, if that is not where the range begins.
    var start: Int?

    init(
      _ code: ReadError.Code, _ range: ByteRange, _ message: String, hint: String? = nil,
      related: [(message: String, range: ByteRange)] = []
    ) {
      self.code = code
      self.range = range
      self.message = message
      self.hint = hint
      self.related = related
    }
  }

  /// Notes an error.
  mutating func fail(_ problem: Problem) {
    guard options.allowsError(after: errors.count) else { return }
    let path = tape.path { [source, isGNUstep] word in
      OpenStepText.string(of: word, length: word.length, in: source, isGNUstep: isGNUstep)
    }
    errors.append(
      ReadError(
        problem.code, source.fileRange(ofText: problem.range), problem.message, hint: problem.hint,
        keyPath: path,
        related: problem.related.map {
          ReadError.Related($0.message, source.fileRange(ofText: $0.range))
        }))
    if !options.allowsError(after: errors.count) { isDone = true }
  }

  /// Notes an error; the range is of the text.
  mutating func fail(_ code: ReadError.Code, _ range: ByteRange, _ message: String, hint: String? = nil) {
    fail(Problem(code, range, message, hint: hint))
  }

  /// Notes a leniency; the range is of the text.
  mutating func note(_ code: Leniency.Code, _ range: ByteRange, _ message: String) {
    guard leniencies.count < Leniency.limit else { return }
    leniencies.append(Leniency(code, source.fileRange(ofText: range), message))
  }

  // MARK: What the system swallows

  /// Deals with an object the system cannot read, whose reading stops at the position.
  ///
  /// Items of arrays are optional to the system: if one fails and the array's `)` happens to stand where
  /// reading stopped, the array ends there without the item, and no error remains (F67a).
  ///
  /// - Returns: `false` if that is so; otherwise the error has been noted and the caller has to recover.
  mutating func isRefused(_ problem: Problem) -> Bool {
    skipSpace()
    if maySwallow, position < end, text[position] == UInt8(ascii: ")"),
      let array = tape.frames.lastIndex(where: { $0.kind == .array })
    {
      swallow(problem, into: array)
      return false
    }
    fail(problem)
    return !isDone
  }

  private mutating func swallow(_ problem: Problem, into array: Int) {
    var start = problem.start ?? problem.range.lowerBound
    if array + 1 < tape.frames.count { start = tape[tape.frames[array + 1].start].offset - 1 }
    while tape.frames.count > array + 1 { tape.close(offset: position, length: 0) }
    var index = tape.frames[array].start + 2
    for _ in 0..<tape.valueCount { index = tape.index(after: index) }
    tape.rewind(to: index)
    dropped(ByteRange(min(start, position), position), because: problem)
    close()
  }

  /// Whether an error may be swallowed: not once another has been found, since the file is refused then.
  private var maySwallow: Bool { !isGNUstep && !reportsAll && errors.isEmpty }

  /// Notes that the system silently loses data.
  private mutating func dropped(_ range: ByteRange, because problem: Problem) {
    hasSwallowed = true
    note(
      .droppedContent, range,
      "\(problem.message) The system reports nothing and drops \(shown(range.lowerBound, range.upperBound)).")
  }

  // MARK: Dictionaries

  /// No key stands where one may; the dictionary should have ended.
  mutating func keyExpected(at start: Int) {
    if isGNUstep, text[start] == UInt8(ascii: "=") {
      note(.emptySlot, ByteRange(start, start), "GNUstep reads an empty key where there is none.")
      tape.leaf(.key, offset: start, length: 0, flags: TapeWord.bare)
      position = start + 1
      return readValue()
    }
    let isQuote = isQuote(text[start])
    let problem = isQuote ? unterminatedString(at: start) : misplacedKey(at: start)
    if isInBareDictionary { return contentEnds(at: start, isQuote ? problem : nil) }
    skipSpace()
    if isQuote, maySwallow, position < end, text[position] == UInt8(ascii: "}") {
      dropped(ByteRange(start, position), because: problem)
      return close()
    }
    guard isRefused(problem) else { return }
    if isQuote { return continueOnNextLine(of: start) }
    position = start
    switch text[position] {
    case UInt8(ascii: ")"): closeMismatched()
    case UInt8(ascii: ";"), UInt8(ascii: ","): position += 1
    default: resynchronize()
    }
  }

  private func misplacedKey(at start: Int) -> Problem {
    let range = scalarRange(at: start)
    switch text[start] {
    case UInt8(ascii: ")"): return mismatchedBracket(at: start)
    case UInt8(ascii: ";"):
      return Problem(.unexpectedCharacter, range, "There is one ; too many here.", hint: "Remove it.")
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      return Problem(
        .keyExpected, range, "The dictionary has a value here where a key belongs.",
        hint: "Write KEY = in front of it, or remove it.")
    default:
      return Problem(
        .unexpectedCharacter, range, "\(quoted(at: start)) stands where a key should begin.",
        hint: Self.quotesHint)
    }
  }

  /// The inside of a dictionary without braces ends at an offset; the system ignores whatever follows (F68).
  mutating func contentEnds(at offset: Int, _ problem: Problem? = nil) {
    if offset < end, errors.isEmpty {
      if let problem, reportsAll {
        fail(problem)
      } else if let problem {
        dropped(ByteRange(offset, end), because: problem)
      } else {
        note(
          .contentAfterRoot, ByteRange(offset, end),
          "No key stands here, so the system stops reading and ignores the rest of the file.")
      }
    }
    position = offset
    tape.close(offset: position, length: 0)
    isDone = true
  }

  /// Neither `=` nor `;` follows a key.
  mutating func equalsSignExpected(_ key: Token) {
    let byte = text[position]
    let missing = ByteRange(lastEnd, lastEnd)
    let isFirst = isInBareDictionary && tape.valueCount == 0
    var problem: Problem
    if isFirst, key.flags & TapeWord.bare != 0 {
      problem = Problem(
        .unexpectedCharacter, scalarRange(at: position),
        "The text is no property list: its first word is followed by neither = nor ;.")
    } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") {
      problem = Problem(
        .missingValue, ByteRange(key.offset, key.offset + key.length),
        "The key \"\(shown(key.offset, key.offset + key.length))\" has no value.",
        hint: "Write = and its value after the key.")
    } else if isUnquotable(byte), position == lastEnd, key.flags & TapeWord.bare != 0 {
      problem = notBare()
    } else {
      problem = Problem(
        .missingSeparator, missing, "There is no = between the key and what follows.",
        hint: byte == UInt8(ascii: ":") ? "Write = instead of the colon." : "Write = here.")
    }
    addSuspiciousQuote(to: &problem)
    guard isRefused(problem) else { return }
    if isFirst, key.flags & TapeWord.bare != 0 {
      isDone = true
    } else if goBackToLastQuote() {
      return
    } else if byte == UInt8(ascii: "}") {
      addPlaceholder()
    } else if byte == UInt8(ascii: ":") {
      position += 1
      readValue()
    } else if beginsValue(byte), problem.code == .missingSeparator {
      readValue()
    } else {
      resynchronize()
    }
  }

  /// No value follows an equals sign.
  mutating func valueExpected(at start: Int) {
    let byte = text[start]
    let isQuote = isQuote(byte)
    if isGNUstep, byte == UInt8(ascii: ";") || byte == UInt8(ascii: "}") {
      note(.emptySlot, ByteRange(start, start), "GNUstep reads an empty string where the value is missing.")
      addPlaceholder()
      lastEnd = start
      step = .afterValue
      return
    }
    let problem: Problem
    switch byte {
    case _ where isQuote: problem = unterminatedString(at: start)
    case UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ","):
      problem = Problem(
        .missingValue, ByteRange(start, start + 1), "The value is missing.",
        hint: "Write one, such as \"\", or remove the entry.")
    default: problem = misplacedValue(at: start)
    }
    guard isRefused(problem) else { return }
    addPlaceholder()
    if isQuote { return continueOnNextLine(of: start) }
    position = start
    resynchronize()
  }

  private func misplacedValue(at start: Int) -> Problem {
    Problem(
      .unexpectedCharacter, scalarRange(at: start), "\(quoted(at: start)) stands where a value should begin.",
      hint: text[start] == UInt8(ascii: "[") ? "An array is written (a, b, c)." : Self.quotesHint)
  }

  /// No semicolon follows a value.
  mutating func semicolonExpected() {
    let byte = text[position]
    if isGNUstep, byte == UInt8(ascii: "}") {
      note(
        .missingSemicolon, ByteRange(lastEnd, lastEnd),
        "The ; after the last value is missing, which only GNUstep tolerates.")
      step = .key
      return
    }
    let isAdjacent = position == lastEnd && isUnquotable(byte) && lastValueIsBare
    var problem =
      isAdjacent
      ? notBare()
      : Problem(
        .missingSeparator, ByteRange(lastEnd, lastEnd), "A ; is missing after the value.",
        hint: isBlankBetweenWords
          ? "Text with blanks must stand in quotes; otherwise write ; here." : "Write ; here.")
    addSuspiciousQuote(to: &problem)
    guard isRefused(problem), !goBackToLastQuote() else { return }
    step = .key
    if isAdjacent || byte == UInt8(ascii: "=") {
      resynchronize()
    } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") {
      position += 1
    } else if byte == UInt8(ascii: ")") {
      closeMismatched()
    } else if byte != UInt8(ascii: "}"), !beginsValue(byte) {
      resynchronize()
    }
  }

  // MARK: Arrays

  /// No item stands where one may; the array should have ended.
  mutating func itemExpected(at start: Int) {
    let byte = text[start]
    if isGNUstep, byte == UInt8(ascii: ",") {
      note(.emptySlot, ByteRange(start, start), "GNUstep reads an empty string where the item is missing.")
      addPlaceholder()
      step = .afterItem
      return
    }
    let isQuote = isQuote(byte)
    let problem: Problem
    switch byte {
    case _ where isQuote: problem = unterminatedString(at: start)
    case UInt8(ascii: "}"): problem = mismatchedBracket(at: start)
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      problem = Problem(
        .missingValue, ByteRange(start, start + 1), "An item is missing here.",
        hint: "Write one, such as \"\", or remove the separator.")
    default: problem = misplacedValue(at: start)
    }
    guard isRefused(problem) else { return }
    if isQuote { return continueOnNextLine(of: start) }
    position = start
    if byte == UInt8(ascii: "}") { closeMismatched() } else { resynchronize() }
  }

  /// Neither a comma nor the closing bracket follows an item.
  mutating func commaExpected() {
    let byte = text[position]
    let isAdjacent = position == lastEnd && isUnquotable(byte) && lastValueIsBare
    var problem: Problem
    switch byte {
    case UInt8(ascii: "}"): problem = mismatchedBracket(at: position)
    case UInt8(ascii: ";") where endsArray:
      problem = mismatchedBracket(at: position)
    default:
      problem =
        isAdjacent
        ? notBare()
        : Problem(
          .missingSeparator, ByteRange(lastEnd, lastEnd), "A , is missing after the item.",
          hint: byte == UInt8(ascii: ";")
            ? "Write , instead of ;."
            : isBlankBetweenWords
              ? "Text with blanks must stand in quotes; otherwise write , here." : "Write , here.")
    }
    addSuspiciousQuote(to: &problem)
    guard isRefused(problem), !goBackToLastQuote() else { return }
    step = .item
    if problem.code == .unterminatedContainer {
      closeMismatched()
    } else if byte == UInt8(ascii: ";") {
      position += 1
    } else if isAdjacent || !beginsValue(byte) {
      resynchronize()
    }
  }

  /// Whether the semicolon at the position more likely ends an array that was not closed than an item.
  var endsArray: Bool {
    guard tape.frames.count > 1, tape.frames[tape.frames.count - 2].kind == .dictionary else { return false }
    var offset = position + 1
    while offset < end, text[offset] == 0x20 || (text[offset] >= 0x09 && text[offset] <= 0x0D) { offset += 1 }
    guard offset < end, text[offset] != UInt8(ascii: "}") else { return true }
    while offset < end, text[offset] != UInt8(ascii: "="), text[offset] != 0x0A {
      if text[offset] == UInt8(ascii: ";") || text[offset] == UInt8(ascii: ")") { return false }
      offset += 1
    }
    return offset < end && text[offset] == UInt8(ascii: "=")
  }

  // MARK: Data

  /// Hexadecimal data is wrong at the position.
  mutating func malformedData(from start: Int, _ step: HexadecimalReader.Step) {
    let isTyped =
      start + 1 < end && (text[start + 1] == UInt8(ascii: "*") || text[start + 1] == UInt8(ascii: "["))
    let problem: Problem
    if step == .unterminated {
      problem = Problem(
        .invalidData, ByteRange(start, start + 1), "The data has no end.", hint: "Close it with >.")
    } else if isTyped, !isGNUstep {
      problem = Problem(
        .invalidData, ByteRange(start, start + 2), "The system does not read GNUstep's typed values.",
        hint: "Read the file with --input-format gnustep, and convert it for other systems.")
    } else if step == .uneven {
      problem = Problem(
        .invalidData, ByteRange(position - 1, position), "The digit has no second one to form a byte with.",
        hint: "Each byte is written as two hexadecimal digits without a blank between them.")
    } else {
      problem = Problem(
        .invalidData, scalarRange(at: position),
        "\(quoted(at: position)) does not belong into data.",
        hint: "Data is written as hexadecimal digits: <0f1a 2b>.")
    }
    finishMalformed(from: start, problem, stops: isTyped)
  }

  /// A typed value of GNUstep is wrong.
  mutating func typedValueFails(
    _ start: Int, _ code: ReadError.Code, _ range: ByteRange, _ message: String, hint: String
  ) {
    finishMalformed(from: start, Problem(code, range, message, hint: hint), stops: false)
  }

  /// - Parameter stops: Other values of the kind will be wrong in the same way, so reading ends.
  private mutating func finishMalformed(from start: Int, _ problem: Problem, stops: Bool) {
    var problem = problem
    problem.start = start
    guard isRefused(problem) else { return }
    guard !stops, !tape.frames.isEmpty else {
      isDone = true
      return
    }
    // Goes on behind the closing bracket, if there is one before the end of the line.
    addPlaceholder()
    position = start + 1
    var close = position
    while close < end, text[close] != UInt8(ascii: ">"), text[close] != 0x0A, text[close] != 0x0D {
      close += 1
    }
    guard close < end, text[close] == UInt8(ascii: ">") else { return resynchronize() }
    position = close + 1
    lastEnd = position
    step = tape.frames.last?.kind == .array ? .afterItem : .afterValue
  }
}
