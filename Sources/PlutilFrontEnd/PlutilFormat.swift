/// What plutil writes, as its command line names it.
enum PlutilFormat {
  case xml, binary, json
  /// A literal of source code.
  case swift, objectiveC
  /// Named only to be refused.
  case openStep
  /// The bare value, for scripts.
  case raw
  /// The name of the value's type.
  case type
  /// Whatever the input is.
  case unchanged

  init(_ word: String) throws(PlutilError) {
    switch word {
    case "xml1": self = .xml
    case "binary1": self = .binary
    case "json": self = .json
    case "swift": self = .swift
    case "objc": self = .objectiveC
    case "openStep": self = .openStep
    case "raw": self = .raw
    case "type": self = .type
    case "NoConversion": self = .unchanged
    default: throw PlutilError("Unknown format specifier: \(word)")
    }
  }

  /// Whether the result goes to standard output unless a file is named.
  var isForStandardOutput: Bool {
    switch self {
    case .raw, .type: true
    default: false
    }
  }
}
