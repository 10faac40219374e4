import Foundation
import Testing

@testable import Validation

@Suite("Regular expressions of the catalog")
struct TextPatternTests {
  @Test(arguments: [
    ("^[A-Za-z0-9.-]+$", "com.Ajax.Hello", true), ("^[A-Za-z0-9.-]+$", "my_app", false),
    ("^(\\*|[^.].*)$", "*", true), ("^(\\*|[^.].*)$", ".html", false), ("^(\\*|[^.].*)$", "html", true),
    ("^[^/\\s]+/[^/\\s]+$", "text/html", true), ("^[^/\\s]+/[^/\\s]+$", "text / html", false),
    ("^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}$", "9B6E3B91-772C", true),
    ("^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}$", "9B6-7", false),
    ("^[0-9]+(\\.[0-9]+(\\.[0-9]+)?)?((d|a|b|fc)[0-9]+)?$", "3.1fc2", true),
    ("^[0-9]+(\\.[0-9]+(\\.[0-9]+)?)?((d|a|b|fc)[0-9]+)?$", "3.1.2.3", false),
    ("^file://localhost/(.*/)?$", "file://localhost/a/b/", true),
    ("^file://localhost/(.*/)?$", "file:///x/", false), ("a{2,3}", "aaaa", false), ("a{2,}", "aaaa", true),
    ("(a*)*b", "aaab", true), ("", "", true), ("a|", "", true), ("é+", "éé", true), ("[]-]", "]", false),
    ("[\\]a]", "]", true), ("(?:ab)+", "abab", true), ("\\d\\w\\s", "1_ ", true),
  ])
  func `match whole texts`(pattern: String, text: String, isMatch: Bool) throws {
    // An empty class matches nothing, so the expression never does.
    #expect(try #require(TextPattern(pattern)).matches(text) == isMatch)
  }

  @Test(arguments: [
    "(", ")", "a)", "[", "[b-a]", "*", "a{", "a{3,2}", "a{999}", "\\", "(?=a)", "a$b",
    "((((((((((((((((((((((a",
  ])
  func `are refused where they are malformed`(pattern: String) {
    #expect(TextPattern(pattern) == nil)
  }

  @Test
  func `are never slow, and never too large`() throws {
    let pattern = try #require(TextPattern("(a*)*(a*)*(a|aa)+b"))
    let clock = ContinuousClock()
    var isMatch = true
    let time = clock.measure { isMatch = pattern.matches(String(repeating: "a", count: 5_000)) }
    #expect(!isMatch)
    #expect(time < .seconds(2))
    #expect(TextPattern("(((a{100}){100}){100}){100}") == nil)
  }
}
