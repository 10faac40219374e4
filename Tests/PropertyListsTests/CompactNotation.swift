import PropertyLists

/// Writes values the way the golden vectors do.
enum CompactNotation {
  static func text(of value: PropertyListValue) -> String {
    switch value {
    case .string(let text): return quoted(text)
    case .boolean(let boolean): return boolean ? "true" : "false"
    case .integer(let integer): return integer.description
    case .real(let real): return "\(real)"
    case .date(let date): return "date(\(date.secondsSinceReference))"
    case .data(let bytes): return "<\(hexadecimal(bytes))>"
    case .uid: return "UID"
    case .null: return "null"
    case .array(let items): return "[\(items.map(text).joined(separator: ","))]"
    case .set(let items): return "set[\(items.map(text).joined(separator: ","))]"
    case .dictionary(let dictionary):
      let entries = dictionary.sortedByKey().entries.map { "\(quoted($0.key)):\(text(of: $0.value))" }
      return "{\(entries.joined(separator: ","))}"
    case .pairs(let pairs):
      let entries = pairs.map { pair in
        if case .string(let key) = pair.key { return "\(quoted(key)):\(text(of: pair.value))" }
        return "nonstring-key(\(oddKey(pair.key))):\(text(of: pair.value))"
      }
      return "{\(entries.joined(separator: ","))}"
    }
  }

  private static func oddKey(_ key: PropertyListValue) -> String {
    switch key {
    case .data(let bytes): "\(bytes.count) bytes"
    case .null: "<null>"
    default: text(of: key)
    }
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case " "..."~": result.unicodeScalars.append(scalar)
      default: result += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result + "\""
  }
}
