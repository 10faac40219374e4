internal import SourceText

/// Reads OpenStep text, GNUstep text and strings files onto a tape, in one pass and without recursion.
///
/// As OpenStep and strings it accepts exactly what the system accepts (F61–F69); as GNUstep text, what
/// GNUstep accepts (F70–F72). Where the system swallows an error and loses data with it (F67a), the loss is
/// noted; where it refuses, the error is noted and reading goes on at the next separator.
struct OpenStepReader: ~Copyable {
  /// What may stand next.
  enum Step {
    /// The key of an entry, or the end of the dictionary.
    case key
    /// An item, or the end of the array.
    case item
    /// The semicolon behind an entry's value.
    case afterValue
    /// The comma behind an item, or the end of the array.
    case afterItem
  }

  /// A piece of text: quoted or bare.
  struct Token {
    let offset: Int
    let length: Int
    let flags: UInt64
  }

  /// The format that was asked for, and, once the text is read, the one it has.
  var format: PropertyListFormat
  var errors: [ReadError] = []
  var leniencies: [Leniency] = []
  var tape: TapeBuilder

  let source: DecodedSource
  let text: TextScanner
  let options: ReadOptions
  let isGNUstep: Bool
  private let initialFormat: PropertyListFormat
  /// Which of the characters below 64, and of those from 64 to 127, may stand in text without quotes.
  let bareCharacters: (low: UInt64, high: UInt64)
  var position: Int
  var step = Step.key
  /// The root has been read, or reading cannot go on.
  var isDone = false
  /// Where the last key or value ends.
  var lastEnd = 0
  /// Where the last quoted text begins, its quote included, or -1.
  var lastQuote = -1
  /// The unterminated comment at the end has been noted.
  var hasNotedComment = false
  /// Something that only GNUstep reads has been noted.
  var hasNotedFormat = false
  /// A closing bracket did not fit, which has been noted.
  var hasMismatchedBracket = false
  /// An error has been swallowed as the system does (F67a).
  var hasSwallowed = false
  /// The file is known to be refused, so nothing is swallowed anymore.
  var reportsAll = false
  /// How often reading has gone back to the end of a line because a closing quote seemed to be missing.
  var rewinds = 0

  init(_ source: DecodedSource, format: PropertyListFormat, options: ReadOptions) {
    self.source = source
    self.format = format
    initialFormat = format
    self.options = options
    isGNUstep = format == .gnustep
    bareCharacters = isGNUstep ? OpenStepText.gnustepBareCharacters : OpenStepText.bareCharacters
    text = TextScanner(source.text)
    tape = TapeBuilder(sourceCount: source.text.count * 3)
    position = source.textStart
  }

  /// The end of the text.
  var end: Int { text.count }

  /// Reads the whole text.
  mutating func read() {
    guard isDecodable() else { return }
    readText()
    guard !errors.isEmpty, hasSwallowed else { return }
    // The system refuses the file for what comes of an error that it has swallowed before. People are helped
    // by the error itself, so all of them are looked for once more.
    reportsAll = true
    errors = []
    leniencies = []
    hasNotedComment = false
    tape = TapeBuilder(sourceCount: source.text.count * 3)
    format = initialFormat
    position = source.textStart
    lastQuote = -1
    isDone = false
    readText()
  }

  private mutating func readText() {
    skipSpace()
    readRoot()
    while !isDone {
      switch step {
      case .key:
        readPlainEntries()
        readEntry()
      case .item: readItem()
      case .afterValue: readSemicolon()
      case .afterItem: readComma()
      }
    }
  }

  /// Gives the tape away.
  mutating func finish() -> Tape { tape.finish(at: min(position, end)) }

  // MARK: Root

  /// Whether the whole text is UTF-8; the system converts all of it before it looks at any.
  private mutating func isDecodable() -> Bool {
    guard source.isInPlace, let invalid = text.firstInvalidUTF8(source.textStart, end) else { return true }
    fail(
      .invalidEncoding, ByteRange(invalid, invalid + 1),
      "The byte 0x\(hexadecimal(text[invalid])) is not part of any UTF-8 character.",
      hint: "Save the file as UTF-8, or as UTF-16 with a byte order mark.")
    isDone = true
    return false
  }

  private mutating func readRoot() {
    guard position < end else { return readBlank() }
    let start = position
    if !isGNUstep { format = .openStep }
    switch text[position] {
    case UInt8(ascii: "{"): open(.dictionary)
    case UInt8(ascii: "("): open(.array)
    case UInt8(ascii: "<"):
      if readData() { rootEnds() } else { isDone = true }
    default:
      guard let token = readToken() else {
        return rootExpected(at: start)
      }
      skipSpace()
      if position >= end || isGNUstep {
        tape.leaf(.string, offset: token.offset, length: token.length, flags: token.flags)
        rootEnds()
      } else {
        // More text behind a string: the system starts over and reads the inside of a dictionary (F62).
        position = start
        format = .strings
        tape.open(.dictionary, offset: source.textStart, flags: TapeWord.bare)
        step = .key
      }
    }
  }

