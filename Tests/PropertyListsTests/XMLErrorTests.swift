import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("Errors in XML are found at their places")
struct XMLErrorTests {
  /// A text whose marks are where the errors lie, and the codes of the errors.
  struct Case: CustomTestStringConvertible {
    let text: String
    let codes: [ReadError.Code]
    var testDescription: String { text }

    init(_ text: String, _ codes: ReadError.Code...) {
      self.text = text
      self.codes = codes
    }
  }

  static let cases = [
    // Structure
    Case("⟦<plist></plist>⟧", .emptyPlist),
    Case("⟦<plist/>⟧", .emptyPlist),
    Case("<plist><true/>⟦<false/>⟧</plist>", .extraElement),
    Case("<dict>⟦<string>a</string>⟧<string>b</string></dict>", .keyExpected),
    Case(
      "<dict>⟦<array>⟧</array><key>k</key><true/>⟦<integer>1</integer>⟧</dict>", .keyExpected, .keyExpected),
    Case("<dict>⟦<key>a</key>⟧</dict>", .missingValue),
    Case("<array>⟦x y⟧ <true/>⟦z⟧</array>", .unexpectedCharacter, .unexpectedCharacter),
    Case("<array><⟦foo⟧>1</foo><⟦Bool⟧/><true/></array>", .unknownElement, .unknownElement),
    Case("<dict><key>a</key><true/>⟦</array>⟧</dict>", .mismatchedCloseTag),
    Case("<array><dict><key>a</key><true/>⟦</array>⟧", .mismatchedCloseTag),
    Case("<array><string>a⟦</strin>⟧<integer>5⟦ ⟧</integer></array>", .mismatchedCloseTag, .invalidInteger),
    Case("<dict><key>a</key><string>b⟦<key>⟧c</key><true/></dict>", .mismatchedCloseTag),
    Case("<dict><key>a</key><string>b</string>⟦⟧", .unexpectedEnd),
    Case("<array>⟦<>⟧<true/></array>", .malformedTag),
    // One slip, one error
    Case("<dict><key>a</key><string>b⟦<string>⟧</dict>", .mismatchedCloseTag),
    Case("<dict><key>a</key><string>b⟦<string>⟧\n<key>c</key><string>d</string></dict>", .mismatchedCloseTag),
    Case("<dict><key>a⟦<key>⟧<string>b</string></dict>", .mismatchedCloseTag),
    Case("<dict><key>a</key>\n<string>b⟦</string⟧\n<key>c</key><true/></dict>", .malformedTag),
    Case("<dict><key>a</key><array><true/>⟦</array⟧\n<key>c</key><true/></dict>", .malformedTag),
    Case("<dict>⟦key>⟧a</key><string>b</string></dict>", .malformedTag),
    Case("<dict><key>a</key>⟦string>⟧b</string><key>c</key><true/></dict>", .malformedTag),
    Case("<dict><key>a</key><integer>5⟦</b>⟧</integer><key>c</key><true/></dict>", .mismatchedCloseTag),
    Case("<dict><key>a</key><string>x⟦<integer>⟧5</integer></string></dict>", .mismatchedCloseTag),
    Case(
      "<array><data>aGVs⟦<!-- x -->⟧</data><integer>5⟦<!-- <a> -->⟧</integer><true>⟦<!-- x -->⟧</true></array>",
      .markupInText, .markupInText, .markupInText),
    Case(
      "<array><integer>⟦<![CDATA[5]]>⟧</integer><date>⟦<b>⟧x</b></date><integer>⟦<b>⟧5</b></integer></array>",
      .markupInText, .markupInText, .markupInText),
    Case("<dict><key>z</key>⟦a⟧</string><key>b</key><true/></dict>", .unexpectedCharacter),
    Case("<dict><key>z</key>⟦date>2024-01-02T03:04:05Z⟧\n</date></dict>", .unexpectedCharacter),
    Case("<dict>⟦a⟧</key><true/></dict>", .unexpectedCharacter),
    Case("<array>⟦5⟧</integer><true/></array>", .unexpectedCharacter),
    Case("<dict><key>a</key><true/><⟦b⟧/></dict>", .unknownElement),
    Case("<dict><⟦b⟧>x</b>\n<key>a</key><true/></dict>", .unknownElement),
    Case("<dict><⟦kye⟧>x</kye><true/></dict>", .unknownElement),
    // An error before the markup comes first, as it does for the system
    Case(
      "<array><integer>1⟦a⟧<!-- x --></integer><true>⟦x⟧<b/></true></array>", .invalidInteger,
      .nonEmptyBoolean),
    Case("<array><integer>⟦\u{2028}⟧1</integer></array>", .invalidInteger),
    // Prolog
    Case("⟦<!--⟧--><plist><true/></plist>", .unterminatedComment),
    Case(
      "<?xml version=\"1.0\"?><!DOCTYPE plist ⟦[⟧ <!ENTITY a \"b\"> ]><plist>⟦&amp;⟧<true/></plist>",
      .malformedDocumentType, .unexpectedCharacter),
    Case("<!-- c -->⟦x⟧y", .unexpectedCharacter),
    // Text
    Case(
      "<string>a ⟦&⟧ b ⟦&nbsp;⟧ &lt; ⟦&#X⟧41; c</string>", .unknownEntity, .unknownEntity,
      .invalidCharacterReference),
    Case(
      "<array><string>a⟦<!-- c -->⟧b</string><string>⟦<b>⟧x</b> y</string></array>",
      .markupInText, .markupInText),
    Case("<string>⟦<![CDATA[⟧abc</string>", .unterminatedCDATA),
    // Scalars
    Case(
      "<array><true>⟦x⟧</true><false>⟦ ⟧</false><true></true></array>", .nonEmptyBoolean, .nonEmptyBoolean),
    Case(
      "<array><integer>1⟦a⟧</integer><integer>⟦99999999999999999999⟧</integer>⟦<integer>⟧</integer>⟦<integer/>⟧</array>",
      .invalidInteger, .integerOverflow, .emptyElement, .emptyElement),
    Case(
      "<array><real>⟦1,5⟧</real><real>⟦⟧</real>⟦<real/>⟧<real>nan</real></array>", .invalidReal, .invalidReal,
      .emptyElement),
    Case("<array><date>⟦2024-1-1⟧</date>⟦<date/>⟧</array>", .invalidDate, .emptyElement),
    Case("<array><data>aG⟦é⟧</data>⟦<data/>⟧</array>", .invalidData, .emptyElement),
  ]

