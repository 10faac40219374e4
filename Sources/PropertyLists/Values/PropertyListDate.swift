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
    let whole = Int64(exactly: seconds)
    isWhole = whole != nil && !(whole == 0 && seconds.sign == .minus)
    bits = isWhole ? UInt64(bitPattern: whole ?? 0) : seconds.bitPattern
  }

  /// The seconds since 2001-01-01T00:00:00Z, rounded to a floating-point number.
  public var secondsSinceReference: Double {
    isWhole ? Double(Int64(bitPattern: bits)) : Double(bitPattern: bits)
  }

  /// The whole seconds before or at the date, or `nil` if the date is not a number or out of 64 bits.
  public var wholeSeconds: Int64? {
    isWhole ? Int64(bitPattern: bits) : Int64(exactly: Double(bitPattern: bits).rounded(.down))
  }

  /// Whether the date falls on a whole second.
  public var isWholeSecond: Bool { isWhole }
}
