/// A whole number of a property list: any of 64 bits, signed or unsigned, and the 128 bits that binary files
/// can hold.
public struct PropertyListInteger: Sendable, Hashable {
  /// The low 64 bits.
  public let low: UInt64
  /// The high 64 bits, in two's complement.
  public let high: Int64

  /// Creates a number from its two halves.
  public init(high: Int64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Creates a number from a signed one.
  @inlinable
  public init(_ value: Int64) {
    self.init(high: value < 0 ? -1 : 0, low: UInt64(bitPattern: value))
  }

  /// Creates a number from an unsigned one.
  @inlinable
  public init(_ value: UInt64) {
    self.init(high: 0, low: value)
  }

  /// Creates a number from one of the width of a word.
  @inlinable
  public init(_ value: Int) {
    self.init(Int64(value))
  }

  /// The number, if it fits into 64 signed bits.
  @inlinable
  public var int64: Int64? {
    let value = Int64(bitPattern: low)
    return high == (value < 0 ? -1 : 0) ? value : nil
  }

  /// The number, if it fits into 64 unsigned bits.
  @inlinable
  public var uint64: UInt64? { high == 0 ? low : nil }

  /// Whether the number is below zero.
  public var isNegative: Bool { high < 0 }
}

extension PropertyListInteger: ExpressibleByIntegerLiteral {
  /// Creates a number from a literal.
  public init(integerLiteral value: Int64) { self.init(value) }
}

extension PropertyListInteger: Comparable {
  /// Orders numbers by value.
  public static func < (left: PropertyListInteger, right: PropertyListInteger) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}

extension PropertyListInteger: CustomStringConvertible {
  /// The number in decimal digits.
  public var description: String {
    if let int64 { return "\(int64)" }
    if let uint64 { return "\(uint64)" }
    // Divides the magnitude by ten, digit by digit; only binary files have numbers this large.
    var (high, low) = (UInt64(bitPattern: self.high), self.low)
    if isNegative {
      low = ~low &+ 1
      high = ~high &+ (low == 0 ? 1 : 0)
    }
    var digits: [UInt8] = []
    while high != 0 || low != 0 {
      let (upper, rest) = high.quotientAndRemainder(dividingBy: 10)
      let (lower, digit) = UInt64(10).dividingFullWidth((rest, low))
      (high, low) = (upper, lower)
      digits.append(UInt8(ascii: "0") + UInt8(digit))
    }
    if isNegative { digits.append(UInt8(ascii: "-")) }
    return String(decoding: digits.reversed(), as: UTF8.self)
  }
}

extension PropertyListInteger {
  /// Creates a number from decimal digits, with a minus sign in front of a negative one.
  ///
  /// - Returns: `nil` if the text is something else, or needs more than 128 bits.
  public init?(decimal text: some Sequence<UInt8>) {
    var digits = Array(text)
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    guard !digits.isEmpty else { return nil }
    var (high, low): (UInt64, UInt64) = (0, 0)
    for byte in digits {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      let (carry, product) = low.multipliedFullWidth(by: 10)
      let (sum, overflow) = product.addingReportingOverflow(UInt64(digit))
      let (scaled, tooLarge) = high.multipliedReportingOverflow(by: 10)
      let (upper, stillTooLarge) = scaled.addingReportingOverflow(carry + (overflow ? 1 : 0))
      guard !tooLarge, !stillTooLarge else { return nil }
      (high, low) = (upper, sum)
    }
    let limit: UInt64 = 1 << 63
    if isNegative {
      guard high < limit || (high == limit && low == 0) else { return nil }
      let negated = ~low &+ 1
      self.init(high: Int64(bitPattern: ~high &+ (negated == 0 ? 1 : 0)), low: negated)
    } else {
      guard high < limit else { return nil }
      self.init(high: Int64(high), low: low)
    }
  }
}
