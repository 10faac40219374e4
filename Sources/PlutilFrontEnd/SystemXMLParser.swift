internal import PropertyLists
internal import SourceText

/// Goes through an XML text as the system's own parser does, up to what it refuses.
///
/// The reader of `PropertyLists` notes several errors, those that help to mend a file. The system stops at the first one
/// that *it* meets, and sometimes names something else: a value where a key belongs is read to its end first, and a
/// closing tag is only looked at when nothing else is there (F13–F36).
struct SystemXMLParser {
  /// The end of parsing, with what the system says.
  struct Refusal: Error {
    let message: String
  }

  /// A container that is open.
  private struct Frame {
    enum Expectation {
      case key, value, item, root
      /// A `plist` has its value, which ends here.
      case end(after: Int)
    }

    let element: XMLElement
    var expectation: Expectation
  }

  private let source: DecodedSource
  /// The text of the source, up to where the system has it.
  private let text: TextScanner
  private let lines: LineTable
  /// In front of this offset nothing is wrong with the content of any element.
  private let fault: Int
  private var position: Int
  private var frames: [Frame] = []
  private var depth = 0

  /// Makes a parser of a document that was read as XML and has errors.
  init(_ document: PropertyListDocument) {
    source = document.source
    // Of UTF-16 the system has the text in front of a lone surrogate.
    let end = source.firstLoneSurrogate(upTo: source.text.count)?.lowerBound ?? source.text.count
    text = TextScanner(source.text[ByteRange(0, end)])
    lines = LineTable(source)
    position = source.textStart
    let fault = document.errors.first.map { [source] in source.textOffset(ofFile: $0.range.lowerBound) }
    self.fault = min(fault ?? 0, end)
  }

  /// What the system says about the text, or `nil` if it refuses nothing.
  ///
  /// - Complexity: O(length of the text).
  mutating func refusal() -> String? {
    do throws(Refusal) {
      if source.isInPlace, XMLDeclaration.isCutOff(source.file) {
        throw Refusal(message: "End of buffer while looking for encoding name")
      }
      guard position < text.count else {
        throw Refusal(message: "Conversion of string failed. The string is empty.")
      }
      try readProlog()
      repeat { try readContent() } while !frames.isEmpty
      return nil
    } catch { return error.message }
  }

  // MARK: In front of the root

  private mutating func readProlog() throws(Refusal) {
    while true {
      skipSpace()
      // A single byte is none.
      guard position + 1 < text.count else { throw Refusal(message: "No XML content found") }
      guard byte(position) == "<" else {
        throw refusal("Unexpected character \(character(position)) at line ", position)
      }
      switch byte(position + 1) {
      // The search for the end begins one byte late here, so that `<!---->` does not end (F16).
      case "!" where text.matches("<!--", at: position): try skipComment(searchFrom: position + 5)
      case "!": try skipDocumentType()
      case "?": try skipInstruction(searchFrom: position + 2)
      default: return
      }
    }
  }

  private mutating func skipDocumentType() throws(Refusal) {
    guard text.matches("<!DOCTYPE", at: position) else {
      throw refusal("Malformed DTD on line ", position)
    }
    position = text.first(UInt8(ascii: ">"), or: UInt8(ascii: "["), from: position + 9).offset
    guard byte(position) != "[" else {
      throw refusal("Encountered unexpected character [ on line ", position, " while parsing DTD")
    }
    guard position < text.count else {
      throw Refusal(message: "Encountered unexpected EOF while parsing DTD")
    }
    position += 1
    guard position < text.count else { throw Self.unexpectedEnd }
  }

  // The system does not look at the very last place where an instruction or a comment could end.

  private mutating func skipInstruction(searchFrom start: Int) throws(Refusal) {
    guard let end = text.first(of: "?>", from: start, upTo: text.count - 1) else {
      throw refusal(
        "Encountered unexpected EOF while parsing the processing instruction begun on line ", position)
    }
    position = end + 2
  }

  private mutating func skipComment(searchFrom start: Int) throws(Refusal) {
    guard let end = text.first(of: "-->", from: start, upTo: text.count - 1) else {
      // In front of the root the comment begins one byte late in every respect.
      let place = frames.isEmpty ? min(start, text.count) : position
      throw refusal("Unterminated comment started on line ", place)
    }
    position = end + 3
  }

  // MARK: Containers

