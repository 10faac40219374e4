import PropertyLists
import TestSupport

/// Random property lists, for comparing writers.
struct RandomValue {
  /// What the values may be made of.
  struct Limits {
    var hasUIDs = true
    var hasNotANumber = true
    /// Null, sets, keys that are no strings, numbers past 64 bits.
    var hasOnlyBinary = false
    /// Texts with control characters and the like.
    var hasOddText = true
    var hasFractionalDates = true
  }

  var generator: SeededGenerator
  let limits: Limits

  init(seed: UInt64, limits: Limits = Limits()) {
    generator = SeededGenerator(seed: seed)
    self.limits = limits
  }

  mutating func value(depth: Int = 3) -> PropertyListValue {
    let isLeaf = depth == 0 || generator.chance(40)
    guard !isLeaf else { return leaf() }
    let count = generator.pick([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 14, 15, 16])
    switch Int.random(in: 0..<(limits.hasOnlyBinary ? 6 : 4), using: &generator) {
    case 0, 1: return .array((0..<count).map { _ in value(depth: depth - 1) })
    case 4: return .set((0..<count).map { _ in value(depth: depth - 1) })
    case 5:
      return .pairs(
        (0..<count).map { index in
          let keys: [PropertyListValue] = [
            .integer(PropertyListInteger(index)), .data([UInt8(index)]), .real(Double(index)),
            .uid(UInt32(index)),
          ]
          return PropertyListPair(key: generator.pick(keys), value: value(depth: depth - 1))
        })
    default:
      var dictionary = PropertyListDictionary()
      for _ in 0..<count { dictionary[text()] = value(depth: depth - 1) }
      return .dictionary(dictionary)
    }
  }

  mutating func leaf() -> PropertyListValue {
    switch Int.random(in: 0..<(limits.hasOnlyBinary ? 10 : 9), using: &generator) {
    case 0: return .boolean(generator.chance(50))
    case 1, 2: return .integer(integer())
    case 3: return .real(real())
    case 4: return .date(date())
    case 5: return .data(data())
    case 6 where limits.hasUIDs:
      return .uid(
        generator.pick([0, 1, 255, 256, 65_535, 65_536, UInt32.max, UInt32(generator.next() >> 40)]))
    case 9: return .null
    default: return .string(text())
    }
  }

  mutating func integer() -> PropertyListInteger {
    if limits.hasOnlyBinary, generator.chance(20) {
      return PropertyListInteger(high: Int64(bitPattern: generator.next()), low: generator.next())
    }
    let edges: [PropertyListInteger] = [
      0, 1, 255, 256, 65_535, 65_536, 4_294_967_295, 4_294_967_296, -1, -128, 9_223_372_036_854_775_807,
      -9_223_372_036_854_775_808, PropertyListInteger(UInt64.max), PropertyListInteger(UInt64(1) << 63),
    ]
    guard generator.chance(50) else { return generator.pick(edges) }
    let bits = generator.next() >> UInt64.random(in: 0..<64, using: &generator)
    return generator.chance(30) ? PropertyListInteger(Int64(bitPattern: bits)) : PropertyListInteger(bits)
  }

  mutating func real() -> Double {
    let edges = [
      0, -0.0, 1, -1, 0.1, 0.5, 2.5, 1e15, 1e16, 1e17, 1e21, 1e22, 1e23, 1e-4, 1e-5, 123_456.789,
      Double.leastNonzeroMagnitude, 2.2250738585072014e-308, 1.7976931348623157e308, .infinity, -.infinity,
    ]
    guard generator.chance(60) else { return generator.pick(edges) }
    let value: Double =
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: Double(bitPattern: generator.next())
      case 1: Double(Int64.random(in: -10_000_000...10_000_000, using: &generator)) / 1000
      default: Double(Float(Double.random(in: -1000...1000, using: &generator)))
      }
    if value.isNaN { return limits.hasNotANumber ? .nan : 0 }
    return value
  }

  mutating func date() -> PropertyListDate {
    // From the year 1 on for whole seconds, and some way back from there.
    let seconds =
      generator.chance(90)
      ? Int64.random(in: -63_113_904_000...252_423_993_599, using: &generator)
      : Int64.random(in: -2_000_000_000_000...2_000_000_000_000, using: &generator)
    if limits.hasFractionalDates, generator.chance(30) {
      return PropertyListDate(
        secondsSinceReference: Double(seconds) + generator.pick([0.25, 0.5, 0.75]))
    }
    return PropertyListDate(
      wholeSeconds: limits.hasFractionalDates ? seconds : max(min(seconds, 252_423_993_599), -63_000_000_000))
  }

  mutating func data() -> [UInt8] {
    let count = generator.pick([0, 1, 2, 3, 14, 15, 16, 44, 45, 46, 57, 58, 100, 300])
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  mutating func text() -> String {
    let pieces = [
      "a", "b", "key", "Z", "10", "9", " ", "<", ">", "&", "\"", "'", "é", "中", "😀", "\u{FFFD}", "\u{E000}",
      "a longer piece of text", "&amp;", "]]>", "<string>",
    ]
    let odd = ["\u{0}", "\u{1}", "\r", "\n", "\t", "\u{7F}", "\u{FFFE}", "\u{2028}"]
    let count = generator.pick([0, 1, 1, 2, 3, 6, 20])
    return (0..<count).map { _ in
      limits.hasOddText && generator.chance(8) ? generator.pick(odd) : generator.pick(pieces)
    }.joined()
  }
}
