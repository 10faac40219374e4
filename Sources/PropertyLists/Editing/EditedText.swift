internal import SourceText

/// The text of a document as edits see it: white space, comments, lines and separators.
///
/// All offsets count bytes of the UTF-8 text.
struct EditedText {
  let bytes: SourceBytes
  /// Where the text begins, behind a byte order mark.
  let start: Int
  let format: PropertyListFormat

  init(_ document: PropertyListDocument) {
    bytes = document.source.text
    start = document.source.textStart
    format = document.format
  }

  /// The end of the text.
  var end: Int { bytes.count }

  /// The byte at an offset, or 0 at the end.
  func byte(at offset: Int) -> UInt8 { offset >= 0 && offset < end ? bytes[offset] : 0 }

  /// Whether a text stands at an offset.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, offset + length <= end else { return false }
    for index in 0..<length where unsafe bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// The bytes of a range as an array.
  func slice(_ lower: Int, _ upper: Int) -> [UInt8] {
    lower < upper ? bytes[ByteRange(lower, upper)].array : []
  }

  // MARK: White space and lines

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The offset behind white space, line ends included.
  func afterSpace(_ offset: Int, upTo limit: Int) -> Int {
    var offset = offset
    while offset < limit, Self.isSpace(bytes[offset]) { offset += 1 }
    return offset
  }

  /// The offset behind blanks and tabs.
  func afterBlanks(_ offset: Int, upTo limit: Int) -> Int {
    var offset = offset
    while offset < limit, Self.isBlank(bytes[offset]) { offset += 1 }
    return offset
  }

  /// Where the blanks and tabs in front of an offset begin.
  func beforeBlanks(_ offset: Int, from limit: Int) -> Int {
    var offset = offset
    while offset > limit, Self.isBlank(bytes[offset - 1]) { offset -= 1 }
    return offset
  }

  /// Where the line of an offset begins.
  func lineStart(_ offset: Int) -> Int { lineStart(offset, notBefore: start) ?? start }

  /// Where the line of an offset begins; `nil` if that is before a limit.
  ///
  /// - Complexity: O(distance from the limit), however long the line is.
  func lineStart(_ offset: Int, notBefore limit: Int) -> Int? {
    var offset = offset
    while offset > limit, !Self.isLineEnd(bytes[offset - 1]) { offset -= 1 }
    return offset == start || Self.isLineEnd(byte(at: offset - 1)) ? offset : nil
  }

  /// The offset behind the line end at an offset; the offset itself if there is none.
  func afterLineEnd(_ offset: Int) -> Int {
    if byte(at: offset) == 0x0D, byte(at: offset + 1) == 0x0A, offset + 1 < end { return offset + 2 }
    return offset < end && Self.isLineEnd(bytes[offset]) ? offset + 1 : offset
  }

  /// The blanks and tabs at the beginning of the line of an offset.
  func indentation(of offset: Int) -> [UInt8] {
    let line = lineStart(offset)
    return slice(line, afterBlanks(line, upTo: offset))
  }

  /// Whether a range has a line end.
  func hasLineEnd(_ lower: Int, _ upper: Int) -> Bool {
    var offset = lower
    while offset < upper {
      if Self.isLineEnd(bytes[offset]) { return true }
      offset += 1
    }
    return false
  }

  /// Whether a range holds white space and nothing else.
  func isSpace(_ lower: Int, _ upper: Int) -> Bool { afterSpace(lower, upTo: upper) >= upper }

  /// The line end the file uses: the first one in it, or a line feed.
  var lineEnd: [UInt8] {
    let text = TextScanner(bytes)
    return withExtendedLifetime(bytes) {
      let feed = text.first(0x0A, from: start)
      if feed < end { return feed > start && bytes[feed - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A] }
      return text.first(0x0D, from: start) < end ? [0x0D] : [0x0A]
    }
  }

  // MARK: Comments

