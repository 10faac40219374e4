internal import SourceText

struct JSONReader: ~Copyable {
  var errors: [ReadError] = []
  var leniencies: [Leniency] = []
  var tape: TapeBuilder
  init(_ source: DecodedSource, options: ReadOptions) { tape = TapeBuilder(sourceCount: 0) }
  mutating func read() { errors = [ReadError(.unexpectedCharacter, ByteRange(0, 0), "not written")] }
  mutating func finish() -> Tape { tape.finish(at: 0) }
}
enum JSONText {
  static func string(of word: TapeWord, length: Int, in source: DecodedSource) -> String { "" }
  static func integer(_ text: TextScanner, _ start: Int, _ end: Int) -> PropertyListInteger? { nil }
  static func date(_ text: TextScanner, _ start: Int, _ end: Int) -> PropertyListDate? { nil }
}
