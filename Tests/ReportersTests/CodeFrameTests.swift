import SourceText
import TestSupport
import Testing

@testable import Reporters

@Suite("Code frames")
struct CodeFrameTests {
  /// The two lines of a frame: the source, and the marks under it.
  private func drawn(_ range: ByteRange, in source: DecodedSource, width: Int = 100) -> String {
    let frame = CodeFrame(range, in: source, width: width)
    return frame.text + "\n" + String(repeating: " ", count: frame.indent)
      + String(repeating: "^", count: frame.length) + (frame.continues ? "…" : "")
  }

  private func drawn(_ marked: String, width: Int = 100) -> String {
    let text = MarkedText(marked)
    return drawn(text.ranges[0], in: DecodedSource(utf8: SourceBytes(text.bytes)), width: width)
  }

  @Test(arguments: [
    ("<a>⟦1⟧</a>", "<a>1</a>\n   ^"),
    ("one\ntwo ⟦three⟧ four\nfive", "two three four\n    ^^^^^"),
    ("one\r\n⟦two⟧\r\nthree", "two\n^^^"),
    ("one\r⟦two⟧\rthree", "two\n^^^"),
    ("⟦one⟧", "one\n^^^"),
    ("one\n⟦⟧", "\n^"),
    ("⟦⟧", "\n^"),
    ("one⟦⟧\ntwo", "one\n   ^"),
    ("one⟦\n⟧two", "one\n   ^"),
    ("one⟦\r\n⟧two", "one\n   ^"),
    ("one\r⟦\n⟧two", "one\n   ^"),
  ])
  func `mark bytes of one line`(marked: String, expected: String) {
    #expect(drawn(marked) == expected)
  }

  @Test(arguments: [
    ("⟦<dict>\n</dict>⟧", "<dict>\n^^^^^^…"),
    ("\t⟦<array>\r\n\t</array>⟧\r\n", "    <array>\n    ^^^^^^^…"),
    ("x⟦\n\ny⟧", "x\n ^…"),
  ])
  func `mark the first of several lines`(marked: String, expected: String) {
    #expect(drawn(marked) == expected)
  }

  @Test(arguments: [
    ("\t\t⟦x⟧", "        x\n        ^"),
    ("a\t⟦x⟧", "a    x\n     ^"),
    ("a⟦\t⟧x", "a    x\n ^^^^"),
  ])
  func `give each tab four columns`(marked: String, expected: String) {
    #expect(drawn(marked) == expected)
  }

  @Test(arguments: [
    ("naïve ⟦x⟧", "naïve x\n      ^"),
    ("na\u{69}\u{308}ve ⟦x⟧", "na\u{69}\u{308}ve x\n      ^"),
    ("漢字⟦かな⟧한글", "漢字かな한글\n    ^^^^"),
    ("ｶﾅ⟦Ａ⟧", "ｶﾅＡ\n  ^^"),
    ("👍⟦x⟧", "👍x\n  ^"),
    ("👍🏽⟦x⟧", "👍🏽x\n  ^"),
    ("👩‍👩‍👧⟦x⟧", "👩‍👩‍👧x\n  ^"),
    ("🇫🇷⟦x⟧", "🇫🇷x\n  ^"),
    ("☀\u{FE0F}⟦x⟧", "☀\u{FE0F}x\n  ^"),
    ("☀⟦x⟧", "☀x\n ^"),
    ("नमस्ते⟦x⟧", "नमस्तेx\n    ^"),
  ])
  func `count columns as terminals do`(marked: String, expected: String) {
    #expect(drawn(marked) == expected)
  }

  @Test(arguments: [
    ("a\u{0}⟦x⟧", "a␀x\n  ^"),
    ("⟦\u{1B}⟧[31m", "␛[31m\n^"),
    ("⟦\u{202E}⟧x", "\\u{202E}x\n^^^^^^^^"),
    ("\u{9B}⟦x⟧", "\\u{9B}x\n      ^"),
    ("\u{7F}⟦x⟧", "␡x\n ^"),
  ])
  func `spell out characters that cannot be seen`(marked: String, expected: String) {
    #expect(drawn(marked) == expected)
  }

  @Test func `leave out what stands behind a width`() {
    #expect(drawn("⟦x⟧" + String(repeating: "-", count: 30), width: 20) == "x------------------…\n^")
    #expect(drawn("⟦x⟧" + String(repeating: "-", count: 19), width: 20) == "x-------------------\n^")
  }

  @Test func `leave out what stands before the end`() {
    let dashes = String(repeating: "-", count: 30)
    #expect(drawn(dashes + "⟦x⟧", width: 20) == "…------------------x\n                   ^")
    #expect(drawn(dashes + "⟦⟧", width: 20) == "…-------------------\n                    ^")
  }

  @Test func `leave out both sides of a place in the middle`() {
    let dashes = String(repeating: "-", count: 30)
    #expect(drawn(dashes + "⟦xyz⟧" + dashes, width: 20) == "…--------xyz-------…\n         ^^^")
  }

