/// What the marker of a binary object and the count behind it say (F50, F51).
struct BinaryObject {
  /// The forms an object can have.
  enum Form: UInt8 {
    case null, `false`, `true`, integer, real, date, data, ascii, utf16, uid, array, set, dictionary
  }

  let form: Form
  /// The offset of the first byte behind the marker and the count.
  let content: Int
  /// The bytes of a number or of data, the code units of a string, the items or pairs of a container.
  let count: Int

  @inline(__always)
  init(_ form: Form, _ content: Int, _ count: Int) {
    self.form = form
    self.content = content
    self.count = count
  }

  /// Whether the object refers to others.
  @inline(__always)
  var isContainer: Bool { form.rawValue >= Form.array.rawValue }

  /// How many references the object holds: a dictionary's keys come first, then its values.
  @inline(__always)
  var referenceCount: Int { form == .dictionary ? 2 * count : isContainer ? count : 0 }

  var kind: PropertyListKind {
    switch form {
    case .null: .null
    case .false, .true: .boolean
    case .integer: .integer
    case .real: .real
    case .date: .date
    case .data: .data
    case .ascii, .utf16: .string
    case .uid: .uid
    case .array: .array
    case .set: .set
    case .dictionary: .dictionary
    }
  }
}

/// What keeps an object of a binary file from being read.
enum BinaryProblem: Error {
  /// It lies before the first object or behind the last.
  case outsideArea
  /// Its marker stands for nothing, or for nothing that this version may hold.
  case unknownMarker
  /// Its count is not a whole number.
  case invalidCount
  /// It reaches into the offset table.
  case outOfBounds
  /// It is a UTF-16 string without characters, which the system refuses.
  case emptyUTF16
  /// It is a UID of more than 32 bits.
  case wideUID
}
