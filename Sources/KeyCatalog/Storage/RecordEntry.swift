/// Where a record stands, and those of its facts that are asked for most.
struct RecordEntry: Sendable {
  /// The file of records.
  var source: Int
  /// The line with the path.
  var header: Range<Int>
  /// The node of the record's path.
  var node: Int32 = -1
  /// What the books said.
  var books = Facet()
  /// What is true today.
  var today = Facet()

  /// One side of a record.
  struct Facet: Sendable {
    /// The lines of the side, the line that opens it first; empty if the record lacks the side.
    var lines = 0..<0
    /// The kinds of field that occur.
    var fields: UInt64 = 0
    /// The types the key is meant to have.
    var types: ValueTypeSet = []
    /// Further types that are understood.
    var lenientTypes: ValueTypeSet = []

    /// Whether the record has this side.
    var exists: Bool { !lines.isEmpty }

    /// Whether a field of a kind occurs.
    @inline(__always)
    func has(_ kind: FieldKind) -> Bool { fields & kind.bit != 0 }
  }
}
