internal import SourceText

extension JSONReader {
  /// Opens an object, or reads one that stands for a leaf.
  mutating func openObject() {
    guard options.jsonForm == .lossless else {
      return open(.dictionary, wrapper: nil, isLiteral: false)
    }
    let isLiteral = frames.last?.wrapper == .dictionary && tape.valueCount == 0
    var offset = offsetAfterSpace(position + 1)
    guard !isLiteral, let wrapper = JSONWrapper(text, at: offset) else {
      return open(.dictionary, wrapper: nil, isLiteral: isLiteral)
    }
    offset = offsetAfterSpace(offset + wrapper.name.utf8CodeUnitCount + 2)
    guard offset < end, text[offset] == UInt8(ascii: ":") else {
      return open(.dictionary, wrapper: nil, isLiteral: false)
    }
    let valueStart = offsetAfterSpace(offset + 1)
    guard !wrapper.isContainer, let valueEnd = endOfLeaf(from: valueStart) else {
      return open(.dictionary, wrapper: wrapper, isLiteral: false)
    }
    let close = offsetAfterSpace(valueEnd)
    guard close < end, text[close] == UInt8(ascii: "}") else {
      return open(.dictionary, wrapper: wrapper, isLiteral: false)
    }
    let start = position
    position = close + 1
    tape.countValue()
    if !addLeaf(wrapper, ByteRange(valueStart, valueEnd), nodeStart: start) {
      invalidWrapper(wrapper, ByteRange(start, position))
      tape.detailedLeaf(
        .string, offset: start, length: 0, flags: TapeWord.bare, nodeStart: start, nodeEnd: position)
    }
    valueEnds()
  }

  private func offsetAfterSpace(_ start: Int) -> Int {
    var offset = start
    while offset < end,
      text[offset] == 0x20 || text[offset] == 0x0A || text[offset] == 0x09 || text[offset] == 0x0D
    {
      offset += 1
    }
    return offset
  }

  /// The offset behind a string, number or word.
  ///
  /// - Returns: `nil` if something else stands there.
  private func endOfLeaf(from start: Int) -> Int? {
    guard start < end else { return nil }
    var offset = start
    if text[start] == UInt8(ascii: "\"") {
      offset += 1
      while offset < end {
        offset = text.firstSpecialInJSON(from: offset).offset
        guard offset < end, text[offset] >= 0x20 else { return nil }
        if text[offset] == UInt8(ascii: "\"") { return offset + 1 }
        offset += 2
      }
      return nil
    }
    while offset < end, Self.isWordCharacter(text[offset]) { offset += 1 }
    return offset > start ? offset : nil
  }

  /// Adds the leaf a wrapper stands for.
  ///
  /// - Returns: `false` if its value is not of the form it should have.
  private mutating func addLeaf(_ wrapper: JSONWrapper, _ value: ByteRange, nodeStart: Int) -> Bool {
    let isString = text[value.lowerBound] == UInt8(ascii: "\"")
    let content = isString ? ByteRange(value.lowerBound + 1, value.upperBound - 1) : value
    let (start, end) = (content.lowerBound, content.upperBound)
    let kind: TapeWord.Kind
    switch wrapper {
    case .integer where isString && JSONText.integer(text, start, end) != nil: kind = .integer
    case .real where isString && RealText.form(of: unsafe Array(text.buffer(start, end))) != .invalid:
      kind = .real
    case .date where isString && JSONText.date(text, start, end) != nil: kind = .date
    case .data where isString && JSONText.isBase64(text, start, end): kind = .data
    case .uid where !isString && JSONText.isUID(text, start, end): kind = .uid
    case .null where !isString && content.count == 4 && text.matches("true", at: start): kind = .null
    default: return false
    }
    tape.detailedLeaf(
      kind, offset: start, length: end - start, flags: 0, nodeStart: nodeStart, nodeEnd: position)
    return true
  }

  /// Closes an object whose only key is that of a wrapper, and makes of it what it stands for.
  mutating func closeWrapper(
    _ wrapper: JSONWrapper, _ frame: Frame, start: Int, offset: Int, length: Int
  ) {
    // The object's words are its start, its size, the key, and then the value.
    let value = start + 3
    let kind: TapeWord.Kind?
    switch (wrapper, tape[value].kind) {
    case (.dictionary, .dictionary): kind = .dictionary
    case (.set, .array): kind = .set
    case (.pairs, .array) where isArrayOfPairs(at: value): kind = .pairs
    default: kind = nil
    }
    guard let kind else {
      invalidWrapper(wrapper, ByteRange(frame.start, offset + length))
      return tape.close(offset: offset, length: length)
    }
    tape.closeAround(kind, valueAt: value, end: offset + length)
  }

  private func isArrayOfPairs(at array: Int) -> Bool {
    var index = array + 2
    let size = tape.size(at: array)
    while index < size.end {
      guard tape[index].kind == .array, tape.size(at: index).count == 2 else { return false }
      index = tape.index(after: index)
    }
    return true
  }

  private mutating func invalidWrapper(_ wrapper: JSONWrapper, _ range: ByteRange) {
    fail(
      .invalidWrapper, range, "The value of \(wrapper.name) is not of the form it should have.",
      hint: "Write \(wrapper.form); a dictionary that only looks like this goes inside {\"$dictionary\": …}.")
  }
}
