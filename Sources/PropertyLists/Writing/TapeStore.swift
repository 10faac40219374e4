internal import SourceText

/// The nodes of a text document, whose cursors are indexes of the tape.
struct TapeStore: NodeStore {
  private let tape: Tape
  private let document: PropertyListDocument
  private let text: TextScanner
  /// Whether text without escapes is UTF-8 as it lies there.
  private let isWellFormed: Bool

  init(_ tape: Tape, of document: PropertyListDocument) {
    self.tape = tape
    self.document = document
    text = TextScanner(document.source.text)
    isWellFormed = document.errors.isEmpty
  }

  @inline(__always)
  func item(at cursor: Int) -> Int { cursor }

  /// Keys are leaves everywhere but in the pairs of JSON, each of which is an array of a key and a value.
  @inline(__always)
  func key(at cursor: Int) -> Int { tape[cursor].isContainer ? cursor + 2 : cursor }

  @inline(__always)
  func value(at cursor: Int, in children: NodeChildren) -> Int {
    children.container == .pairs ? tape.index(after: cursor + 2) : cursor + 1
  }

  @inline(__always)
  func cursor(after cursor: Int, in children: NodeChildren) -> Int {
    switch children.container {
    case .array, .set, .pairs: tape.index(after: cursor)
    case .dictionary: tape.index(after: cursor + 1)
    }
  }

  @inline(__always)
  func withText<Result, Failure: Error>(
    of node: Int, _ body: (borrowing Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    let word = tape[node]
    guard word.kind == .string || word.kind == .key else { return nil }
    if !word.has(TapeWord.escaped), isWellFormed {
      let end = min(word.offset + tape.length(at: node), text.count)
      return unsafe try body(text.buffer(word.offset, max(end, word.offset)).span)
    }
    let bytes = Array(tape.string(at: node, in: document).utf8)
    return try body(bytes.span)
  }

  @inline(__always)
  func hand<Sink: PropertyListSink>(
    _ node: Int, to sink: inout Sink
  ) throws(WriteError) -> NodeChildren? {
    let word = tape[node]
    switch word.kind {
    case .string, .key, .end:
      _ = try withText(of: node) { text throws(WriteError) in try sink.string(text) }
    case .integer: try handInteger(node, word, to: &sink)
    case .array: return children(.array, node)
    case .dictionary: return children(.dictionary, node)
    case .set: return children(.set, node)
    case .pairs: return children(.pairs, node)
    case .true: try sink.boolean(true)
    case .false: try sink.boolean(false)
    case .null: try sink.null()
    case .real, .date, .data, .uid: try handRarer(node, word, to: &sink)
    }
    return nil
  }

  private func handRarer<Sink: PropertyListSink>(
    _ node: Int, _ word: TapeWord, to sink: inout Sink
  ) throws(WriteError) {
    switch word.kind {
    case .real:
      let text = String(decoding: tape.realBytes(at: node, in: document), as: UTF8.self)
      let value = tape.real(at: node, in: document)
      let isText = value != nil && document.format != .gnustep
      try sink.real(SinkReal(value: value ?? 0, text: text, isText: isText))
    case .date:
      try sink.date(tape.date(at: node, in: document) ?? PropertyListDate(wholeSeconds: 0))
    case .data:
      let bytes = tape.data(at: node, in: document)
      try sink.data(bytes.span)
    default: try sink.uid(tape.uid(at: node, in: document) ?? 0)
    }
  }

  private func children(_ container: SinkContainer, _ node: Int) -> NodeChildren {
    let content = tape.content(at: node)
    return NodeChildren(
      container: container, count: tape.size(at: node).count, start: content.lowerBound,
      end: content.upperBound)
  }

  private func handInteger<Sink: PropertyListSink>(
    _ node: Int, _ word: TapeWord, to sink: inout Sink
  ) throws(WriteError) {
    // Up to 18 digits without anything else are most of what there is.
    if word.length > 0, word.length <= 18, word.length == 1 || text[word.offset] != UInt8(ascii: "0"),
      let value = text.number(at: word.offset, digits: word.length)
    {
      return try sink.integer(PropertyListInteger(value), text: nil)
    }
    let value = tape.integer(at: node, in: document) ?? 0
    let unusual = document.format == .xml ? tape.unusualIntegerText(at: node, in: document) : nil
    try sink.integer(value, text: unusual)
  }
}
