import KeyCatalog
import Testing

@Suite("The text of records")
struct RecordTextTests {
  static let good: StaticString = """
    # A remark, then a key of the books and of today.
    AcmeColors[].<name>."public.shade"
      books: 2018, current, CoreFoundation, Naming
      type: array, string
      items: string
      platforms: iOS 5.0 deprecated 7.0 obsoleted 8.0 (a note, with a comma), macOS
      values: closed
      value: red [default, order 1, introduced 10.3, beyond] -- The color of
        fire.
      value: "6.0"
      constraint: error pattern "^(a|\\"b)$" -- Matches.
      constraint: warning length {"max": 15, "any": ["x y", 1]} -- Short.
      relation: must requires AcmeColors, <the moon at night> -- Both.
      written by: Xcode [must not set] -- when built
      source: 000 002 Section > Part
      today: current, Appearance
      type: array
      items: string
      default note: true on odd days
      evidence: recalled
      source: apple-2025

    AcmeColors
      today:
      type: array
    """

  @Test func `may be well formed`() throws {
    try Catalog.check(Self.good)
  }

  @Test(
    arguments: [
      ("  type: string", 1, "a field stands before the first record"),
      ("Key", 1, "the record is empty"),
      ("Key\n  type: string", 2, "books: or today: is expected, each once at most"),
      ("Key\n  today:\n  today:", 3, "books: or today: is expected, each once at most"),
      ("Key\n  today: fine, Family", 2, "there is no such status"),
      ("Key\n  today: current", 2, "status and family are expected"),
      ("Key\n  books: 2018, current, CoreFoundation", 2, "year, status, family and group are expected"),
      ("Key\n  books: 2014, current, A, B", 2, "year, status, family and group are expected"),
      ("Key\n  today:\n  color: red", 3, "there is no such field"),
      ("Key\n  today:\n  recommended by: me", 3, "there is no such field"),
      ("Key\n  today:\n  type string", 3, "there is no such field"),
      ("Key\n  today:\n  type:string", 3, "a space is missing behind the colon"),
      ("Key\n  today:\n type: string", 3, "a field is indented by two spaces, and has a word and a colon"),
      ("Key\n  today:\n  type: text", 3, "there is no such type"),
      ("Key\n  today:\n  type: string\n  type: string", 4, "the field occurs twice"),
      ("Key\n  today:\n  recommended: iOS app", 3, "the field does not belong to this side"),
      (
        "Key\n  books: 2018, current, A, B\n  evidence: recalled", 3, "the field does not belong to this side"
      ),
      ("Key\n    more", 2, "a line continues nothing"),
      ("Key\n  today:\n\nKey\n  today:", 4, "the path has a record already"),
      ("Key..Name\n  today:", 1, "the path is malformed"),
      ("Key[.Name\n  today:", 1, "the path is malformed"),
      ("\"Key\n  today:", 1, "the path is malformed"),
      ("Key\n  today:\n  platforms: iOS 5.0, Windows", 3, "the field is malformed"),
      ("Key\n  today:\n  platforms: iOS deprecated", 3, "the field is malformed"),
      ("Key\n  today:\n  value: red [blue]", 3, "the field is malformed"),
      ("Key\n  today:\n  value: red blue", 3, "the field is malformed"),
      ("Key\n  today:\n  values: open", 3, "the field is malformed"),
      ("Key\n  today:\n  keys: closed", 3, "the field is malformed"),
      ("Key\n  today:\n  default: [1, 2", 3, "the field is malformed"),
      ("Key\n  today:\n  default: {\"a\" 1}", 3, "the field is malformed"),
      ("Key\n  today:\n  default: \"a", 3, "the field is malformed"),
      ("Key\n  today:\n  effect:", 3, "the field is malformed"),
      ("Key\n  today:\n  source: nobody", 3, "the field is malformed"),
      ("Key\n  today:\n  constraint: error sparkles -- Yes.", 3, "the field is malformed"),
      ("Key\n  today:\n  constraint: fatal pattern \"a\" -- Yes.", 3, "the field is malformed"),
      ("Key\n  today:\n  constraint: error pattern \"a\"", 3, "the field is malformed"),
      ("Key\n  today:\n  relation: must love Other -- Yes.", 3, "the field is malformed"),
      ("Key\n  today:\n  evidence: hearsay", 3, "the field is malformed"),
      ("Key\n  books: 2018, current, A, B\n  source: the book", 3, "the field is malformed"),
      ("Key\n  books: 2018, current, A, B\n  written by: Xcode", 3, "the field is malformed"),
    ] as [(StaticString, Int, String)])
  func `is refused with its line where it is malformed`(text: StaticString, line: Int, message: String) {
    do {
      try Catalog.check(text)
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.message == message)
      #expect(error.line == line)
    }
  }
}