  /// The offset behind the comment, or processing instruction, that begins at an offset.
  ///
  /// - Returns: `nil` if none begins there.
  func afterComment(_ offset: Int, upTo limit: Int) -> Int? {
    let opening: StaticString
    let closing: StaticString
    switch format {
    case .xml:
      if has("<!--", at: offset) {
        (opening, closing) = ("<!--", "-->")
      } else if has("<?", at: offset) {
        (opening, closing) = ("<?", "?>")
      } else {
        return nil
      }
    case .openStep, .strings, .gnustep:
      if has("//", at: offset) {
        var position = offset + 2
        while position < limit, !endsLineComment(position) { position += 1 }
        // Where a carriage return is part of the comment (F70), it still belongs to the line end.
        return position < limit && bytes[position - 1] == 0x0D ? position - 1 : position
      }
      guard has("/*", at: offset) else { return nil }
      (opening, closing) = ("/*", "*/")
    case .json, .binary: return nil
    }
    let text = TextScanner(bytes)
    return withExtendedLifetime(bytes) {
      text.first(of: closing, from: offset + opening.utf8CodeUnitCount, upTo: limit).map {
        $0 + closing.utf8CodeUnitCount
      } ?? limit
    }
  }

  /// Whether a comment that ends with its line ends at an offset (F61, F70).
  private func endsLineComment(_ offset: Int) -> Bool {
    if bytes[offset] == 0x0A { return true }
    guard format != .gnustep else { return false }
    return bytes[offset] == 0x0D || has("\u{2028}", at: offset) || has("\u{2029}", at: offset)
  }

  /// The comments of a range that holds only them and white space, in order.
  func comments(_ lower: Int, _ upper: Int) -> [ByteRange] {
    var comments: [ByteRange] = []
    var offset = afterSpace(lower, upTo: upper)
    while offset < upper {
      if let end = afterComment(offset, upTo: upper) {
        comments.append(ByteRange(offset, end))
        offset = afterSpace(end, upTo: upper)
      } else {
        // A separator, or something else that does not matter here.
        offset = afterSpace(offset + 1, upTo: upper)
      }
    }
    return comments
  }

  /// The end of the comments that follow on the same line, if nothing else does; otherwise the offset itself.
  func afterTrailingComments(_ offset: Int, upTo limit: Int) -> Int {
    var end = offset
    var position = afterBlanks(offset, upTo: limit)
    while position < limit, let next = afterComment(position, upTo: limit) {
      // A comment over several lines is not about what stands before it.
      if hasLineEnd(position, next) { return offset }
      end = next
      position = afterBlanks(next, upTo: limit)
    }
    return position >= limit || Self.isLineEnd(bytes[position]) ? end : offset
  }

  /// Whether a line comment ends at an offset, so that more text needs a new line.
  func isInLineComment(_ offset: Int, from lower: Int) -> Bool {
    comments(lower, offset).last.map { has("//", at: $0.lowerBound) && $0.upperBound == offset } ?? false
  }

  // MARK: Separators

  /// What stands behind the entries of a dictionary or the items of an array.
  func separator(of kind: PropertyListKind) -> UInt8? {
    switch format {
    case .xml, .binary: nil
    case .json: UInt8(ascii: ",")
    case .openStep, .strings, .gnustep:
      kind == .dictionary ? UInt8(ascii: ";") : UInt8(ascii: ",")
    }
  }

  /// Whether the separator stands behind the last one, too.
  func terminates(_ kind: PropertyListKind) -> Bool { separator(of: kind) == UInt8(ascii: ";") }

  /// Where the next separator stands, if only white space and comments come before it.
  func separatorOffset(_ separator: UInt8, after offset: Int, upTo limit: Int) -> Int? {
    var position = afterSpace(offset, upTo: limit)
    while position < limit {
      if bytes[position] == separator { return position }
      guard let next = afterComment(position, upTo: limit) else { return nil }
      position = afterSpace(next, upTo: limit)
    }
    return nil
  }
}
