internal import PropertyLists
internal import SourceText

/// What the system's own parsers say about a file, in their words.
///
/// Scripts and people know these words from `plutil -lint`; `infoplist check` says the same better.
struct ParserMessage {
  private let document: PropertyListDocument
  private let text: SourceBytes
  private let error: ReadError
  /// The place of the fault in the text.
  private let start: Int

  /// The message about a file that is no property list.
  static func propertyList(of document: PropertyListDocument) -> String {
    let file = document.source.file
    // The system always reports what its XML parser ran into (F4).
    let xml =
      document.format == .xml && !document.errors.isEmpty
      ? document
      : PropertyListDocument.read(file, options: ReadOptions(format: .xml, errorLimit: 1))
    guard let error = xml.errors.first else {
      // Only a charset that the system does not know, and this program does, leads here.
      return "Could not determine the encoding of the XML data"
    }
    return ParserMessage(xml, error).xml
  }

  /// The message about a file that is no JSON either.
  static func json(of document: PropertyListDocument) -> String {
    let json = PropertyListDocument.read(
      document.source.file, options: ReadOptions(format: .json, errorLimit: 1, jsonForm: .plain))
    guard let error = json.errors.first else { return "Invalid value around character 0." }
    return ParserMessage(json, error).json
  }

  private init(_ document: PropertyListDocument, _ error: ReadError) {
    self.document = document
    self.error = error
    text = document.source.text
    start = document.source.textOffset(ofFile: error.range.lowerBound)
  }

  // MARK: XML

  private var xml: String {
    switch error.code {
    case .emptyInput: "Cannot parse a NULL or zero-length data"
    case .unknownEncoding: "Encountered unknown encoding (\(piece(start, end)))"
    case .invalidEncoding: "Unable to convert string to correct encoding"
    case .unexpectedEnd: unexpectedEnd
    case .unexpectedCharacter: unexpectedCharacter
    case .nestingTooDeep: "Too many nested arrays or dictionaries, failing on line \(line)"
    case .unterminatedComment: "Unterminated comment started on line \(line)"
    case .unterminatedInstruction:
      "Encountered unexpected EOF while parsing the processing instruction begun on line \(line)"
    case .malformedDocumentType:
      byte(start) == UInt8(ascii: "[")
        ? "Encountered unexpected character [ on line \(line) while parsing DTD"
        : "Malformed DTD on line \(line)"
    case .malformedTag: "Malformed tag on line \(line)"
    case .unknownElement: "Encountered unknown tag \(piece(start, end)) on line \(line)"
    case .emptyPlist: "Encountered empty plist tag"
    case .extraElement:
      "Encountered unexpected element at line \(lineBeforeSpace) (plist can only include one object)"
    case .keyExpected: "Found non-key inside <dict> at line \(line)"
    case .missingValue: "Value missing for key inside <dict> at line \(lineOfClosingTag)"
    case .mismatchedCloseTag: mismatchedCloseTag
    case .unterminatedCDATA: "Could not find end of CDATA started on line \(line)"
    case .markupInText where !error.related.isEmpty: markupInLeaf
    case .markupInText:
      byte(start + 1) == UInt8(ascii: "!")
        ? "Encountered improper CDATA opening at line \(line)"
        : "Close tag on line \(line) does not match open tag \(enclosingElement)"
    case .unknownEntity: "Encountered unknown ampersand-escape sequence at line \(line)"
    case .invalidCharacterReference: invalidCharacterReference
    case .emptyElement: "Encountered empty <\(enclosingElement)> on line \(line(at: end))"
    case .invalidInteger: invalidInteger
    case .integerOverflow:
      "Integer \(isBelowAllIntegers ? "under" : "over")flow in <integer> on line \(line(at: end))"
    case .invalidReal: "Encountered misformatted real on line \(line(at: end))"
    case .invalidDate: "Could not interpret <date> at line \(line)"
    case .invalidData: invalidData
    case .nonEmptyBoolean: "Encountered non-empty <\(enclosingElement)> on line \(line)"
    default: error.message
    }
  }

  private var unexpectedEnd: String {
    isBeforeElements ? "No XML content found" : "Encountered unexpected EOF"
  }

  private var unexpectedCharacter: String {
    // A declaration where none may stand is skipped, and all that follows with it.
    if byte(start) == UInt8(ascii: "<") { return "Encountered unexpected EOF" }
    if isBeforeElements { return "Unexpected character \(character(start)) at line \(line)" }
    return "Encountered unexpected character \(character(start)) on line \(line) while looking for open tag"
  }

  /// Whether no element begins before the fault.
  private var isBeforeElements: Bool {
    (0..<min(start, text.count)).allSatisfy { offset in
      byte(offset) != UInt8(ascii: "<") || !isLetter(byte(offset + 1))
    }
  }

  private var mismatchedCloseTag: String {
    var offset = start + 1
    if byte(offset) == UInt8(ascii: "/") { offset += 1 }
    let nameStart = offset
    while isLetter(byte(offset)) { offset += 1 }
    let name = piece(nameStart, offset)
    switch byte(offset) {
    // What follows the right name, or stands where the slash should, is the fault.
    case UInt8(ascii: "!") where name.isEmpty || name == openElement,
      UInt8(ascii: "?") where name.isEmpty || name == openElement:
      return
        "Encountered unexpected character \(character(offset)) on line \(line) while looking for close tag"
    default: return "Close tag on line \(line) does not match open tag \(openElement)"
    }
  }

