import SourceText
import Testing

@Suite("Lines and columns")
struct LineTableTests {
  @Test func `count each kind of line end once`() {
    let table = LineTable(DecodedSource(utf8: SourceBytes("a\nb\r\nc\rd\n")))
    #expect(table.count == 5)
    #expect((1...5).map { table.text(ofLine: $0) } == ["a", "b", "c", "d", ""])
    #expect(table.text(ofLine: 6) == nil)
  }

  @Test(arguments: [(0, 1, 1), (1, 1, 2), (3, 1, 3), (4, 2, 1), (7, 2, 2), (8, 2, 3), (99, 2, 3)])
  func `count columns in scalars`(offset: Int, line: Int, column: Int) {
    let table = LineTable(DecodedSource(utf8: SourceBytes("aé\n€b")))
    let position = table.position(ofFile: offset)
    #expect((position.line, position.column) == (line, column))
  }

  @Test func `count from behind a byte order mark`() {
    let table = LineTable(DecodedSource(utf8: SourceBytes([0xEF, 0xBB, 0xBF, 0x61, 0x62]), prefixLength: 3))
    #expect(table.position(ofFile: 4).column == 2)
    #expect(table.text(ofLine: 1) == "ab")
  }

  @Test func `of an empty text are one`() {
    let table = LineTable(DecodedSource(utf8: SourceBytes([])))
    #expect(table.count == 1)
    #expect(table.position(ofFile: 0) == SourcePosition(offset: 0, line: 1, column: 1))
  }
}
