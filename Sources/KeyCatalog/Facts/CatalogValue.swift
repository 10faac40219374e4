/// A value that stands in a record: a default, a known value, the argument of a constraint.
public enum CatalogValue: Sendable, Hashable {
  /// True or false.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction.
  case real(Double)
  /// Text.
  case string(String)
  /// A list.
  case array([CatalogValue])
  /// Names with values, in the order of the record.
  case dictionary([Member])

  /// A name and its value.
  public struct Member: Sendable, Hashable {
    /// The name.
    public let key: String
    /// The value.
    public let value: CatalogValue

    /// Creates a member.
    public init(_ key: String, _ value: CatalogValue) {
      self.key = key
      self.value = value
    }
  }

  /// The type of the value.
  public var type: ValueType {
    switch self {
    case .boolean: .boolean
    case .integer: .integer
    case .real: .real
    case .string: .string
    case .array: .array
    case .dictionary: .dictionary
    }
  }

  /// The text, if this is text.
  public var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The whole number, if this is one.
  public var integer: Int? { if case .integer(let value) = self { value } else { nil } }

  /// The truth value, if this is one.
  public var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  /// The items, if this is a list.
  public var items: [CatalogValue]? { if case .array(let value) = self { value } else { nil } }

  /// The members, if this is a dictionary.
  public var members: [Member]? { if case .dictionary(let value) = self { value } else { nil } }

  /// The texts of a list, or the one text of a string; other items are left out.
  public var strings: [String] {
    switch self {
    case .string(let value): [value]
    case .array(let items): items.compactMap { $0.string }
    default: []
    }
  }

  /// The member of a dictionary with a name, nil for other values and other names.
  public subscript(name: String) -> CatalogValue? {
    members?.first { $0.key.isSameText(as: name) }?.value
  }
}
