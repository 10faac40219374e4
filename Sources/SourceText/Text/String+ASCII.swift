/// Texts of property lists and names of files: compared byte by byte, never by Unicode equivalence.
extension String {
  /// Whether two texts have the same bytes.
  @inlinable
  package func isSameText(as other: String) -> Bool {
    utf8.count == other.utf8.count && hasBytes(like: other, ignoringCase: false)
  }

  /// Whether two texts are the same but for the case of the letters A to Z.
  @inlinable
  package func isSameTextIgnoringCase(as other: String) -> Bool {
    utf8.count == other.utf8.count && hasBytes(like: other, ignoringCase: true)
  }

  @usableFromInline
  func hasBytes(like other: String, ignoringCase: Bool) -> Bool {
    unsafe withBytes { first in
      unsafe other.withBytes { second in unsafe first.isSame(as: second, ignoringCase: ignoringCase) }
    }
  }

  /// The text with the letters A to Z made small, everything else unchanged.
  package var asciiLowercased: String {
    guard utf8.contains(where: { $0.isASCIICapitalLetter }) else { return self }
    return String(decoding: utf8.map { $0.asciiLowercased }, as: UTF8.self)
  }

  /// The text with the letters a to z made capitals, everything else unchanged.
  package var asciiUppercased: String {
    String(decoding: utf8.map { $0.isASCIISmallLetter ? $0 & ~0x20 : $0 }, as: UTF8.self)
  }

  /// Whether the bytes of the text begin with those of another, or do so but for the case of the letters A to Z.
  package func hasBeginning(_ beginning: String, ignoringCase: Bool = false) -> Bool {
    hasBytes(of: beginning, atEnd: false, ignoringCase: ignoringCase)
  }

  /// Whether the bytes of the text end in those of another, and there are more of them.
  ///
  /// That is how names of files have endings: `.app` alone is a name without one.
  package func hasEnding(_ ending: String) -> Bool {
    utf8.count > ending.utf8.count && ends(in: ending)
  }

  /// Whether the bytes of the text end in those of another, or do so but for the case of the letters A to Z.
  package func ends(in ending: String, ignoringCase: Bool = false) -> Bool {
    hasBytes(of: ending, atEnd: true, ignoringCase: ignoringCase)
  }

  private func hasBytes(of other: String, atEnd: Bool, ignoringCase: Bool) -> Bool {
    unsafe withBytes { whole in
      unsafe other.withBytes { unsafe whole.hasPart($0, atEnd: atEnd, ignoringCase: ignoringCase) }
    }
  }

  /// Whether all bytes are characters of ASCII with a form of their own, and no controls.
  package var isPrintableASCII: Bool {
    let isPlain = unsafe utf8.withContiguousStorageIfAvailable { text in
      let bytes = UnsafeRawBufferPointer(text)
      var index = 0
      while index + 8 <= bytes.count {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        // The high bit of a byte is set if the byte lies beyond ASCII, is a control, or is the last one of ASCII.
        let controls = (word &- 0x2020_2020_2020_2020) & ~word
        let lasts = word &+ 0x0101_0101_0101_0101
        if (word | controls | lasts) & 0x8080_8080_8080_8080 != 0 { return false }
        index += 8
      }
      while index < bytes.count {
        if unsafe !(0x20..<0x7F ~= bytes[index]) { return false }
        index += 1
      }
      return true
    }
    return isPlain ?? utf8.allSatisfy { 0x20..<0x7F ~= $0 }
  }

  /// The text without so many bytes in front.
  package func droppingFirst(_ count: Int) -> String {
    String(decoding: utf8.dropFirst(count), as: UTF8.self)
  }

  /// The text without so many bytes at its end.
  package func droppingLast(_ count: Int) -> String {
    String(decoding: utf8.dropLast(count), as: UTF8.self)
  }

  /// The pieces between the occurrences of a byte, empty ones among them.
  package func pieces(at separator: UInt8) -> [String] {
    utf8.split(separator: separator, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The text without spaces, tabs and line ends around it.
  package var withoutSurroundingSpace: String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
    guard let start = utf8.firstIndex(where: { !isSpace($0) }),
      let last = utf8.lastIndex(where: { !isSpace($0) })
    else { return "" }
    if start == utf8.startIndex, utf8.index(after: last) == utf8.endIndex { return self }
    return String(self[start...last])
  }
}

extension [String] {
  /// Whether a text with the same bytes is among these.
  package func holds(_ text: String) -> Bool { contains { $0.isSameText(as: text) } }
}

extension Span<UInt8> {
  /// Whether the bytes begin with those of a text.
  package func begins(with text: String) -> Bool { hasBytes(of: text, atEnd: false) }

  /// Whether the bytes end in those of a text.
  package func ends(in text: String) -> Bool { hasBytes(of: text, atEnd: true) }

  private func hasBytes(of text: String, atEnd: Bool) -> Bool {
    unsafe withUnsafeBytes { whole in
      unsafe text.withBytes { unsafe whole.hasPart($0, atEnd: atEnd, ignoringCase: false) }
    }
  }

  /// Whether one of two bytes is in the text.
  package func holdsByte(_ first: UInt8, or second: UInt8) -> Bool {
    unsafe withUnsafeBufferPointer { bytes in
      for index in 0..<bytes.count {
        let byte = unsafe bytes[index]
        if byte == first || byte == second { return true }
      }
      return false
    }
  }
}

extension UInt8 {
  /// The byte, or the small letter if it is one of A to Z.
  @inlinable
  package var asciiLowercased: UInt8 { isASCIICapitalLetter ? self | 0x20 : self }

  /// Whether the byte is one of A to Z.
  @inlinable
  package var isASCIICapitalLetter: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }

  /// Whether the byte is one of a to z.
  @inlinable
  package var isASCIISmallLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }

  /// Whether the byte is a letter from A to Z of either case.
  @inlinable
  package var isASCIILetter: Bool { asciiLowercased.isASCIISmallLetter }

  /// Whether the byte is one of 0 to 9.
  @inlinable
  package var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// The number a hexadecimal digit stands for, nil for any other byte.
  package var hexadecimalDigit: UInt8? {
    switch asciiLowercased {
    case let digit where digit.isASCIIDigit: digit - UInt8(ascii: "0")
    case let letter where UInt8(ascii: "a")...UInt8(ascii: "f") ~= letter: letter - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
