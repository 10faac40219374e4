extension String {
  /// Whether two texts have the same bytes.
  ///
  /// Names of files and keys are compared byte by byte, never by Unicode equivalence.
  @inline(__always)
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

  /// The text with the letters a to z made capitals, everything else unchanged.
  var asciiUppercased: String {
    String(decoding: utf8.map { $0.isASCIISmallLetter ? $0 & ~0x20 : $0 }, as: UTF8.self)
  }

  /// Whether the bytes of the text end in those of another, and there are more of them.
  func hasEnding(_ ending: String) -> Bool {
    utf8.count > ending.utf8.count && utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  /// Whether the bytes of the text begin with those of another.
  func hasBeginning(_ beginning: String) -> Bool { utf8.starts(with: beginning.utf8) }

  /// The text without so many bytes at its end.
  func droppingLast(_ count: Int) -> String { String(decoding: utf8.dropLast(count), as: UTF8.self) }

  /// The text without so many bytes in front.
  func droppingFirst(_ count: Int) -> String { String(decoding: utf8.dropFirst(count), as: UTF8.self) }
}

extension [String] {
  /// Whether a text with the same bytes is among these.
  func holds(_ text: String) -> Bool { contains { $0.isSameText(as: text) } }
}

extension UInt8 {
  /// The byte, or the small letter if it is one of A to Z.
  var asciiLowercased: UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self }

  /// Whether the byte is one of a to z.
  var isASCIISmallLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }

  /// Whether the byte is one of 0 to 9.
  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
