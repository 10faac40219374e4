#if os(Linux)
  import Foundation
  import PropertyLists
  import SourceText
  import TestSupport
  import Testing

  /// Random JSON texts, most of them a little wrong, read by us and by Foundation.
  ///
  /// `DIFFERENTIAL_RUNS=200000` makes the run longer, `DIFFERENTIAL_SEED` makes it another one. Foundation is
  /// laxer about a comma before a closing bracket and zero bytes at the end, and refuses numbers it cannot
  /// hold; such texts are left out.
  @Suite("JSON is read as Foundation reads it, where that keeps to RFC 8259")
  struct JSONDifferentialTests {
    @Test func `gives Foundation's verdict and value on random texts`() throws {
      let seed = OpenStepDifferentialTests.setting("DIFFERENTIAL_SEED") ?? 20_261_125
      var generator = SeededGenerator(seed: UInt64(seed))
      var differences = 0
      for run in 0..<(OpenStepDifferentialTests.setting("DIFFERENTIAL_RUNS") ?? 5_000) where differences < 20
      {
        let text = JSONGenerator.document(&generator)
        let document = PropertyListDocument.read(SourceBytes(text), options: ReadOptions(format: .json))
        let isLaxerThere = document.errors.contains { $0.message.hasPrefix("A comma stands before") }
        let isStricterThere = document.leniencies.contains { $0.code == .unusualReal }
        if isLaxerThere || isStricterThere { continue }
        let value = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])
        let ours = document.isValid ? try document.root?.value() : nil
        let isSame =
          switch (value, ours) {
          case (nil, nil): true
          case (let value?, let ours?): Self.isSame(value, ours)
          default: false
          }
        if !isSame {
          differences += 1
          Issue.record(
            "run \(run): \(text.debugDescription) is \(value ?? "refused") to Foundation, not \(ours as Any)")
        }
      }
    }

    private static func isSame(_ value: Any, _ ours: PropertyListValue) -> Bool {
      switch (value, ours) {
      case (let value as String, .string(let ours)): value.utf8.elementsEqual(ours.utf8)
      case (let value as Bool, .boolean(let ours)): value == ours
      case (let value as NSNumber, .integer(let ours)):
        // Foundation keeps 38 digits, and rounds what has more.
        value.stringValue == ours.description || ours.description.utf8.count > 38
      // A decimal number's own conversion is a bit off now and then.
      case (let value as NSNumber, .real(let ours)): Double(value.stringValue) == ours
      case (is NSNull, .null): true
      case (let value as [Any], .array(let ours)):
        value.count == ours.count && zip(value, ours).allSatisfy { isSame($0, $1) }
      case (let value as [String: Any], .dictionary(let ours)):
        value.count == ours.count
          && ours.entries.allSatisfy { entry in value[entry.key].map { isSame($0, entry.value) } ?? false }
      default: false
      }
    }
  }

  /// Makes JSON texts from pieces that are mostly, but not always, right.
  enum JSONGenerator {
    static let space = ["", "", "", " ", "\n", "\t", "\r\n", "  "]
    static let junk = [
      "x", ",", ":", "[", "]", "{", "}", "\"", "'", "/", "//c\n", "/*c*/", "\\", "é", "\u{A0}", "\u{B}",

      "NaN", "tru", "truex", "null", "-", "+", ".", "0", "1e", "\u{1}", "=", ";", "\u{2028}", "\u{7F}", "[1",
      "{\"a\":",
    ]
    static let numbers = [
      "0", "-0", "1", "-1", "12", "01", "-01", "00", "1.5", "-1.5", "0.5", ".5", "5.", "1.", "1e5", "1E5",
      "1e+5",
      "1e-5", "1e", "1e+", "0e0", "0.0", "-0.0", "+1", "--1", "- 1", "1.5.5", "1e5e5", "0x10", "1_0",
      "9007199254740993",
      "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551615",
      "18446744073709551616", "123456789012345678901234567890", "1.7976931348623157e308", "5e-324", "0.1",
      "1e22",
      "123456789.123456789", "-", "1a", "١",
    ]
    static let pieces = [
      "a", "b c", "\\\"", "\\\\", "\\/", "\\b\\f", "\\n\\r\\t", "\\u0041", "\\u00e9", "\\u0000",
      "\\ud83d\\ude00",
      "\\uD83D\\uDE00", "\\ud83d", "\\ude00", "\\ud83dx", "\\ud83d\\u0041", "\\u41", "\\u00g0", "\\x41",
      "\\'", "\\a",
      "\\", "\t", "\n", "\u{1}", "\u{7F}", "é", "😀", "\u{2028}", "/", "//", "{", "]", ",", "\\u", "\\U0041",
      "\\é", "$a",
    ]

    static func document(_ generator: inout SeededGenerator) -> String {
      let text =
        generator.pick(space) + value(&generator, depth: 3) + generator.pick(space)
        + (generator.chance(4) ? generator.pick(junk) : "")
      return generator.chance(35) ? generator.slipping(1...2, in: text, junk) : text
    }

    static func value(_ generator: inout SeededGenerator, depth: Int) -> String {
      switch Int.random(in: 0..<(depth > 0 ? 10 : 6), using: &generator) {
      case 0, 1:
        generator.chance(80) ? "\(Int.random(in: -99...99, using: &generator))" : generator.pick(numbers)
      case 2: generator.pick(["true", "false", "null", "true", "false", "null", "True", "nil"])
      case 3, 4, 5: string(&generator)
      case 6, 7:
        "["
          + (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
            generator.pick(space) + value(&generator, depth: depth - 1) + generator.pick(space)
          }.joined(separator: generator.chance(97) ? "," : generator.pick(junk)) + generator.pick(space)
          + (generator.chance(98) ? "]" : generator.pick(junk))
      default:
        "{"
          + (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
            generator.pick(space) + string(&generator) + generator.pick(space)
              + (generator.chance(98) ? ":" : generator.pick(junk)) + generator.pick(space)
              + value(&generator, depth: depth - 1) + generator.pick(space)
          }.joined(separator: generator.chance(97) ? "," : generator.pick(junk)) + generator.pick(space)
          + (generator.chance(98) ? "}" : generator.pick(junk))
      }
    }

    static func string(_ generator: inout SeededGenerator) -> String {
      let good = Int.random(in: 0..<3, using: &generator)
      let content = (0..<good).map { _ in
        generator.chance(75)
          ? generator.pick(["a", "b", "é", "\\n", "\\u0041", "\\ud83d\\ude00"]) : generator.pick(pieces)
      }.joined()
      return "\"" + content + (generator.chance(99) ? "\"" : "")
    }
  }
#endif