  /// Reads one element, or the closing tag of the innermost container.
  private mutating func readContent() throws(Refusal) {
    while true {
      // The end of the text is no error yet, but no element either; behind blanks it is one.
      guard position < text.count else { return try closeContainer() }
      skipSpace()
      guard position < text.count else { throw Self.unexpectedEnd }
      guard byte(position) == "<" else {
        throw unexpectedCharacter("open tag")
      }
      guard position + 1 < text.count else { throw Self.unexpectedEnd }
      switch byte(position + 1) {
      case "?": try skipInstruction(searchFrom: position + 1)
      case "!" where text.matches("<!--", at: position): try skipComment(searchFrom: position + 4)
      // A declaration where none may stand is skipped, and all that follows with it.
      case "!": throw Self.unexpectedEnd
      case "/" where !frames.isEmpty: return try closeContainer()
      default: return try readElement()
      }
    }
  }

  private mutating func closeContainer() throws(Refusal) {
    guard let frame = frames.last else { return }
    switch frame.expectation {
    case .root: throw Refusal(message: "Encountered empty plist tag")
    case .value: throw refusal("Value missing for key inside <dict> at line ", position)
    case .key, .item, .end: break
    }
    try readClosingTag(of: frame.element)
    frames.removeLast()
    if frame.element != .plist { depth -= 1 }
    try finishValue(isKey: false)
  }

  /// Sees to the place of a key or value that has been read.
  private mutating func finishValue(isKey: Bool) throws(Refusal) {
    guard let last = frames.indices.last else { return }
    switch frames[last].expectation {
    case .item: break
    case .root: frames[last].expectation = .end(after: position)
    case .end(let end):
      throw refusal("Encountered unexpected element at line ", end, " (plist can only include one object)")
    case .value: frames[last].expectation = .key
    case .key:
      guard isKey else {
        throw refusal("Found non-key inside <dict> at line ", position)
      }
      frames[last].expectation = .value
    }
  }

  // MARK: Elements

  private mutating func readElement() throws(Refusal) {
    let start = position
    let close = text.first(UInt8(ascii: ">"), from: start + 1)
    guard close < text.count else {
      if frames.isEmpty { throw Refusal(message: messageOfOpenStep) }
      position = close
      return try closeContainer()
    }
    let isEmpty = text[close - 1] == UInt8(ascii: "/")
    let nameEnd = (start + 1..<close).first { Self.isSpace(text[$0]) } ?? (isEmpty ? close - 1 : close)
    position = close + 1
    guard nameEnd > start + 1 else { throw refusal("Malformed tag on line ", start) }
    guard let element = XMLElement(text, from: start + 1, to: nameEnd) else {
      let name = String(validating: source.text[ByteRange(start + 1, nameEnd)].array, as: UTF8.self)
      throw refusal("Encountered unknown tag \(name ?? "<unknown>") on line ", start)
    }
    switch element {
    case .plist, .array, .dict:
      try openContainer(element, isEmpty: isEmpty)
      if !isEmpty { return }
    case .string, .key, .true, .false:
      if !isEmpty { try readLeaf(element) }
    case .data, .date, .real, .integer:
      if isEmpty {
        throw refusal("Encountered empty <\(element.label)> on line ", position)
      }
      try readLeaf(element)
    }
    try finishValue(isKey: element == .key)
  }

  private mutating func openContainer(_ element: XMLElement, isEmpty: Bool) throws(Refusal) {
    if element == .plist {
      if isEmpty { throw Refusal(message: "Encountered empty plist tag") }
    } else if depth >= ReadOptions.systemNestingLimit {
      throw refusal("Too many nested arrays or dictionaries, failing on line ", position)
    }
    guard !isEmpty else { return }
    if element != .plist { depth += 1 }
    frames.append(
      Frame(element: element, expectation: element == .dict ? .key : element == .plist ? .root : .item))
  }

  /// Reads an element that holds text alone, behind its start tag.
  private mutating func readLeaf(_ element: XMLElement) throws(Refusal) {
    let contentStart = position
    let holdsSections = element == .string || element == .key || element == .real
    let end = endOfContent(holdsSections: holdsSections)
    if holdsSections, byte(end) == "<", byte(end + 1) == "!" {
      // The text ends in what may become a section, and the content is not looked at as a whole any more.
      try readContent(of: .string, contentStart, end)
      throw Self.unexpectedEnd
    }
    if end >= fault, !isPlain(contentStart, end, in: element) {
      try readContent(of: element, contentStart, end)
    }
    position = end
    do throws(Refusal) { try readClosingTag(of: element) } catch {
      switch element {
      case .true, .false:
        throw refusal("Encountered non-empty <\(element.label)> on line ", position)
      case .date: throw refusal("Could not interpret <date> at line ", position)
      default: throw error
      }
    }
  }

