/// A run of bytes in a file of records, in half the room of a `Range`.
struct TextRange: Sendable {
  private let start: Int32
  private let end: Int32

  init(_ range: Range<Int>) {
    start = Int32(range.lowerBound)
    end = Int32(range.upperBound)
  }

  /// The run as a range of offsets.
  @inline(__always)
  var range: Range<Int> { unsafe Range(uncheckedBounds: (Int(start), Int(end))) }

  /// The number of bytes.
  @inline(__always)
  var count: Int { Int(end - start) }

  /// Whether there is no byte in the run.
  var isEmpty: Bool { start == end }
}
