internal import SourceText

extension OpenStepReader {
  /// Reads the data, or GNUstep's typed value, whose `<` is at the position.
  ///
  /// The caller counts the value.
  ///
  /// - Returns: `false` if it is malformed; the failure has been dealt with.
  mutating func readData() -> Bool {
    guard !isTooDeep else {
      nestingTooDeep()
      return false
    }
    lastQuote = -1
    if isGNUstep, position + 1 < end {
      switch text[position + 1] {
      case UInt8(ascii: "*"): return readTypedValue()
      case UInt8(ascii: "["): return readBase64()
      default: break
      }
    }
    return isGNUstep ? readGNUstepHexadecimal() : readHexadecimal()
  }

  /// Reads pairs of hexadecimal digits up to the `>` (F65).
  private mutating func readHexadecimal() -> Bool {
    let start = position
    var flags: UInt64 = 0
    var reader = HexadecimalReader(text: text, offset: start + 1)
    let result = reader.skipPairs()
    position = reader.offset
    if reader.hasLookalike {
      flags |= TapeWord.nonASCII
      note(
        .digitLookalike, ByteRange(start, min(position + 1, end)),
        "Characters of the data are no hexadecimal digits; the system takes them for such all the same.")
    }
    guard result == .end else {
      malformedData(from: start, result)
      return false
    }
    tape.leaf(.data, offset: start + 1, length: position - start - 1, flags: flags)
    position += 1
    return true
  }

  /// Reads GNUstep's hexadecimal data, in which comments may stand (F71).
  private mutating func readGNUstepHexadecimal() -> Bool {
    let start = position
    position += 1
    while true {
      skipSpace()
      guard position + 1 < end, hexadecimalValue(text[position]) != nil else { break }
      guard hexadecimalValue(text[position + 1]) != nil else {
        position += 1
        malformedData(from: start, .uneven)
        return false
      }
      position += 2
    }
    guard position < end, text[position] == UInt8(ascii: ">") else {
      malformedData(from: start, position < end ? .invalid : .unterminated)
      return false
    }
    tape.leaf(.data, offset: start + 1, length: position - start - 1)
    position += 1
    return true
  }

  // MARK: Typed values

  /// Reads `<[base-64]>` (F72).
  private mutating func readBase64() -> Bool {
    let start = position
    let contentStart = start + 2
    guard let close = text.first(of: "]>", from: contentStart, upTo: end) else {
      typedValueFails(
        start, .invalidData, ByteRange(start, contentStart), "The base-64 data has no end.",
        hint: "Close it with ]>.")
      return false
    }
    switch OpenStepText.base64Form(text, contentStart, close) {
    case .regular: break
    case .irregular(let offset):
      note(
        .irregularBase64, ByteRange(offset, offset + 1),
        "The base-64 text is irregular here; other readers may see other data.")
    case .invalid(let offset):
      typedValueFails(
        start, .invalidData, scalarRange(at: offset), "The base-64 text is wrong here.",
        hint: "Base-64 uses A-Z, a-z, 0-9, + and /, in groups of four, with = at the end only.")
      return false
    }
    tape.leaf(.data, offset: contentStart, length: close - contentStart, flags: TapeWord.escaped)
    position = close + 2
    noteFormat(ByteRange(start, position))
    return true
  }

  /// Reads `<*T…>`, with T one of B, D, I and R (F72).
  private mutating func readTypedValue() -> Bool {
    let start = position
    let close = text.first(UInt8(ascii: ">"), from: start + 2)
    guard close < end else {
      typedValueFails(
        start, .unexpectedEnd, ByteRange(start, start + 2), "The typed value has no end.",
        hint: "Close it with >.")
      return false
    }
    var contentStart = min(start + 3, close)
    var contentEnd = close
    let isEmpty = contentStart == contentEnd
    if contentEnd - contentStart >= 2, text[contentStart] == UInt8(ascii: "\""),
      text[contentEnd - 1] == UInt8(ascii: "\"")
    {
      contentStart += 1
      contentEnd -= 1
    }
    guard !isEmpty else {
      typedValueFails(
        start, .invalidTypedValue, ByteRange(start, close + 1), "The typed value is empty.",
        hint: "Write <*I5>, <*R1.5>, <*BY> or <*D2026-01-31 23:59:59 +0000>.")
      return false
    }
    guard let kind = typedKind(text[start + 2], start, ByteRange(contentStart, contentEnd)) else {
      return false
    }
    tape.leaf(kind, offset: contentStart, length: contentEnd - contentStart)
    position = close + 1
    noteFormat(ByteRange(start, position))
    return true
  }

