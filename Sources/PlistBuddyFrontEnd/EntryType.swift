internal import PropertyLists

/// The type of an entry, as `Add` and `Clear` name it.
enum EntryType: String {
  case string, array, dict, bool, real, integer, date, data

  /// The type of a name in letters of any case.
  init(_ name: String) throws(PlistBuddyFailure) {
    guard let type = EntryType(rawValue: name.lowercased()) else {
      throw .unrecognized("Unrecognized Type: \(name)")
    }
    self = type
  }

  /// The type of a value that `Set` can change, or nil of a container.
  init?(of value: PropertyListValue) {
    switch value {
    case .string, .null: self = .string
    case .boolean: self = .bool
    case .integer, .uid: self = .integer
    case .real: self = .real
    case .date: self = .date
    case .data: self = .data
    case .array, .dictionary, .set, .pairs: return nil
    }
  }

  /// The value that a text stands for.
  func value(of text: String) throws(PlistBuddyFailure) -> PropertyListValue {
    switch self {
    case .string: return .string(text)
    case .array: return .array([])
    case .dict: return .dictionary(PropertyListDictionary())
    case .bool: return .boolean(["true", "yes", "1"].contains(text.lowercased()))
    case .integer:
      guard let number = LeadingNumber.integer(of: text) else {
        throw .malformed("Unrecognized Integer Format")
      }
      return .integer(PropertyListInteger(number.value))
    case .real:
      guard let number = LeadingNumber.real(of: text) else { throw .malformed("Unrecognized Real Format") }
      return .real(number)
    case .date:
      guard let date = LocalDate.date(of: text) else { throw .malformed("Unrecognized Date Format") }
      return .date(date)
    // The bytes of the text itself, not base 64.
    case .data: return .data(Array(text.utf8))
    }
  }

  /// The value that `Clear` puts in the place of the root.
  var emptyValue: PropertyListValue {
    switch self {
    case .string: .string("")
    case .array: .array([])
    case .dict: .dictionary(PropertyListDictionary())
    case .bool: .boolean(false)
    case .integer: .integer(0)
    case .real: .real(0)
    case .date: .date(PropertyListDate(wholeSeconds: 0))
    case .data: .data([])
    }
  }
}
