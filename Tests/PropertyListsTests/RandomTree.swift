import PropertyLists
import TestSupport

/// Random values of the kinds that the text formats have, for laws about reading and writing.
enum RandomTree {
  static let texts = [
    "", "a", "b c", "CFBundleName", "$date", "$dictionary", "$set", "$pairs", "$", "$x", "é", "😀", "e\u{301}",
    "\"",
    "\\", "'", "/", "//", "/*", "a/b", "/usr", "\n", "\r\n", "\t", "\u{0}", "\u{7}\u{8}\u{B}\u{C}\u{1F}",
    "\u{7F}",
    "\u{2028}", "\u{FEFF}", "1.5", "-1", "YES", "a;b", "a=b", "{", ")", "<0f>", "\\U0041", "\\101", "\u{80}",
    "ß\u{0}1",
    "key with blank", "trailing\\", "*/", "a:b", "a+b", "@", "#x", "null", "true", "\u{FFFD}", "\u{10FFFF}",
  ]

  /// A value of any kind.
  static func any(_ generator: inout SeededGenerator, depth: Int) -> PropertyListValue {
    switch Int.random(in: 0..<(depth > 0 ? 16 : 9), using: &generator) {
    case 0, 1: text(&generator)
    case 2: .boolean(generator.chance(50))
    case 3: .integer(integer(&generator))
    case 4: .real(real(&generator))
    case 5: .date(date(&generator))
    case 6: data(&generator)
    case 7: .uid(UInt32.random(in: 0 ... .max, using: &generator))
    case 8: .null
    case 9, 10: .array(items(&generator) { any(&$0, depth: depth - 1) })
    case 11: .set(items(&generator) { any(&$0, depth: depth - 1) })
    case 12: pairs(&generator, depth: depth)
    default: dictionary(&generator) { any(&$0, depth: depth - 1) }
    }
  }

  /// A value of the kinds that OpenStep text has.
  static func openStep(_ generator: inout SeededGenerator, depth: Int) -> PropertyListValue {
    switch Int.random(in: 0..<(depth > 0 ? 10 : 5), using: &generator) {
    case 0...3: text(&generator)
    case 4: data(&generator)
    case 5, 6: .array(items(&generator) { openStep(&$0, depth: depth - 1) })
    default: dictionary(&generator) { openStep(&$0, depth: depth - 1) }
    }
  }

  /// A value of the kinds that GNUstep text has.
  static func gnustep(_ generator: inout SeededGenerator, depth: Int) -> PropertyListValue {
    switch Int.random(in: 0..<(depth > 0 ? 13 : 8), using: &generator) {
    case 0, 1: text(&generator)
    case 2: .boolean(generator.chance(50))
    case 3: .integer(integer(&generator, wide: false))
    case 4, 5: .real(real(&generator))
    case 6:
      .date(
        PropertyListDate(wholeSeconds: Int64.random(in: -63_000_000_000...252_000_000_000, using: &generator))
      )
    case 7: data(&generator)
    case 8, 9: .array(items(&generator) { gnustep(&$0, depth: depth - 1) })
    default: dictionary(&generator) { gnustep(&$0, depth: depth - 1) }
    }
  }

  static func dictionary(
    _ generator: inout SeededGenerator, _ value: (inout SeededGenerator) -> PropertyListValue
  ) -> PropertyListValue {
    var dictionary = PropertyListDictionary()
    for _ in 0..<Int.random(in: 0..<4, using: &generator) {
      let key = generator.pick(texts)
      let item = value(&generator)
      // The oracle gives a Swift dictionary, in which two spellings of é are one key.
      if !dictionary.entries.contains(where: { $0.key == key }) { dictionary[key] = item }
    }
    return .dictionary(dictionary)
  }

  /// Pairs with a first key that is no string; with strings only they would be a dictionary.
  private static func pairs(_ generator: inout SeededGenerator, depth: Int) -> PropertyListValue {
    let values = items(&generator) { any(&$0, depth: depth - 1) }
    let others = values.enumerated().map { index, value in
      PropertyListPair(key: generator.chance(50) ? .string("key \(index)") : .array([value]), value: value)
    }
    return .pairs([PropertyListPair(key: .null, value: .null)] + others)
  }

  private static func items<Item>(
    _ generator: inout SeededGenerator, _ item: (inout SeededGenerator) -> Item
  ) -> [Item] {
    (0..<Int.random(in: 0..<4, using: &generator)).map { _ in item(&generator) }
  }

  private static func text(_ generator: inout SeededGenerator) -> PropertyListValue {
    let count = Int.random(in: 1...3, using: &generator)
    return .string((0..<count).map { _ in generator.pick(texts) }.joined())
  }

  private static func data(_ generator: inout SeededGenerator) -> PropertyListValue {
    .data(
      (0..<Int.random(in: 0..<12, using: &generator)).map { _ in .random(in: 0...255, using: &generator) })
  }

  private static func integer(_ generator: inout SeededGenerator, wide: Bool = true) -> PropertyListInteger {
    switch Int.random(in: 0..<(wide ? 4 : 3), using: &generator) {
    case 0: PropertyListInteger(Int64.random(in: -100...100, using: &generator))
    case 1: PropertyListInteger(Int64(bitPattern: generator.next()))
    case 2: PropertyListInteger(generator.next())
    default: PropertyListInteger(high: Int64(bitPattern: generator.next()), low: generator.next())
    }
  }

  private static func real(_ generator: inout SeededGenerator) -> Double {
    if generator.chance(50) { return Double(Int.random(in: -1000...1000, using: &generator)) / 8 }
    let value = Double(bitPattern: generator.next())
    return value.isNaN ? .infinity : value
  }

  private static func date(_ generator: inout SeededGenerator) -> PropertyListDate {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: PropertyListDate(wholeSeconds: Int64.random(in: -1 << 40...1 << 40, using: &generator))
    case 1: PropertyListDate(secondsSinceReference: Double.random(in: -1e9...1e9, using: &generator))
    default: PropertyListDate(secondsSinceReference: real(&generator))
    }
  }
}
