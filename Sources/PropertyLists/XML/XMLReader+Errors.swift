internal import SourceText

extension XMLReader {
  /// Notes an error; ranges are of the text.
  mutating func fail(
    _ code: ReadError.Code, _ range: ByteRange, _ message: String, hint: String? = nil,
    related: [(message: String, start: Int)] = []
  ) {
    guard options.allowsError(after: errors.count) else { return }
    let path = tape.path { [source] word in
      XMLText.string(of: word, length: word.length, in: source, isChecked: false)
    }
    errors.append(
      ReadError(
        code, source.fileRange(ofText: range), message, hint: hint, keyPath: path,
        related: related.map { related in
          let tagEnd = text.first(UInt8(ascii: ">"), from: related.start)
          let range = ByteRange(related.start, min(tagEnd + 1, end))
          return ReadError.Related(related.message, source.fileRange(ofText: range))
        }))
    if !options.allowsError(after: errors.count) { isDone = true }
  }

  /// Notes a leniency; the range is of the text.
  mutating func note(_ code: Leniency.Code, _ range: ByteRange, _ message: String) {
    guard leniencies.count < Leniency.limit else { return }
    leniencies.append(Leniency(code, source.fileRange(ofText: range), message))
  }

  // MARK: Order of keys and values

  /// A value stands where a key belongs; a nameless key is made up so that the tape keeps its form.
  mutating func keyExpected(_ start: Int, upTo end: Int) {
    tape.leaf(.key, offset: start, length: 0, flags: TapeWord.bare)
    guard let last = frames.indices.last, !frames[last].hasComplained else { return }
    let frame = frames[last]
    frames[last].hasComplained = true
    let hint =
      frame.lastValueWasKey
      ? "Two keys in a row: the second was read as the first one's value, so a value may be missing there."
      : "Write <key>…</key> before it, or remove it."
    fail(
      .keyExpected, ByteRange(start, max(end, start)),
      "The <dict> has a value here where a <key> belongs.", hint: hint)
  }

  /// The start of the plain tag whose content begins at an offset.
  func tagStart(before offset: Int) -> Int {
    guard offset > 0, text[offset - 1] == UInt8(ascii: ">") else { return offset }
    var start = offset - 1
    while start > 0, text[start] != UInt8(ascii: "<") { start -= 1 }
    return start
  }

  /// The innermost dictionary ends although a key waits for its value.
  mutating func missingValue(in frame: Frame, before offset: Int) {
    let keyStart = tagStart(before: frame.lastKey)
    let key = text.first(UInt8(ascii: "<"), from: frame.lastKey)
    fail(
      .missingValue, ByteRange(keyStart, max(min(key + 6, offset), keyStart)),
      "The key \"\(shown(frame.lastKey, key))\" has no value.", hint: "Write its value after the key.")
    addPlaceholder()
  }

  mutating func extraElement(at start: Int) {
    let tagEnd = text.first(UInt8(ascii: ">"), from: start)
    fail(
      .extraElement, ByteRange(start, min(tagEnd + 1, end)),
      "A <plist> holds one value only; this is a second one.",
      hint: "Wrap the values in an <array> or <dict>, or remove one.")
    isDone = true
  }

  mutating func keyUsedAsValue(offset: Int, length: Int) {
    note(
      .keyAsValue, ByteRange(offset, offset + length),
      "A <key> element stands where a value belongs; it is read as a string.")
  }

  // MARK: Structure

  mutating func nestingTooDeep(_ tag: Tag) {
    fail(
      .nestingTooDeep, ByteRange(tag.start, tag.contentStart),
      "Containers lie more than \(options.nestingLimit) deep in one another.",
      hint: "The system refuses such a file; --max-depth raises the limit of this tool.")
    isDone = true
  }

  mutating func unexpectedEnd() {
    var related: [(message: String, start: Int)] = []
    var hint: String?
    if let frame = frames.last {
      related = [("<\(frame.element.label)> opens here.", frame.start)]
      hint = "Close it with </\(frame.element.label)>, or see whether the file was cut off."
    }
    fail(
      .unexpectedEnd, ByteRange(end, end),
      frames.last.map { "The file ends inside a <\($0.element.label)>." } ?? "The file ends inside a tag.",
      hint: hint, related: related)
    isDone = true
  }