  /// A text of white space and comments is an empty dictionary to the system (F62).
  private mutating func readBlank() {
    isDone = true
    guard !isGNUstep else {
      return fail(.unexpectedEnd, ByteRange(end, end), "The file holds no property list.")
    }
    if format != .strings {
      note(
        .blankText, ByteRange(source.textStart, end),
        "The file holds nothing but white space and comments; the system reads an empty dictionary.")
    }
    format = .strings
    tape.open(.dictionary, offset: source.textStart, flags: TapeWord.bare)
    tape.close(offset: end, length: 0)
  }

  /// The root has been read; nothing may follow it.
  mutating func rootEnds() {
    isDone = true
    skipSpace()
    // With a bracket out of place, where the root ends is a guess.
    guard position < end, !hasMismatchedBracket else { return }
    trailingContent()
  }

  // MARK: Containers

  /// Opens the array or dictionary whose bracket is at the position.
  @inline(__always)
  mutating func open(_ kind: TapeWord.Kind) {
    position += 1
    tape.open(kind, offset: position)
    step = kind == .dictionary ? .key : .item
  }

  /// Closes the innermost container, whose closing bracket is at the position.
  mutating func close() {
    tape.close(offset: position, length: 1)
    position += 1
    containerEnds()
  }

  /// The innermost container has been closed; goes on in the one around it.
  @inline(__always)
  mutating func containerEnds() {
    tape.countValue()
    lastEnd = position
    lastQuote = -1
    guard let parent = tape.frames.last else { return rootEnds() }
    step = parent.kind == .dictionary ? .afterValue : .afterItem
  }

  // MARK: Dictionaries

  /// Reads a key and, unless it is a container, its value.
  @inline(__always)
  private mutating func readEntry() {
    skipSpace()
    guard position < end else { return dictionaryEndsWithText() }
    if text[position] == UInt8(ascii: "}") {
      if tape[tape.frames[tape.frames.count - 1].start].has(TapeWord.bare) {
        return contentEnds(at: position)
      }
      return close()
    }
    let start = position
    guard let key = readToken() else { return keyExpected(at: start) }
    tape.leaf(.key, offset: key.offset, length: key.length, flags: key.flags)
    lastEnd = position
    skipSpace()
    guard position < end else { return entryEndsWithText() }
    switch text[position] {
    case UInt8(ascii: "="):
      position += 1
      readValue()
    case UInt8(ascii: ";") where !isGNUstep:
      note(
        .keyWithoutValue, ByteRange(start, position),
        "The key has no value; the system takes the key itself for it.")
      tape.countValue()
      tape.leaf(.string, offset: key.offset, length: key.length, flags: key.flags)
      position += 1
    default: equalsSignExpected(key)
    }
  }

  /// Reads the value behind an equals sign.
  @inline(__always)
  mutating func readValue() {
    skipSpace()
    guard position < end else { return entryEndsWithText() }
    let start = position
    let byte = text[position]
    if isBare(byte) || byte == UInt8(ascii: "\"") {
      guard let token = readToken() else { return valueExpected(at: start) }
      return add(token)
    }
    switch byte {
    case UInt8(ascii: "{") where !isTooDeep: open(.dictionary)
    case UInt8(ascii: "(") where !isTooDeep: open(.array)
    case UInt8(ascii: "<"):
      if readData() {
        tape.countValue()
        lastEnd = position
        step = .afterValue
      }
    default:
      guard !isTooDeep || byte == UInt8(ascii: ")") else { return nestingTooDeep() }
      guard let token = readToken() else { return valueExpected(at: start) }
      add(token)
    }
  }

  /// Adds a string as the value of the last key.
  @inline(__always)
  private mutating func add(_ token: Token) {
    guard !isTooDeep else { return nestingTooDeep() }
    tape.countValue()
    tape.leaf(.string, offset: token.offset, length: token.length, flags: token.flags)
    lastEnd = position
    readSemicolon()
  }

  @inline(__always)
  private mutating func readSemicolon() {
    skipSpace()
    guard position < end else { return entryEndsWithText() }
    guard text[position] == UInt8(ascii: ";") else { return semicolonExpected() }
    position += 1
    step = .key
  }

  // MARK: Arrays

  @inline(__always)
  private mutating func readItem() {
    skipSpace()
    guard position < end else { return textEnds() }
    let byte = text[position]
    if byte == UInt8(ascii: ")") { return close() }
    guard !isTooDeep else { return nestingTooDeep() }
    switch byte {
    case UInt8(ascii: "{"): open(.dictionary)
    case UInt8(ascii: "("): open(.array)
    case UInt8(ascii: "<"):
      if readData() {
        tape.countValue()
        lastEnd = position
        step = .afterItem
      }
    default:
      let start = position
      guard let token = readToken() else { return itemExpected(at: start) }
      tape.countValue()
      tape.leaf(.string, offset: token.offset, length: token.length, flags: token.flags)
      lastEnd = position
      step = .afterItem
    }
  }

  @inline(__always)
  private mutating func readComma() {
    skipSpace()
    guard position < end else { return textEnds() }
    switch text[position] {
    case UInt8(ascii: ","):
      position += 1
      step = .item
    case UInt8(ascii: ")"): close()
    default: commaExpected()
    }
  }

  /// Whether a value that begins now would lie too deep (F69).
  ///
  /// The system counts from the root's own depth of 0 and minds strings, too: an array at its last level
  /// can only be empty.
  @inline(__always)
  var isTooDeep: Bool { tape.frames.count > options.nestingLimit }
}
