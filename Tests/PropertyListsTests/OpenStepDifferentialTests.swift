#if os(Linux)
  import Foundation
  import PropertyLists
  import SourceText
  import TestSupport
  import Testing

  /// Random OpenStep texts and strings files, most of them a little wrong, read by us and by Foundation.
  ///
  /// `DIFFERENTIAL_RUNS=200000` makes the run longer, `DIFFERENTIAL_SEED` makes it another one. Foundation
  /// prints a line for each missing separator, so only such a run asks it about those.
  @Suite("OpenStep text is read as Foundation reads it")
  struct OpenStepDifferentialTests {
    static func setting(_ name: String) -> Int? {
      ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    @Test func `gives Foundation's verdict and value on random texts`() throws {
      var generator = SeededGenerator(seed: UInt64(Self.setting("DIFFERENTIAL_SEED") ?? 20_261_122))
      var differences = 0
      for run in 0..<(Self.setting("DIFFERENTIAL_RUNS") ?? 5_000) where differences < 20 {
        let text = OpenStepGenerator.document(&generator)
        let document = PropertyListDocument.read(SourceBytes(text), options: ReadOptions(format: .openStep))
        let isNoisy =
          document.errors.first?.code == .missingSeparator || document.errors.first?.code == .missingValue
        if isNoisy, Self.setting("DIFFERENTIAL_RUNS") == nil { continue }
        let value = unsafe try? PropertyListSerialization.propertyList(
          from: Data(text.utf8), options: [], format: nil)
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

    static func isSame(_ value: Any, _ ours: PropertyListValue) -> Bool {
      switch (value, ours) {
      case (let value as String, .string(let ours)): value.utf8.elementsEqual(ours.utf8)
      case (let value as Data, .data(let ours)): [UInt8](value) == ours
      case (let value as [Any], .array(let ours)):
        value.count == ours.count && zip(value, ours).allSatisfy { isSame($0, $1) }
      case (let value as [String: Any], .dictionary(let ours)):
        value.count == ours.count
          && ours.entries.allSatisfy { entry in value[entry.key].map { isSame($0, entry.value) } ?? false }
      default: false
      }
    }
  }

  /// Makes OpenStep texts from pieces that are mostly, but not always, right.
  enum OpenStepGenerator {
    static let space = [
      "", "", "", " ", "\n", "\t", "\r\n", "\u{B}", "\u{2028}", "/*c*/", "//c\n", "// c\r", "/**/", "/*\n*/",
    ]
    static let junk = [
      "x", ";", ",", "=", "(", ")", "{", "}", "<", ">", "\"", "'", "/", "//", "/*", "*/", "\\", "@", "é",
      "\u{A0}",
      "\u{0}", "\u{2029}", "\u{FEFF}", "[", "]", ":", "😀", "<0f", "<*I5>", "(a", "{a=b", "a=", "=b;", ";;",
      ",,",
    ]
    static let bare = [
      "a", "b", "c1", "_x", "$y", "a/b", "/usr", "a:b", "1.5", "-1", "http://x", "YES", "A.b-c",
    ]
    static let pieces = [
      "a", "b c", "\\a", "\\b\\f\\n", "\\r\\t\\v", "\\\"", "\\'", "\\\\", "\\q", "\\\n", "\\0", "\\7",
      "\\101", "\\377",
      "\\376", "\\200", "\\256x", "\\400", "\\1234", "\\8", "\\U", "\\U41", "\\U00e9", "\\Ud83d\\Ude00",
      "\\Ud83d",
      "\\Ude00", "\\U1F600", "\\u00e9", "\\x41", "\\é", "\\😀", "é", "😀", "\n", "\r\n", "/*", "//", ";", "{",
      ")",
      "\u{0}", "\u{2028}", "\\Ud83d\\U0041", "\\Ud83dx\\Ude00", "\\Ud83d\\q", "\\Ud83d\\Ud83d\\Ude00",
      "\\\r\n",
    ]
    static let data = [
      "", "0f", "0F1a", "0f 1a", "0f\n1a\t2b", "0", "0f1", "0g", "g", "0 f", "0f/*c*/", "\u{2028}0f",
      "0f\u{B}", "é0",
      "\u{130}0", "0\u{130}", "\u{141}\u{142}", "\u{1C030}", "\u{1C430}", "\u{10431}", "0\u{1C430}", "*I5",
      "[AA==]",
      "0f\u{A0}", "00 11 22 33", "\u{1CC30}", "\u{1CC31}0", "\u{1CC31}\u{1CC32}",
    ]

    static func document(_ generator: inout SeededGenerator) -> String {
      var text = generator.pick(space) + generator.pick(space)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: text += string(&generator)
      case 1, 2, 3: text += entries(&generator, depth: 3)
      case 4: text += array(&generator, depth: 3)
      default: text += dictionary(&generator, depth: 3)
      }
      text += generator.pick(space)
      if generator.chance(5) { text += generator.pick(junk) }
      return generator.chance(45) ? generator.slipping(1...3, in: text, junk) : text
    }

    static func value(_ generator: inout SeededGenerator, depth: Int) -> String {
      switch Int.random(in: 0..<(depth > 0 ? 10 : 6), using: &generator) {
      case 0: "<\(generator.pick(data))\(generator.chance(95) ? ">" : "")"
      case 1...5: string(&generator)
      case 6, 7: array(&generator, depth: depth - 1)
      default: dictionary(&generator, depth: depth - 1)
      }
    }

    static func string(_ generator: inout SeededGenerator) -> String {
      if generator.chance(45) { return generator.pick(bare) }
      let quote = generator.pick(["\"", "\"", "'"])
      let count = Int.random(in: 0..<3, using: &generator)
      let content = (0..<count).map { _ in generator.pick(pieces) }.joined()
      return quote + content + (generator.chance(98) ? quote : "")
    }

    static func array(_ generator: inout SeededGenerator, depth: Int) -> String {
      let count = Int.random(in: 0..<4, using: &generator)
      let items = (0..<count).map { _ in
        generator.pick(space) + value(&generator, depth: depth) + generator.pick(space)
      }
      let separator = generator.chance(97) ? "," : generator.pick(junk)
      let tail = generator.chance(15) ? generator.pick([",", "@", "\"", "<0f", "{a=b", "{", "'x"]) : ""
      return "(" + items.joined(separator: separator) + tail + generator.pick(space)
        + (generator.chance(97) ? ")" : generator.pick(junk))
    }

    static func dictionary(_ generator: inout SeededGenerator, depth: Int) -> String {
      let tail = generator.chance(8) ? generator.pick(["\"", "'", "@", "\"\\", "a", "(", "\"x"]) : ""
      return "{" + entries(&generator, depth: depth) + tail + generator.pick(space)
        + (generator.chance(97) ? "}" : generator.pick(junk))
    }

    static func entries(_ generator: inout SeededGenerator, depth: Int) -> String {
      let count = Int.random(in: 0..<4, using: &generator)
      return (0..<count).map { _ -> String in
        let key = generator.pick(space) + string(&generator) + generator.pick(space)
        let end = generator.pick(space) + (generator.chance(96) ? ";" : generator.pick(junk + [""]))
        if generator.chance(10) { return key + end }
        let sign = generator.chance(97) ? "=" : generator.pick(junk)
        return key + sign + generator.pick(space) + value(&generator, depth: depth) + end
      }.joined()
    }
  }
#endif
