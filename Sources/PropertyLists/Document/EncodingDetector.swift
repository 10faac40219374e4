package import SourceText

/// Finds the encoding of a text and converts it (F7–F10).
struct EncodingDetector {
  let file: SourceBytes
  let options: ReadOptions

  /// The text as UTF-8, with the way back to the file.
  func decode(noting leniencies: inout [Leniency]) throws(ReadError) -> DecodedSource {
    // As most files begin, byte for byte.
    if options.format == nil || options.format == .xml,
      TextScanner(file).matches("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", at: 0)
    {
      return DecodedSource(utf8: file)
    }
    func starts(_ bytes: [UInt8], moreThan count: Int) -> Bool {
      file.count > count && bytes.enumerated().allSatisfy { file[$0.offset] == $0.element }
    }
    if starts([0, 0, 0xFE, 0xFF], moreThan: 4) {
      return try convert(.utf32BigEndian, prefix: 4, noting: &leniencies)
    }
    if starts([0xFF, 0xFE, 0, 0], moreThan: 4) {
      leniencies.append(
        Leniency(
          .readersDiffer, ByteRange(0, 4),
          "Another reader of the system, PropertyListDecoder, takes this for UTF-16."))
      return try convert(.utf32LittleEndian, prefix: 4, noting: &leniencies)
    }
    if starts([0xEF, 0xBB, 0xBF], moreThan: 3) { return DecodedSource(utf8: file, prefixLength: 3) }
    if starts([0xFE, 0xFF], moreThan: 2) {
      return try convert(.utf16BigEndian, prefix: 2, noting: &leniencies)
    }
    if starts([0xFF, 0xFE], moreThan: 2) {
      return try convert(.utf16LittleEndian, prefix: 2, noting: &leniencies)
    }
    if file.count > 2, file[0] == 0 || file[1] == 0 {
      leniencies.append(
        Leniency(
          .guessedEncoding, ByteRange(0, 2),
          "The file is taken for UTF-16 because of a zero byte; without a byte order mark the system loses "
            + "its first character."))
      return try convert(.utf16LittleEndian, prefix: 2, noting: &leniencies)
    }
    guard options.format == nil || options.format == .xml, starts(Array("<?xml".utf8), moreThan: 5),
      let declared = declaredCharset()
    else { return DecodedSource(utf8: file) }
    return try decode(charset: declared.name, at: declared.range, noting: &leniencies)
  }

  private func convert(
    _ encoding: TextEncoding, prefix: Int, noting leniencies: inout [Leniency]
  ) throws(ReadError) -> DecodedSource {
    let count = file.count - prefix
    let rest = count % encoding.unitSize
    guard count == 0 || count > rest else {
      throw ReadError(
        .invalidEncoding, ByteRange(prefix, file.count),
        "Behind the byte order mark there is less than one code unit of \(encoding.name).",
        hint: "Save the file as UTF-8.")
    }
    if rest > 0 {
      leniencies.append(
        Leniency(
          .incompleteCodeUnit, ByteRange(file.count - rest, file.count),
          "The file ends in the middle of a code unit of \(encoding.name); the system leaves the rest out."))
    }
    do throws(DecodingError) {
      return try DecodedSource(decoding: file, as: encoding, prefixLength: prefix)
    } catch {
      throw ReadError(
        .invalidEncoding, ByteRange(start: error.offset, count: 1),
        "The bytes here form no character of \(encoding.name).",
        hint: "Save the file as UTF-8, or name its encoding in the XML declaration.")
    }
  }

  /// No charset has a longer name.
  static let nameLimit = 100

