/// Where a record stands, and those of its facts that are asked for most.
struct RecordEntry: Sendable {
  private let sourceNumber: Int16
  private let headerRange: TextRange
  /// The node of the record's path.
  var node: Int32 = -1
  /// What the books said.
  var books = Facet()
  /// What is true today.
  var today = Facet()

  init(source: Int, header: Range<Int>) {
    sourceNumber = Int16(source)
    headerRange = TextRange(header)
  }

  /// The file of records.
  @inline(__always)
  var source: Int { Int(sourceNumber) }

  /// The line with the path.
  @inline(__always)
  var header: Range<Int> { headerRange.range }

  /// One side of a record.
  struct Facet: Sendable {
    /// The lines of the side, the line that opens it first; empty if the record lacks the side.
    var lines: Range<Int> {
      get { lineRange.range }
      set { lineRange = TextRange(newValue) }
    }
    private var lineRange = TextRange(0..<0)
    /// The kinds of field that occur.
    var fields: UInt64 = 0
    /// The types the key is meant to have.
    var types: ValueTypeSet = []
    /// Further types that are understood.
    var lenientTypes: ValueTypeSet = []

    /// How the key stands, nil where the side does not say.
    var status: KeyStatus?
    /// Where the first field of a kind begins that is asked for often; 0 where there is none.
    var platforms: Int32 = 0
    var value: Int32 = 0
    var constraint: Int32 = 0
    var relation: Int32 = 0

    /// Where to begin looking for a field of a kind.
    @inline(__always)
    func start(of kind: FieldKind) -> Int {
      switch kind {
      case .platforms: Int(platforms)
      case .value: Int(value)
      case .constraint: Int(constraint)
      case .relation: Int(relation)
      default: lines.lowerBound
      }
    }

    /// Whether the record has this side.
    var exists: Bool { !lineRange.isEmpty }

    /// Whether a field of a kind occurs.
    @inline(__always)
    func has(_ kind: FieldKind) -> Bool { fields & kind.bit != 0 }
  }
}
