import PropertyLists
import SourceText
import TestSupport
import Testing

@Suite("What the system tolerates in OpenStep text is noted")
struct OpenStepLeniencyTests {
  /// The marks are where the leniencies lie, in the order of the codes.
  @Test(arguments: [
    ("( ⟦{ a = b ⟧)", [Leniency.Code.droppedContent], "[]"),
    ("(a, ⟦{b = ⟧)", [.droppedContent], #"["a"]"#),
    ("( ⟦<0f⟧)", [.droppedContent], "[]"),
    ("{⟦\" ⟧}", [.droppedContent], "{}"),
    ("( a, {⟦\" ⟧} )", [.droppedContent], #"["a",{}]"#),
    ("{ a = b; ⟦\"⟧}", [.droppedContent], #"{"a":"b"}"#),
    ("a = b; ⟦\"c d⟧", [.droppedContent], #"{"a":"b"}"#),
    ("( ( ⟦{ k = { l = { m ⟧), ⟦{⟧) ", [.droppedContent, .droppedContent], "[[]]"),
    ("a = b; ⟦} c = d;⟧", [.contentAfterRoot], #"{"a":"b"}"#),
    ("a = b; ⟦;⟧", [.contentAfterRoot], #"{"a":"b"}"#),
    ("{ ⟦a⟧; }", [.keyWithoutValue], #"{"a":"a"}"#),
    ("⟦ // nothing\n⟧", [.blankText], "{}"),
    ("{ a = b; } ⟦/*⟧ c", [.unterminatedComment], #"{"a":"b"}"#),
    (#"( "⟦\Ud83d⟧x", "\Ud83d\Ude00" )"#, [.loneSurrogate], #"["\u{fffd}x","\u{1f600}"]"#),
    ("( ⟦<\u{130}f>⟧ )", [.digitLookalike], "[<0f>]"),
  ])
  func `in OpenStep text`(marked: String, codes: [Leniency.Code], value: String) throws {
    let text = MarkedText(marked)
    let document = PropertyListDocument.read(SourceBytes(text.bytes))
    #expect(document.errors == [])
    #expect(document.leniencies.map(\.code) == codes, "\(document.leniencies)")
    #expect(document.leniencies.map(\.range) == text.ranges)
    #expect(try CompactNotation.text(of: #require(document.root).value()) == value)
    for leniency in document.leniencies { #expect(leniency.message.hasSuffix("."), "\(leniency.message)") }
  }

  @Test(arguments: [
    ("{ a = b⟦⟧ }", [Leniency.Code.missingSemicolon], #"{"a":"b"}"#),
    ("( a, ⟦⟧, b )", [.emptySlot], #"["a","","b"]"#),
    ("{ a = ⟦⟧; ⟦⟧= b; }", [.emptySlot, .emptySlot], #"{"":"b","a":""}"#),
    ("{ a = ⟦<*I5>⟧; b = <*BY>; }", [.formatUnknownToSystem], #"{"a":5,"b":true}"#),
    ("{ a = ⟦x+y⟧; b = #z; }", [.formatUnknownToSystem], ##"{"a":"x+y","b":"#z"}"##),
    ("( ⟦<*I⟦5x⟧>⟧ )", [.formatUnknownToSystem, .irregularTypedValue], "[5]"),
    (
      "( ⟦<*B⟦YES⟧>⟧, <*R⟦1.5.5⟧> )", [.formatUnknownToSystem, .irregularTypedValue, .irregularTypedValue],
      "[true,1.5]"
    ),
    (
      "( ⟦<*D⟦2024-13-01 03:04:05 +0000⟧>⟧ )", [.formatUnknownToSystem, .dateRollsOver], "[date(757393445.0)]"
    ),
    (
      "( ⟦<*D⟦2024-1-01 03:04:05 +00:00⟧>⟧ )", [.formatUnknownToSystem, .irregularTypedValue],
      "[date(725771045.0)]"
    ),
    ("( ⟦<[aGVs⟦b⟧]>⟧ )", [.formatUnknownToSystem, .irregularBase64], "[<68656c>]"),
  ])
  func `in GNUstep text`(marked: String, codes: [Leniency.Code], value: String) throws {
    let text = MarkedText(marked)
    let document = PropertyListDocument.read(SourceBytes(text.bytes), options: ReadOptions(format: .gnustep))
    #expect(document.errors == [])
    let ranges = text.ranges.sorted { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
    #expect(document.leniencies.map(\.code) == codes, "\(document.leniencies)")
    #expect(document.leniencies.map(\.range) == ranges)
    #expect(try CompactNotation.text(of: #require(document.root).value()) == value)
  }

  @Test(arguments: [
    ("{ a = ⟦<*Z⟧5>; }", [ReadError.Code.invalidTypedValue]),
    (
      "{ a = <*B⟦X⟧>; b = <*D⟦2024-01-02T03:04:05Z⟧>; c = ⟦<*I>⟧; }",
      [.invalidTypedValue, .invalidTypedValue, .invalidTypedValue]
    ),
    ("{ a = <*R⟦0x10⟧>; b = <[⟦!⟧]>; c = <[AA=⟦A⟧]>; }", [.invalidTypedValue, .invalidData, .invalidData]),
    (#"( "⟦\Ud83d⟧x" )"#, [.invalidEscape]),
    ("{ ⟦a⟧; }", [.missingValue]),
    ("{} ⟦x⟧", [.trailingContent]), (" ⟦⟧", [.unexpectedEnd]), ("( a, ⟦'⟧b' )", [.unexpectedCharacter]),
  ])
  func `but errors in GNUstep text are errors`(marked: String, codes: [ReadError.Code]) {
    let text = MarkedText(marked)
    let document = PropertyListDocument.read(
      SourceBytes(text.bytes), options: ReadOptions(format: .gnustep))
    #expect(document.errors.map(\.code) == codes, "\(document.errors)")
    #expect(document.errors.map(\.range) == text.ranges)
  }

  @Test func `names the option that reads typed values`() throws {
    let document = PropertyListDocument.read(SourceBytes("{ a = <*I5>; b = <*BY>; }"))
    #expect(document.errors.count == 1)
    #expect(try #require(document.errors.first?.hint).contains("--input-format gnustep"))
  }

  @Test(arguments: [
    ("{ a = b; }", PropertyListFormat.openStep), ("a = b;", .strings), ("a;", .strings), ("a", .openStep),
    ("( a )", .openStep), ("<0f>", .openStep), (" // nothing", .strings),
  ])
  func `tells a strings file by its form, whatever was asked for`(text: String, format: PropertyListFormat) {
    for asked in [nil, PropertyListFormat.openStep, .strings] {
      let document = PropertyListDocument.read(SourceBytes(text), options: ReadOptions(format: asked))
      #expect(document.errors == [])
      #expect(document.format == format)
    }
  }
}
