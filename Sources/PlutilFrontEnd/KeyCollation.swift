internal import PropertyLists

/// The order in which plutil shows keys: as a person would look for them, letter case aside and numbers by
/// their size.
///
/// Marks come first, then digits, then letters; of keys that differ in nothing else the shorter number, then
/// the small letter comes first. ASCII and Latin letters are ordered as the original orders them, other
/// characters by their number.
struct KeyCollation {
  /// What decides first: one number a character, or a run of digits.
  private let primary: [UInt64]
  /// What decides between equals: accents, letter case, zeros in front of numbers.
  private let secondary: [UInt32]

  /// Sorts entries by their keys.
  static func sorted(_ entries: [PropertyListEntry]) -> [PropertyListEntry] {
    let keyed = entries.map { (collation: KeyCollation($0.key), entry: $0) }
    return keyed.enumerated().sorted { left, right in
      if left.element.collation.precedes(right.element.collation) { return true }
      if right.element.collation.precedes(left.element.collation) { return false }
      return left.offset < right.offset
    }.map { $0.element.entry }
  }

  init(_ key: String) {
    var primary: [UInt64] = []
    var secondary: [UInt32] = []
    var scalars = key.unicodeScalars.makeIterator()
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      guard let digit = Self.digit(scalar) else {
        Self.append(scalar, &primary, &secondary)
        continue
      }
      var value = digit
      var zeros: UInt32 = digit == 0 ? 1 : 0
      while let scalar = next, let digit = Self.digit(scalar) {
        if value == 0 && digit == 0 { zeros += 1 }
        // Numbers that long are all the same size.
        value = min(value &* 10 &+ digit, Self.numberLimit)
        next = scalars.next()
      }
      primary.append(Self.firstDigit + value)
      secondary.append(zeros)
    }
    self.primary = primary
    self.secondary = secondary
  }

  private func precedes(_ other: KeyCollation) -> Bool {
    if primary != other.primary { return primary.lexicographicallyPrecedes(other.primary) }
    return secondary.lexicographicallyPrecedes(other.secondary)
  }

  // MARK: Characters

  private static let numberLimit: UInt64 = 1 << 58
  private static let firstDigit: UInt64 = 1 << 32
  private static let firstLetter: UInt64 = 1 << 60

  /// Marks in their order.
  private static let marks = Array(
    "\t\n\u{0B}\u{0C}\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".unicodeScalars)

  /// The letters of Latin-1 from U+00C0 on, without their accents.
  private static let baseLetters = Array(
    "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty".utf8)

  private static func digit(_ scalar: Unicode.Scalar) -> UInt64? {
    let value = scalar.value &- 0x30
    return value < 10 ? UInt64(value) : nil
  }

  private static func append(
    _ scalar: Unicode.Scalar, _ primary: inout [UInt64], _ secondary: inout [UInt32]
  ) {
    let value = scalar.value
    switch value {
    case 0x41...0x5A:
      primary.append(firstLetter + UInt64(value + 0x20))
      secondary.append(1)
    case 0x61...0x7A:
      primary.append(firstLetter + UInt64(value))
      secondary.append(0)
    case 0xDF:
      // The sharp s counts as two.
      primary += [firstLetter + 0x73, firstLetter + 0x73]
      secondary += [2, 2]
    case 0xC0...0xFF where value != 0xD7 && value != 0xF7:
      primary.append(firstLetter + UInt64(baseLetters[Int(value - 0xC0)]))
      // Accents weigh more than letter case; capitals stand 32 places before their small letters.
      secondary.append(0x100 + (value | 0x20) * 2 + (value & 0x20 == 0 ? 1 : 0))
    default:
      if let place = marks.firstIndex(of: scalar) {
        primary.append(UInt64(place))
      } else if value < 0xC0 || 0x2000...0x2BFF ~= value || 0x1F000...0x1FAFF ~= value {
        // Controls, punctuation, symbols and pictures.
        primary.append(UInt64(marks.count) + UInt64(value))
      } else {
        primary.append(firstLetter + UInt64(value))
      }
      secondary.append(0)
    }
  }
}
