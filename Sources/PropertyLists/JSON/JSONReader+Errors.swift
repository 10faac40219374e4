internal import SourceText

extension JSONReader {
  /// Notes an error; ranges are of the text.
  mutating func fail(
    _ code: ReadError.Code, _ range: ByteRange, _ message: String, hint: String? = nil,
    related: [(message: String, range: ByteRange)] = []
  ) {
    guard options.allowsError(after: errors.count) else { return }
    let steps = tape.path { [source] word in
      JSONText.string(of: word, length: word.length, in: source)
    }
    // The keys of wrappers are not part of the property list.
    let path = steps.indices.filter { frames[$0].wrapper == nil }.map { steps[$0] }
    errors.append(
      ReadError(
        code, source.fileRange(ofText: range), message, hint: hint, keyPath: path,
        related: related.map { ReadError.Related($0.message, source.fileRange(ofText: $0.range)) }))
    if !options.allowsError(after: errors.count) { isDone = true }
  }

  /// Notes a leniency; the range is of the text.
  mutating func note(_ code: Leniency.Code, _ range: ByteRange, _ message: String) {
    guard leniencies.count < Leniency.limit else { return }
    leniencies.append(Leniency(code, source.fileRange(ofText: range), message))
  }

  // MARK: Ends

  /// The text ends where something has to come.
  mutating func textEnds() {
    isDone = true
    if hasPendingKey { addPlaceholder() }
    position = end
    guard let frame = frames.last else {
      return fail(
        .unexpectedEnd, ByteRange(end, end), "The file holds no JSON value.", hint: "Write one, such as {}.")
    }
    let bracket = isInArray ? "]" : "}"
    fail(
      .unexpectedEnd, ByteRange(end, end), "The file ends inside an \(isInArray ? "array" : "object").",
      hint: "Close it with \(bracket), or see whether the file was cut off.",
      related: [("It opens here.", ByteRange(frame.start, frame.start + 1))])
  }

  mutating func trailingContent() {
    let byte = text[position]
    let closesTwice = byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
    fail(
      .trailingContent, ByteRange(position, max(endOfLine(from: position), position + 1)),
      "Text follows the end of the JSON value.",
      hint: closesTwice
        ? "There is one closing bracket too many, or an opening one is missing."
        : "A file holds one value; several go into an array.")
  }

  mutating func nestingTooDeep() {
    fail(
      .nestingTooDeep, ByteRange(position, position + 1),
      "Containers lie more than \(options.nestingLimit) deep in one another.",
      hint: "--max-depth raises the limit.")
    if hasPendingKey { addPlaceholder() }
    isDone = true
  }

  // MARK: Values

