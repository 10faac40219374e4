/// A point in time, in seconds since 2001-01-01T00:00:00Z.
///
/// Whole seconds are exact over the range of 64 bits, well beyond what a floating-point number resolves;
/// anything else is the floating-point number a binary file holds.
public struct PropertyListDate: Sendable, Hashable {
  private let bits: UInt64
  private let isWhole: Bool

  /// Creates a date from whole seconds.
  public init(wholeSeconds: Int64) {
    bits = UInt64(bitPattern: wholeSeconds)
    isWhole = true
  }

  /// Creates a date from seconds as a binary file holds them, `nan` included.
  public init(secondsSinceReference seconds: Double) {
    let whole = Self.floor(seconds)
    isWhole = whole.map { Double($0).bitPattern == seconds.bitPattern } ?? false
    bits = isWhole ? UInt64(bitPattern: whole ?? 0) : seconds.bitPattern
  }

  /// The seconds since 2001-01-01T00:00:00Z, rounded to a floating-point number.
  public var secondsSinceReference: Double {
    isWhole ? Double(Int64(bitPattern: bits)) : Double(bitPattern: bits)
  }

  /// The whole seconds before or at the date, or `nil` if the date is not a number or out of 64 bits.
  public var wholeSeconds: Int64? {
    isWhole ? Int64(bitPattern: bits) : Self.floor(Double(bitPattern: bits))
  }

  /// The greatest whole number not above another, if it fits; needs nothing of the C library.
  private static func floor(_ value: Double) -> Int64? {
    guard value >= -9_223_372_036_854_775_808, value < 9_223_372_036_854_775_808 else { return nil }
    let truncated = Int64(value)
    return Double(truncated) > value ? truncated - 1 : truncated
  }

  /// Whether the date falls on a whole second.
  public var isWholeSecond: Bool { isWhole }
}
