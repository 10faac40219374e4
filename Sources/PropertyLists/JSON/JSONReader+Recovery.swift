internal import SourceText

extension JSONReader {
  // MARK: Going on

  /// Skips a comment at the position, which is an error noted once.
  ///
  /// - Returns: Whether there was one.
  @inline(never)
  mutating func skipComment() -> Bool {
    let start = position
    let isBlock = text.matches("/*", at: start)
    guard isBlock || text[start] == UInt8(ascii: "#") || text.matches("//", at: start) else { return false }
    if isBlock {
      position = text.first(of: "*/", from: start + 2, upTo: end).map { $0 + 2 } ?? end
    } else {
      position = endOfLine(from: start)
    }
    if !hasNotedComment {
      hasNotedComment = true
      fail(
        .unexpectedCharacter, ByteRange(start, position), "JSON has no comments.",
        hint: "Remove this one and any other.")
    }
    return true
  }

  /// Skips to the next comma or closing bracket of the innermost container.
  mutating func resynchronize() {
    if hasPendingKey { addPlaceholder() }
    var depth = 0
    while position < end {
      switch text[position] {
      case UInt8(ascii: "\""):
        // A string that is not closed in its line takes the rest of it.
        position += 1
        while position < end {
          position = text.firstSpecialInJSON(from: position).offset
          guard position < end, text[position] == UInt8(ascii: "\\") else { break }
          position += 2
        }
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard depth > 0 else {
          step = isInArray ? .afterItem : .afterEntry
          return
        }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        step = isInArray ? .afterItem : .afterEntry
        return
      default: break
      }
      position += 1
    }
    position = end
    isDone = true
  }

  /// Adds an empty string where a value is missing, so that the tape keeps its form.
  mutating func addPlaceholder() {
    tape.countValue()
    tape.leaf(.string, offset: min(position, end), length: 0, flags: TapeWord.bare)
  }

  var isInArray: Bool { tape.frames.last?.kind == .array }

  /// Whether a key waits for its value.
  var hasPendingKey: Bool { tape.count > 0 && tape[tape.count - 1].kind == .key }

  // MARK: Showing text

  /// Whether a character belongs to numbers, `true` and the like, or to names without quotes.
  static func isWordCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "."):
      true
    default: byte >= 0x80
    }
  }

  func endOfLine(from start: Int) -> Int {
    var offset = start
    while offset < end, text[offset] != 0x0A, text[offset] != 0x0D { offset += 1 }
    return offset
  }

  /// A piece of the text for a message, cut when it is long.
  func shown(_ start: Int, _ end: Int) -> String {
    XMLText.excerpt(of: text, start, min(max(start, end), self.end))
  }

  /// The character at an offset, in quotes, for a message.
  func quoted(at offset: Int) -> String {
    "\"\(shown(offset, scalarRange(at: offset).upperBound))\""
  }

  /// The bytes of the scalar at an offset.
  func scalarRange(at offset: Int) -> ByteRange {
    var upper = min(offset + 1, end)
    while upper < end, text[upper] & 0xC0 == 0x80, upper - offset < 4 { upper += 1 }
    return ByteRange(min(offset, end), upper)
  }
}