  /// The offset where the content of a leaf ends for the system, whatever follows.
  private func endOfContent(holdsSections: Bool) -> Int {
    var offset = text.first(UInt8(ascii: "<"), from: position)
    // What is shorter than the beginning of a section is the end.
    while holdsSections, offset + 9 <= text.count, byte(offset + 1) == "!" {
      // Any other declaration is an error, and whatever follows it is of no account.
      guard let close = text.first(of: "]]>", from: offset + 2, upTo: text.count) else { return text.count }
      offset = text.first(UInt8(ascii: "<"), from: close + 3)
    }
    return offset
  }

  /// Whether the content of a leaf is so simple that nothing can be wrong with it.
  private func isPlain(_ start: Int, _ end: Int, in element: XMLElement) -> Bool {
    guard end < text.count else { return false }
    switch element {
    case .integer:
      let digits = end - start
      return digits > 0 && digits <= 18 && text.number(at: start, digits: digits) != nil
    case .string, .key:
      return text.first(UInt8(ascii: "<"), or: UInt8(ascii: "&"), from: start) == (end, false)
    default: return false
    }
  }

  /// Refuses what the system refuses about the content of a leaf, which is read by itself.
  private func readContent(of element: XMLElement, _ start: Int, _ end: Int) throws(Refusal) {
    let name = element.label
    let whole =
      Array("<\(name)>".utf8) + source.text[ByteRange(start, end)].array + Array("</\(name)>".utf8)
    let document = PropertyListDocument.read(SourceBytes(whole), options: ReadOptions(format: .xml))
    // That a text is not UTF-8 is found when it has been read to its end.
    let error = document.errors.first { $0.code != .invalidEncoding } ?? document.errors.first
    let message = error.map { ParserMessage(document, $0, firstLine: line(start)) }
    if end == text.count, element == .integer, message?.isAboutEnd(bytesBehind: 0) ?? true {
      throw refusal("Premature end of file after <integer> on line ", end)
    }
    guard let message else { return }
    throw message.isAboutEnd(bytesBehind: text.count - end)
      ? Self.unexpectedEnd : Refusal(message: message.xml)
  }

  // MARK: Closing tags

  private mutating func readClosingTag(of element: XMLElement) throws(Refusal) {
    let length = element.name.utf8CodeUnitCount
    guard text.count - position >= length + 3 else { throw Self.unexpectedEnd }
    if byte(position) == "<" { position += 1 }
    guard byte(position) == "/" else { throw unexpectedCharacter("close tag") }
    position += 1
    guard text.matches(element.name, at: position) else {
      throw Refusal(
        message: "Close tag on line \(line(position)) does not match open tag \(element.label)")
    }
    position += length
    skipSpace()
    guard position < text.count else { throw Self.unexpectedEnd }
    guard byte(position) == ">" else { throw unexpectedCharacter("close tag") }
    position += 1
  }

  private func unexpectedCharacter(_ goal: String) -> Refusal {
    refusal(
      "Encountered unexpected character \(character(position)) on line ", position,
      " while looking for \(goal)")
  }

  private func refusal(_ start: String, _ place: Int, _ end: String = "") -> Refusal {
    Refusal(message: "\(start)\(line(place))\(end)")
  }

  // MARK: OpenStep text

  /// What the system's OpenStep parser says about a text whose root has no end, of which its XML parser says nothing.
  ///
  /// Angle brackets hold data there. It has the whole text, lone surrogates and all.
  private var messageOfOpenStep: String {
    let text = TextScanner(source.text)
    guard text.firstInvalidUTF8(0, text.count) == nil else { return "Conversion of string failed." }
    var offset = text.first(UInt8(ascii: "<"), from: source.textStart) + 1
    var digits = 0
    while offset < text.count {
      if hexadecimalValue(text[offset]) != nil {
        digits += 1
      } else if digits % 2 != 0 {
        break
      } else if !Self.isSpace(text[offset]) {
        return "Malformed data byte group at line \(line(offset)); invalid hex"
      }
      offset += 1
    }
    return digits % 2 == 0
      ? "Expected terminating '>' for data at line \(line(offset))"
      : "Malformed data byte group at line \(line(offset)); uneven length"
  }

  // MARK: The text

  private static let unexpectedEnd = Refusal(message: "Encountered unexpected EOF")

  /// The byte at an offset, or U+0000 behind the end.
  private func byte(_ offset: Int) -> Unicode.Scalar {
    Unicode.Scalar(offset < text.count ? text[offset] : 0)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private mutating func skipSpace() {
    while position < text.count, Self.isSpace(text[position]) { position += 1 }
  }

  private func line(_ offset: Int) -> Int {
    lines.position(ofFile: source.fileOffset(ofText: offset)).line
  }

  private func character(_ offset: Int) -> String { ParserMessage.shown(text[offset]) }
}
