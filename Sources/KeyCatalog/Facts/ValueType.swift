/// A type a property list value can have.
public enum ValueType: UInt8, Sendable, Hashable, CaseIterable {
  /// Text.
  case string
  /// True or false.
  case boolean
  /// A whole number.
  case integer
  /// A number that may have a fraction.
  case real
  /// An ordered list.
  case array
  /// Keys with values.
  case dictionary
  /// A point in time.
  case date
  /// Bytes.
  case data

  /// The word used in records, reports and JSON.
  public var name: String {
    switch self {
    case .string: "string"
    case .boolean: "boolean"
    case .integer: "integer"
    case .real: "real"
    case .array: "array"
    case .dictionary: "dictionary"
    case .date: "date"
    case .data: "data"
    }
  }

  /// Creates a type from its word, or nil if there is no such word.
  public init?(name: String) {
    guard let type = Self.allCases.first(where: { $0.name.isSameText(as: name) }) else { return nil }
    self = type
  }
}

/// A type together with the type of its items: `string`, or `array of string`.
public struct ValueShape: Sendable, Hashable, CustomStringConvertible {
  /// The type of the value itself.
  public let type: ValueType
  /// The type of each item, for an array whose items are described.
  public let item: ValueType?

  /// Creates a shape.
  public init(_ type: ValueType, of item: ValueType? = nil) {
    self.type = type
    self.item = item
  }

  /// Reads `string`, `array of string` and the like, or gives nil for any other text.
  public init?(_ text: String) {
    let prefix = "array of "
    if text.utf8.starts(with: prefix.utf8) {
      guard let item = ValueType(name: String(text.dropFirst(9))) else { return nil }
      self.init(.array, of: item)
    } else {
      guard let type = ValueType(name: text) else { return nil }
      self.init(type)
    }
  }

  /// The shape in words, as ``init(_:)`` reads it.
  public var description: String {
    guard let item else { return type.name }
    return "\(type.name) of \(item.name)"
  }
}

/// How well a value's type fits a key.
public enum TypeMatch: UInt8, Sendable, Hashable {
  /// The key is meant to have this type.
  case expected
  /// Seen in practice, or expected in an earlier era, and understood: worth a remark.
  case lenient
  /// The key cannot have this type.
  case wrong
}

/// A few types, in one word.
struct ValueTypeSet: OptionSet, Sendable, Hashable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ type: ValueType) { rawValue = 1 << UInt16(type.rawValue) }
}
