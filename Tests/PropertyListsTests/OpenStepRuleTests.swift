import PropertyLists
import SourceText
import Testing

@Suite("OpenStep text, strings files and GNUstep text are read and written by the rules")
struct OpenStepRuleTests {
  private static let deep513 = String(repeating: "(", count: 513) + String(repeating: ")", count: 513)

  private static let texts: [(String, String)] = [
    // F61
    ("\u{2028}( a,\t// b\n/* c */ d )", #"["a","d"]"#), ("/a", #""/a""#), ("a /* b", #""a""#),
    // F62
    (" \n", "{}"), ("(a) b", "trailing-content@4"), ("a = b;", #"{"a":"b"}"#),
    // F63
    ("a_$/:.-9", #""a_$/:.-9""#), ("(1, YES)", #"["1","YES"]"#), ("#a", "unexpected-character@0"),
    // F64
    (#"('a', "b\nc\U00e9", "x\"y")"#, #"["a","b\u{a}c\u{e9}","x\"y"]"#), ("\"a\nb\"", #""a\u{a}b""#),
    (#""\Ud83d\Ude00""#, #""\u{1f600}""#),
    // F65
    ("{a = <0f 1A>;}", #"{"a":<0f1a>}"#), ("{a = <0f1>;}", "invalid-data@8"),
    ("{a = <0g>;}", "invalid-data@6"),
    // F66
    (#""\200\351\101""#, #""\u{a0}\u{d8}A""#),
    // F67
    ("(a, b,)", #"["a","b"]"#), ("(a,,b)", "missing-value@3"), ("{a; b = c;}", #"{"a":"a","b":"c"}"#),
    ("{a = b}", "missing-separator@6"),
    // F67a: an element that fails is as if nothing stood there, and the rest of it is lost.
    ("({a=b)", "[]"),
    // F68
    ("a = b; )nonsense", #"{"a":"b"}"#), ("a = {b = (c);};", #"{"a":{"b":["c"]}}"#),
    // F69
    (deep513, deep513.replacing("(", with: "[").replacing(")", with: "]")),
    ("(\(deep513))", "nesting-too-deep@513"),
  ]

  @Test(arguments: texts)
  func `a text gives a value, or its errors`(text: String, outcome: String) throws {
    #expect(try Outcome.reading(text) == outcome)
  }

  private static let typedTexts: [(String, String)] = [
    // F70
    ("(a+b, !#%, \"\\351\")", ##"["a+b","!#%","\u{e9}"]"##), ("('a')", "unexpected-character@1"),
    // F71
    ("{a = b}", #"{"a":"b"}"#), ("(a,,b)", #"["a","","b"]"#), ("{a = ;}", #"{"a":""}"#),
    ("", "empty-input@0"),
    ("(a) b", "trailing-content@4"),
    // F72
    ("(<*I5>, <*BY>, <*R1.5>, <*D2001-01-01 00:00:00 +0000>, <[AAE=]>)", "[5,true,1.5,date(0.0),<0001>]"),
    ("(<*X5>)", "invalid-typed-value@1"),
  ]

  @Test(arguments: typedTexts)
  func `a typed text gives a value, or its errors`(text: String, outcome: String) throws {
    #expect(try Outcome.reading(text, as: .gnustep) == outcome)
  }

  @Test func `values keep their types as GNUstep text (F72)`() throws {
    let value = PropertyListValue.dictionary([
      "a": .integer(5), "b": .boolean(true), "c": .real(1.5), "d": .date(PropertyListDate(wholeSeconds: 0)),
      "e": .data([0, 1]),
    ])
    let bytes = try value.encoded(as: WriteOptions(format: .gnustep))
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {
            a = <*I5>;
            b = <*BY>;
            c = <*R1.5>;
            d = <*D2001-01-01 00:00:00 +0000>;
            e = <0001>;
        }

        """)
  }
}
