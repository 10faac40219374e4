/// The line of a command, which is read word by word.
///
/// Blanks separate words; quotation marks of both kinds hold them together and are dropped wherever they
/// stand. A backslash makes the next character an ordinary one, but for `\n` and `\t`.
struct CommandText {
  /// A word or text: its characters, and whether each was made ordinary by a backslash.
  struct Piece {
    private(set) var bytes: [UInt8] = []
    private(set) var isEscaped: [Bool] = []

    fileprivate mutating func append(_ byte: UInt8, isEscaped: Bool) {
      bytes.append(byte)
      self.isEscaped.append(isEscaped)
    }

    var isEmpty: Bool { bytes.isEmpty }
    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  private var rest: ArraySlice<UInt8>

  /// Begins to read a line.
  ///
  /// - Throws: ``PlistBuddyFailure`` if a quotation has no end.
  init(_ line: String) throws(PlistBuddyFailure) {
    let bytes = Array(line.utf8)
    rest = bytes[...]
    var open: UInt8?
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == open {
        open = nil
      } else if open == nil, Self.isQuote(byte) {
        open = byte
      }
    }
    if open != nil { throw .malformed("Parse Error: Unclosed Quotes") }
  }

  /// Whether nothing but blanks is left.
  var isAtEnd: Bool { rest.allSatisfy(Self.isBlank) }

  /// Whether the line begins with a blank.
  var beginsWithBlank: Bool { rest.first.map(Self.isBlank) ?? false }

  /// The next word; empty at the end.
  mutating func word() -> Piece {
    rest = rest.drop(while: Self.isBlank)
    return read(upToBlank: true)
  }

  /// Everything that is left, without the blanks in front.
  mutating func remainder() -> String {
    rest = rest.drop(while: Self.isBlank)
    return read(upToBlank: false).text
  }

  private mutating func read(upToBlank: Bool) -> Piece {
    var piece = Piece()
    var open: UInt8?
    while let byte = rest.first {
      if upToBlank, open == nil, Self.isBlank(byte) { break }
      rest.removeFirst()
      if byte == open {
        open = nil
      } else if open == nil, Self.isQuote(byte) {
        open = byte
      } else if byte == UInt8(ascii: "\\"), let next = rest.popFirst() {
        switch next {
        case UInt8(ascii: "n"): piece.append(UInt8(ascii: "\n"), isEscaped: true)
        case UInt8(ascii: "t"): piece.append(UInt8(ascii: "\t"), isEscaped: true)
        default: piece.append(next, isEscaped: true)
        }
      } else {
        piece.append(byte, isEscaped: false)
      }
    }
    return piece
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
