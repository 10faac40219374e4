internal import PropertyLists

/// What plutil does to each file.
enum PlutilVerb {
  case help
  case lint
  case print
  case convert(PlutilFormat, writesHeader: Bool)
  case extract(PlutilKeyPath, PlutilFormat, expected: PlutilType?)
  case insert(PlutilInsertion)
  case remove(PlutilKeyPath)
  case create(PlutilFormat)

  /// The option that names the verb where a message does.
  var optionInMessages: String? {
    switch self {
    case .lint: "-lint"
    case .print: "-p"
    default: nil
    }
  }
}

/// A value that `-insert` or `-replace` puts somewhere.
struct PlutilInsertion {
  let keyPath: PlutilKeyPath
  let value: PropertyListValue
  /// Whether a value that is there gives way.
  let isReplacement: Bool
  /// Whether the value goes behind the last one of an array.
  let appends: Bool
}
