extension String {
  /// Whether two texts have the same bytes.
  ///
  /// Keys and hosts are compared byte by byte, never by Unicode equivalence.
  func isSameText(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  /// Whether two texts are the same but for the case of the letters A to Z.
  func isSameTextIgnoringCase(as other: String) -> Bool {
    utf8.count == other.utf8.count
      && utf8.elementsEqual(other.utf8) { $0.asciiLowercased == $1.asciiLowercased }
  }

  /// The text with the letters A to Z made small, everything else unchanged.
  var asciiLowercased: String {
    String(decoding: utf8.map { $0.asciiLowercased }, as: UTF8.self)
  }
}

extension UInt8 {
  /// The byte, or the small letter if it is one of A to Z.
  var asciiLowercased: UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self }

  /// Whether the byte is one of 0 to 9.
  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether the byte is a letter from A to Z of either case.
  var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= asciiLowercased }

  /// The number a hexadecimal digit stands for, nil for any other byte.
  var hexadecimalDigit: UInt8? {
    switch asciiLowercased {
    case let digit where digit.isASCIIDigit: digit - UInt8(ascii: "0")
    case let letter where UInt8(ascii: "a")...UInt8(ascii: "f") ~= letter: letter - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
