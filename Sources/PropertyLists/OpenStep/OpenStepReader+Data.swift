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
    let decoded = Base64.decode(text, contentStart, close)
    if let irregular = decoded.firstIrregularity {
      note(
        .irregularBase64, ByteRange(irregular, irregular + 1),
        "The base-64 text is irregular here; other readers may see other data.")
    }
    tape.leaf(.data, offset: contentStart, length: close - contentStart, flags: TapeWord.escaped)
    position = close + 2
    return true
  }

  /// Reads `<*T…>`, with T one of B, D, I and R (F72).
  private mutating func readTypedValue() -> Bool {
    let start = position
    let close = typedValueEnd(from: start + 3)
    guard close < end else {
      typedValueFails(
        start, .unexpectedEnd, ByteRange(start, min(start + 2, end)), "The typed value has no end.",
        hint: "Close it with >.")
      return false
    }
    var contentStart = start + 3
    var contentEnd = close
    if contentEnd - contentStart >= 2, text[contentStart] == UInt8(ascii: "\"") {
      contentStart += 1
      contentEnd -= 1
    }
    guard contentStart < contentEnd else {
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
    return true
  }

  /// The offset of the `>` that closes a typed value, whose content may be quoted.
  private func typedValueEnd(from start: Int) -> Int {
    guard start < end else { return end }
    guard text[start] == UInt8(ascii: "\"") else { return text.first(UInt8(ascii: ">"), from: start - 1) }
    let quote = text.first(UInt8(ascii: "\""), from: start + 1)
    return quote + 1 < end && text[quote + 1] == UInt8(ascii: ">") ? quote + 1 : end
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
    case UInt8(ascii: "R"):
      if RealText.form(of: unsafe Array(text.buffer(lower, upper))) == .invalid {
        irregularTypedValue(content, "The number is read as far as it makes sense.")
      }
      return .real
    case UInt8(ascii: "D"):
      if OpenStepText.date(text, lower, upper) != nil { return .date }
      typedValueFails(
        start, code, content, "\(shown(lower, upper)) is no date.",
        hint: "Write it as <*D2026-01-31 23:59:59 +0000>.")
    default:
      typedValueFails(
        start, code, ByteRange(start, start + 3), "\(quoted(at: start + 2)) is no type.",
        hint: "The types are B (Boolean), D (date), I (integer) and R (real).")
    }
    return nil
  }

  private mutating func irregularTypedValue(_ range: ByteRange, _ message: String) {
    note(.irregularTypedValue, range, message)
  }
}
