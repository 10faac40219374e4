extension String {
  /// Whether two texts have the same bytes.
  @inline(__always)
  package func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  /// Whether two texts are the same but for the case of the letters A to Z.
  package func hasSameLetters(as other: String) -> Bool {
    utf8.count == other.utf8.count
      && utf8.elementsEqual(other.utf8) { $0.smallASCIILetter == $1.smallASCIILetter }
  }

  /// The text with the letters A to Z made small, everything else unchanged.
  package var withSmallASCIILetters: String {
    guard utf8.contains(where: { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) else { return self }
    return String(decoding: utf8.map { $0.smallASCIILetter }, as: UTF8.self)
  }

  /// Whether the bytes of the text begin with those of another.
  package func hasBytePrefix(_ prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }

  /// The text without so many bytes in front.
  package func droppingBytes(_ count: Int) -> String {
    String(decoding: utf8.dropFirst(count), as: UTF8.self)
  }

  /// The pieces between the occurrences of a byte, empty ones among them.
  package func pieces(at separator: UInt8) -> [String] {
    utf8.split(separator: separator, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension UInt8 {
  /// The byte, or the small letter if it is one of A to Z.
  @inline(__always)
  package var smallASCIILetter: UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self }
}