  /// The kind of value a type letter asks for, if the content fits.
  private mutating func typedKind(_ letter: UInt8, _ start: Int, _ content: ByteRange) -> TapeWord.Kind? {
    let (lower, upper) = (content.lowerBound, content.upperBound)
    let code = ReadError.Code.invalidTypedValue
    switch letter {
    case UInt8(ascii: "B"):
      if upper - lower > 1 { irregularTypedValue(content, "Only the first letter of the Boolean counts.") }
      if text[lower] == UInt8(ascii: "Y") { return .true }
      if text[lower] == UInt8(ascii: "N") { return .false }
      typedValueFails(
        start, code, content, "\(shown(lower, upper)) is no Boolean.", hint: "Write <*BY> or <*BN>.")
    case UInt8(ascii: "I"):
      if !OpenStepText.isPlainInteger(text, lower, upper) {
        irregularTypedValue(content, "The number is read as far as it has digits.")
      }
      return .integer
    case UInt8(ascii: "R"): return typedReal(start, content)
    case UInt8(ascii: "D"): return typedDate(start, content)
    default:
      typedValueFails(
        start, code, ByteRange(start, start + 3), "\(quoted(at: start + 2)) is no type.",
        hint: "The types are B (Boolean), D (date), I (integer) and R (real).")
    }
    return nil
  }

  private mutating func typedReal(_ start: Int, _ content: ByteRange) -> TapeWord.Kind? {
    let bytes = unsafe Array(text.buffer(content.lowerBound, content.upperBound))
    guard RealText.form(of: bytes) == .invalid else { return .real }
    guard OpenStepText.realPrefix(of: bytes).hexadecimal == false else {
      typedValueFails(
        start, .invalidTypedValue, content, "A real is not written in hexadecimal digits.",
        hint: "Write <*R1.5>.")
      return nil
    }
    irregularTypedValue(content, "The number is read as far as it makes sense.")
    return .real
  }

  private mutating func typedDate(_ start: Int, _ content: ByteRange) -> TapeWord.Kind? {
    guard let date = GNUstepDate(text, content.lowerBound, content.upperBound), date.seconds != nil else {
      typedValueFails(
        start, .invalidTypedValue, content, "\(shown(content.lowerBound, content.upperBound)) is no date.",
        hint: "Write it as <*D2026-01-31 23:59:59 +0000>.")
      return nil
    }
    if !date.fields.isInRange {
      note(
        .dateRollsOver, content,
        "A field of the date is out of range; GNUstep counts on into the next larger unit.")
    } else if !date.isUsual {
      irregularTypedValue(content, "The date is written in an unusual form.")
    }
    return .date
  }

  private mutating func irregularTypedValue(_ range: ByteRange, _ message: String) {
    note(.irregularTypedValue, range, message)
  }

  // MARK: What only GNUstep reads

  /// Notes the first thing in the file that the system would refuse.
  private mutating func noteFormat(_ range: ByteRange) {
    guard !hasNotedFormat else { return }
    hasNotedFormat = true
    note(.formatUnknownToSystem, range, "Only GNUstep reads this; the system refuses the file for it.")
  }

  /// Looks for characters in the bare text from an offset up to the position that the system refuses there.
  mutating func noteBareText(_ start: Int) {
    guard !hasNotedFormat else { return }
    let (low, high) = OpenStepText.bareCharacters
    for offset in start..<position {
      let byte = text[offset]
      if (byte < 0x40 ? low : high) >> UInt64(byte & 63) & 1 == 0 {
        return noteFormat(ByteRange(start, position))
      }
    }
  }
}
