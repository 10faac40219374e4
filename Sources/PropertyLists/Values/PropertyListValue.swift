/// A value of a property list, on its own, without its place in a file.
///
/// Dictionaries keep the order of their entries, and two that differ only in it are not `==`; ask
/// ``PropertyListValue/means(_:)`` for that.
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
