import SourceText
import Testing

@Suite("Texts in other encodings")
struct DecodedSourceTests {
  static let encodings: [TextEncoding] = [
    .utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
  ]

  static func encode(_ text: String, as encoding: TextEncoding) -> [UInt8] {
    switch encoding {
    case .utf8: return Array(text.utf8)
    case .utf16LittleEndian: return text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: return text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .utf32LittleEndian:
      return text.unicodeScalars.flatMap { scalar in (0..<4).map { UInt8(scalar.value >> (8 * $0) & 0xFF) } }
    case .utf32BigEndian:
      return text.unicodeScalars.flatMap { scalar in
        (0..<4).reversed().map { UInt8(scalar.value >> (8 * $0) & 0xFF) }
      }
    default: return text.unicodeScalars.map { UInt8($0.value) }
    }
  }

  @Test(arguments: encodings)
  func `lead every scalar back to its bytes in the file`(encoding: TextEncoding) throws {
    let text = String(repeating: "a é € 😀\n", count: 200)
    let file = [0, 1] + Self.encode(text, as: encoding)
    let source = try DecodedSource(decoding: SourceBytes(file), as: encoding, prefixLength: 2)
    var textOffset = source.textStart
    var fileOffset = 2
    for scalar in text.unicodeScalars {
      #expect(source.fileOffset(ofText: textOffset) == fileOffset)
      #expect(source.textOffset(ofFile: fileOffset) == textOffset)
      textOffset += String(scalar).utf8.count
      fileOffset += Self.encode(String(scalar), as: encoding).count
    }
    #expect(textOffset == source.text.count)
    #expect(source.fileOffset(ofText: textOffset) == file.count)
  }

  @Test func `of the host's charsets lead back through their anchors`() {
    // Shift JIS: two bytes a character where UTF-8 takes three.
    let file = SourceBytes([0x61, 0x93, 0xFA, 0x96, 0x7B, 0x62])
    let anchors = [(4, 3), (7, 5)].map { DecodedSource.Anchor(text: $0.0, file: $0.1) }
    let source = DecodedSource(
      file: file, encoding: .other("Shift_JIS"), converted: Array("a日本b".utf8), anchors: anchors)
    #expect([0, 1, 4, 7, 8].map { source.fileOffset(ofText: $0) } == [0, 1, 3, 5, 6])
    #expect([0, 1, 3, 5, 6].map { source.textOffset(ofFile: $0) } == [0, 1, 4, 7, 8])
  }

  @Test func `know the upper halves of the 8-bit encodings`() throws {
    func text(_ bytes: [UInt8], _ encoding: TextEncoding) throws -> String {
      let source = try DecodedSource(decoding: SourceBytes(bytes), as: encoding, prefixLength: 0)
      return String(decoding: source.text.array, as: UTF8.self)
    }
    #expect(try text([0x80, 0xE9, 0x99], .windows1252) == "€é™")
    #expect(try text([0x80, 0xE9], .latin1) == "\u{80}é")
    #expect(try text([0x8E, 0xDE, 0xF0], .macRoman) == "éﬁ\u{F8FF}")
    #expect(try text(Array(0x80...0xFF), .macRoman).unicodeScalars.count == 128)
  }

  @Test(
    arguments: [
      ([0x41, 0, 0x42], .utf16LittleEndian, "A"), ([0, 0x41, 0], .utf16BigEndian, "A"),
      ([0x41, 0, 0, 0, 0x42, 0, 0], .utf32LittleEndian, "A"), ([0x41], .utf16LittleEndian, ""),
    ] as [([UInt8], TextEncoding, String)])
  func `leave out a code unit that is not complete`(bytes: [UInt8], encoding: TextEncoding, text: String)
    throws
  {
    let source = try DecodedSource(decoding: SourceBytes(bytes), as: encoding, prefixLength: 0)
    #expect(String(decoding: source.text.array, as: UTF8.self) == text)
    #expect(source.fileOffset(ofText: source.text.count) <= bytes.count)
  }

  @Test func `refuse what is no text`() {
    for byte in [0x81, 0x8D, 0x8F, 0x90, 0x9D] as [UInt8] {
      #expect(throws: DecodingError(offset: 1, reason: .invalidSequence(.windows1252))) {
        try DecodedSource(decoding: SourceBytes([0x41, byte]), as: .windows1252, prefixLength: 0)
      }
    }
    #expect(throws: DecodingError(offset: 0, reason: .invalidSequence(.utf32LittleEndian))) {
      try DecodedSource(decoding: SourceBytes([0, 0xD8, 0, 0]), as: .utf32LittleEndian, prefixLength: 0)
    }
    #expect(throws: DecodingError(offset: 0, reason: .needsConverter("Shift_JIS"))) {
      try DecodedSource(decoding: SourceBytes([0x41]), as: .other("Shift_JIS"), prefixLength: 0)
    }
  }

  @Test(arguments: [
    ("UTF-8", TextEncoding.utf8), ("utf8", .utf8), ("ISO_8859-1", .latin1), ("us-ascii", .latin1),
    ("Windows-1252", .windows1252), ("x-mac-roman", .macRoman), ("Shift_JIS", .other("Shift_JIS")),
  ])
  func `go by their charset names`(name: String, encoding: TextEncoding) {
    #expect(TextEncoding(charset: name) == encoding)
  }
}
