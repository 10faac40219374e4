extension PropertyListPath: CustomStringConvertible {
  /// The text of the path; reading it gives the path back.
  public var description: String {
    var result = ""
    for step in steps {
      switch step {
      case .key(let key):
        if !result.isEmpty { result += "." }
        result += Self.isPlain(key) ? key : Self.quoted(key)
      case .anyDepth:
        if !result.isEmpty { result += "." }
        result += "**"
      case .index(let index): result += "[\(index)]"
      case .everyItem: result += "[]"
      case .matching(let key, let value): result += "[\(Self.inBrackets(key))=\(Self.inBrackets(value))]"
      }
    }
    return result
  }

  /// The text of a path that leads to one place.
  public static func text(of steps: [PropertyListPathStep]) -> String {
    PropertyListPath(steps).description
  }

  /// Whether a key can stand in a path as it is.
  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.utf8.first, first != UInt8(ascii: "\""), key != "**" else { return false }
    return key.utf8.allSatisfy {
      $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "\\")
    }
  }

  private static func inBrackets(_ text: String) -> String {
    let needsQuotes = text.utf8.contains {
      switch $0 {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "]"), UInt8(ascii: "="): true
      default: false
      }
    }
    return needsQuotes || text.isEmpty ? quoted(text) : text
  }

  private static func quoted(_ text: String) -> String {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { result.append(UInt8(ascii: "\\")) }
      result.append(byte)
    }
    result.append(UInt8(ascii: "\""))
    return String(decoding: result, as: UTF8.self)
  }
}
