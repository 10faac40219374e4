internal import SourceText

/// Reads JSON onto a tape, in one pass and without recursion.
///
/// The text has to be JSON to the letter (RFC 8259), but for a byte order mark in front. Objects with the
/// single key `$date`, `$data` and so on stand for what JSON has no form for; see ``JSONWrapper``. A number
/// without point and exponent is a whole number, any other one a real that keeps its text. `-0` is the whole
/// number 0, `-0.0` the real.
struct JSONReader: ~Copyable {
  /// What may stand next.
  enum Step {
    /// A value.
    case value
    /// An item, or the end of the array.
    case firstItem
    /// A comma, or the end of the array.
    case afterItem
    /// A key, or the end of the object.
    case firstKey
    /// A key.
    case key
    /// A comma, or the end of the object.
    case afterEntry
  }

  /// What is known of an open container beyond what the tape says.
  struct Frame {
    /// Where its opening bracket stands.
    let start: Int
    /// What it stands for if its first entry turns out to be the only one.
    var wrapper: JSONWrapper?
    /// It is the content of a `$dictionary`, so its own keys mean nothing.
    var isLiteral = false
  }

  /// A piece of text between quotes.
  struct Token {
    let offset: Int
    let length: Int
    var flags: UInt64
  }

  let source: DecodedSource
  let text: TextScanner
  let options: ReadOptions
  var tape: TapeBuilder
  var position: Int
  var step = Step.value
  var frames: [Frame] = []
  /// How many of the open containers only belong to the form of a wrapper, so do not count as nesting.
  var wrapperDepth = 0
  var errors: [ReadError] = []
  var leniencies: [Leniency] = []
  /// The root has been read, or reading cannot go on.
  var isDone = false
  /// Where the last token ends.
  var lastEnd = 0
  /// Where the last comma stands.
  var lastComma = 0
  /// An error about comments has been noted.
  var hasNotedComment = false

  init(_ source: DecodedSource, options: ReadOptions) {
    self.source = source
    self.options = options
    text = TextScanner(source.text)
    tape = TapeBuilder(sourceCount: source.text.count)
    position = source.textStart
  }

  /// The end of the text.
  var end: Int { text.count }

  /// Reads the whole text.
  mutating func read() {
    note(
      .formatUnknownToSystem, ByteRange(source.textStart, source.textStart),
      "The system does not read property lists in JSON.")
    while !isDone {
      skipSpace()
      guard position < end else {
        textEnds()
        return
      }
      switch step {
      case .value: readValue()
      case .firstItem: text[position] == UInt8(ascii: "]") ? close() : readValue()
      case .afterItem: readSeparator(closing: UInt8(ascii: "]"), next: .value)
      case .firstKey: text[position] == UInt8(ascii: "}") ? close() : readKey()
      case .key: readKey()
      case .afterEntry: readSeparator(closing: UInt8(ascii: "}"), next: .key)
      }
    }
  }

  /// Gives the tape away.
  mutating func finish() -> Tape { tape.finish(at: min(position, end)) }

  // MARK: Values