  /// No value stands where one has to.
  mutating func valueExpected() {
    let byte = text[position]
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      if isInArray != (byte == UInt8(ascii: "]")) { return closeMismatched() }
      if isInArray {
        trailingComma()
      } else {
        valueMissing()
      }
      close()
    case UInt8(ascii: ","):
      valueMissing()
      lastComma = position
      position += 1
      lastEnd = position
      step = isInArray ? .value : .key
    case UInt8(ascii: "'"):
      let token = readSingleQuoted()
      tape.countValue()
      tape.leaf(.string, offset: token.offset, length: token.length)
      valueEnds()
    case UInt8(ascii: "+"), UInt8(ascii: "."): malformedNumber()
    default:
      if Self.isWordCharacter(byte) { return unknownWord() }
      fail(
        .unexpectedCharacter, scalarRange(at: position),
        "\(quoted(at: position)) stands where a value should begin.", hint: hint(at: position))
      if frames.isEmpty {
        isDone = true
      } else {
        resynchronize()
      }
    }
  }

  private func hint(at offset: Int) -> String? {
    switch text[offset] {
    case UInt8(ascii: "("): "An array is written [a, b, c]."
    case UInt8(ascii: "<"): "Data is written {\"$data\": \"BASE64\"}."
    case UInt8(ascii: "="), UInt8(ascii: ":"): "One is enough between a key and its value."
    default: nil
    }
  }

  /// An entry has no value, or an array an empty place.
  private mutating func valueMissing() {
    fail(
      .missingValue, ByteRange(position, position + 1), "A value is missing here.",
      hint: isInArray ? "Write one, or remove the comma." : "Write one, or remove the entry.")
    if hasPendingKey { addPlaceholder() }
  }

  private mutating func trailingComma() {
    fail(
      .unexpectedCharacter, ByteRange(lastComma, lastComma + 1),
      "A comma stands before the closing bracket.", hint: "Remove it.")
  }

  /// A word that is no value stands at the position.
  private mutating func unknownWord() {
    let start = position
    while position < end, Self.isWordCharacter(text[position]) { position += 1 }
    let word = shown(start, position)
    let lowercase = String(
      decoding: word.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }, as: UTF8.self)
    let hint: String
    switch lowercase {
    case "true", "yes": hint = "Write true."
    case "false", "no": hint = "Write false."
    case "null", "none", "nil", "undefined": hint = "Write null."
    case "nan": hint = "Write {\"$real\": \"nan\"}."
    case "inf", "infinity": hint = "Write {\"$real\": \"inf\"}."
    default: hint = "Text must stand in double quotes."
    }
    fail(.unexpectedCharacter, ByteRange(start, position), "\(word) is no value of JSON.", hint: hint)
    addPlaceholder()
    valueEnds()
  }

  // MARK: Keys and separators

  /// No key stands where one has to.
  mutating func keyExpected() {
    let byte = text[position]
    switch byte {
    case UInt8(ascii: "}"):
      trailingComma()
      close()
    case UInt8(ascii: "]"): closeMismatched()
    case UInt8(ascii: ","):
      fail(
        .unexpectedCharacter, ByteRange(position, position + 1), "There is one comma too many here.",
        hint: "Remove it.")
      position += 1
      step = .key
    case UInt8(ascii: "'"): addKey(readSingleQuoted())
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      fail(
        .keyExpected, ByteRange(position, position + 1), "The object has a value here where a key belongs.",
        hint: "Write \"KEY\": in front of it.")
      resynchronize()
    default:
      guard Self.isWordCharacter(byte) else {
        fail(
          .unexpectedCharacter, scalarRange(at: position),
          "\(quoted(at: position)) stands where a key should begin.")
        return resynchronize()
      }
      let start = position
      while position < end, Self.isWordCharacter(text[position]) { position += 1 }
      fail(
        .keyExpected, ByteRange(start, position), "A key must stand in double quotes.",
        hint: "Write \"\(shown(start, position))\".")
      addKey(Token(offset: start, length: position - start, flags: TapeWord.bare))
    }
  }

  /// No colon follows a key.
  mutating func colonExpected() {
    let byte = text[position]
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: ","):
      valueMissing()
      step = .afterEntry
    case UInt8(ascii: "]"): closeMismatched()
    default:
      fail(
        .missingSeparator, ByteRange(lastEnd, lastEnd), "There is no : between the key and what follows.",
        hint: byte == UInt8(ascii: "=") ? "Write : instead of =." : "Write : here.")
      if byte == UInt8(ascii: "=") { position += 1 }
      step = .value
      if byte != UInt8(ascii: "="), !beginsValue(byte) { resynchronize() }
    }
  }

  /// Neither a comma nor the closing bracket follows a value.
  mutating func separatorExpected(next: Step) {
    let byte = text[position]
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"): closeMismatched()
    case UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "="):
      fail(
        .missingSeparator, ByteRange(position, position + 1),
        "\(quoted(at: position)) stands where a comma belongs.",
        hint: byte == UInt8(ascii: ";") || !isInArray
          ? "Write , instead." : "Keys with values go into an object: {\"KEY\": VALUE}.")
      position += 1
      step = next
    default:
      guard beginsValue(byte) else {
        fail(
          .unexpectedCharacter, scalarRange(at: position),
          "\(quoted(at: position)) stands where a comma or the closing bracket belongs.")
        return resynchronize()
      }
      fail(
        .missingSeparator, ByteRange(lastEnd, lastEnd),
        "A , is missing after the \(isInArray ? "item" : "value").", hint: "Write , here.")
      step = next
    }
  }

  private func beginsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "["): true
    default: Self.isWordCharacter(byte)
    }
  }

  /// A closing bracket stands at the position that does not fit the innermost container.
  ///
  /// If one further out fits, everything inside it is closed; otherwise the bracket is a slip.
  private mutating func closeMismatched() {
    let byte = text[position]
    guard let frame = frames.last else {
      isDone = true
      return fail(
        .unexpectedCharacter, ByteRange(position, position + 1),
        "\(quoted(at: position)) stands where the JSON value should begin.")
    }
    hasMismatchedBracket = true
    let noun = isInArray ? "array" : "object"
    fail(
      .unterminatedContainer, ByteRange(position, position + 1),
      "The \(noun) is not closed before this \(quoted(at: position)).",
      hint: "Write \(isInArray ? "]" : "}") before it.",
      related: [("The \(noun) opens here.", ByteRange(frame.start, frame.start + 1))])
    if hasPendingKey { addPlaceholder() }
    let wanted: TapeWord.Kind = byte == UInt8(ascii: "]") ? .array : .dictionary
    if let owner = tape.frames.dropLast().lastIndex(where: { $0.kind == wanted }) {
      while tape.frames.count > owner + 1 { close(offset: position, length: 0) }
    }
    close()
  }

  // MARK: Strings

  /// The string that begins at an offset has no closing quote up to a line end or the end of the text.
  mutating func unterminatedString(from start: Int, to lineEnd: Int, flags: UInt64) -> Token {
    let endsLine = lineEnd < end
    fail(
      .unterminatedString, ByteRange(start, start + 1),
      endsLine ? "The string has no end in its line." : "The string has no end.",
      hint: endsLine
        ? "Close it with \", or write line breaks inside a string as \\n." : "Close it with \".")
    position = lineEnd
    // What seems to be the end of the value was probably meant so.
    var contentEnd = lineEnd
    while contentEnd > start + 1, text[contentEnd - 1] == UInt8(ascii: ",") || text[contentEnd - 1] == 0x20 {
      contentEnd -= 1
    }
    if contentEnd < lineEnd, text.matches(",", at: contentEnd) { position = contentEnd }
    if !endsLine { isDone = true }
    return Token(offset: start + 1, length: contentEnd - start - 1, flags: flags)
  }

  mutating func controlCharacter(at offset: Int) {
    fail(
      .unexpectedCharacter, ByteRange(offset, offset + 1),
      "The control character 0x\(hexadecimal(text[offset])) must not stand in a string as it is.",
      hint: text[offset] == 0x09 ? "Write \\t." : "Write \\u00\(hexadecimal(text[offset])).")
  }

  /// Reads a text in single quotes, which is an error.
  private mutating func readSingleQuoted() -> Token {
    let start = position
    var offset = start + 1
    while offset < end, text[offset] != UInt8(ascii: "'"), text[offset] != 0x0A, text[offset] != 0x0D {
      offset += text[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset, end)
    position = offset < end && text[offset] == UInt8(ascii: "'") ? offset + 1 : offset
    fail(
      .unexpectedCharacter, ByteRange(start, position), "Text must stand in double quotes.",
      hint: "Write \" instead of '.")
    return Token(offset: start + 1, length: offset - start - 1, flags: 0)
  }
}