  private func decode(
    charset: String, at range: ByteRange, noting leniencies: inout [Leniency]
  ) throws(ReadError) -> DecodedSource {
    guard range.count <= Self.nameLimit else {
      throw ReadError(
        .unknownEncoding, range, "The name of the charset is too long for any that is known here.",
        hint: "Save the file as UTF-8.")
    }
    let encoding = TextEncoding(charset: charset)
    // What has been read so far has one byte a character.
    guard encoding.unitSize == 1 else {
      throw ReadError(
        .invalidEncoding, range, "The file says it is \(charset), but is text of one byte a character.",
        hint: "Write encoding=\"UTF-8\", or save the file as UTF-16 with a byte order mark.")
    }
    let count = leniencies.count
    defer {
      if leniencies.count == count, !charset.utf8.elementsEqual("utf-8".utf8, by: { $0 | 0x20 == $1 | 0x20 })
      {
        leniencies.append(
          Leniency(
            .readersDiffer, range,
            "Another reader of the system, PropertyListDecoder, refuses charsets but UTF-8."))
      }
    }
    switch encoding {
    case .utf8: return DecodedSource(utf8: file)
    case .other(let name):
      if let converted = options.charsetConverter?(name, file) { return converted }
      guard options.charsetConverter?(name, SourceBytes([UInt8(ascii: "<")])) == nil else {
        throw ReadError(
          .invalidEncoding, range,
          "The file says it is \(name), but not all of its bytes are text in that charset.",
          hint: "Save the file as UTF-8.")
      }
      throw ReadError(
        .unknownEncoding, range, "The charset \"\(name)\" is not known here.",
        hint: "Save the file as UTF-8.")
    case .latin1:
      let lowercase = charset.utf8.map { $0 | 0x20 }
      if lowercase.starts(with: "us-ascii".utf8) || lowercase.starts(with: "ascii".utf8),
        let offset = (0..<file.count).first(where: { file[$0] > 127 })
      {
        leniencies.append(
          Leniency(
            .nonASCIIBytes, ByteRange(start: offset, count: 1),
            "The file says it is ASCII but is not; the system reads its other bytes as ISO-8859-1."))
      }
    case .macRoman:
      leniencies.append(
        Leniency(
          .unsupportedCharset, range, "The system's open-source reader does not know this charset."))
    default: break
    }
    return try convert(encoding, prefix: 0, noting: &leniencies)
  }

  /// The charset of the XML declaration (F8).
  private func declaredCharset() -> (name: String, range: ByteRange)? {
    guard case .found(let offset) = XMLDeclaration.encoding(in: file),
      file[offset] == UInt8(ascii: "\"") || file[offset] == UInt8(ascii: "'")
    else { return nil }
    let start = offset + 1
    var end = start
    while end < file.count, file[end] != file[offset] { end += 1 }
    guard end < file.count else { return nil }
    let range = ByteRange(start, end)
    let shown = ByteRange(start: start, count: min(range.count, Self.nameLimit))
    return (String(decoding: file[shown].array, as: UTF8.self), range)
  }
}

/// The XML declaration as the system looks through it for the encoding (F8).
package enum XMLDeclaration {
  /// What looking for the encoding comes to.
  enum Search {
    /// There is none.
    case nothing
    /// `encoding=` is there; what follows it, which there is, begins at this offset.
    case found(Int)
    /// The file is too short for the system to look, and it refuses it.
    case cutOff
  }

  /// Whether a file is too short for the system to look, so that it refuses it.
  package static func isCutOff(_ file: SourceBytes) -> Bool {
    if case .cutOff = encoding(in: file) { true } else { false }
  }

  /// Looks for the encoding.
  ///
  /// The system goes from byte to byte up to a `?` or `>`, and wants nine bytes to be there each time.
  static func encoding(in file: SourceBytes) -> Search {
    let text = TextScanner(file)
    let key: StaticString = "encoding="
    guard text.matches("<?xml", at: 0), file.count > 5 else { return .nothing }
    var offset = 5
    while text[offset] != UInt8(ascii: "?"), text[offset] != UInt8(ascii: ">") {
      let end = offset + key.utf8CodeUnitCount
      if text.matches(key, at: offset) { return end < file.count ? .found(end) : .cutOff }
      guard end < file.count else { return .cutOff }
      offset += 1
    }
    return .nothing
  }
}
