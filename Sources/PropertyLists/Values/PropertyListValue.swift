/// A value of a property list, on its own, without its place in a file.
///
/// Values are `==` when a file could not tell them apart: dictionaries that differ only in the order of their
/// entries are not, nor are texts that only look the same, with composed and decomposed letters.
public enum PropertyListValue: Sendable, Hashable {
  /// A text.
  case string(String)
  /// True or false.
  case boolean(Bool)
  /// A whole number.
  case integer(PropertyListInteger)
  /// A floating-point number.
  case real(Double)
  /// A point in time.
  case date(PropertyListDate)
  /// Bytes.
  case data([UInt8])
  /// A reference number of a keyed archive.
  case uid(UInt32)
  /// An ordered list.
  case array([PropertyListValue])
  /// Keys with values, in order; no key occurs twice.
  case dictionary(PropertyListDictionary)
  /// An unordered collection, in the order of the file.
  case set([PropertyListValue])
  /// A dictionary with keys that are not strings, or that occur twice.
  case pairs([PropertyListPair])
  /// No value.
  case null
}

/// A key of any kind and its value.
public struct PropertyListPair: Sendable, Hashable {
  /// The key.
  public var key: PropertyListValue
  /// The value.
  public var value: PropertyListValue

  /// Creates a pair.
  public init(key: PropertyListValue, value: PropertyListValue) {
    self.key = key
    self.value = value
  }
}

extension PropertyListValue {
  /// Whether two values are the same, down to the Unicode scalars of their texts.
  public static func == (left: PropertyListValue, right: PropertyListValue) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): left.hasSameScalars(as: right)
    case (.boolean(let left), .boolean(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.real(let left), .real(let right)): left == right
    case (.date(let left), .date(let right)): left == right
    case (.data(let left), .data(let right)): left == right
    case (.uid(let left), .uid(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.dictionary(let left), .dictionary(let right)): left == right
    case (.set(let left), .set(let right)): left == right
    case (.pairs(let left), .pairs(let right)): left == right
    case (.null, .null): true
    default: false
    }
  }

  /// What the value is.
  public var kind: PropertyListKind {
    switch self {
    case .string: .string
    case .boolean: .boolean
    case .integer: .integer
    case .real: .real
    case .date: .date
    case .data: .data
    case .uid: .uid
    case .array: .array
    case .dictionary, .pairs: .dictionary
    case .set: .set
    case .null: .null
    }
  }
}