  /// Text between elements: noted as a whole, and skipped, unless it is a tag that lacks its first bracket.
  mutating func strayText() {
    if readsUnopenedTag() { return }
    let next = text.first(UInt8(ascii: "<"), from: position)
    var last = next
    while last > position, Self.isSpace(text[last - 1]) { last -= 1 }
    if let element = leafClosed(at: next) {
      fail(
        .unexpectedCharacter, ByteRange(position, last),
        "The text \"\(shown(position, last))\" has no <\(element.label)> before it.",
        hint: "Write <\(element.label)>, or remove the text and </\(element.label)>.")
      let start = position
      position = text.first(UInt8(ascii: ">"), from: next) + 1
      let isKey = element == .key
      return add(isKey ? .key : .string, isKey: isKey, offset: start, length: next - start, nodeStart: start)
    }
    fail(
      .unexpectedCharacter, ByteRange(position, last),
      "Text stands between elements: \"\(shown(position, last))\".",
      hint: "Put it into a <string>, or into a comment.")
    position = next
  }

  /// The element of a closing tag at an offset, if it holds text.
  private func leafClosed(at offset: Int) -> XMLElement? {
    guard text.matches("</", at: offset) else { return nil }
    let close = text.first(UInt8(ascii: ">"), from: offset)
    guard close < end, let element = XMLElement(text, from: offset + 2, to: close) else { return nil }
    return element.isContainer || element == .true || element == .false ? nil : element
  }

  /// Reads a key or text whose start tag is written without its `<`.
  ///
  /// - Returns: Whether there is one, with its closing tag next.
  private mutating func readsUnopenedTag() -> Bool {
    for element in [XMLElement.key, .string] {
      let nameEnd = position + element.name.utf8CodeUnitCount
      guard nameEnd < end, text.matches(element.name, at: position), text[nameEnd] == UInt8(ascii: ">") else {
        continue
      }
      let contentEnd = text.first(UInt8(ascii: "<"), from: nameEnd)
      guard text.matches("</", at: contentEnd), text.matches(element.name, at: contentEnd + 2) else {
        return false
      }
      fail(
        .malformedTag, ByteRange(position, nameEnd + 1), "The tag <\(element.label)> lacks its <.",
        hint: "Write <\(element.label)>.")
      readText(
        element,
        Tag(start: position, nameEnd: nameEnd, contentStart: nameEnd + 1, isEmpty: false, isPlain: false))
      return true
    }
    return false
  }

  /// An element that no property list has: skipped with its content, and a value takes its place.
  mutating func unknownElement(_ tag: Tag) {
    let name = shown(tag.start + 1, tag.nameEnd)
    let lowercase = String(decoding: name.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 32 : $0 }, as: UTF8.self)
    fail(
      .unknownElement, ByteRange(tag.start + 1, tag.nameEnd),
      "<\(name)> is no element of a property list.",
      hint: XMLElement.suggestion(for: lowercase).map { "Did you mean <\($0)>?" })
    guard !frames.isEmpty else {
      isDone = true
      return
    }
    position = tag.contentStart
    if !tag.isEmpty, let close = closingTag(of: tag) { position = close }
    let standsForKey = frames.last?.element == .dict && frames.last?.isPending == false
    if standsForKey {
      skipSpace()
      // Nothing is missing if it is left out.
      if text.matches("<key", at: position) || text.matches("</", at: position) { return }
    }
    add(
      .string, isKey: standsForKey,
      offset: tag.contentStart, length: 0, flags: TapeWord.bare, nodeStart: tag.start)
  }

  /// So far behind an unknown element its closing tag is looked for, since a file can have many of them.
  private static let closingTagDistance = 1 << 18

  /// The offset behind the closing tag of the same name, if there is one.
  private func closingTag(of tag: Tag) -> Int? {
    let length = tag.nameEnd - tag.start - 1
    var offset = tag.contentStart
    let limit = min(end, offset + Self.closingTagDistance)
    while let found = text.first(of: "</", from: offset, upTo: limit) {
      offset = found + 2
      guard offset + length < end else { return nil }
      let isSame = (0..<length).allSatisfy { text[offset + $0] == text[tag.start + 1 + $0] }
      if isSame {
        let close = text.first(UInt8(ascii: ">"), from: offset + length)
        return close < end ? close + 1 : nil
      }
    }
    return nil
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

extension XMLElement {
  /// The element a wrong name most likely stands for.
  static func suggestion(for name: String) -> String? {
    switch name {
    case "dictionary", "map", "object", "dict": "dict"
    case "bool", "boolean", "yes", "no": "true/"
    case "int", "number", "long", "integer": "integer"
    case "float", "double", "decimal", "real": "real"
    case "str", "text", "strings", "string": "string"
    case "list", "arr", "array": "array"
    case "base64", "binary", "bytes", "data": "data"
    case "datetime", "time", "date": "date"
    case "keys", "name", "key": "key"
    case "plist": "plist"
    case "true": "true/"
    case "false": "false/"
    default: nil
    }
  }
}
