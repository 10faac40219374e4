extension NodeReader {
  /// The seconds of a date since 2001-01-01T00:00:00Z, or `nil` for any other kind.
  package func date(_ node: Int) -> Double? {
    guard node >= 0 else { return nil }
    if let tape {
      let word = tape[node]
      guard word.kind == .date else { return nil }
      if word.length == 20, let seconds = secondsOfUsualDate(at: word.offset) { return seconds }
      return tape.date(at: node, in: document)?.secondsSinceReference
    }
    guard let objects, let object = objects.object(node), object.form == .date else { return nil }
    return objects.date(object).secondsSinceReference
  }

  /// The seconds of a date that is written as `2026-01-31T23:59:59Z`, or `nil` if it is not.
  @inline(__always)
  private func secondsOfUsualDate(at start: Int) -> Double? {
    guard text[start + 4] == UInt8(ascii: "-"), text[start + 7] == UInt8(ascii: "-"),
      text[start + 10] == UInt8(ascii: "T"), text[start + 13] == UInt8(ascii: ":"),
      text[start + 16] == UInt8(ascii: ":"), text[start + 19] == UInt8(ascii: "Z")
    else { return nil }
    var isNumber = true
    func pair(_ offset: Int) -> Int64 {
      let tens = text[start + offset] &- UInt8(ascii: "0")
      let ones = text[start + offset + 1] &- UInt8(ascii: "0")
      isNumber = isNumber && tens < 10 && ones < 10
      return Int64(tens) &* 10 &+ Int64(ones)
    }
    let year = pair(0) &* 100 &+ pair(2)
    let month = pair(5)
    let days = pair(8) &- 1
    let time = pair(11) &* 3600 &+ pair(14) &* 60 &+ pair(17)
    guard isNumber, month >= 1, month <= 12 else { return nil }
    return Double((DateFields.days(upToYear: year, month: Int(month)) &+ days) &* 86_400 &+ time)
  }
}
