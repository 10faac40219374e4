import FileSystem
import PropertyLists
import SourceText
import Testing

@Suite("The encoding of a file is the one the system reads it in")
struct EncodingTests {
  private static func read(_ bytes: [UInt8]) -> PropertyListDocument {
    PropertyListDocument.read(
      SourceBytes(bytes), options: ReadOptions(charsetConverter: CharsetConverter.decodedSource))
  }

  private static func xml(charset: String, _ content: [UInt8]) -> [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\"\(charset)\"?><plist><string>".utf8) + content
      + Array("</string></plist>".utf8)
  }

  @Test(arguments: [TextEncoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian])
  func `leaves out what is too short for a code unit (F7)`(encoding: TextEncoding) throws {
    let text = try encoding.encoded("\u{FEFF}<plist><string>é</string></plist>")
    let document = Self.read(text + [0x0A])
    #expect(document.isValid)
    #expect(document.root?.string == "é")
    #expect(document.leniencies.first { $0.code == .incompleteCodeUnit }?.range.lowerBound == text.count)
    #expect(!Self.read(text).leniencies.contains { $0.code == .incompleteCodeUnit })
  }

  @Test func `wants a whole code unit behind the byte order mark`() {
    #expect(Self.read([0xFF, 0xFE, 0x0A]).errors.map(\.code) == [.invalidEncoding])
  }

  @Test(arguments: [
    ("<plist><string>a⟦b</string></plist>", 16), ("<plist><string>a\u{FFFD}⟦</string></plist>", 17),
  ])
  func `reads XML up to a lone surrogate and no further (F10)`(text: String, place: Int) throws {
    for surrogate in [0xD800, 0xDBFF, 0xDC00, 0xD8DA] as [UInt16] {
      let units = [0xFEFF] + text.utf16.map { $0 == 0x27E6 ? surrogate : $0 }
      let document = Self.read(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
      #expect(document.errors.map(\.code) == [.invalidEncoding])
      #expect(document.errors.first?.range == ByteRange(start: 2 + 2 * place, count: 2))
    }
  }

  @Test func `does not mind a lone surrogate behind the root, nor U+FFFD`() {
    for text in ["<plist><string>a</string></plist><!--⟦-->", "<plist><string>\u{FFFD}</string></plist>"] {
      let units = [0xFEFF] + text.utf16.map { $0 == 0x27E6 ? 0xD800 : $0 }
      #expect(Self.read(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }).isValid, "\(text)")
    }
  }

  @Test func `joins a character that CDATA sections divide`() {
    let bytes = Array("<plist><string>⟦<![CDATA[⟧]]></string></plist>".utf8)
    func replaced(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
      // The marks are three bytes long.
      let start = bytes.firstIndex(of: 0xE2) ?? 0
      let end = (bytes.lastIndex(of: 0xE2) ?? 0)
      return bytes[..<start] + first + bytes[(start + 3)..<end] + second + bytes[(end + 3)...]
    }
    let whole = Self.read(replaced([0xC3], [0xA9]))
    #expect(whole.isValid)
    #expect(whole.root?.string == "é")
    let broken = Self.read(replaced([0xC3], [0x41]))
    #expect(broken.errors.map(\.code) == [.invalidEncoding])
    #expect(broken.errors.first?.range.lowerBound == 15)
  }

  @Test(arguments: ["utf-16", "UTF-16LE", "UTF-32", "ISO-10646-UCS-2", "UTF-16BE"])
  func `does not believe a declaration that the file itself disproves`(charset: String) throws {
    let error = try #require(Self.read(Self.xml(charset: charset, [0x61])).errors.first)
    #expect(error.code == .invalidEncoding)
    #expect(error.range == ByteRange(start: 30, count: charset.utf8.count))
    #expect(error.message == "The file says it is \(charset), but is text of one byte a character.")
  }

  @Test(arguments: [("Shift_JIS", [0xFF, 0xFE]), ("EUC-JP", [0xFF])] as [(String, [UInt8])])
  func `tells a charset that is not known from bytes that are not in it`(charset: String, bytes: [UInt8])
    throws
  {
    let error = try #require(Self.read(Self.xml(charset: charset, bytes)).errors.first)
    #expect(error.code == .invalidEncoding)
    #expect(error.message.contains(charset))
    #expect(Self.read(Self.xml(charset: charset, [0x61])).isValid)
    #expect(Self.read(Self.xml(charset: "no-such", [0x61])).errors.map(\.code) == [.unknownEncoding])
  }

  @Test(arguments: [0x81, 0x8D, 0x8F, 0x90, 0x9D] as [UInt8])
  func `knows no character where Windows-1252 has none`(byte: UInt8) {
    #expect(Self.read(Self.xml(charset: "windows-1252", [byte])).errors.map(\.code) == [.invalidEncoding])
    #expect(Self.read(Self.xml(charset: "iso-8859-1", [byte])).isValid)
  }

  @Test func `goes on looking behind a word that only begins like the encoding (F8)`() {
    let text = "<?xml encoding encoding=\"no-such\" ?><plist><true/></plist>"
    #expect(Self.read(Array(text.utf8)).errors.map(\.code) == [.unknownEncoding])
    #expect(Self.read(Array("<?xml encoding ?><plist><true/></plist>".utf8)).isValid)
  }

  @Test func `finds no encoding where the file ends too soon (F8)`() {
    #expect(Self.read(Array("<?xml version=\"1.0\"?><key/>".utf8)).errors.map(\.code) == [.unexpectedEnd])
    #expect(Self.read(Array("<?xml version=\"1.0\"?><key/>\n".utf8)).isValid)
    #expect(Self.read(Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?><key/>".utf8)).isValid)
  }

  @Test func `takes the shortest instruction for one inside an element alone (F22)`() {
    #expect(Self.read(Array("<plist><?><true/></plist>".utf8)).isValid)
    #expect(!Self.read(Array("<?><plist><true/></plist>".utf8)).isValid)
  }
}