  @Test func `cut marks that do not fit`() {
    let text = String(repeating: "x", count: 30)
    #expect(drawn("a⟦" + text + "⟧", width: 20) == "axxxxxxxxxxxxxxxxxx…\n ^^^^^^^^^^^^^^^^^^")
  }

  @Test func `never cut a wide character in half`() {
    for width in 20...24 {
      for count in 0...12 {
        let text = String(repeating: "漢", count: count) + "⟦字⟧" + String(repeating: "漢", count: 20)
        let lines = drawn(text, width: width).split(separator: "\n")
        let columns = lines[0].reduce(0) { $0 + ($1 == "…" ? 1 : 2) }
        #expect(columns <= width)
        let before = lines[0].prefix { $0 != "字" }.reduce(0) { $0 + ($1 == "…" ? 1 : 2) }
        #expect(lines[1] == String(repeating: " ", count: before) + "^^")
      }
    }
  }

  /// Every place of a line of every length is within the frame, and the character above the mark is the
  /// marked one.
  @Test func `show the marked character wherever it stands`() {
    for length in 0..<70 {
      let bytes = (0..<length).map { UInt8(ascii: "a") + UInt8($0 % 26) }
      let source = DecodedSource(utf8: SourceBytes(bytes))
      for place in 0..<length {
        let frame = CodeFrame(ByteRange(place, place + 1), in: source, width: 20)
        let shown = Array(frame.text)
        #expect(shown.count <= 20)
        #expect(shown[frame.indent] == Character(Unicode.Scalar(bytes[place])))
        #expect(frame.length == 1)
      }
    }
  }

  @Test func `look at a small part of a long line only`() {
    var bytes = [UInt8](repeating: UInt8(ascii: "-"), count: 20_000_000)
    bytes[10_000_000] = UInt8(ascii: "x")
    let source = DecodedSource(utf8: SourceBytes(bytes))
    let range = ByteRange(10_000_000, 10_000_001)
    let frames = Set((0..<100).map { _ in drawn(range, in: source, width: 20) })
    #expect(frames == ["…---------x--------…\n          ^"])
    // A mark that ends far away costs no more.
    #expect(
      drawn(ByteRange(10_000_000, 20_000_000), in: source, width: 20)
        == "…-----x------------…\n      ^^^^^^^^^^^^^")
  }

  @Test(arguments: ["<key>A</key>", "\t<a>\t</a> ", "x", "one\ntwo\tthree\nfour", "a\r\n\tb c\r\nd"])
  func `are the same for plain lines as for others`(text: String) {
    let width = 24
    let plain = DecodedSource(utf8: SourceBytes(Array(text.utf8)))
    for start in 0...text.utf8.count {
      for end in start...text.utf8.count {
        let frame = CodeFrame(ByteRange(start, end), in: plain, width: width)
        // A letter beyond ASCII at the end of each line takes the longer way.
        var accented: [UInt8] = []
        var map: [Int] = []
        for (offset, byte) in text.utf8.enumerated() {
          let isEnd = byte == 0x0D || byte == 0x0A && !(offset > 0 && Array(text.utf8)[offset - 1] == 0x0D)
          if isEnd { accented += "é".utf8 }
          map.append(accented.count)
          accented.append(byte)
        }
        map.append(accented.count)
        accented += "é".utf8
        let bytes = Array(text.utf8)
        // Behind the last letter of a line stands another one now.
        if start == bytes.count || bytes[start] == 0x0D || bytes[start] == 0x0A { continue }
        let other = CodeFrame(
          ByteRange(map[start], end > start ? map[end - 1] + 1 : map[start]),
          in: DecodedSource(utf8: SourceBytes(accented)), width: width)
        #expect(other.text == frame.text + "é")
        #expect(other.indent == frame.indent)
        // A range that goes on behind the line takes the added letter in.
        if !bytes[start..<end].contains(where: { $0 == 0x0A || $0 == 0x0D }) {
          #expect(other.length == frame.length, "\(start) \(end)")
        }
        #expect(other.continues == frame.continues, "\(start) \(end)")
      }
    }
  }

  @Test(arguments: [TextEncoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian])
  func `mark bytes of files in other encodings`(encoding: TextEncoding) throws {
    let text = "<a>\r\n\t漢👍<b>\r\n"
    let isLittle = encoding == .utf16LittleEndian || encoding == .utf32LittleEndian
    let isWide = encoding == .utf32LittleEndian || encoding == .utf32BigEndian
    let units = isWide ? text.unicodeScalars.map(\.value) : text.utf16.map { UInt32($0) }
    let size = isWide ? 4 : 2
    let bytes = units.flatMap { unit -> [UInt8] in
      let big = (0..<size).reversed().map { UInt8(truncatingIfNeeded: unit >> UInt32(8 * $0)) }
      return isLittle ? big.reversed() : big
    }
    let source = try DecodedSource(decoding: SourceBytes(bytes), as: encoding, prefixLength: 0)
    let start = bytes.count - 5 * size
    #expect(drawn(ByteRange(start, start + 3 * size), in: source) == "    漢👍<b>\n        ^^^")
  }
}
