internal import SourceText

/// Reads an XML property list onto a tape, in one pass and without recursion.
///
/// It accepts exactly what the system accepts (F13–F41). Usual elements are recognized eight bytes at a
/// time; anything else about an element goes through the slower and complete code in the extensions. An
/// error is noted and reading goes on as far as that makes sense, so that one run finds them all.
struct XMLReader: ~Copyable {
  /// An element that is still open.
  struct Frame {
    let element: XMLElement
    /// Where its opening tag begins.
    let start: Int
    /// In a dictionary: a key waits for its value; in a `plist`: the value has been read.
    var isPending = false
    /// Where the last key began, or -1.
    var lastKey = -1
    /// The last value was itself a `key` element.
    var lastValueWasKey = false
    /// An error about the order of keys has been noted, and no other makes sense until the next key.
    var hasComplained = false
  }

  /// A start tag.
  struct Tag {
    /// Where the `<` stands.
    let start: Int
    let nameEnd: Int
    /// The byte behind the `>`.
    let contentStart: Int
    let isEmpty: Bool
    /// The tag is written without blanks and attributes, so its start can be found from its end.
    let isPlain: Bool
  }

  let source: DecodedSource
  /// The text, or the part of it that is read for now.
  var text: TextScanner
  let options: ReadOptions
  var tape: TapeBuilder
  var position: Int
  var frames: [Frame] = []
  var errors: [ReadError] = []
  var leniencies: [Leniency] = []
  /// The root has been read, or reading cannot go on.
  var isDone = false
  /// The white space before keys and items, and the one between a key and its value.
  var beforeKeys = Indentation()
  var betweenKeyAndValue = Indentation()

  init(_ source: DecodedSource, options: ReadOptions, from start: Int? = nil) {
    self.source = source
    self.options = options
    text = TextScanner(source.text)
    position = start ?? source.textStart
    tape = TapeBuilder(sourceCount: source.text.count, from: position)
    frames.reserveCapacity(16)
  }

  /// The end of the text.
  var end: Int { text.count }

  /// Reads the whole text.
  mutating func read() {
    readProlog()
    readElements()
  }

  /// Reads elements until the outermost one that is open has been closed.
  ///
  /// - Parameter endsEarly: The text goes on behind its end; if that is reached between two elements, reading stops
  ///   without an error.
  @inline(never)
  mutating func readElements(endsEarly: Bool = false) {
    while !isDone {
      readPlainContent()
      if endsEarly {
        skipSpace()
        if position >= end { return }
      }
      readContent()
    }
  }

  // MARK: Content

  /// Reads what stands at the position inside the innermost open element.
  @inline(__always)
  private mutating func readContent() {
    skipSpace()
    guard position < end else { return unexpectedEnd() }
    guard text[position] == UInt8(ascii: "<") else { return strayText() }
    let word = text.word(at: position + 1)
    // The byte masks pick the tag's name and its closing bracket out of the eight bytes loaded.
    if word & Self.mask(7) == Self.tag("string>") {
      return readPlainText(.string, contentStart: position + 8)
    }
    if word & Self.mask(4) == Self.tag("key>") {
      return readPlainText(.key, contentStart: position + 5)
    }
    if word == Self.tag("integer>") { return readPlainInteger(contentStart: position + 9) }
    if word & Self.mask(6) == Self.tag("/dict>"), frames.last?.element == .dict,
      frames.last?.isPending == false
    {
      return close(.dict, length: 7)
    }
    if word & Self.mask(5) == Self.tag("dict>") { return open(.dict, plainTag(length: 6)) }
    if word & Self.mask(6) == Self.tag("array>") { return open(.array, plainTag(length: 7)) }
    if word & Self.mask(7) == Self.tag("/array>"), frames.last?.element == .array {
      return close(.array, length: 8)
    }
    readUnusual()
  }

  private func plainTag(length: Int) -> Tag {
    Tag(
      start: position, nameEnd: position + length - 1, contentStart: position + length, isEmpty: false,
      isPlain: true)
  }

  /// Reads anything the quick comparisons did not recognize.
  @inline(never)
  private mutating func readUnusual() {
    switch text[position + 1] {
    case UInt8(ascii: "/") where position + 1 < end && !frames.isEmpty: readCloseTag()
    case UInt8(ascii: "!") where !frames.isEmpty: readCommentInContent()
    case UInt8(ascii: "?") where !frames.isEmpty:
      // Inside an element, and only there, `<?>` is an instruction for the system.
      skipInstruction(searchFrom: position + 1)
    default:
      if position + 1 >= end { unexpectedEnd() } else { readElement() }
    }
  }

  // MARK: Plain leaves

  /// Reads a `string` or `key` whose tag has no attributes.
  @inline(__always)
  private mutating func readPlainText(_ element: XMLElement, contentStart: Int) {
    let (found, nonASCII) = text.first(UInt8(ascii: "<"), or: UInt8(ascii: "&"), from: contentStart)
    let closing = text.word(at: found)
    let length: Int
    if element == .string {
      guard closing == Self.tag("</string"), text[found + 8] == UInt8(ascii: ">") else {
        return readText(element, plainLeafTag(element, contentStart))
      }
      length = 9
    } else {
      guard closing & Self.mask(6) == Self.tag("</key>") else {
        return readText(element, plainLeafTag(element, contentStart))
      }
      length = 6
    }
    guard found + length <= end, !nonASCII || isValid(contentStart, found) else {
      return readText(element, plainLeafTag(element, contentStart))
    }
    position = found + length
    add(
      element == .key ? .key : .string, isKey: element == .key, offset: contentStart,
      length: found - contentStart, flags: nonASCII ? TapeWord.nonASCII : 0)
  }

