public import SourceText

/// Something about a file of code that cannot be as it stands there.
public struct ExecutableError: Error, Sendable, Hashable {
  /// A kind of failure, stable enough to match on.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    /// The name used in reports.
    public let description: String

    /// The file ends before what its header announces.
    public static let truncated = Code("truncated")
    /// The table of slices is not possible: none, too many, two for one processor, or some that overlap.
    public static let badSliceTable = Code("bad-slice-table")
    /// A load command has a size it cannot have.
    public static let badCommand = Code("bad-command")
    /// A section, a symbol table or a signature lies outside the slice.
    public static let outsideSlice = Code("outside-slice")
    /// A text in a load command does not end inside it.
    public static let badText = Code("bad-text")
    /// The code signature cannot be understood.
    public static let badSignature = Code("bad-signature")
    /// The entitlements cannot be understood.
    public static let badEntitlements = Code("bad-entitlements")

    private init(_ name: String) { description = name }

    /// Whether the two are the same kind.
    public static func == (left: Code, right: Code) -> Bool {
      left.description.utf8.elementsEqual(right.description.utf8)
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
      for byte in description.utf8 { hasher.combine(byte) }
    }
  }

  /// The kind of failure.
  public let code: Code
  /// The bytes of the file at fault.
  public let range: ByteRange
  /// One sentence for a person, with no place in it: the range says where.
  public let message: String

  init(_ code: Code, _ range: ByteRange, _ message: String) {
    self.code = code
    self.range = range
    self.message = message
  }
}
