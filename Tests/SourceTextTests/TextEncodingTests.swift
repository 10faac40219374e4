import SourceText
import Testing

@Suite("Writing in an encoding")
struct TextEncodingTests {
  private static let known: [TextEncoding] = [
    .utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian, .latin1, .windows1252,
    .macRoman,
  ]

  @Test(arguments: known)
  func `is the reverse of reading`(encoding: TextEncoding) throws {
    let text = "<key>Größe é</key>\r\n"
    let bytes = try encoding.encoded(text)
    let read = try DecodedSource(decoding: SourceBytes(bytes), as: encoding, prefixLength: 0)
    #expect(String(decoding: read.text.array, as: UTF8.self) == text)
  }

  @Test func `covers characters beyond the first plane`() throws {
    #expect(try TextEncoding.utf16BigEndian.encoded("👍") == [0xD8, 0x3D, 0xDC, 0x4D])
    #expect(try TextEncoding.utf32LittleEndian.encoded("👍") == [0x4D, 0xF4, 0x01, 0x00])
  }

  @Test(arguments: [TextEncoding.latin1, .windows1252, .macRoman])
  func `names the character and the encoding that lacks it`(encoding: TextEncoding) throws {
    let error = try #require(throws: UnencodableCharacter.self) { try encoding.encoded("a漢") }
    #expect(error.scalar == "漢")
    #expect(error.description.hasPrefix("U+6F22 cannot be written in \(encoding.name);"))
  }

  @Test func `knows the upper half of the 8-bit encodings`() throws {
    #expect(try TextEncoding.windows1252.encoded("€") == [0x80])
    #expect(try TextEncoding.macRoman.encoded("ÄŸ") == [0x80, 0xD9])
    #expect(throws: UnencodableCharacter.self) { try TextEncoding.latin1.encoded("€") }
  }

  @Test func `leaves charsets of the host alone`() throws {
    #expect(try TextEncoding.other("Shift_JIS").encoded("") == [])
    #expect(throws: UnencodableCharacter.self) { try TextEncoding.other("Shift_JIS").encoded("a") }
  }
}
