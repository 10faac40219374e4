internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension PropertyListKind {
  /// The kind with its article: `an array`.
  var withArticle: String {
    switch self {
    case .array, .integer: "an \(description)"
    case .uid: "a UID"
    case .boolean: "a Boolean"
    case .data, .null: description
    case .string, .real, .date, .dictionary, .set: "a \(description)"
    }
  }

  /// The type the catalog has for the kind, nil for those no key can have.
  var valueType: ValueType? {
    switch self {
    case .string: .string
    case .boolean: .boolean
    case .integer: .integer
    case .real: .real
    case .date: .date
    case .data: .data
    case .array: .array
    case .dictionary: .dictionary
    case .uid, .set, .null: nil
    }
  }
}

extension ValueType {
  /// The type with its article: `an array`.
  var withArticle: String {
    switch self {
    case .array, .integer: "an \(name)"
    case .boolean: "a Boolean"
    case .data: name
    case .string, .real, .date, .dictionary: "a \(name)"
    }
  }
}

extension ValueShape {
  /// The type with its article and that of its items: `an array of strings`.
  var withArticle: String {
    guard let item else { return type.withArticle }
    let plural = item == .dictionary ? "dictionaries" : item == .boolean ? "Booleans" : "\(item.name)s"
    return "\(type.withArticle) of \(plural)"
  }
}

extension PropertyListNode {
  /// So many values are compared at most.
  private static let comparisonLimit = 10_000

  /// Whether two values mean the same; very large ones count as different.
  func hasSameMeaning(as other: PropertyListNode) -> Bool {
    guard kind == other.kind, count == other.count, expandedCount <= Self.comparisonLimit,
      other.expandedCount <= Self.comparisonLimit
    else { return false }
    switch kind {
    case .boolean: return boolean == other.boolean
    case .integer: return integer == other.integer
    case .string: return (string ?? "").isSameText(as: other.string ?? "")
    default: break
    }
    do throws(WriteError) {
      return try value() == other.value()
    } catch {
      return false
    }
  }

  /// The value as the catalog writes it, nil for those that never stand in lists of known values.
  var catalogValue: CatalogValue? {
    switch kind {
    case .string: string.map { .string($0) }
    case .boolean: boolean.map { .boolean($0) }
    case .integer: integer?.int64.flatMap { Int(exactly: $0) }.map { .integer($0) }
    case .real: real.map { .real($0) }
    case .date, .data, .uid, .array, .dictionary, .set, .null: nil
    }
  }
}

extension CatalogValue {
  /// The value as it may stand in a message.
  var shown: String {
    switch self {
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .string(let value): value.quoted
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}
