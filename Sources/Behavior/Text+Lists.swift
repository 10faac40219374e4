extension String {
  /// The names of a path, without empty ones.
  var pathNames: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension [String] {
  /// The texts as a list in a sentence: `a, b and c`.
  var enumeration: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
