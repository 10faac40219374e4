/// Year, month, day and time of day, in UTC, in the Gregorian calendar carried on backwards.
struct DateFields {
  var year: Int64
  var month: Int
  var day: Int
  var hour: Int
  var minute: Int
  var second: Int
  /// The year has more digits than 64 bits hold.
  var isBeyondRange = false

  /// Whether each field is within what a calendar and clock show.
  var isInRange: Bool {
    (1...12).contains(month) && day >= 1 && day <= Self.days(inMonth: month, ofYear: year)
      && (0...23).contains(hour) && (0...59).contains(minute) && (0...59).contains(second)
  }

  /// The seconds since 2001-01-01T00:00:00Z; fields out of range roll over (F40).
  var seconds: PropertyListDate {
    // The system takes month 0 for January.
    let zeroBased = Int64(max(month, 1) - 1)
    let year = year + zeroBased / 12
    let (days, tooFar) =
      isBeyondRange || year.magnitude > 1 << 56
      ? (0, true)
      : (Self.days(upToYear: year, month: Int(zeroBased % 12) + 1) + Int64(day - 1), false)
    let time = Int64(hour * 3600 + minute * 60 + second)
    let (product, overflow) = days.multipliedReportingOverflow(by: 86_400)
    let (sum, carry) = product.addingReportingOverflow(time)
    if tooFar || overflow || carry {
      return PropertyListDate(secondsSinceReference: Double(year) * 31_556_952)
    }
    return PropertyListDate(wholeSeconds: sum)
  }

  /// The days from 2001-01-01 to the first of a month.
  static func days(upToYear year: Int64, month: Int) -> Int64 {
    // Years begin in March here, so that the leap day comes last.
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted >= 0 ? shifted / 400 : (shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let monthFromMarch = Int64(month + (month > 2 ? -3 : 9))
    let dayOfYear = (153 * monthFromMarch + 2) / 5
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 730_791
  }

  static func days(inMonth month: Int, ofYear year: Int64) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The fields of a number of seconds since 2001-01-01T00:00:00Z.
  init(wholeSeconds: Int64) {
    let (days, time) = Self.floorDivide(wholeSeconds, by: 86_400)
    let (era, dayOfEra) = Self.floorDivide(days + 730_791, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = Int(dayOfYear - (153 * monthFromMarch + 2) / 5) + 1
    month = Int(monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9)
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    hour = Int(time / 3600)
    minute = Int(time / 60 % 60)
    second = Int(time % 60)
  }

  private static func floorDivide(_ value: Int64, by divisor: Int64) -> (quotient: Int64, rest: Int64) {
    let (quotient, rest) = value.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }

  /// Reads `YEAR-MM-DDThh:mm:ssZ` (F39).
  init?(xml text: TextScanner, _ start: Int, _ end: Int) {
    guard end > start, text[end - 1] == UInt8(ascii: "Z") else { return nil }
    self.init(withoutZone: text, start, end - 1)
  }

  /// Reads `YEAR-MM-DDThh:mm:ss`.
  init?(withoutZone text: TextScanner, _ start: Int, _ end: Int) {
    var offset = start
    let isNegative = offset < end && text[offset] == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    let yearStart = offset
    var year: Int64 = 0
    var isBeyondRange = false
    while offset < end, text[offset] &- UInt8(ascii: "0") < 10 {
      let (scaled, overflow) = year.multipliedReportingOverflow(by: 10)
      isBeyondRange = isBeyondRange || overflow || scaled > Int64.max - 10
      year = isBeyondRange ? Int64.max / 10 : scaled + Int64(text[offset] &- UInt8(ascii: "0"))
      offset += 1
    }
    guard isNegative || offset > yearStart else { return nil }
    func pair(_ lead: UInt8, at place: Int) -> Int? {
      guard text[place] == lead else { return nil }
      let tens = text[place + 1] &- UInt8(ascii: "0")
      let ones = text[place + 2] &- UInt8(ascii: "0")
      return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
    }
    guard end - offset == 15,
      let month = pair(UInt8(ascii: "-"), at: offset), let day = pair(UInt8(ascii: "-"), at: offset + 3),
      let hour = pair(UInt8(ascii: "T"), at: offset + 6),
      let minute = pair(UInt8(ascii: ":"), at: offset + 9),
      let second = pair(UInt8(ascii: ":"), at: offset + 12)
    else { return nil }
    self.year = isNegative ? -year : year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.isBeyondRange = isBeyondRange
  }
}
