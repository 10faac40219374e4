import SourceText
import Testing

@Suite("An index of texts")
struct TextIndexTests {
  /// Numbers that look random and are the same in every run.
  struct Numbers {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }

    /// A text of up to some bytes out of few letters, so that many are the same, and many only but for their case.
    mutating func text(_ length: Int) -> String {
      let letters: [Character] = ["a", "A", "z", "Z", "@", "[", "`", "\u{E9}", "e\u{301}"]
      return String((0..<next(length)).map { _ in letters[next(letters.count)] })
    }
  }

  /// What a text is looked for by in a dictionary that does the same.
  static func key(_ text: String, ignoringCase: Bool) -> [UInt8] {
    ignoringCase ? text.utf8.map { $0.asciiLowercased } : Array(text.utf8)
  }

  @Test(arguments: [false, true], [1, 4, 10, 40])
  func `numbers texts as a dictionary would`(ignoringCase: Bool, length: Int) {
    var numbers = Numbers(state: UInt64(length))
    var index = TextIndex(ignoringCase: ignoringCase)
    if length == 10 { index.reserveCapacity(500) }
    var expected: [[UInt8]: Int] = [:]
    for _ in 0..<1500 {
      let (text, other) = (numbers.text(length), numbers.text(length))
      let key = Self.key(text, ignoringCase: ignoringCase)
      let number = expected[key] ?? expected.count
      expected[key] = number
      #expect(index.insert(text) == number)
      #expect(index.number(of: other) == expected[Self.key(other, ignoringCase: ignoringCase)])
    }
    #expect(index.count == expected.count)
    for (number, text) in index.texts.enumerated() {
      #expect(expected[Self.key(text, ignoringCase: ignoringCase)] == number)
    }
  }

  @Test func `finds texts whose hashes are the same`() {
    // With this seed, one of the two numbers that are multiplied is 0 for texts of 16 bytes that begin so.
    let seed: UInt64 = 0x6161_6161_6161_6161 ^ 16 ^ 0x9E37_79B9_7F4A_7C15
    var index = TextIndex(ignoringCase: true, seed: seed)
    let texts = (0..<300).map { "aaaaaaaa\(10_000_000 + $0)" }
    for (number, text) in texts.enumerated() {
      #expect(index.number(of: text) == nil)
      #expect(index.insert(text) == number)
    }
    for (number, text) in texts.enumerated() {
      #expect(index.number(of: "AAAA" + text.dropFirst(4)) == number)
    }
    #expect(index.texts == texts)
  }

  @Test func `knows nothing at first`() {
    let index = TextIndex(ignoringCase: true)
    #expect(index.number(of: "") == nil)
    #expect(index.count == 0)
  }

  @Test func `tells all bytes apart but letters of either case`() {
    for byte in UInt8.min...0x7F {
      for other in UInt8.min...0x7F {
        for padding in ["", "1234567"] {
          let (one, two) = (padding + String(UnicodeScalar(byte)), padding + String(UnicodeScalar(other)))
          let isSame = byte.asciiLowercased == other.asciiLowercased
          #expect(one.isSameTextIgnoringCase(as: two) == isSame)
        }
      }
    }
  }
}
