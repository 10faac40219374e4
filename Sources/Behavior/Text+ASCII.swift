extension String {
  /// Whether two texts have the same bytes.
  ///
  /// Names of files and keys are compared byte by byte, never by Unicode equivalence.
  func isSameText(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  /// Whether two texts are the same but for the case of the letters A to Z.
  func isSameTextIgnoringCase(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8) { Self.small($0) == Self.small($1) }
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
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

  /// The names of a path, without empty ones.
  var pathNames: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension [String] {
  /// Whether a text with the same bytes is among these.
  func holds(_ text: String) -> Bool { contains { $0.isSameText(as: text) } }

  /// The texts as a list in a sentence: `a, b and c`.
  var enumeration: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
