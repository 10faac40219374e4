internal import SourceText

/// What the words of a tape mean in the text they point into.
extension Tape {
  /// The bytes of a leaf's content, as the text has them.
  @unsafe
  private func withContent<Result>(
    at index: Int, in document: PropertyListDocument, _ body: (TextScanner, Int, Int) -> Result
  ) -> Result {
    let text = TextScanner(document.source.text)
    let start = self[index].offset
    let end = min(start + length(at: index), text.count)
    return withExtendedLifetime(document) { body(text, start, end) }
  }

  func string(at index: Int, in document: PropertyListDocument) -> String {
    let word = self[index]
    let length = length(at: index)
    switch document.format {
    case .xml:
      return XMLText.string(
        of: word, length: length, in: document.source, isChecked: document.errors.isEmpty)
    case .openStep, .strings, .gnustep:
      return OpenStepText.string(
        of: word, length: length, in: document.source, isGNUstep: document.format == .gnustep)
    case .json: return JSONText.string(of: word, length: length, in: document.source)
    case .binary: return ""
    }
  }

  func integer(at index: Int, in document: PropertyListDocument) -> PropertyListInteger? {
    unsafe withContent(at: index, in: document) { text, start, end in
      switch document.format {
      case .xml:
        if case .value(let value, _) = XMLInteger.read(text, start, end) { value } else { nil }
      case .json: JSONText.integer(text, start, end)
      default: OpenStepText.integer(text, start, end)
      }
    }
  }

  /// The text of an XML integer that is not written in plain decimal digits; nil also if bytes that are skipped in
  /// front of its digits are no text.
  func unusualIntegerText(at index: Int, in document: PropertyListDocument) -> String? {
    unsafe withContent(at: index, in: document) { text, start, end in
      guard case .value(let value, let isUsual) = XMLInteger.read(text, start, end) else { return nil }
      guard !isUsual || (value == 0 && end - start > 1) else { return nil }
      return unsafe String(validating: text.buffer(start, end), as: UTF8.self)
    }
  }

  /// The digits of a real, entities and CDATA sections replaced.
  func realBytes(at index: Int, in document: PropertyListDocument) -> [UInt8] {
    unsafe withContent(at: index, in: document) { text, start, end in
      self[index].has(TapeWord.escaped)
        ? XMLText.bytes(of: text, ByteRange(start, end)) : unsafe Array(text.buffer(start, end))
    }
  }

  func real(at index: Int, in document: PropertyListDocument) -> Double? {
    if document.format == .xml, !self[index].has(TapeWord.escaped) {
      let plain = unsafe withContent(at: index, in: document) { RealText.plainValue($0, $1, $2) }
      if let plain { return plain }
    }
    let bytes = realBytes(at: index, in: document)
    return document.format == .gnustep ? OpenStepText.real(bytes) : RealText.value(of: bytes)
  }

  func date(at index: Int, in document: PropertyListDocument) -> PropertyListDate? {
    unsafe withContent(at: index, in: document) { text, start, end in
      switch document.format {
      case .xml: DateFields(xml: text, start, end)?.seconds
      case .json: JSONText.date(text, start, end)
      default: OpenStepText.date(text, start, end)
      }
    }
  }

  func data(at index: Int, in document: PropertyListDocument) -> [UInt8] {
    unsafe withContent(at: index, in: document) { text, start, end in
      switch document.format {
      case .xml, .json: Base64.decode(text, start, end).bytes
      default: OpenStepText.data(text, start, end, isBase64: self[index].has(TapeWord.escaped))
      }
    }
  }

  func uid(at index: Int, in document: PropertyListDocument) -> UInt32? {
    guard let value = integer(at: index, in: document)?.uint64 else { return nil }
    return UInt32(exactly: value)
  }

  // MARK: Places

  /// The range in the text between a node's tags, quotes or brackets.
  func contentRange(at index: Int) -> ByteRange {
    let word = self[index]
    guard word.isContainer else { return ByteRange(start: word.offset, count: length(at: index)) }
    return ByteRange(word.offset, max(word.offset, self[size(at: index).end].offset))
  }

  /// The range in the text of a whole node, its tags, quotes or brackets included.
  func nodeRange(at index: Int, in document: PropertyListDocument) -> ByteRange {
    let content = contentRange(at: index)
    let word = self[index]
    var start = -1
    var end = -1
    if word.has(TapeWord.detailed), let detail = detail(at: index) {
      start = detail.nodeStart
      end = detail.nodeEnd
    }
    if word.isContainer {
      let last = self[size(at: index).end]
      end = last.offset + last.length
    }
    if start >= 0, end >= 0 { return ByteRange(start, max(start, end)) }
    let text = TextScanner(document.source.text)
    let bounds = withExtendedLifetime(document) {
      switch document.format {
      case .xml: XMLText.nodeBounds(around: content, isBare: word.has(TapeWord.bare), in: text)
      default: OpenStepText.nodeBounds(around: content, isBare: word.has(TapeWord.bare), word.kind, in: text)
      }
    }
    start = start >= 0 ? start : bounds.lowerBound
    end = end >= 0 ? end : bounds.upperBound
    return ByteRange(start, max(start, end))
  }
}
