/// A half-open run of bytes in a source.
///
/// Every place the library reports is a byte range. Lines and columns are worked out from it, when
/// somebody asks, by ``LineTable``.
public struct ByteRange: Sendable, Hashable {
  /// The offset of the first byte, from 0.
  public let lowerBound: Int
  /// The offset just past the last byte.
  public let upperBound: Int

  /// Creates a range from its bounds.
  ///
  /// - Precondition: `0 <= lowerBound <= upperBound`.
  public init(_ lowerBound: Int, _ upperBound: Int) {
    precondition(0 <= lowerBound && lowerBound <= upperBound, "range bounds are out of order")
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// Creates a range from a start and a length in bytes.
  ///
  /// - Precondition: `0 <= start` and `0 <= count`.
  public init(start: Int, count: Int) {
    self.init(start, start + count)
  }

  /// The number of bytes.
  public var count: Int { upperBound - lowerBound }

  /// Whether the range holds no byte.
  public var isEmpty: Bool { lowerBound == upperBound }

  /// Whether the two ranges share a byte, or one is an insertion point strictly inside the other.
  public func overlaps(_ other: ByteRange) -> Bool {
    lowerBound < other.upperBound && other.lowerBound < upperBound
  }

  /// Whether the other range lies within this one, bounds included.
  public func contains(_ other: ByteRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension ByteRange: CustomStringConvertible {
  /// The range as `lower..<upper`.
  public var description: String { "\(lowerBound)..<\(upperBound)" }
}
