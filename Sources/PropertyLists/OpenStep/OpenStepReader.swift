internal import SourceText

struct OpenStepReader: ~Copyable {
  var format: PropertyListFormat
  var errors: [ReadError] = []
  var leniencies: [Leniency] = []
  var tape: TapeBuilder
  init(_ source: DecodedSource, format: PropertyListFormat, options: ReadOptions) {
    self.format = format
    tape = TapeBuilder(sourceCount: 0)
  }
  mutating func read() { errors = [ReadError(.unexpectedCharacter, ByteRange(0, 0), "not written")] }
  mutating func finish() -> Tape { tape.finish(at: 0) }
}
enum OpenStepText {
  static func string(of word: TapeWord, length: Int, in source: DecodedSource, isGNUstep: Bool) -> String { "" }
  static func integer(_ text: TextScanner, _ start: Int, _ end: Int) -> PropertyListInteger? { nil }
  static func real(_ bytes: [UInt8]) -> Double? { nil }
  static func date(_ text: TextScanner, _ start: Int, _ end: Int) -> PropertyListDate? { nil }
  static func data(_ text: TextScanner, _ start: Int, _ end: Int, isBase64: Bool) -> [UInt8] { [] }
  static func nodeBounds(
    around content: ByteRange, isBare: Bool, _ kind: TapeWord.Kind, in text: TextScanner
  ) -> ByteRange { content }
}
