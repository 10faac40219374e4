/// Reads the text of a regular expression.
struct PatternParser {
  private static let deepest = 20
  private static let mostRepetitions = 200
  private let scalars: [UInt32]
  private var index = 0
  private var depth = 0

  init(_ text: String) { scalars = text.unicodeScalars.map { $0.value } }

  /// The whole expression, nil if it is malformed.
  ///
  /// Anchors at its ends say what holds anyway.
  mutating func parse() -> PatternTree? {
    _ = skip("^")
    guard let tree = choice() else { return nil }
    _ = skip("$")
    return index == scalars.count ? tree : nil
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard index < scalars.count, scalars[index] == character.value else { return false }
    index += 1
    return true
  }

  private func isAt(_ character: Unicode.Scalar) -> Bool {
    index < scalars.count && scalars[index] == character.value
  }

  private mutating func choice() -> PatternTree? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    var parts: [PatternTree] = []
    repeat {
      guard let part = sequence() else { return nil }
      parts.append(part)
    } while skip("|")
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() -> PatternTree? {
    var parts: [PatternTree] = []
    while index < scalars.count, !isAt("|"), !isAt(")"), !isAt("$") {
      guard let atom = atom(), let part = quantified(atom) else { return nil }
      parts.append(part)
    }
    return .sequence(parts)
  }

  private mutating func atom() -> PatternTree? {
    let character = scalars[index]
    index += 1
    switch Unicode.Scalar(character) {
    case "(":
      if skip("?") { guard skip(":") else { return nil } }
      guard let inner = choice(), skip(")") else { return nil }
      return inner
    case "[": return scalarClass().map { .set($0) }
    case ".": return .set(.everything)
    case "\\": return escaped().map { .set($0) }
    case "*", "+", "?", "{": return nil
    default: return .set(ScalarSet(ranges: [character...character]))
    }
  }

  private mutating func quantified(_ atom: PatternTree) -> PatternTree? {
    if skip("*") { return .repeated(atom, least: 0, most: nil) }
    if skip("+") { return .repeated(atom, least: 1, most: nil) }
    if skip("?") { return .repeated(atom, least: 0, most: 1) }
    guard skip("{") else { return atom }
    guard let least = number() else { return nil }
    var most: Int? = least
    if skip(",") { most = isAt("}") ? nil : number() }
    guard skip("}"), most ?? least >= least else { return nil }
    return .repeated(atom, least: least, most: most)
  }

  private mutating func number() -> Int? {
    let start = index
    var value = 0
    while index < scalars.count, 0x30...0x39 ~= scalars[index], value <= Self.mostRepetitions {
      value = value * 10 + Int(scalars[index] - 0x30)
      index += 1
    }
    return index > start && value <= Self.mostRepetitions ? value : nil
  }

  private mutating func scalarClass() -> ScalarSet? {
    var set = ScalarSet()
    set.isNegated = skip("^")
    while index < scalars.count, !isAt("]") {
      var low = scalars[index]
      index += 1
      if low == 0x5C {
        guard let inner = escaped() else { return nil }
        guard inner.ranges.count == 1, inner.ranges[0].count == 1, !inner.isNegated else {
          set.ranges += inner.ranges
          continue
        }
        low = inner.ranges[0].lowerBound
      }
      if isAt("-"), index + 1 < scalars.count, scalars[index + 1] != 0x5D {
        let high = scalars[index + 1]
        guard low <= high else { return nil }
        index += 2
        set.ranges.append(low...high)
      } else {
        set.ranges.append(low...low)
      }
    }
    return skip("]") ? set : nil
  }

  private mutating func escaped() -> ScalarSet? {
    guard index < scalars.count else { return nil }
    let character = scalars[index]
    index += 1
    switch Unicode.Scalar(character) {
    case "s": return ScalarSet(ranges: [0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x2028...0x2029])
    case "d": return ScalarSet(ranges: [0x30...0x39])
    case "w": return ScalarSet(ranges: [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    default: return ScalarSet(ranges: [character...character])
    }
  }
}
