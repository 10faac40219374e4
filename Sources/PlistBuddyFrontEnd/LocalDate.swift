internal import PropertyLists

/// Dates as PlistBuddy shows and reads them: in local time, as `Mon Jan 01 00:00:00 UTC 2024`.
enum LocalDate {
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Seconds from 1970 to 2001.
  private static let reference: Int64 = 978_307_200

  /// The text of a date.
  static func text(of date: PropertyListDate) -> String {
    guard let seconds = date.wholeSeconds, seconds.magnitude < 1 << 55,
      let time = LocalTime(seconds: seconds + reference)
    else { return "(invalid date)" }
    let clock = [time.hour, time.minute, time.second].map(twoDigits).joined(separator: ":")
    let zone = zoneName(near: seconds + reference)
    let day = "\(days[time.weekday % 7]) \(months[time.month % 12]) \(twoDigits(time.day))"
    return "\(day) \(clock) \(zone) \(time.year)"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  /// The name of the local zone in winter, which the original shows all year.
  private static func zoneName(near seconds: Int64) -> String {
    let halfYear: Int64 = 182 * 86_400
    for moment in [seconds, seconds + halfYear] {
      if let time = LocalTime(seconds: moment), !time.isSummer { return time.zoneName }
    }
    return "UTC"
  }

  // MARK: Reading

  /// The date a text stands for, or nil: as ``text(of:)`` gives it, with or without the zone, or `mm/dd/yy`.
  static func date(of text: String) -> PropertyListDate? {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
    if words.count == 1 { return date(withSlashes: words[0]) }
    guard words.count == 5 || words.count == 6, days.contains(words[0]),
      let month = months.firstIndex(of: words[1]), let day = number(words[2], in: 1...31),
      let year = number(words[words.count - 1], in: 0...99_999)
    else { return nil }
    let clock = words[3].split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard clock.count == 3, let hour = number(clock[0], in: 0...23),
      let minute = number(clock[1], in: 0...59), let second = number(clock[2], in: 0...60)
    else { return nil }
    var time = LocalTime(year: year, month: month, day: day)
    time.hour = hour
    time.minute = minute
    time.second = second
    guard words.count == 6 else { return date(time, .local(isSummer: nil)) }
    return date(time, zone: words[4])
  }

  private static func date(_ time: LocalTime, zone name: String) -> PropertyListDate? {
    if ["UTC", "GMT", "Z"].contains(name) { return date(time, .utc) }
    // The local zone goes by two names, and the hour is that of the one that is given.
    for isSummer in [false, true] {
      let seconds = time.seconds(in: .local(isSummer: isSummer))
      if let local = LocalTime(seconds: seconds), local.zoneName == name, local.isSummer == isSummer {
        return PropertyListDate(wholeSeconds: seconds - reference)
      }
    }
    // The name in winter stands for the zone all year, as it is shown.
    let seconds = time.seconds(in: .local(isSummer: nil))
    return zoneName(near: seconds) == name ? PropertyListDate(wholeSeconds: seconds - reference) : nil
  }

  private static func date(withSlashes text: String) -> PropertyListDate? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let month = number(parts[0], in: 1...12), let day = number(parts[1], in: 1...31),
      let year = number(parts[2], in: 0...9999)
    else { return nil }
    // Two digits are of 1969 to 2068, as C reads them.
    let century = year >= 100 ? 0 : year >= 69 ? 1900 : 2000
    return date(LocalTime(year: century + year, month: month - 1, day: day), .local(isSummer: nil))
  }

  private static func date(_ time: LocalTime, _ zone: LocalTime.Zone) -> PropertyListDate {
    PropertyListDate(wholeSeconds: time.seconds(in: zone) - reference)
  }

  private static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
    guard let number = Int(text), range.contains(number) else { return nil }
    return number
  }
}
