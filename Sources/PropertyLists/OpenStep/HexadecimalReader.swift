/// Goes through the hexadecimal digits of data as the system does (F65).
///
/// The system looks at the low eight bits of each UTF-16 unit only, so that U+0130 is a `0` to it.
struct HexadecimalReader {
  /// What comes next.
  enum Step: Equatable {
    /// A byte.
    case byte(UInt8)
    /// The `>`.
    case end
    /// A digit without a second one, which has been passed.
    case uneven
    /// A character that does not belong there.
    case invalid
    /// The end of the text.
    case unterminated
  }

  let text: TextScanner
  /// Where the next pair begins, or where reading has ended.
  var offset: Int
  /// A character beyond ASCII was taken for a digit.
  private(set) var hasLookalike = false
  /// The second unit of the character at the offset, when only its first one has been used.
  private var pendingUnit: UInt16?

  init(text: TextScanner, offset: Int) {
    self.text = text
    self.offset = offset
  }

  /// Passes all pairs and tells what comes then.
  mutating func skipPairs() -> Step {
    while true {
      while pendingUnit == nil, offset &+ 32 <= text.count, text.are32HexadecimalDigits(at: offset) {
        offset &+= 32
      }
      while pendingUnit == nil, offset &+ 8 <= text.count, text.areHexadecimalDigits(at: offset) {
        offset &+= 8
      }
      let step = next()
      if case .byte = step { continue }
      return step
    }
  }

  /// Passes the next pair, if there is one.
  mutating func next() -> Step {
    while offset < text.count {
      if let first = digit() {
        guard let second = digit() else { return .uneven }
        return .byte(first << 4 | second)
      }
      guard pendingUnit == nil else { return .invalid }
      switch text[offset] {
      case UInt8(ascii: ">"): return .end
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case 0xE2 where text.matches("\u{2028}", at: offset) || text.matches("\u{2029}", at: offset):
        offset += 3
      default: return .invalid
      }
    }
    return .unterminated
  }

  /// Passes a digit, if there is one.
  @inline(__always)
  private mutating func digit() -> UInt8? {
    guard offset < text.count else { return nil }
    guard text[offset] < 0x80 else { return lookalike() }
    guard let value = hexadecimalValue(text[offset]) else { return nil }
    offset += 1
    return value
  }

  private mutating func lookalike() -> UInt8? {
    let scalar = text.scalar(at: offset)
    guard let units = UTF16.encode(scalar) else { return nil }
    let unit = pendingUnit ?? units[units.startIndex]
    guard let value = hexadecimalValue(UInt8(truncatingIfNeeded: unit)) else { return nil }
    hasLookalike = true
    if pendingUnit == nil, units.count > 1 {
      pendingUnit = units[units.index(after: units.startIndex)]
    } else {
      pendingUnit = nil
      offset += UTF8.width(scalar)
    }
    return value
  }
}

extension TextScanner {
  /// Whether the 32 bytes at an offset are all hexadecimal digits.
  @inline(__always)
  fileprivate func are32HexadecimalDigits(at offset: Int) -> Bool {
    let first = Self.others(word(at: offset)) | Self.others(word(at: offset &+ 8))
    let second = Self.others(word(at: offset &+ 16)) | Self.others(word(at: offset &+ 24))
    return (first | second) & Self.spread(0x80) == 0
  }

  /// Whether the eight bytes at an offset are all hexadecimal digits.
  @inline(__always)
  fileprivate func areHexadecimalDigits(at offset: Int) -> Bool {
    Self.others(word(at: offset)) & Self.spread(0x80) == 0
  }

  /// Marks the bytes of a word that are no hexadecimal digits with their highest bits.
  @inline(__always)
  private static func others(_ word: UInt64) -> UInt64 {
    // Digits become 0 to 9 here, letters of either case 1 to 6; what is larger reaches the highest bit of a
    // sum, and so does all but a 0 of the third.
    let digits = word ^ spread(UInt8(ascii: "0"))
    let letters = (word | spread(0x20)) ^ spread(0x60)
    let noDigits = digits &+ spread(0x76)
    let noLetters = (letters &+ spread(0x79)) | ~(letters &+ spread(0x7F))
    // With a byte above 127 the sums mean nothing, but then that byte itself is objection enough.
    return word | (noDigits & noLetters)
  }
}
