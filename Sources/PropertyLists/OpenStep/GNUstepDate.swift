/// A date of GNUstep text: `YEAR-MONTH-DAY HOUR:MINUTE:SECOND ±hhmm` (F72).
struct GNUstepDate {
  /// The fields, in the time zone of the text.
  let fields: DateFields
  /// How far the time zone is ahead of UTC.
  let zoneSeconds: Int64
  /// All fields have the digits they usually have.
  let isUsual: Bool

  /// The point in time, or `nil` if it is out of range.
  var seconds: PropertyListDate? {
    guard let local = fields.seconds.wholeSeconds else { return nil }
    let (seconds, overflow) = local.subtractingReportingOverflow(zoneSeconds)
    return overflow ? nil : PropertyListDate(wholeSeconds: seconds)
  }

  /// Reads a date; one digit is enough for a field, one too large rolls over, and years have four digits.
  ///
  /// - Returns: `nil` if the text is something else.
  init?(_ text: TextScanner, _ start: Int, _ end: Int) {
    var reader = FieldReader(text: text, offset: start, end: end)
    guard let year = reader.number(upTo: 4, usual: 4), reader.skip(UInt8(ascii: "-")),
      let month = reader.number(upTo: 2, usual: 2), month > 0, reader.skip(UInt8(ascii: "-")),
      let day = reader.number(upTo: 2, usual: 2), day > 0, reader.skip(UInt8(ascii: " ")),
      let hour = reader.number(upTo: 2, usual: 2), reader.skip(UInt8(ascii: ":")),
      let minute = reader.number(upTo: 2, usual: 2), reader.skip(UInt8(ascii: ":")),
      let second = reader.number(upTo: 2, usual: 2), reader.skip(UInt8(ascii: " "))
    else { return nil }
    let isWest = reader.skip(UInt8(ascii: "-"))
    guard isWest || reader.skip(UInt8(ascii: "+")), let zoneHours = reader.number(upTo: 2, usual: 2) else {
      return nil
    }
    if reader.skip(UInt8(ascii: ":")) { reader.isUsual = false }
    guard let zoneMinutes = reader.number(upTo: 2, usual: 2), reader.offset == end else { return nil }
    var fields = DateFields(wholeSeconds: 0)
    fields.year = year
    (fields.month, fields.day) = (Int(month), Int(day))
    (fields.hour, fields.minute, fields.second) = (Int(hour), Int(minute), Int(second))
    self.fields = fields
    let zone = zoneHours * 3600 + zoneMinutes * 60
    zoneSeconds = isWest ? -zone : zone
    isUsual = reader.isUsual
  }

  /// Reads fields of digits one after another.
  private struct FieldReader {
    let text: TextScanner
    var offset: Int
    let end: Int
    var isUsual = true

    /// Passes a character if it stands here.
    mutating func skip(_ byte: UInt8) -> Bool {
      guard offset < end, text[offset] == byte else { return false }
      offset += 1
      return true
    }

    /// Passes a number of digits.
    mutating func number(upTo limit: Int, usual: Int) -> Int64? {
      let start = offset
      var value: Int64 = 0
      while offset < min(end, start + limit), text[offset] &- UInt8(ascii: "0") < 10 {
        value = value * 10 + Int64(text[offset] &- UInt8(ascii: "0"))
        offset += 1
      }
      if offset - start < usual { isUsual = false }
      return offset > start ? value : nil
    }
  }
}
