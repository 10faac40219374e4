internal import SourceText

extension JSONReader {
  /// Reads the number that begins at the position with a digit or a minus sign.
  mutating func readNumber() {
    let start = position
    var offset = start
    if text[offset] == UInt8(ascii: "-") { offset += 1 }
    let digits = offset
    skipDigits(&offset)
    let wholeDigits = offset - digits
    var isReal = false
    var isValid = wholeDigits == 1 || (wholeDigits > 1 && text[digits] != UInt8(ascii: "0"))
    if offset < end, text[offset] == UInt8(ascii: ".") {
      isReal = true
      offset += 1
      let fraction = offset
      skipDigits(&offset)
      isValid = isValid && offset > fraction
    }
    if offset < end, text[offset] | 0x20 == UInt8(ascii: "e") {
      isReal = true
      offset += 1
      if offset < end, text[offset] == UInt8(ascii: "-") || text[offset] == UInt8(ascii: "+") { offset += 1 }
      let exponent = offset
      skipDigits(&offset)
      isValid = isValid && offset > exponent
    }
    guard isValid, offset >= end || !Self.isWordCharacter(text[offset]) else { return malformedNumber() }
    position = offset
    tape.countValue()
    tape.leaf(isReal ? .real : .integer, offset: start, length: offset - start, flags: TapeWord.bare)
    if isReal {
      checkReal(start, offset)
    } else if wholeDigits > 18, JSONText.integer(text, start, offset) == nil {
      fail(
        .integerOverflow, ByteRange(start, offset), "The number needs more than 128 bits.",
        hint: "Write it with a point, as a real, or as a string.")
    }
    valueEnds()
  }

  private func skipDigits(_ offset: inout Int) {
    while offset < end, text[offset] &- UInt8(ascii: "0") < 10 { offset += 1 }
  }

  /// Notes a number too large for 64 bits of floating point, which becomes infinite.
  private mutating func checkReal(_ start: Int, _ upper: Int) {
    // Fewer characters cannot write so large a number without an exponent, nor with one below three digits.
    guard upper - start > 4 else { return }
    let value = RealText.value(of: unsafe Array(text.buffer(start, upper)))
    guard value?.isInfinite == true else { return }
    note(
      .unusualReal, ByteRange(start, upper),
      "The number is too large for 64 bits of floating point, so it is read as infinite.")
  }

  /// Something like a number stands at the position that JSON does not allow.
  mutating func malformedNumber() {
    let start = position
    var offset = start
    while offset < end, Self.isWordCharacter(text[offset]) { offset += 1 }
    let range = ByteRange(start, max(offset, start + 1))
    let digits = text[start] == UInt8(ascii: "-") || text[start] == UInt8(ascii: "+") ? start + 1 : start
    let hint: String
    if text.matches("-Infinity", at: start) || text.matches("-inf", at: start) {
      hint = "Write {\"$real\": \"-inf\"}."
    } else if text[start] == UInt8(ascii: "+") {
      hint = "Leave out the plus sign."
    } else if digits < end, text[digits] == UInt8(ascii: "0"), text[digits + 1] | 0x20 == UInt8(ascii: "x") {
      hint = "JSON has decimal numbers only."
    } else if digits < end, text[digits] == UInt8(ascii: "0"), text[digits + 1] &- UInt8(ascii: "0") < 10 {
      hint = "Leave out the zeros in front."
    } else if digits < end, text[digits] == UInt8(ascii: ".") {
      hint = "Write a 0 before the point."
    } else {
      hint = "Write digits, with an optional fraction and exponent, such as -1.5 or 2e10."
    }
    fail(
      .invalidReal, range, "\(shown(range.lowerBound, range.upperBound)) is no number of JSON.", hint: hint)
    addPlaceholder()
    position = range.upperBound
    valueEnds()
  }
}