  /// Reads an `integer` of up to 18 digits; anything else goes the long way.
  @inline(__always)
  private mutating func readPlainInteger(contentStart: Int) {
    var offset = contentStart
    while text[offset] &- UInt8(ascii: "0") < 10, offset - contentStart < 19 { offset += 1 }
    let digits = offset - contentStart
    guard digits > 0, digits < 19, text.word(at: offset) == Self.tag("</intege"),
      text[offset + 8] == UInt8(ascii: "r"), text[offset + 9] == UInt8(ascii: ">"), offset + 10 <= end,
      digits == 1 || text[contentStart] != UInt8(ascii: "0")
    else { return readInteger(plainLeafTag(.integer, contentStart)) }
    position = offset + 10
    add(.integer, isKey: false, offset: contentStart, length: digits)
  }

  private func plainLeafTag(_ element: XMLElement, _ contentStart: Int) -> Tag {
    let start = contentStart - element.name.utf8CodeUnitCount - 2
    return Tag(
      start: start, nameEnd: contentStart - 1, contentStart: contentStart, isEmpty: false, isPlain: true)
  }

  func isValid(_ start: Int, _ end: Int) -> Bool {
    !source.isInPlace || text.firstInvalidUTF8(start, end) == nil
  }

  // MARK: Adding to the tape

  /// Appends a leaf and sees to its place in the innermost element.
  ///
  /// - Parameter nodeStart: Where the start tag begins, if that cannot be found from the content.
  @inline(__always)
  mutating func add(
    _ kind: TapeWord.Kind, isKey: Bool, offset: Int, length: Int, flags: UInt64 = 0, nodeStart: Int = -1
  ) {
    let last = frames.count - 1
    var kind = kind
    if last >= 0, frames[last].element == .dict {
      if frames[last].isPending {
        if isKey { keyUsedAsValue(offset: offset, length: length) }
        kind = isKey ? .string : kind
        frames[last].isPending = false
        frames[last].lastValueWasKey = isKey
        tape.countValue()
      } else if isKey {
        frames[last].isPending = true
        frames[last].lastKey = offset
        frames[last].hasComplained = false
      } else {
        keyExpected(nodeStart >= 0 ? nodeStart : tagStart(before: offset), upTo: position)
        tape.countValue()
      }
    } else {
      if isKey { keyUsedAsValue(offset: offset, length: length) }
      kind = isKey ? .string : kind
      valueBegins(at: nodeStart, contentStart: offset)
      tape.countValue()
    }
    if nodeStart >= 0 {
      tape.detailedLeaf(
        kind, offset: offset, length: length, flags: flags, nodeStart: nodeStart, nodeEnd: position)
    } else {
      tape.leaf(kind, offset: offset, length: length, flags: flags)
    }
    if frames.isEmpty { isDone = true }
  }

  /// Notes that a value begins in an array, a `plist`, or as the root.
  ///
  /// - Parameter start: Where its tag begins, or -1 for the plain tag in front of the content.
  @inline(__always)
  private mutating func valueBegins(at start: Int, contentStart: Int) {
    let last = frames.count - 1
    guard last >= 0, frames[last].element == .plist else { return }
    if frames[last].isPending { extraElement(at: start >= 0 ? start : tagStart(before: contentStart)) }
    frames[last].isPending = true
  }

  /// Opens an `array` or `dict`.
  mutating func open(_ element: XMLElement, _ tag: Tag) {
    let last = frames.count - 1
    if last >= 0, frames[last].element == .dict {
      if !frames[last].isPending { keyExpected(tag.start, upTo: tag.contentStart) }
      frames[last].isPending = false
      frames[last].lastValueWasKey = false
    } else {
      valueBegins(at: tag.start, contentStart: tag.contentStart)
    }
    guard !tape.isFull(limit: options.nestingLimit) else { return nestingTooDeep(tag) }
    let kind: TapeWord.Kind = element == .dict ? .dictionary : .array
    position = tag.contentStart
    let nodeStart = tag.isPlain ? -1 : tag.start
    if tag.isEmpty {
      tape.open(kind, offset: position, flags: TapeWord.bare, nodeStart: nodeStart)
      tape.close(offset: position, length: 0)
      tape.countValue()
      if frames.isEmpty { isDone = true }
    } else {
      tape.open(kind, offset: position, nodeStart: nodeStart)
      frames.append(Frame(element: element, start: tag.start))
    }
  }

  /// Closes the innermost element, an `array`, `dict` or `plist`, whose closing tag is at the position.
  @inline(__always)
  mutating func close(_ element: XMLElement, length: Int) {
    frames.removeLast()
    if element != .plist {
      tape.close(offset: position, length: length)
      tape.countValue()
    }
    position += length
    if frames.isEmpty { isDone = true }
  }

  // MARK: White space

  /// Skips blanks, tabs and line ends (F13).
  @inline(__always)
  mutating func skipSpace() {
    if position < end, Self.isSpace(text[position]) { position = text.endOfIndentation(from: position) }
  }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  // MARK: Eight bytes at a time

  /// A mask for the first bytes of a word.
  @inline(__always)
  static func mask(_ count: Int) -> UInt64 {
    ~0 >> UInt64(64 - 8 * count)
  }

  /// The first eight bytes of a text as a word.
  @inline(__always)
  static func tag(_ text: StaticString) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<text.utf8CodeUnitCount {
      word |= unsafe UInt64(text.utf8Start[index]) << UInt64(8 * index)
    }
    return word
  }
}
