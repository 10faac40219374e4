import SourceText

/// Names of a setting for one domain: today's, and two older ones that still count (A25).
package enum ExceptionKeyName {
  /// What the names begin with, today's first; of two names that are both there, the first one counts (inferred).
  package static let prefixes = ["NSException", "NSThirdPartyException", "NSTemporaryException"]
  /// What the names end in.
  package static let endings = ["AllowsInsecureHTTPLoads", "MinimumTLSVersion", "RequiresForwardSecrecy"]

  /// What a name ends in, behind one of the prefixes; nil if it is no such name.
  static func ending(of key: String) -> String? {
    for prefix in prefixes where key.utf8.starts(with: prefix.utf8) {
      let rest = String(decoding: key.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
      if let ending = endings.first(where: { $0.isSameText(as: rest) }) { return ending }
    }
    return nil
  }

  /// The number of the prefix, from 0 for today's.
  static func rank(of key: String) -> Int {
    prefixes.firstIndex { key.utf8.starts(with: $0.utf8) } ?? prefixes.count
  }

  /// Today's name of an older one, nil if the key is none.
  package static func newerName(of key: String) -> String? {
    if key.isSameText(as: "NSAllowsArbitraryLoadsInMedia") { return "NSAllowsArbitraryLoadsForMedia" }
    guard let ending = ending(of: key), rank(of: key) > 0 else { return nil }
    return prefixes[0] + ending
  }
}

extension TransportSetting {
  /// Today's name of the key, nil if that is the one in the file.
  var newerName: String? { ExceptionKeyName.newerName(of: key) }
}
