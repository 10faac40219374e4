import PropertyLists
import TestSupport

/// A property list in a file and a call of plutil on it, both at random but the same in every run.
struct PlutilCallGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 31)) &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  // MARK: Files

  static let keys = ["a", "B", "item9", "item10", "a.b", "Key", "key two", "_x", "z-1", "0", "ä"]

  mutating func value(depth: Int, forJSON: Bool) -> PropertyListValue {
    switch Int.random(in: 0..<(depth > 0 ? 12 : 8), using: &self) {
    case 0, 1: .string(pick(["", "text", "two words", "ünï", "a/b", "1", "<&>", "tab\there", "日本"]))
    case 2: .boolean(chance(50))
    case 3: .integer(pick([0, 1, -7, 42, 9_223_372_036_854_775_807, -9_223_372_036_854_775_808]))
    case 4: .real(pick([0.5, -2.25, 3.14, 1e20, 1e-7, 123456.789, 1, 0]))
    case 5 where !forJSON:
      .date(PropertyListDate(wholeSeconds: Int64.random(in: 0..<1_000_000_000, using: &self)))
    case 6 where !forJSON:
      .data(
        (0..<Int.random(in: 0..<60, using: &self)).map { _ in 0x10 + UInt8.random(in: 0..<200, using: &self) }
      )
    case 5, 6, 7: .string("plain")
    case 8, 9:
      .array((0..<Int.random(in: 0..<4, using: &self)).map { _ in value(depth: depth - 1, forJSON: forJSON) })
    default: dictionary(depth: depth - 1, forJSON: forJSON)
    }
  }

  mutating func dictionary(depth: Int, forJSON: Bool) -> PropertyListValue {
    var dictionary = PropertyListDictionary()
    for _ in 0..<Int.random(in: 1..<6, using: &self) {
      dictionary[pick(Self.keys)] = value(depth: depth, forJSON: forJSON)
    }
    return .dictionary(dictionary)
  }

  /// The bytes of a file.
  mutating func file() throws -> [UInt8] {
    if chance(4) {
      return Array(pick(["<plist><dict><key>a</key></dict></plist>", "{ a = b", "", "{\"a\": tru}"]).utf8)
    }
    let format = pick([PropertyListFormat.xml, .xml, .xml, .binary, .json, .openStep])
    let value = dictionary(depth: 3, forJSON: format == .json || format == .openStep)
    guard format != .openStep else {
      return Array("{ a = b; Key = (x, \"y z\", {k = v;}); B = <0fa1>; }".utf8)
    }
    return try value.encoded(as: WriteOptions(format: format, jsonForm: .plain))
  }

  // MARK: Calls

  private mutating func keyPath() -> String {
    let part = { (generator: inout PlutilCallGenerator) in
      generator.pick(Self.keys + ["0", "1", "2", "-1", "nope"]).split(separator: ".").joined(separator: "\\.")
    }
    var parts = [part(&self)]
    while chance(40) { parts.append(part(&self)) }
    return chance(3) ? "" : parts.joined(separator: ".")
  }

  private mutating func format() -> String {
    pick(["xml1", "binary1", "json", "swift", "objc", "raw", "type", "openStep", "bogus"])
  }

  private mutating func typedValue() -> [String] {
    pick([
      ["-bool", pick(["YES", "true", "no", "1", ""])],
      ["-integer", pick(["12", "-5", "12abc", "x", "99999999999999999999"])],
      ["-float", pick(["1.5", "abc", "1e3", "-0.25", "7"])],
      ["-string", pick(["", "hello world", "-x", "ä"])],
      ["-date", "2024-01-15T10:30:00Z"], ["-data", pick(["AQID", "AQ==", "AQI", "", "A Q=="])],
      [
        "-xml",
        pick([
          "<string>x</string>", "<array><true/></array>",
          "<plist><dict><key>q</key><integer>1</integer></dict></plist>",
        ]),
      ],
      ["-json", pick(["1", "\"x\"", "[1,2]", "{\"a\":{\"b\":true}}", "1.5"])], ["-dictionary"], ["-array"],
      ["-bogus", "x"],
    ])
  }

  /// The words of a call on a file.
  mutating func words(for name: String) -> [String] {
    var words: [String]
    switch Int.random(in: 0..<16, using: &self) {
    case 0: words = chance(50) ? [] : ["-lint"]
    case 1: words = ["-p"]
    case 2, 3: words = ["-convert", format()] + (chance(10) ? ["-header"] : [])
    case 4, 5, 6:
      words =
        ["-extract", keyPath(), format()]
        + (chance(20) ? ["-expect", pick(["string", "array", "bool", "bogus"])] : [])
    case 7: words = ["-type", keyPath()] + (chance(30) ? ["-expect", "dictionary"] : [])
    case 8, 9, 10: words = ["-insert", keyPath()] + typedValue() + (chance(20) ? ["-append"] : [])
    case 11, 12: words = ["-replace", keyPath()] + typedValue()
    case 13, 14: words = ["-remove", keyPath()]
    default: return ["-create", format(), pick(["new.plist", "-"])]
    }
    for option in [["-s"], ["-r"], ["-n"], ["-o", "-"], ["-o", "out.plist"], ["-e", "ext"], ["-q"]]
    where chance(12) {
      words += option
    }
    words.append(name)
    if chance(10) { words.append("other.plist") }
    return words
  }
}
