import FileSystem
import Foundation
import Testing

@Suite("Converting a charset")
struct CharsetConverterTests {
  @Test(
    arguments: [
      ("Shift_JIS", [0x41, 0x93, 0xFA, 0x96, 0x7B, 0x42, 0xB1], "A日本Bｱ"),
      ("EUC-JP", [0x41, 0xC6, 0xFC, 0xCB, 0xDC, 0x42], "A日本B"),
      ("ISO-2022-JP", [0x41, 0x1B, 0x24, 0x42, 0x46, 0x7C, 0x4B, 0x5C, 0x1B, 0x28, 0x42, 0x42], "A日本B"),
      ("GB18030", [0x41, 0xC4, 0xE3, 0x81, 0x30, 0x89, 0x38, 0x42], "A你ßB"),
      ("EUC-KR", [0xC7, 0xD1, 0x20, 0xB1, 0xDB], "한 글"),
      ("BIG5", [0xA4, 0xA4, 0x41], "中A"),
      ("KOI8-R", [0xF0, 0xD2, 0x21], "Пр!"),
      ("ISO-8859-2", [0x41, 0xB1, 0xE6], "Aąć"),
      ("CP1251", [0xCF, 0xF0], "Пр"),
      ("UTF-16BE", [0x00, 0x41, 0xD8, 0x3C, 0xDF, 0x4E], "A🍎"),
      ("UTF-7", [0x41, 0x2B, 0x41, 0x4F, 0x6B, 0x2D, 0x42], "AéB"),
      ("CP1255", [0xE0, 0x41], "אA"),
    ] as [(String, [UInt8], String)])
  func `gives UTF-8`(charset: String, bytes: [UInt8], expected: String) throws {
    let converted = try CharsetConverter.decode(charset: charset, bytes)
    #expect(String(decoding: converted.utf8, as: UTF8.self) == expected)
    #expect(converted.sourceCount == bytes.count)
  }

  @Test(
    arguments: [
      ("Shift_JIS", [0x41, 0x93, 0xFA, 0x96, 0x7B, 0x42, 0xB1, 0x43], [0, 1, 3, 5, 6, 7, 8]),
      ("ISO-8859-2", [0x41, 0xB1, 0xE6, 0x42, 0x43], [0, 1, 2, 3, 4, 5]),
      ("UTF-16LE", [0x41, 0x00, 0xE9, 0x00, 0x42, 0x00], [0, 2, 4, 6]),
      ("GB18030", [0x81, 0x30, 0x89, 0x38, 0x42, 0x43], [0, 4, 5, 6]),
      (
        "ISO-2022-JP", [0x41, 0x1B, 0x24, 0x42, 0x46, 0x7C, 0x4B, 0x5C, 0x1B, 0x28, 0x42, 0x42, 0x43],
        [0, 4, 6, 11, 12, 13]
      ),
    ] as [(String, [UInt8], [Int])])
  func `knows where each character came from`(charset: String, bytes: [UInt8], expected: [Int]) throws {
    let converted = try CharsetConverter.decode(charset: charset, bytes)
    let text = String(decoding: converted.utf8, as: UTF8.self)
    var offset = 0
    var found: [Int] = []
    for scalar in text.unicodeScalars {
      found.append(converted.sourceOffset(ofUTF8Offset: offset))
      offset += UTF8.width(scalar)
    }
    found.append(converted.sourceOffset(ofUTF8Offset: offset))
    #expect(found == expected)
  }

  @Test func `needs no anchors for ASCII`() throws {
    let bytes = Array(String(repeating: "plain text ", count: 1000).utf8)
    let converted = try CharsetConverter.decode(charset: "EUC-JP", bytes)
    #expect(converted.utf8 == bytes)
    #expect(converted.anchors.isEmpty)
  }

  @Test func `gives offsets inside characters some place that exists`() throws {
    let converted = try CharsetConverter.decode(charset: "ISO-8859-2", [0xB1, 0xB1, 0xB1])
    let offsets = (0...6).map { converted.sourceOffset(ofUTF8Offset: $0) }
    #expect(offsets == [0, 1, 1, 2, 2, 3, 3])
  }

  @Test(arguments: [
    "no-such-charset", "", "UTF-8//IGNORE", "UTF-8//TRANSLIT", "a\0b", "../../etc", "\u{1B}[31m",
    String(repeating: "x", count: 5000),
  ])
  func `refuses an unknown charset by name`(charset: String) {
    let error = #expect(throws: CharsetError.self) { try CharsetConverter.decode(charset: charset, [65]) }
    #expect(error?.code == .unknownCharset)
    #expect(error?.charset == charset)
  }

  @Test func `names the charset it does not know`() {
    let error = #expect(throws: CharsetError.self) { try CharsetConverter.decode(charset: "klingon", []) }
    #expect(error?.message == "The charset “klingon” is not known to this system.")
  }

  @Test(
    arguments: [
      ("Shift_JIS", [0x41, 0x42, 0x93], CharsetError.Code.unexpectedEnd, 2),
      ("EUC-JP", [0x41, 0xC6], .unexpectedEnd, 1),
      ("EUC-JP", [0x41, 0xFF, 0x42], .invalidBytes, 1),
      ("EUC-JP", [0xC6, 0x20, 0x42], .invalidBytes, 0),
      ("UTF-16BE", [0x00, 0x41, 0xD8], .unexpectedEnd, 2),
      ("UTF-16BE", [0x00, 0x41, 0xD8, 0x3C], .unexpectedEnd, 2),
      ("UTF-16BE", [0xDC, 0x00, 0x00, 0x41], .invalidBytes, 0),
      ("GB18030", [0x41, 0x81, 0x30, 0x89], .unexpectedEnd, 1),
      ("UTF-32LE", [0x41, 0x00, 0x00, 0x00, 0x41, 0x00], .unexpectedEnd, 4),
    ] as [(String, [UInt8], CharsetError.Code, Int)])
  func `says which bytes are wrong`(
    charset: String, bytes: [UInt8], code: CharsetError.Code, offset: Int
  ) {
    let error = #expect(throws: CharsetError.self) { try CharsetConverter.decode(charset: charset, bytes) }
    #expect(error?.code == code)
    #expect(error?.offset == offset)
  }

  @Test(arguments: ["Shift_JIS", "EUC-JP", "ISO-2022-KR", "GB18030", "UTF-7", "CP1258", "BIG5-HKSCS", "HZ"])
  func `takes any bytes without harm`(charset: String) {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...40)).map { _ in UInt8.random(in: 0...255, using: &generator) }
      guard let converted = try? CharsetConverter.decode(charset: charset, bytes) else { continue }
      #expect(String(validating: converted.utf8, as: UTF8.self) != nil)
      var last = 0
      for offset in 0...converted.utf8.count {
        let source = converted.sourceOffset(ofUTF8Offset: offset)
        #expect(source >= last && source <= bytes.count)
        last = source
      }
    }
  }
}
