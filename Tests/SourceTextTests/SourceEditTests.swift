import SourceText
import Testing

@Suite("Edits")
struct SourceEditTests {
  @Test func `replace their bytes and no others`() throws {
    let bytes = Array("one two three".utf8)
    let edits = [
      SourceEdit(ByteRange(8, 13), "3"), SourceEdit(ByteRange(0, 3), "1"), SourceEdit(ByteRange(4, 4), "x "),
    ]
    #expect(try String(decoding: edits.applied(to: bytes), as: UTF8.self) == "1 x two 3")
  }

  @Test func `keep the order of insertions at one place`() throws {
    let edits = [SourceEdit(ByteRange(1, 1), "b"), SourceEdit(ByteRange(1, 1), "c")]
    #expect(try edits.applied(to: Array("ad".utf8)) == Array("abcd".utf8))
  }

  @Test func `refuse to overlap`() {
    let first = SourceEdit(ByteRange(0, 3), "")
    let second = SourceEdit(ByteRange(2, 4), "")
    #expect(throws: EditConflict(first: first, second: second)) {
      try [second, first].applied(to: Array("abcd".utf8))
    }
  }

  @Test(arguments: [
    (0, 3, 3, 4, false), (0, 3, 2, 4, true), (1, 1, 0, 2, true), (1, 1, 1, 2, false), (1, 1, 1, 1, false),
  ])
  func `overlap when they share a byte`(a: Int, b: Int, c: Int, d: Int, expected: Bool) {
    #expect(ByteRange(a, b).overlaps(ByteRange(c, d)) == expected)
    #expect(ByteRange(c, d).overlaps(ByteRange(a, b)) == expected)
  }
}
