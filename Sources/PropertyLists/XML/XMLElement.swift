/// The elements a property list is made of (F20).
package enum XMLElement: UInt8 {
  case plist, array, dict, key, string, data, date, real, integer, `true`, `false`

  /// The name between the angle brackets.
  package var name: StaticString {
    switch self {
    case .plist: "plist"
    case .array: "array"
    case .dict: "dict"
    case .key: "key"
    case .string: "string"
    case .data: "data"
    case .date: "date"
    case .real: "real"
    case .integer: "integer"
    case .true: "true"
    case .false: "false"
    }
  }

  /// Whether the element holds others.
  package var isContainer: Bool { self == .plist || self == .array || self == .dict }

  /// The name for messages.
  package var label: String { "\(name)" }

  /// The element of a name in the text, letter case minded.
  package init?(_ text: TextScanner, from start: Int, to end: Int) {
    func candidate(_ element: XMLElement) -> XMLElement? {
      element.name.utf8CodeUnitCount == end - start && text.matches(element.name, at: start)
        ? element : nil
    }
    let found: XMLElement? =
      switch text[start] {
      case UInt8(ascii: "a"): candidate(.array)
      case UInt8(ascii: "d"): candidate(.dict) ?? candidate(.data) ?? candidate(.date)
      case UInt8(ascii: "f"): candidate(.false)
      case UInt8(ascii: "i"): candidate(.integer)
      case UInt8(ascii: "k"): candidate(.key)
      case UInt8(ascii: "p"): candidate(.plist)
      case UInt8(ascii: "r"): candidate(.real)
      case UInt8(ascii: "s"): candidate(.string)
      case UInt8(ascii: "t"): candidate(.true)
      default: nil
      }
    guard let found else { return nil }
    self = found
  }
}
