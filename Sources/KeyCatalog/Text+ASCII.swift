extension String {
  /// Whether two texts have the same bytes.
  ///
  /// Names in property lists are compared byte by byte, never by Unicode equivalence.
  @inline(__always)
  func isSameText(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  /// The text with the letters A to Z made small, everything else unchanged.
  var asciiLowercased: String {
    String(decoding: utf8.map { $0.asciiLowercased }, as: UTF8.self)
  }
}

extension UInt8 {
  /// The byte, or the small letter if it is one of A to Z.
  @inline(__always)
  var asciiLowercased: UInt8 { isASCIIUppercase ? self | 0x20 : self }

  /// Whether the byte is one of A to Z.
  @inline(__always)
  var isASCIIUppercase: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }

  /// Whether the byte is one of a to z.
  @inline(__always)
  var isASCIILowercase: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }

  /// Whether the byte is one of 0 to 9.
  @inline(__always)
  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