  @inline(__always)
  mutating func readValue() {
    switch text[position] {
    case UInt8(ascii: "\""):
      let token = readString()
      tape.countValue()
      tape.leaf(.string, offset: token.offset, length: token.length, flags: token.flags)
      valueEnds()
    case UInt8(ascii: "{"): openObject()
    case UInt8(ascii: "["): open(.array, wrapper: nil, isLiteral: false)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "t") where isWord("true"): addWord(.true, length: 4)
    case UInt8(ascii: "f") where isWord("false"): addWord(.false, length: 5)
    case UInt8(ascii: "n") where isWord("null"): addWord(.null, length: 4)
    default: valueExpected()
    }
  }

  /// Whether a word stands at the position, and nothing else that could belong to it.
  private func isWord(_ word: StaticString) -> Bool {
    guard text.matches(word, at: position) else { return false }
    let next = position + word.utf8CodeUnitCount
    return next >= end || !Self.isWordCharacter(text[next])
  }

  private mutating func addWord(_ kind: TapeWord.Kind, length: Int) {
    tape.countValue()
    tape.leaf(kind, offset: position, length: length, flags: TapeWord.bare)
    position += length
    valueEnds()
  }

  /// A value has been read up to the position; goes on in the container around it.
  @inline(__always)
  mutating func valueEnds() {
    lastEnd = position
    guard let frame = tape.frames.last else { return rootEnds() }
    step = frame.kind == .dictionary ? .afterEntry : .afterItem
  }

  private mutating func rootEnds() {
    isDone = true
    skipSpace()
    guard position < end else { return }
    trailingContent()
  }

  // MARK: Containers

  /// Opens the container whose bracket is at the position.
  mutating func open(_ kind: TapeWord.Kind, wrapper: JSONWrapper?, isLiteral: Bool) {
    let isPartOfWrapper = wrapper != nil || frames.last?.wrapper == .pairs
    guard tape.frames.count - wrapperDepth < options.nestingLimit || isPartOfWrapper else {
      return nestingTooDeep()
    }
    guard wrapperDepth <= 2 * options.nestingLimit else { return nestingTooDeep() }
    if isPartOfWrapper { wrapperDepth += 1 }
    // Where a wrapper begins cannot be found again from its content.
    tape.open(kind, offset: position + 1, nodeStart: wrapper == nil ? -1 : position)
    frames.append(Frame(start: position, wrapper: wrapper, isLiteral: isLiteral))
    position += 1
    lastEnd = position
    step = kind == .dictionary ? .firstKey : .firstItem
  }

  /// Closes the innermost container, whose closing bracket is at the position.
  mutating func close() {
    position += 1
    close(offset: position - 1, length: 1)
  }

  /// Closes the innermost container with so many bytes of the text, or none if its bracket is missing.
  mutating func close(offset: Int, length: Int) {
    guard let frame = frames.popLast(), let tapeFrame = tape.frames.last else { return }
    if frame.wrapper != nil || frames.last?.wrapper == .pairs { wrapperDepth -= 1 }
    if let wrapper = frame.wrapper, tapeFrame.count == 1 {
      closeWrapper(wrapper, frame, start: tapeFrame.start, offset: offset, length: length)
    } else {
      tape.close(offset: offset, length: length)
    }
    tape.countValue()
    valueEnds()
  }

  // MARK: Objects

  @inline(__always)
  private mutating func readKey() {
    guard text[position] == UInt8(ascii: "\"") else { return keyExpected() }
    let token = readString()
    addKey(token)
  }

  /// Adds a key and reads the colon behind it.
  mutating func addKey(_ token: Token) {
    tape.leaf(.key, offset: token.offset, length: token.length, flags: token.flags)
    lastEnd = position
    skipSpace()
    guard position < end else { return textEnds() }
    guard text[position] == UInt8(ascii: ":") else { return colonExpected() }
    position += 1
    lastEnd = position
    step = .value
  }

  // MARK: Separators

  @inline(__always)
  private mutating func readSeparator(closing bracket: UInt8, next: Step) {
    let byte = text[position]
    if byte == UInt8(ascii: ",") {
      lastComma = position
      position += 1
      lastEnd = position
      step = next
    } else if byte == bracket {
      close()
    } else {
      separatorExpected(next: next)
    }
  }

  /// Skips white space; comments are an error, and skipped as well.
  @inline(__always)
  mutating func skipSpace() {
    while position < end {
      switch text[position] {
      case 0x20, 0x0A, 0x09, 0x0D: position += 1
      case UInt8(ascii: "/"), UInt8(ascii: "#"):
        guard skipComment() else { return }
      default: return
      }
    }
  }

  // MARK: Strings

  /// Reads the string whose opening quote is at the position.
  mutating func readString() -> Token {
    let start = position
    var offset = start + 1
    var flags: UInt64 = 0
    while true {
      let (found, nonASCII) = text.firstSpecialInJSON(from: offset)
      if nonASCII {
        flags |= TapeWord.nonASCII
        checkEncoding(offset, found)
      }
      offset = found
      guard offset < end, text[offset] != 0x0A, text[offset] != 0x0D else {
        return unterminatedString(from: start, to: offset, flags: flags)
      }
      switch text[offset] {
      case UInt8(ascii: "\""):
        position = offset + 1
        return Token(offset: start + 1, length: offset - start - 1, flags: flags)
      case UInt8(ascii: "\\"):
        flags |= TapeWord.escaped
        offset = checkEscape(at: offset)
      default:
        controlCharacter(at: offset)
        offset += 1
      }
    }
  }

  private mutating func checkEncoding(_ start: Int, _ end: Int) {
    guard source.isInPlace, let invalid = text.firstInvalidUTF8(start, end) else { return }
    fail(
      .invalidEncoding, ByteRange(invalid, invalid + 1),
      "The byte 0x\(hexadecimal(text[invalid])) is not part of any UTF-8 character.",
      hint: "Save the file as UTF-8.")
  }

  /// Checks an escape sequence and gives the offset behind it.
  private mutating func checkEscape(at start: Int) -> Int {
    switch JSONEscape.read(text, at: start) {
    case .scalar(_, let next): return next
    case .failure(let length):
      let range = ByteRange(start, min(start + length, end))
      let isUnicode = text[start + 1] == UInt8(ascii: "u") && start + 1 < end
      fail(
        .invalidEscape, range, "\(shown(range.lowerBound, range.upperBound)) stands for no character.",
        hint: isUnicode
          ? "Write \\u and four hexadecimal digits; characters past U+FFFF are two such, a high and a low half."
          : "The sequences are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX; a backslash itself is \\\\.")
      return min(start + max(length, 1), end)
    }
  }
}
