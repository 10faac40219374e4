internal import SourceText

/// The part of a line of source around a place, character by character as it is shown.
struct SourceLine {
  /// A character of the source.
  struct Cell {
    /// Where it begins in the text.
    let offset: Int
    /// What is shown for it.
    let shown: String
    /// How many columns that takes.
    let width: Int
  }

  /// How many columns a tab takes, wherever it stands.
  static let tabWidth = 4

  /// The characters.
  private(set) var cells: [Cell] = []
  /// Where the last character ends in the text.
  private(set) var end: Int
  /// Whether the line goes on to the left.
  let continuesBefore: Bool
  /// Whether the line goes on to the right.
  let continuesAfter: Bool
  /// Where the next line begins, if the line's end is in reach.
  let nextLine: Int?

  /// Finds the line around an offset of a source's text.
  ///
  /// - Parameters:
  ///   - offset: The offset in the text.
  ///   - reach: How many bytes to look at in either direction; lines can be of any length.
  ///   - source: The source.
  init(around offset: Int, reach: Int, in source: DecodedSource) {
    let text = source.text
    var start = min(max(offset, source.textStart), text.count)
    // The second half of a line end belongs to the line it ends.
    if start < text.count, start > source.textStart, text[start] == 0x0A, text[start - 1] == 0x0D {
      start -= 1
    }
    let anchor = start
    while start > source.textStart, anchor - start < reach, !Self.isLineEnd(text[start - 1]) { start -= 1 }
    continuesBefore = start > source.textStart && !Self.isLineEnd(text[start - 1])
    if continuesBefore {
      while start < anchor, text[start] & 0xC0 == 0x80 { start += 1 }
    }

    end = start
    var previous: Unicode.Scalar?
    while end < text.count, end - anchor < reach, !Self.isLineEnd(text[end]) {
      let (scalar, length) = Self.scalar(at: end, in: text)
      cells.append(Self.cell(at: end, scalar, after: previous))
      previous = scalar
      end += length
    }

    let endsHere = end == text.count || Self.isLineEnd(text[end])
    continuesAfter = !endsHere
    if endsHere {
      let isPair = end + 1 < text.count && text[end] == 0x0D && text[end + 1] == 0x0A
      nextLine = min(end + (isPair ? 2 : 1), text.count)
    } else {
      nextLine = nil
    }
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func cell(at offset: Int, _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Cell
  {
    if scalar == "\t" {
      return Cell(offset: offset, shown: String(repeating: " ", count: tabWidth), width: tabWidth)
    }
    if let form = scalar.visibleForm {
      return Cell(offset: offset, shown: form, width: form.unicodeScalars.count)
    }
    return Cell(
      offset: offset, shown: String(Character(scalar)), width: scalar.displayWidth(after: previous))
  }

  /// The character at an offset and its length in bytes; U+FFFD for a byte that belongs to none.
  private static func scalar(at offset: Int, in text: SourceBytes) -> (Unicode.Scalar, Int) {
    let first = text[offset]
    guard first >= 0x80 else { return (Unicode.Scalar(first), 1) }
    let length = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1
    guard length > 1, offset + length <= text.count else { return ("\u{FFFD}", 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      let byte = text[offset + index]
      guard byte & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= smallest, let scalar = Unicode.Scalar(value) else { return ("\u{FFFD}", 1) }
    return (scalar, length)
  }
}