  @Test(arguments: cases)
  func `finds each error at its bytes and no other`(test: Case) {
    let marked = MarkedText(test.text)
    let document = PropertyListDocument.read(SourceBytes(marked.bytes))
    let expected = marked.ranges.sorted { $0.lowerBound < $1.lowerBound }
    #expect(document.errors.map(\.range) == expected, "\(document.errors)")
    #expect(document.errors.map(\.code) == test.codes)
    for error in document.errors {
      #expect(error.message.hasSuffix("."), "\(error.message)")
    }
  }

  @Test func `names the innermost container an error lies in`() throws {
    let text = "<dict><key>a</key><array><true/><dict><key>b</key><integer>x</integer></dict></array></dict>"
    let error = try #require(PropertyListDocument.read(SourceBytes(text)).errors.first)
    #expect(error.keyPath == [.key("a"), .index(1)])
  }

  @Test func `names the limit when containers lie too deep`() throws {
    let text = String(repeating: "<array>", count: 513) + String(repeating: "</array>", count: 513)
    let document = PropertyListDocument.read(SourceBytes(text))
    #expect(document.errors.map(\.code) == [.nestingTooDeep])
    #expect(document.errors.first?.range == ByteRange(512 * 7, 513 * 7))
    #expect(document.errors.first?.message.contains("512") == true)
    let raised = PropertyListDocument.read(SourceBytes(text), options: ReadOptions(nestingLimit: 600))
    #expect(raised.isValid)
  }

  @Test(arguments: [1_000, 100_000])
  func `reads any depth without recursion when asked to`(depth: Int) throws {
    let text = String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
    let document = PropertyListDocument.read(
      SourceBytes(text), options: ReadOptions(nestingLimit: depth + 1))
    #expect(document.isValid)
  }

  @Test func `counts offsets in the file as it lies on disk`() throws {
    let text = "<plist>\n<array><integer>1x</integer></array></plist>"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let document = PropertyListDocument.read(SourceBytes(bytes))
    let error = try #require(document.errors.first)
    #expect(error.range == ByteRange(2 + 2 * 25, 2 + 2 * 26))
    let position = LineTable(document.source).position(ofFile: error.range.lowerBound)
    #expect((position.line, position.column) == (2, 18))
  }

  @Test func `stops at the error limit`() {
    let text = "<array>" + String(repeating: "<integer>x</integer>", count: 300) + "</array>"
    #expect(PropertyListDocument.read(SourceBytes(text)).errors.count == 100)
  }
}
