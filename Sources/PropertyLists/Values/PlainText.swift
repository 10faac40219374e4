extension PropertyListDate {
  /// The date as XML files have it, such as `2001-01-01T00:00:00Z`, cut to seconds (F47).
  ///
  /// It is `nil` if the date is not a number, or beyond what 64 bits count in seconds.
  package var xmlText: String? {
    guard let wholeSeconds else { return nil }
    var output = OutputBytes(capacity: 64)
    output.append(DateFields(wholeSeconds: wholeSeconds))
    return String(decoding: output.finish(), as: UTF8.self)
  }

  /// The date for people: as in XML, or the number of its seconds where XML has no form for it.
  package var plainText: String { xmlText ?? JSONDate.text(of: self) }
}

extension [UInt8] {
  /// The bytes in base 64, in one line.
  package var base64Text: String {
    String(decoding: Base64.encoded(span), as: UTF8.self)
  }
}
