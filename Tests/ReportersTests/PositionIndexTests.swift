import SourceText
import Testing

@testable import Reporters

@Suite("Lines and columns of many places")
struct PositionIndexTests {
  @Test(arguments: ["", "a", "a\nb\r\nc\rd\n", "aé\n€b👍\r\n\r\r\n\n漢", "\u{FEFF}a\nb", "\r", "\n", "\r\n"])
  func `are those of the line table`(text: String) {
    let source = DecodedSource(utf8: SourceBytes(text), prefixLength: text.hasPrefix("\u{FEFF}") ? 3 : 0)
    expectSamePositions(source)
  }

  @Test(arguments: ["a\nb\r\nc\rd\n", "aé\n€b👍\r\n\r\r\n\n漢"])
  func `are those of the line table in UTF-16`(text: String) throws {
    let bytes = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let file = SourceBytes([0xFE, 0xFF] + bytes)
    expectSamePositions(try DecodedSource(decoding: file, as: .utf16BigEndian, prefixLength: 2))
  }

  private func expectSamePositions(_ source: DecodedSource) {
    let offsets = Array((0...source.file.count).reversed()) + [0, source.file.count]
    let index = PositionIndex(source, offsets: offsets)
    let table = LineTable(source)
    for offset in offsets { #expect(index[offset] == table.position(ofFile: offset), "\(offset)") }
  }

  @Test(.timeLimit(.minutes(1))) func `take one pass, however long the line`() {
    let count = 4_000_000
    let source = DecodedSource(utf8: SourceBytes([UInt8](repeating: UInt8(ascii: "-"), count: count)))
    let index = PositionIndex(source, offsets: Array(stride(from: 0, to: count, by: 40)))
    #expect(index[count - 40].column == count - 39)
  }
}
