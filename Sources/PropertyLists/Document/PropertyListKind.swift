/// What a value of a property list is.
public enum PropertyListKind: UInt8, Sendable, Hashable, CaseIterable {
  /// A text.
  case string
  /// True or false.
  case boolean
  /// A whole number.
  case integer
  /// A floating-point number.
  case real
  /// A point in time.
  case date
  /// Bytes.
  case data
  /// A reference number of a keyed archive.
  case uid
  /// An ordered list of values.
  case array
  /// Keys with values.
  case dictionary
  /// An unordered collection; only binary files can hold one.
  case set
  /// No value; only binary files can hold one.
  case null
}

extension PropertyListKind: CustomStringConvertible {
  /// The name as users know it, such as `dictionary`.
  public var description: String {
    switch self {
    case .string: "string"
    case .boolean: "boolean"
    case .integer: "integer"
    case .real: "real"
    case .date: "date"
    case .data: "data"
    case .uid: "uid"
    case .array: "array"
    case .dictionary: "dictionary"
    case .set: "set"
    case .null: "null"
    }
  }
}