  /// What is said of markup in a number, a date, a boolean or data: these end for the system where it begins.
  private var markupInLeaf: String {
    var offset = start
    while isSpace(byte(offset - 1)) { offset -= 1 }
    guard byte(offset - 1) == UInt8(ascii: ">") else { return mismatchedCloseTag }
    return switch openElement {
    case "integer": "Encountered empty <integer> on line \(line)"
    case "date": "Could not interpret <date> at line \(line)"
    default: mismatchedCloseTag
    }
  }

  private var invalidCharacterReference: String {
    var offset = start + 2
    let isHexadecimal = byte(offset) == UInt8(ascii: "x")
    if isHexadecimal { offset += 1 }
    let firstDigit = offset
    while offset < text.count, byte(offset) != UInt8(ascii: ";") {
      let isDigit = byte(offset) &- UInt8(ascii: "0") < 10
      guard isDigit || (isHexadecimal && isLetterOfHexadecimal(byte(offset))) else {
        return "Encountered unexpected character \(character(offset)) at line \(line) while parsing data"
      }
      offset += 1
    }
    return offset - firstDigit > 8
      ? "Encountered unparseable unicode sequence at line \(line) while parsing data "
        + "(too large of a value for a Unicode sequence)"
      : "Encountered unparseable Unicode sequence at line \(line) while parsing data "
        + "(input did not result in a real string)"
  }

  /// Whether a number that is too large has a minus sign in front of decimal digits.
  private var isBelowAllIntegers: Bool {
    byte(start) == UInt8(ascii: "-") && byte(start + 2) | 0x20 != UInt8(ascii: "x")
  }

  private var invalidInteger: String {
    let found = byte(start)
    // Nothing but a sign, or a prefix, was there.
    if found == UInt8(ascii: "<") || error.range.count != 1 || byte(start + 1) == UInt8(ascii: "<"),
      [UInt8(ascii: "<"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "0")].contains(found)
    {
      return "Incomplete <integer> on line \(line)"
    }
    if isLetterOfHexadecimal(found) { return "Hex digit in non-hex <integer> on line \(line)" }
    let code = String(found >= 0x80 ? UInt32(found) | 0xFFFF_FF00 : UInt32(found), radix: 16)
    return "Unknown character '\(character(start))' (0x\(code)) in <integer> on line \(line)"
  }

  private var invalidData: String {
    let found = String(byte(start), radix: 16, uppercase: true)
    return "Could not interpret <data> on line \(line) (invalid character 0x\(found))"
  }

  // MARK: JSON

  private var json: String {
    switch error.code {
    case .emptyInput, .unexpectedEnd: "Unexpected end of file during JSON parse."
    case .unterminatedString where start >= text.count: "Unexpected end of file during JSON parse."
    case .invalidEscape: "Invalid escape sequence around character \(start)."
    default: "Invalid value around character \(start)."
    }
  }

  // MARK: The text

  private var end: Int { document.source.textOffset(ofFile: error.range.upperBound) }

  private var line: Int { line(at: start) }

  /// The line on which the value before a second one ends.
  private var lineBeforeSpace: Int {
    var offset = start
    while offset > 0, isSpace(byte(offset - 1)) { offset -= 1 }
    return line(at: offset)
  }

  /// The line of the closing tag behind a key without a value.
  private var lineOfClosingTag: Int {
    var offset = end
    while offset < text.count, byte(offset) != UInt8(ascii: "<") || byte(offset + 1) != UInt8(ascii: "/") {
      offset += 1
    }
    return line(at: offset)
  }

  private func line(at offset: Int) -> Int {
    LineTable(document.source).position(ofFile: document.source.fileOffset(ofText: offset)).line
  }

  private func byte(_ offset: Int) -> UInt8 {
    offset >= 0 && offset < text.count ? text[offset] : 0
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private func isLetterOfHexadecimal(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f")
  }

  /// The byte at an offset as the system shows it: as one character, whatever the encoding.
  private func character(_ offset: Int) -> Character {
    Character(Unicode.Scalar(byte(offset)))
  }

  private func piece(_ start: Int, _ end: Int) -> String {
    let end = min(end, text.count)
    return start < end ? String(decoding: text[ByteRange(start, end)].array, as: UTF8.self) : ""
  }

  /// The name of the element that is open, where the error names it.
  private var openElement: String {
    guard let related = error.related.first else { return enclosingElement }
    return name(at: document.source.textOffset(ofFile: related.range.lowerBound) + 1)
  }

  /// The name of the element whose tag begins at the fault or before it.
  private var enclosingElement: String {
    var offset = start
    if byte(offset) == UInt8(ascii: "<"), error.code == .markupInText { offset -= 1 }
    while offset > 0, byte(offset) != UInt8(ascii: "<") || byte(offset + 1) == UInt8(ascii: "/") {
      offset -= 1
    }
    return name(at: offset + 1)
  }

  private func name(at start: Int) -> String {
    var offset = start
    while offset < text.count, !isSpace(byte(offset)), byte(offset) != UInt8(ascii: ">"),
      byte(offset) != UInt8(ascii: "/")
    {
      offset += 1
    }
    return piece(start, offset)
  }
}
