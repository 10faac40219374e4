#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A point in time as the clocks here show it.
struct LocalTime {
  /// The zone a time is counted in.
  enum Zone {
    case utc
    /// The one of this machine; whether it is summer time, or nil to find out.
    case local(isSummer: Bool?)
  }

  var year: Int
  /// From 0.
  var month: Int
  var day: Int
  var hour = 0
  var minute = 0
  var second = 0
  /// From 0, which is Sunday.
  private(set) var weekday = 0
  private(set) var isSummer = false
  /// The short name of the zone at this time.
  private(set) var zoneName = ""

  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The local time so many seconds after 1970 began, or nil if the C library cannot tell.
  init?(seconds: Int64) {
    var time = time_t(seconds)
    var fields = unsafe tm()
    guard unsafe localtime_r(&time, &fields) != nil else { return nil }
    self.init(
      year: Int(unsafe fields.tm_year) + 1900, month: Int(unsafe fields.tm_mon),
      day: Int(unsafe fields.tm_mday))
    hour = Int(unsafe fields.tm_hour)
    minute = Int(unsafe fields.tm_min)
    second = Int(unsafe fields.tm_sec)
    weekday = Int(unsafe fields.tm_wday)
    isSummer = unsafe fields.tm_isdst > 0
    if let zone = unsafe fields.tm_zone { zoneName = unsafe String(cString: zone) }
  }

  /// The seconds since 1970 began.
  ///
  /// - Parameter zone: The zone the fields are of.
  func seconds(in zone: Zone) -> Int64 {
    var fields = unsafe tm()
    unsafe fields.tm_year = Int32(clamping: year - 1900)
    unsafe fields.tm_mon = Int32(clamping: month)
    unsafe fields.tm_mday = Int32(clamping: day)
    unsafe fields.tm_hour = Int32(clamping: hour)
    unsafe fields.tm_min = Int32(clamping: minute)
    unsafe fields.tm_sec = Int32(clamping: second)
    switch zone {
    case .utc: return Int64(unsafe timegm(&fields))
    case .local(let isSummer):
      unsafe fields.tm_isdst = isSummer.map { $0 ? 1 : 0 } ?? -1
      return Int64(unsafe mktime(&fields))
    }
  }
}
