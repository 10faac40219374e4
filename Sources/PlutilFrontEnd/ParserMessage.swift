internal import PropertyLists
internal import SourceText

/// What the system's own parsers say about a file, in their words.
///
/// Scripts and people know these words from `plutil -lint`; `infoplist check` says the same better.
struct ParserMessage {
  private let document: PropertyListDocument
  private let text: SourceBytes
  private let error: ReadError
  private let firstLine: Int
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
    switch error.code {
    case .emptyInput: return "Cannot parse a NULL or zero-length data"
    case .unknownEncoding:
      let shown = file[error.range].array.map { Unicode.Scalar($0) }
      return "Encountered unknown encoding (\(String(String.UnicodeScalarView(shown))))"
    case .invalidEncoding where !xml.hasContent:
      let name = String(decoding: file[error.range].array, as: UTF8.self)
      // Two bytes a character are taken for one character that begins no property list.
      if TextEncoding(charset: name).unitSize == 2 {
        return "Unexpected character \u{E3} at line 1"
      }
      return "Could not determine the encoding of the XML data (string creation failed)"
    default:
      var parser = SystemXMLParser(xml)
      return parser.refusal() ?? error.message
    }
  }

  /// The message about a file that is no JSON either.
  static func json(of document: PropertyListDocument) -> String {
    let json = PropertyListDocument.read(
      document.source.file, options: ReadOptions(format: .json, errorLimit: 1, jsonForm: .plain))
    guard let error = json.errors.first else { return "Invalid value around character 0." }
    return ParserMessage(json, error).json
  }

  /// Words an error.
  ///
  /// - Parameter firstLine: The number of the first line of the document in the file it is taken from.
  init(_ document: PropertyListDocument, _ error: ReadError, firstLine: Int = 1) {
    self.document = document
    self.error = error
    self.firstLine = firstLine
    text = document.source.text
    start = document.source.textOffset(ofFile: error.range.lowerBound)
  }

  // MARK: XML

  /// The message about the content of an element that is a document by itself.
  var xml: String {
    switch error.code {
    case .invalidEncoding: "Unable to convert string to correct encoding"
    case .unterminatedCDATA: "Could not find end of CDATA started on line \(line)"
    case .markupInText: "Encountered improper CDATA opening at line \(line)"
    case .unknownEntity: "Encountered unknown ampersand-escape sequence at line \(line)"
    case .invalidCharacterReference: invalidCharacterReference
    case .emptyElement: "Encountered empty <integer> on line \(line(at: end))"
    case .invalidInteger: invalidInteger
    case .integerOverflow: overflow ?? error.message
    case .invalidReal: "Encountered misformatted real on line \(line(at: end))"
    case .invalidDate: "Could not interpret <date> at line \(line)"
    case .invalidData: invalidData
    case .nonEmptyBoolean: "Encountered non-empty <\(piece(1, start - 1))> on line \(line)"
    default: error.message
    }
  }

  /// Whether the error is that the content ends here, so that another one holds if the text ends with it.
  ///
  /// - Parameter count: How many bytes of the text there are behind the content.
  func isAboutEnd(bytesBehind count: Int) -> Bool {
    switch error.code {
    case .emptyElement: return count == 0
    case .invalidInteger: return count == 0 && overflow == nil && isIncomplete
    case .unknownEntity, .invalidCharacterReference:
      let name = text[ByteRange(start + 1, content.upperBound)].array
      // These two are compared only if four bytes are there.
      let isReference = error.code == .invalidCharacterReference
      let isCompared = name.first == UInt8(ascii: "a") || name.first == UInt8(ascii: "#")
      return isCompared && name.count + count < 4
        || count == 0 && (name.isEmpty || (isReference && reference.end == content.upperBound))
    default: return false
    }
  }

  /// How many digits a character reference has, eight at most, and where they end.
  private var reference: (digits: Int, end: Int) {
    var offset = start + 2
    let isHexadecimal = byte(offset) == UInt8(ascii: "x")
    if isHexadecimal { offset += 1 }
    let start = offset
    let limit = min(start + 8, content.upperBound)
    while offset < limit, let digit = hexadecimalValue(byte(offset)), isHexadecimal || digit < 10 {
      offset += 1
    }
    return (offset - start, offset)
  }

  private var invalidCharacterReference: String {
    let unparseable = "sequence at line \(line) while parsing data"
    let (digits, fault) = reference
    if byte(fault) == UInt8(ascii: ";") {
      return "Encountered unparseable Unicode \(unparseable) (input did not result in a real string)"
    }
    if digits == 8 {
      return "Encountered unparseable unicode \(unparseable) (too large of a value for a Unicode sequence)"
    }
    // A line end counts already.
    let line = line(at: fault) + (byte(fault) == 0x0A || byte(fault) == 0x0D ? 1 : 0)
    return "Encountered unexpected character \(character(fault)) at line \(line) while parsing data"
  }

  private var invalidInteger: String {
    if let overflow { return overflow }
    let found = byte(start)
    if isIncomplete { return "Incomplete <integer> on line \(line(at: end))" }
    if hexadecimalValue(found) ?? 0 >= 10 { return "Hex digit in non-hex <integer> on line \(line)" }
    let code = String(found >= 0x80 ? UInt32(found) | 0xFFFF_FF00 : UInt32(found), radix: 16)
    return "Unknown character '\(character(start))' (0x\(code)) in <integer> on line \(line)"
  }

  /// Whether nothing but a sign, or a prefix, is there.
  private var isIncomplete: Bool {
    let content = self.content
    guard error.code == .invalidInteger, start == content.lowerBound, end == content.upperBound else {
      return false
    }
    let bytes = text[content].array
    return bytes.contains { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
      || bytes.contains(UInt8(ascii: "0")) && bytes.contains { $0 | 0x20 == UInt8(ascii: "x") }
  }

  /// The bytes of the element's content.
  private var content: ByteRange {
    let start = (text.array.firstIndex(of: UInt8(ascii: ">")) ?? 0) + 1
    // The closing tag is one byte longer than the start tag.
    return ByteRange(start, max(start, text.count - start - 1))
  }

  /// What the system says where a number leaves its range, even if something that is no digit follows.
  ///
  /// It counts without a sign, in 64 bits.
  private var overflow: String? {
    let digits = text[content].array.drop { $0 != UInt8(ascii: "-") && hexadecimalValue($0) == nil }
    let isNegative = digits.first == UInt8(ascii: "-")
    let unsigned = digits.drop { hexadecimalValue($0) == nil }
    let isHexadecimal =
      unsigned.first == UInt8(ascii: "0") && (unsigned.dropFirst().first ?? 0) | 0x20 == UInt8(ascii: "x")
    let base: UInt64 = isHexadecimal ? 16 : 10
    var magnitude: UInt64 = 0
    let line = line(at: content.lowerBound + unsigned.startIndex)
    guard error.code == .integerOverflow || start > content.lowerBound + unsigned.startIndex else {
      return nil
    }
    for byte in unsigned.dropFirst(isHexadecimal ? 2 : 0) {
      guard let digit = hexadecimalValue(byte).map({ UInt64($0) }), digit < base else { return nil }
      let (scaled, overflow) = magnitude.multipliedReportingOverflow(by: base)
      let (sum, carry) = scaled.addingReportingOverflow(digit)
      if overflow || carry { return "Integer overflow in <integer> on line \(line)" }
      if isNegative, sum > 1 << 63 { return "Integer underflow in <integer> on line \(line)" }
      magnitude = sum
    }
    return nil
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

  private func line(at offset: Int) -> Int {
    firstLine - 1
      + LineTable(document.source).position(ofFile: document.source.fileOffset(ofText: offset)).line
  }

  private func byte(_ offset: Int) -> UInt8 {
    offset >= 0 && offset < text.count ? text[offset] : 0
  }

  private func character(_ offset: Int) -> String { Self.shown(byte(offset)) }

  /// A byte as the system shows it: as one character, whatever the encoding, but U+0000 not at all.
  static func shown(_ byte: UInt8) -> String {
    byte == 0 ? "" : String(Character(Unicode.Scalar(byte)))
  }

  private func piece(_ start: Int, _ end: Int) -> String {
    let end = min(end, text.count)
    return start < end ? String(decoding: text[ByteRange(start, end)].array, as: UTF8.self) : ""
  }
}
